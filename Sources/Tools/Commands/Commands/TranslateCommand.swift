import ArgumentParser
import Comparison
import Foundation
import Geometry
import JSONText
import LayoutConstraints
import Layouts
import LinearProgramming
import Proving
import RunRecords
import Runs
import ScenarioFiles
import ScenarioSteps
import Scenarios
import SpecTranslation
import TextMeasuring
import WebTranslation

struct TranslateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translate",
    abstract: "Translate a layout spec into constraints or CSS.",
    discussion: """
      Each group of rules has a class: exact, needs priorities, needs measuring, piecewise, needs \
      integers. What constraints cannot express is listed, with what they do instead.

      The result is laid out by the constraint engine and compared with the spec in the scenario's \
      containers; with --prove, at every width, as by layoutdiff prove. On pixels, they may differ; the \
      largest difference is printed if it is more than a pixel. The status is 1 if they differ before \
      rounding, or if required constraints contradict each other, and the translation did not \
      announce it; with --prove also if not every width is proven.

      For a browser, every rule that it does not have is listed, with the scenario's containers in \
      which that shows. No browser is started.

      Examples:
        layoutdiff translate Scenarios/repository-row.yaml
        layoutdiff translate Scenarios/repository-row.yaml --to snapkit
        layoutdiff translate Scenarios/repository-row.yaml --to texture
        layoutdiff translate Scenarios/repository-row.yaml --to css
        layoutdiff translate Scenarios/repository-row.yaml --to css --scenario
        layoutdiff translate Scenarios/repository-row.yaml --widths 280...400
        layoutdiff translate Scenarios/repository-row.yaml --prove

      \(ExitStatus.help)
      """)

  @Argument(
    help: "A scenario file with a layout spec, or its id.", transform: Scenario.pathFromArgument)
  var file: String

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "The notation: the rules of a scenario file, a view in Swift with anchors or with SnapKit, "
        + "rules in the visual format where that can express them, the linear program, or the layout "
        + "spec itself: as a node in Swift, or for a browser as style and markup or as a page.",
      valueName: TargetNotation.words),
    transform: { try TargetNotation.word($0, called: "a notation") })
  var target = TargetNotation.constraints(.rules)

  @Flag(
    help: """
      Print a whole scenario file with both notations instead of only the constraints. It announces \
      what the translation cannot express, if frames differ because of it. With --to css, print the file \
      with its page, for check --browser.
      """)
  var scenario = false

  @Option(
    help: ArgumentHelp(
      "Also compare at these whole widths, at the heights of the scenario's containers; with "
        + "--prove, at every width between them.", valueName: "first...last"),
    transform: Self.wholeWidths)
  var widths: ClosedRange<Double>?

  @Flag(
    help:
      "Prove that both agree at every width of --widths (default: 280...1200), or find where they do not."
  )
  var prove = false

  @OptionGroup var budgetOption: BudgetOption

  @Option(help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if scenario, ![.constraints(.rules), .constraints(.vfl), .web(.css)].contains(target) {
      throw ValidationError("--scenario works only with --to rules, --to vfl and --to css.")
    }
    if case .web = target, prove || widths != nil {
      throw ValidationError(
        "--prove and --widths compare constraints: a browser lays out what --to \(target.rawValue) writes."
      )
    }
  }

  func run() throws {
    let original = try Scenario.fromArgument(file)
    switch target {
    case .constraints(let format): try writeConstraints(original, format)
    case .web(let format): try writeWeb(original, format)
    }
  }

  /// Translates the spec for the web, and prints by which rules a browser differs.
  private func writeWeb(_ original: Scenario, _ format: WebNotation) throws {
    guard let translation = WebTranslation(original) else { try failWithoutSpec(original) }
    let text =
      try scenario
      ? self.text(of: original, with: translation)
      : translation.text(in: format, fonts: format == .html ? WebFonts.rules(for: original) : "")
    guard !json else {
      return JSONOutput.printDocument([
        "scenario": translation.scenario.id.json, "translation": translation.json,
        "text": text.json,
      ])
    }
    try OutputFile.deliver(text, to: output, reading: [file])
  }

  /// The scenario's file with the page at its end.
  private func text(
    of original: Scenario, with translation: WebTranslation
  ) throws -> String {
    if original.constraints?.direction == .rightToLeft {
      try ExitStatus.invalidScenario.exit(
        with: """
          \(file): error: its constraints are read from right to left, as a page would be, but its \
          layout spec is not: leave 'direction' out
          """)
    }
    guard let text = try? String(contentsOfFile: original.file, encoding: .utf8) else {
      try ExitStatus.nothingMatches.exit(with: "\(file): error: it is no file, so it gets no page")
    }
    let comments = translation.summary.split(separator: "\n").map { "# \($0)" }
    let section = comments + translation.section
    let whole = text + (text.hasSuffix("\n") ? "" : "\n") + section.joined(separator: "\n") + "\n"
    do {
      _ = try ScenarioReader.scenario(
        from: SourceText(file: original.file, text: whole), measurer: TextMeasurer())
    } catch {
      try ExitStatus.invalidScenario.exit(
        with: "\(file): error: a page cannot be at the end of this file\n\(error)")
    }
    return whole
  }

  private func writeConstraints(_ original: Scenario, _ format: Notation) throws {
    let work = budgetOption.work
    work.begin("translating \(original.id)")
    let found = ResultsSoFar<TranslationCheck>()
    Interruption.begin(work) {
      let checks = found.all
      guard !checks.isEmpty else { return }
      let passing = checks.count(where: \.verdict.passes)
      Terminal.note("the translation is right in \(passing) of \(checks.count) containers so far")
    }
    let translated = try translate(original)
    try check(translated, found, work)
    let checks = found.all
    let proof = prove ? try proof(of: translated, work) : nil
    Interruption.beginToPrint()
    let summary = TranslationSummary(translated, checks, proof)
    if json {
      JSONOutput.printDocument([
        "scenario": translated.scenario.id.json,
        "translation": TranslationRecord(translated, checks).json, "proof": proof?.proof.document(),
      ])
    } else {
      let text = try text(of: translated, format, summary, checks, work)
      try OutputFile.deliver(
        text.hasSuffix("\n") ? text : text + "\n", to: output, reading: [file])
    }
    if let sentence = work.endSentence { Terminal.note("\(file): error: \(sentence)") }
    if !checks.allSatisfy(\.verdict.passes) || proof?.isAnnounced == false || work.hasEnded {
      try ExitStatus.disagreement.exit()
    }
  }

  private func translate(_ original: Scenario) throws -> TranslatedScenario {
    do {
      if let translated = try TranslatedScenario(original) { return translated }
    } catch {
      try ExitStatus.invalidScenario.exit(with: "\(file): error: \(error)")
    }
    try failWithoutSpec(original)
  }

  private func failWithoutSpec(_ original: Scenario) throws -> Never {
    let reason =
      original.hasSpec
      ? "its layout spec is code, not a value"
      : "it has no layout spec\nlayoutdiff recover \(file) finds one"
    try ExitStatus.nothingMatches.exit(
      with: "\(file): error: there is nothing to translate: \(reason)")
  }

  private func proof(
    of translated: TranslatedScenario, _ work: LayoutWork
  ) throws -> TranslationProof {
    do {
      return try TranslationProof(
        of: translated, widths: widths ?? Sweep.usualWidths, work: work)
    } catch {
      try error.status.exit(with: "\(file): error: \(error)")
    }
  }

  /// Compares the translation in all containers, as far as the work goes.
  private func check(
    _ translated: TranslatedScenario, _ found: ResultsSoFar<TranslationCheck>, _ work: LayoutWork
  ) throws {
    var tried: [Container] = []
    if let widths, !prove {
      let sweeps = Sweep.all(of: translated.scenario, widths: widths)
      tried = sweeps.flatMap(\.wholePoints)
    }
    var seen: Set<Container> = []
    for container in translated.scenario.containers + tried where seen.insert(container).inserted {
      work.begin("comparing the translation at \(container.inPoints)")
      guard work.takes(TranslationCheck.layouts) else { return }
      do {
        found.add(try translated.check(in: container))
      } catch {
        let place = translated.scenario.place(of: .spec) ?? file
        let status: ExitStatus =
          switch error {
          case .constraints(.solver), .constraints(.noSolution): .failure
          default: .invalidScenario
          }
        try status.exit(with: "\(place): error: at \(container.inPoints): \(error)")
      }
    }
  }

  private func text(
    of translated: TranslatedScenario, _ format: Notation, _ summary: TranslationSummary,
    _ checks: [TranslationCheck], _ work: LayoutWork
  ) throws -> String {
    if scenario {
      return translated.file(
        header: summary.text, prefersVisualFormat: format == .vfl,
        expectation: translated.expectation(
          after: checks.filter { translated.scenario.containers.contains($0.container) },
          work: work))
    }
    do {
      return try translated.text(in: format, header: summary.text)
    } catch {
      let container = translated.scenario.containers[0]
      try ExitStatus.failure.exit(with: "\(file): error: at \(container.inPoints): \(error)")
    }
  }

  /// The most widths of `--widths`, since each is laid out.
  private static let mostWidths = 5000

  private static func wholeWidths(_ text: String) throws -> ClosedRange<Double> {
    let parts = text.split(separator: "...", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 2, numbers.count == 2, numbers[0] > 0, numbers[0] <= numbers[1],
      numbers[1] <= Int(ScenarioLimits.longestContainer), numbers[1] - numbers[0] < mostWidths
    else {
      throw ValidationError(
        "'\(text)' is not a range of widths: expected at most \(mostWidths) of them, as in 280...1200."
      )
    }
    return Double(numbers[0])...Double(numbers[1])
  }
}
