import ArgumentParser
import Foundation
import InterfaceBuilder
import Layouts
import Phrases
import Promises
import RunRecords
import Runs
import Scenarios
import TextMeasuring

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Find what breaks in a screen at another width, text, text size or direction.",
    discussion: """
      Looks without being asked for elements that overlap, that leave their superview or the screen, \
      for cut text, sizes of 0, ambiguous elements, conflicts, and what is not mirrored from right to \
      left. Every width between those of the containers and of phones (320 to 430 pt) is decided, in \
      every case of the scenario.

      What is already so in the first container is left out: somebody has seen it there. --all lists \
      it too. Files of Interface Builder are imported first.

      Examples:
        layoutdiff inspect Scenarios/repository-row.yaml
        layoutdiff inspect Tests/InterfaceBuilderTests/Files/ProfileCell.xib

      The status is 1 if anything is found.

      \(ExitStatus.help)
      """)

  @OptionGroup var selection: ScenarioSelection

  @Flag(help: "List also what is so in the first container.")
  var all = false

  @OptionGroup var budgetOption: BudgetOption

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var progressOptions: ProgressOptions

  func run() throws {
    let measurer = TextMeasurer()
    Interruption.begin { Terminal.note("interrupted while inspecting") }
    var (scenarios, status) = (try written(measurer), ExitStatus.fine)
    let imported = try self.imported(measurer)
    scenarios.scenarios += imported.scenarios
    status = max(scenarios.status, imported.status)
    let observer = RunObserver.terminal(quiet: progressOptions.quiet)
    observer.beginStage(.compared, scenarios.scenarios.count)
    let results = ParallelWork.map(
      scenarios.scenarios, observer: observer, name: \.id, staysHere: { $0.isCode }
    ) { scenario in
      let work = budgetOption.work
      let found = Inspector.inspect(scenario, isWhole: all, work: work)
      return InspectedScenario(
        id: scenario.id, file: scenario.file, findings: found.findings,
        obsoleteLines: found.obsolete.compactMap(\.line),
        alreadyAtReference: found.known, end: work.endSentence)
    }
    observer.endStage()
    Interruption.beginToPrint()
    for result in results {
      if let end = result.end { Terminal.note("\(result.file): error: \(end)") }
      for line in result.obsoleteLines {
        Terminal.note("\(result.file):\(line): warning: nothing is found that this accepts")
      }
    }
    if json {
      try JSONOutput.print(InspectionResult(scenarios: results))
    } else {
      results.flatMap(\.lines).forEach(Terminal.print)
      Terminal.print(InspectedScenario.summary(of: results))
    }
    let isClean = results.allSatisfy { $0.findings.isEmpty && $0.end == nil }
    try max(status, isClean ? .fine : .disagreement).exit()
  }

  /// The paths of Interface Builder's files, and the others.
  private var interfaceFiles: [String] {
    selection.paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
  }

  private func written(
    _ measurer: TextMeasurer
  ) throws -> (scenarios: [Scenario], status: ExitStatus) {
    var own = selection
    own.paths.removeAll(where: interfaceFiles.contains)
    if own.paths.isEmpty, !interfaceFiles.isEmpty { return ([], .fine) }
    let loaded = try own.load(measurer: measurer, quiet: progressOptions.quiet)
    return (loaded.scenarios, loaded.status)
  }

  /// The scenarios of Interface Builder's files, each with the path of its file.
  private func imported(
    _ measurer: TextMeasurer
  ) throws -> (scenarios: [Scenario], status: ExitStatus) {
    var results = ImportResults(device: nil, usualWidths: false, contents: .measured)
    interfaceFiles.forEach { results.add($0) }
    var status = results.status
    results.mistakes.forEach { Terminal.note($0.description) }
    var scenarios: [Scenario] = []
    for entry in results.documents {
      do {
        var scenario = try entry.document.scenario(.measured, measurer: measurer)
        (scenario.id, scenario.file) = (entry.name, "\(entry.file):\(entry.document.line)")
        // Lines are those of the imported text, which nobody has.
        scenario.places.constraints = []
        scenarios.append(scenario)
      } catch {
        Terminal.note(error.description)
        status = max(status, .invalidScenario)
      }
    }
    return (scenarios, status)
  }
}

private struct InspectionResult: Encodable {
  let schemaVersion = JSONOutput.schemaVersion
  let scenarios: [InspectedScenario]
}

/// What was found in one scenario.
private struct InspectedScenario: Encodable {
  let id: String
  let file: String
  let findings: [InspectionFinding]
  /// The lines of accepted findings that are none.
  let obsoleteLines: [Int]
  /// How many more are already so in the first container of the usual case.
  let alreadyAtReference: Int
  /// Where the work ended; `nil` where everything was inspected.
  let end: String?

  /// A line for each finding, with its place.
  var lines: [String] {
    findings.map { finding in
      let place = finding.line.map { "\(file):\($0)" } ?? file
      return "\(place): \(finding.phrase.text)"
    }
  }

  static func summary(of results: [InspectedScenario]) -> String {
    let findings = results.map(\.findings.count).reduce(0, +)
    let scenarios = results.count == 1 ? "1 scenario" : "\(results.count) scenarios"
    let known = results.map(\.alreadyAtReference).reduce(0, +)
    let more =
      known == 0
      ? "" : "; \(known) more \(known == 1 ? "is" : "are") already so in the first container: --all"
    guard findings > 0 else { return "nothing found in \(scenarios)\(more)" }
    let hit = results.count { !$0.findings.isEmpty }
    return "\(findings) \(findings == 1 ? "finding" : "findings") in \(hit) of \(scenarios)\(more)"
  }
}
