import ArgumentParser
import Comparison
import Geometry
import Proving
import Runs
import Scenarios

struct ProofSampleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also lay out at every step of this length, in points, and compare with the proof.",
      valueName: "step"),
    transform: Self.step)
  var sample: Double?

  @OptionGroup
  var progress: ProgressOptions

  /// The most lengths of a sample, each of which both engines lay out.
  static let mostLengths = 1_000_000.0

  private static func step(_ text: String) throws -> Double {
    guard let step = Double(text), step >= 1e-4, step <= 1000 else {
      throw ValidationError(
        "'\(text)' is not a step: expected 0.0001 to 1000 points, as in 0.01.")
    }
    return step
  }

  /// The sample of each sweep of a proof, computed on all cores; `nil` without `--sample`.
  func samples(
    of proof: ScenarioProof, _ scenario: Scenario
  ) throws(ProofError) -> [SampledSweep]? {
    guard let sample else { return nil }
    var samples: [SampledSweep] = []
    for sweep in proof.sweeps {
      let sampler = try ProofSampler(scenario, inCase: sweep.sweep.caseName)
      let lengths = ProofSampler.lengths(of: sweep.sweep, step: sample)
      let size = max(1, (lengths.count + Self.parts - 1) / Self.parts)
      let parts = stride(from: 0, to: lengths.count, by: size).map {
        Array(lengths[$0..<min($0 + size, lengths.count)])
      }
      let observer = RunObserver.terminal(quiet: progress.quiet)
      observer.beginStage(.sampled, parts.count)
      let answers = ParallelWork.map(
        parts, observer: observer, name: { "from \(($0.first ?? 0).points)" }
      ) { part in
        Result { () throws(ProofError) in try sampler.sample(sweep, at: part) }
      }
      observer.endStage()
      var sampled = SampledSweep(of: sweep, step: sample)
      for answer in answers { sampled.sample.add(try answer.get()) }
      samples.append(sampled)
    }
    return samples
  }

  /// The number of parts of a sweep: more than there are cores, so that none is idle for long.
  private static let parts = 32
}
