import Comparison
package import JSONText

/// A proof as JSON, with exact numbers: the output of `prove --json`.
///
/// Has the keys of a `ProofRecord`, as `run.json` has it; the keys are a contract.
package struct ProofDocument: Sendable {
  private let record: ProofRecord
  private let schemaVersion: Int
  private let scenario: String
  private let sentence: String
  /// The sample of each sweep; absent where none was taken.
  private let samples: [SampledSweep]?

  /// Makes the document of a proof, with the samples that were compared with it.
  package init(_ proof: ScenarioProof, samples: [SampledSweep]? = nil, schemaVersion: Int) {
    record = proof.record
    scenario = proof.scenario
    sentence = proof.sentence
    self.samples = samples
    self.schemaVersion = schemaVersion
  }
}

extension ProofDocument: JSONRepresentable {
  /// The record, and what is known only here beside its keys.
  package var json: JSONValue {
    record.json.adding([
      "schemaVersion": schemaVersion.json, "scenario": scenario.json, "sentence": sentence.json,
      "samples": samples?.json,
    ])
  }
}
