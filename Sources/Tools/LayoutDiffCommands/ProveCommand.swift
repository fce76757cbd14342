import ArgumentParser
import Comparison
import Foundation
import Geometry
import Proving
import Runs
import Scenarios

/// Proves that both notations of a scenario agree at all widths of a range.
struct ProveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract: "Prove that both layouts of a scenario agree at every width, or find where not.",
    discussion: """
      Not by trying widths out: without rounding, both layouts are affine functions of the width \
      between finitely many breakpoints, where a word comes to fit, a limit is met, or another \
      constraint holds. On each such piece both are compared as functions.

      Rounding to pixels is then followed as well, at the scenario's scale or that of --rounding: \
      every width of whole pixels is laid out by both engines, and between these the layouts are \
      steps, which are followed exactly, but for 4 millionths of a point around each. The largest \
      distance of two edges is told, and where it is more than a pixel (a point, where children \
      share what a line lacks by whole points). It changes nothing about the exit status.

      Where the constraints leave an element open, the output says where, and whether the spec's \
      frame is one of those that they allow, to 0.01 points: then it counts as equal. Where it is \
      not, the distances are those from the frame that was chosen.

      The height is the one of a container, or for the content to decide: each is proven for \
      itself. With --heights it is the height that changes, at the width of each container that \
      has a height.

      Where a stack shrinks children whose own sizes change, their shares are no affine functions: \
      they are followed by short chords, and the output says to within how many points.

      A certificate holds what it takes to check the proof: --verify does so with other code than \
      what found it. --sample 0.01 also lays out at every hundredth of a point, and tells where \
      that is not as proven. --save-counterexample writes a scenario without all that its first \
      difference does not need.

      Examples:
        layoutdiff prove Scenarios/repository-row.yaml
        layoutdiff prove Scenarios/repository-row.yaml --widths 280...1200 --pieces
        layoutdiff prove Scenarios/repository-row.yaml --heights 100...400
        layoutdiff prove Scenarios/repository-row.yaml --rounding 3
        layoutdiff prove Scenarios/repository-row.yaml --certificate row.json
        layoutdiff prove Scenarios/repository-row.yaml --verify row.json
        layoutdiff prove Scenarios/repository-row.yaml --sample 0.01

      Exit status: 0 for equal at every width, or different as the scenario announces; 1 for a \
      difference, where something is not proven, or where a sample is not as proven. With --verify, \
      0 for a certificate that holds and claims as much; 1 for one that does not hold, that holds \
      and shows a difference that is not announced, or that claims nothing somewhere, as where \
      constraints conflict.
      \(ExitStatus.help)
      """)

  @Argument(help: "A scenario file, or the name of a screen in Swift.")
  var file: String

  @OptionGroup
  var range: SweepOptions

  @OptionGroup
  var roundingOptions: RoundingOptions

  @Flag(help: "Print every piece, and not only those that do not agree.")
  var pieces = false

  @OptionGroup
  var files: ProofFiles

  @OptionGroup
  var sampling: SampleOptions

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let scenario = try Scenario.fromArgument(file)
    if let certificate = files.verify {
      return try CertificateVerification.verify(certificate, file, scenario, asJSON: json)
    }
    let sweeps = range.sweeps(of: scenario)
    guard !sweeps.isEmpty else {
      Terminal.note("\(file): error: no container has a height, so there are no heights to prove")
      try ExitStatus.nothingMatches.exit()
      return
    }
    let proof: ScenarioProof
    let samples: [SampledSweep]?
    do {
      proof = try ScenarioProver.prove(
        scenario, on: sweeps, rounding: roundingOptions.rounding(for: scenario))
      samples = try sampling.samples(of: proof, scenario)
    } catch {
      Terminal.note("\(file): error: \(error)")
      try error.status.exit()
      return
    }
    let text = ([proof.text(withAllSegments: pieces)] + (samples ?? []).map(\.text))
      .joined(separator: "\n")
    Terminal.print(
      json
        ? try JSONOutput.text(
          ProofDocument(proof, samples: samples, schemaVersion: JSONOutput.schemaVersion)) : text)
    let written = try files.write(proof, of: file)
    let isAsProven = samples?.allSatisfy(\.isAsProven) != false
    try max(written, proof.status, isAsProven ? .fine : .disagreement).exit()
  }
}

/// The containers of a proof.
struct SweepOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The first and the last width, in points. (default: 280.0...1200.0)", valueName: "from...to"),
    transform: ClosedRange.fromArgument)
  var widths: ClosedRange<Double>?

  @Option(
    help: ArgumentHelp(
      "The first and the last height, in points; in place of widths.", valueName: "from...to"),
    transform: ClosedRange.fromArgument)
  var heights: ClosedRange<Double>?

  /// Refuses both: they are proofs of their own.
  func validate() throws {
    if widths != nil, heights != nil {
      throw ValidationError("--widths or --heights: each is a proof of its own.")
    }
  }

  /// What is to be proven of a scenario.
  func sweeps(of scenario: Scenario) -> [Sweep] {
    guard let heights else {
      return ScenarioProver.sweeps(of: scenario, widths: widths ?? Sweep.usualWidths)
    }
    return ScenarioProver.sweeps(of: scenario, heights: heights)
  }
}

extension ClosedRange<Double> {
  /// Reads a range of lengths from the command line.
  static func fromArgument(_ text: String) throws -> ClosedRange<Double> {
    let ends = text.split(separator: "...", omittingEmptySubsequences: false).map { Double($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first >= 0, first < last,
      last <= 100_000
    else {
      throw ValidationError(
        """
        '\(text)' is not a range: expected two lengths up to 100000, the smaller first, as in \
        280...1200.
        """
      )
    }
    return first...last
  }
}

extension ProofError {
  /// What a command ends with that could prove nothing.
  var status: ExitStatus {
    switch self {
    case .layout(let failure): ExitStatus(failure)
    case .onlyOneNotation, .code: .nothingMatches
    case .invalidSpec: .invalidScenario
    }
  }
}

extension ScenarioProof {
  fileprivate var status: ExitStatus {
    switch outcome {
    case .equal: .fine
    case .differs: isAsAnnounced ? .fine : .disagreement
    case .unproven: .disagreement
    }
  }
}
