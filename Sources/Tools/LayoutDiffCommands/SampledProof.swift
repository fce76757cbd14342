import ArgumentParser
import Comparison
import Foundation
import Geometry
import Proving
import Scenarios

/// Whether a proof is held against both engines at many lengths.
struct SampleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also lay out at every such step, in points, and hold the proof against that.",
      valueName: "step"),
    transform: Self.step)
  var sample: Double?

  @OptionGroup
  var progress: ProgressOptions

  private static func step(_ text: String) throws -> Double {
    guard let step = Double(text), step >= 1e-4, step <= 1000 else {
      throw ValidationError(
        "'\(text)' is no step: expected points from 0.0001 to 1000, as in 0.01.")
    }
    return step
  }

  /// The sample of each sweep of a proof, worked out on all cores; `nil` where none is wanted.
  func samples(
    of proof: ScenarioProof, _ scenario: Scenario
  ) throws(ProofError) -> [SampledSweep]? {
    guard let sample else { return nil }
    let sampler = try ProofSampler(scenario)
    var samples: [SampledSweep] = []
    for sweep in proof.sweeps {
      let lengths = ProofSampler.lengths(of: sweep.sweep, step: sample)
      let size = max(1, (lengths.count + Self.parts - 1) / Self.parts)
      let parts = stride(from: 0, to: lengths.count, by: size).map {
        Array(lengths[$0..<min($0 + size, lengths.count)])
      }
      let answers = ParallelWork.map(
        parts,
        progress: RunProgress(
          total: parts.count, verb: "sampled", quiet: progress.quiet),
        name: { "from \(($0.first ?? 0).points)" }
      ) { part in
        Result { () throws(ProofError) in try sampler.sample(sweep, at: part) }
      }
      var sampled = SampledSweep(word: sweep.sweep.word, step: sample)
      for answer in answers { sampled.sample.add(try answer.get()) }
      samples.append(sampled)
    }
    return samples
  }

  /// More than there are cores, so that none is idle for long.
  private static let parts = 32
}

/// What sampling one sweep gave.
struct SampledSweep: Encodable {
  let word: String
  let step: Double
  var sample = ProofSample()

  var isAsProven: Bool { sample.disagreements == 0 }

  private enum CodingKeys: String, CodingKey {
    case step, compared, unproven, disagreements, examples
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(step, forKey: .step)
    try container.encode(sample.compared, forKey: .compared)
    try container.encode(sample.unproven, forKey: .unproven)
    try container.encode(sample.disagreements, forKey: .disagreements)
    try container.encode(sample.examples, forKey: .examples)
  }

  /// The lines for people.
  var text: String {
    let distance = String(format: "%g", step) + (step == 1 ? " point" : " points")
    let count = "\(sample.compared) \(word)s, \(distance) apart"
    var lines = ["Laid out by both engines at \(count): all as proven."]
    if !isAsProven {
      lines = ["Laid out by both engines at \(count): \(sample.disagreements) not as proven:"]
      lines += sample.examples.map { "  at \($0.length): \($0.reason)" }
    }
    if sample.unproven > 0 {
      lines.append("Nothing is proven at \(sample.unproven) more \(word)s.")
    }
    return lines.joined(separator: "\n")
  }
}
