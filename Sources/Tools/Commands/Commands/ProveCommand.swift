import ArgumentParser
import Comparison
import Foundation
import Geometry
import JSONText
import Layouts
import Proving
import RunRecords
import Runs
import Scenarios

struct ProveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract:
      "Prove that both layouts of a scenario are equal at every width, or find where they differ.",
    discussion: """
      Widths are not sampled. Without rounding, each edge is a straight line over the width \
      between finitely many breakpoints: widths at which another word fits, a limit is reached, \
      or another constraint decides. Each such segment is compared as a whole.

      Of a scenario with one notation, the segments, conflicts and ambiguous elements are printed. Promises \
      are decided at all widths, in each notation.

      Rounding to pixels is proven next, at the scenario's scale or that of --rounding. Both \
      engines lay out every width of whole pixels; in between, the rounded layouts change in \
      steps, which are followed exactly except within 4 millionths of a point around each step. \
      The output states the largest difference, and where it exceeds a pixel (a point, where a \
      stack distributes lengths in whole points). Rounding does not change the exit status.

      Ambiguous elements are listed. They count as equal if the spec's layout is one valid \
      solution, within 0.01 pt. Otherwise distances are from the solution that the engine chose.

      Each height of the containers is proven separately, and so is a self-sizing height. \
      --heights varies the height instead, at the width of each container that has a height.

      Where a stack shrinks children whose own sizes change, their shares are not affine. They \
      are followed by short chords, and the output states the precision.

      A proof computes at most --budget layouts, the same on every machine. If the budget is \
      reached, the output says up to which width everything is proven. Ctrl-C ends it at once, by the \
      signal (130 in a shell), and standard error says what was proven so far.

      With --browser, Chromium lays out the page of the scenario ('css') at every whole point, which is a \
      sample, and no proof. A length that differs from it makes the status 1.

      A certificate contains everything that is needed to check the proof, and which promises are kept; \
      --verify checks it with other code than the search. --sample 0.01 also lays out every hundredth of a point, \
      and lists where the engines contradict the proof. --save-counterexample writes the smallest \
      scenario that still shows the first difference.

      Examples:
        layoutdiff prove Scenarios/repository-row.yaml
        layoutdiff prove Scenarios/repository-row.yaml --widths 280...1200 --segments
        layoutdiff prove Scenarios/repository-row.yaml --heights 100...400
        layoutdiff prove Scenarios/repository-row.yaml --rounding 3
        layoutdiff prove Scenarios/repository-row.yaml --certificate row.json
        layoutdiff prove Scenarios/repository-row.yaml --verify row.json
        layoutdiff prove Scenarios/repository-row.yaml --sample 0.01

      The status is 0 if the layouts are equal at every width, or differ exactly as the scenario \
      expects, and all promises hold. It is 1 for any other difference, for an expected one that is missing, \
      for anything unproven, for a broken promise, and for a sample that contradicts the proof. With \
      --verify, it is 0 if the certificate is valid and proves equality or what is expected, and all \
      promises, and 1 otherwise.

      \(ExitStatus.help)
      """)

  @Argument(help: Scenario.argumentHelp, transform: Scenario.pathFromArgument)
  var file: String

  @OptionGroup
  var range: SweepOptions

  @OptionGroup
  var roundingOptions: RoundingOptions

  @Flag(help: "Print every segment, not only those that differ.")
  var segments = false

  @OptionGroup
  var files: ProofFiles

  @OptionGroup
  var sampling: ProofSampleOptions

  @OptionGroup
  var browserOptions: BrowserOptions

  @OptionGroup
  var budgetOption: BudgetOption

  @Flag(help: "Print JSON.")
  var json = false

  /// Refuses lengths beside a certificate, which has its own, and a sample of more of them than anybody
  /// waits for.
  func validate() throws {
    if files.verify != nil, range.widths != nil || range.heights != nil || sampling.sample != nil {
      throw ValidationError(
        "--verify checks the lengths of the certificate: leave out --widths, --heights and --sample."
      )
    }
    guard let step = sampling.sample else { return }
    let lengths = range.heights ?? range.widths ?? Sweep.usualWidths
    let count = (lengths.upperBound - lengths.lowerBound) / step
    guard count <= ProofSampleOptions.mostLengths else {
      throw ValidationError(
        """
        --sample lays out at most \(ProofSampleOptions.mostLengths.points) lengths: take a longer step or a \
        shorter range.
        """)
    }
  }

  func run() throws {
    let scenario = try Scenario.fromArgument(file)
    let work = budgetOption.work(for: scenario)
    work.begin("\(files.verify == nil ? "proving" : "checking the certificate of") \(scenario.id)")
    Interruption.begin(work)
    if let certificate = files.verify {
      return try ProofFiles.verify(certificate, file, scenario, work, asJSON: json)
    }
    let timer = sampling.progress.quiet ? nil : work.printProgress()
    defer { timer?.cancel() }
    let sweeps = range.sweeps(of: scenario)
    guard !sweeps.isEmpty else {
      try ExitStatus.nothingMatches.exit(
        with: "\(file): error: no container has a height, so there are no heights to prove")
    }
    if !scenario.hasBothNotations, scenario.page != nil,
      let pages = sampledPages(of: scenario, on: sweeps)
    {
      if json {
        JSONOutput.print(pages)
      } else {
        Terminal.print(pages.map(\.text).joined(separator: "\n"))
      }
      try (pages.allSatisfy(\.passes) ? ExitStatus.fine : .disagreement).exit()
      return
    }
    if !scenario.hasBothNotations, !scenario.isCode || !scenario.promises.isEmpty {
      return try follow(scenario, on: sweeps, work)
    }
    let proof: ScenarioProof
    let promises: ProvenPromises
    let samples: [SampledSweep]?
    do {
      proof = try ScenarioProver.prove(
        scenario, on: sweeps, rounding: roundingOptions.rounding(for: scenario), work: work)
      // Promises are about widths.
      promises = ProvenPromises(
        range.heights == nil ? scenario.promises : [], of: scenario, at: range.widths, work: work)
      samples = try sampling.samples(of: proof, scenario)
    } catch {
      try error.status.exit(with: "\(file): error: \(error)")
    }
    let causes = RangeCauses { container in
      var alone = scenario.shown(in: container)
      let others = alone.containers
      (alone.containers, alone.cases) = ([container], [])
      return ScenarioComparer.compare(
        alone, work: work, fixesWorkingIn: others
      ).containers.first?.causes ?? []
    }
    let pages = sampledPages(of: scenario, on: sweeps)
    if json {
      JSONOutput.print(
        proof.document(samples: samples).adding([
          "pages": pages?.json, "promises": scenario.promises.isEmpty ? nil : promises.records.json,
        ]))
    } else {
      let texts = [proof.text(withAllSegments: segments, causes: causes)] + promises.lines
      Terminal.print(
        (texts + (samples ?? []).map(\.text) + (pages ?? []).map(\.text)).joined(separator: "\n"))
    }
    let written = max(
      files.write(proof.certificate, keeping: promises.kept, of: scenario, in: file),
      files.write(counterexampleOf: proof, of: file, work))
    let isAsProven =
      samples?.allSatisfy(\.isAsProven) != false && pages?.allSatisfy(\.passes) != false
    let passes = proof.passes && isAsProven && promises.hold
    try max(written, passes ? .fine : .disagreement).exit()
  }

  /// The scenario's page beside its layouts; `nil` where no browser was asked for.
  private func sampledPages(of scenario: Scenario, on sweeps: [Sweep]) -> [SampledPage]? {
    browserOptions.chosen.map { browser in
      if scenario.page == nil { browserOptions.noteMissingPage(of: scenario) }
      return sweeps.compactMap { SampledPage(of: scenario, on: $0, in: browser) }
    }
  }

  /// What a scenario with one notation does at every width, and whether its promises hold there.
  private func follow(_ scenario: Scenario, on sweeps: [Sweep], _ work: LayoutWork) throws {
    guard range.heights == nil, files.saveCounterexample == nil, sampling.sample == nil,
      files.certificate == nil || !scenario.promises.isEmpty
    else {
      try ExitStatus.nothingMatches.exit(
        with: """
          \(file): error: it has only one notation: heights, counterexamples and samples need both, and a \
          certificate needs promises
          """)
    }
    let proof = ProvenNotation(of: scenario, on: sweeps, at: range.widths, work: work)
    if json {
      JSONOutput.print(proof)
    } else {
      Terminal.print(proof.text(withBreakpoints: segments))
    }
    guard files.certificate != nil else { return try proof.status.exit() }
    do {
      let certificate = try ScenarioProver.certificate(
        ofOnlyNotationIn: scenario, on: proof.promises.sweeps, work: work)
      let written = files.write(
        certificate, keeping: proof.promises.kept, of: scenario, in: file)
      try max(written, proof.status).exit()
    } catch let error as ProofError {
      try error.status.exit(with: "\(file): error: \(error)")
    }
  }
}

struct SweepOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The first and the last width, in points. (default: 280...1200)", valueName: "from...to"),
    transform: ClosedRange.fromArgument)
  var widths: ClosedRange<Double>?

  @Option(
    help: ArgumentHelp(
      "The first and the last height, in points, instead of widths.", valueName: "from...to"),
    transform: ClosedRange.fromArgument)
  var heights: ClosedRange<Double>?

  func validate() throws {
    if widths != nil, heights != nil {
      throw ValidationError(
        "--widths and --heights are two proofs: use one option at a time.")
    }
  }

  func sweeps(of scenario: Scenario) -> [Sweep] {
    guard let heights else {
      return Sweep.all(of: scenario, widths: widths ?? Sweep.usualWidths)
    }
    return Sweep.all(of: scenario, heights: heights)
  }
}

extension ClosedRange<Double> {
  static func fromArgument(_ text: String) throws -> ClosedRange<Double> {
    let ends = text.split(separator: "...", omittingEmptySubsequences: false).map { Double($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first >= 0, first < last,
      last <= ScenarioLimits.longestContainer
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
  var status: ExitStatus {
    switch self {
    case .layout(let failure): ExitStatus(failure)
    case .onlyOneNotation, .code: .nothingMatches
    }
  }
}
