import Comparison
package import JSONText

extension ScenarioProof {
  /// The proof as JSON, with exact numbers and the samples that were compared with it: the output of
  /// `prove --json`.
  ///
  /// Has the keys of a `ProofRecord`, as `run.json` has it; the keys are a contract.
  package func document(samples: [SampledSweep]? = nil) -> JSONValue {
    record.json.adding([
      "schemaVersion": PrintedJSON.schemaVersion.json, "scenario": scenario.json,
      "sentence": sentence.json, "samples": samples?.json,
    ])
  }
}
