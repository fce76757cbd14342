import ArgumentParser
import Comparison
import InterfaceBuilder
import JSONText
import Reporting
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
      every case of the scenario. Screens for tablets or landscape are inspected near their own width.

      What is already so in the first container is left out: somebody has seen it there. --all lists \
      it too. Files of Interface Builder are imported first.

      Examples:
        layoutdiff inspect Scenarios/repository-row.yaml
        layoutdiff inspect Tests/InterfaceBuilderTests/Files/ProfileCell.xib
        layoutdiff inspect Scenarios --output Inspection

      --output writes pages with a picture at the width of each finding, and junit.xml, \
      results.sarif and run.json, as report does.

      The status is 1 if anything is found.

      \(ExitStatus.help)
      """)

  @OptionGroup var selection: ScenarioSelection

  @Flag(help: "List also what is so in the first container.")
  var all = false

  @Option(
    help: ArgumentHelp("Write pages of what is found to this folder.", valueName: "folder"))
  var output: String?

  @OptionGroup var budgetOption: BudgetOption

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var progressOptions: ProgressOptions

  func validate() throws {
    guard output != "" else { throw ValidationError("--output needs the name of a folder.") }
  }

  func run() throws {
    Interruption.begin { Terminal.note("interrupted while inspecting") }
    if let output { try ReportPlace.check(output) }
    let measurer = TextMeasurer()
    let (loaded, status) = try load(measurer)
    let pictures: Run.Steps = [.explain, .prove, .translate, .identifyFonts, .revision]
    var run = selection.run(
      output == nil ? .inspect : pictures.union(.inspect), measurer: measurer,
      quiet: progressOptions.quiet)
    run.inspectsWhole = all
    run.examinesOnlyFailing = true
    run.budget = budgetOption.budget
    let record = run.examine(loaded).record
    Interruption.beginToPrint()
    for scenario in record.scenarios {
      for line in scenario.inspection?.obsoleteLines ?? [] {
        Terminal.note("\(scenario.file):\(line): warning: nothing is found that this accepts")
      }
    }
    if json {
      JSONOutput.printDocument(["scenarios": .array(record.scenarios.compactMap(\.inspected))])
    } else {
      record.scenarios.flatMap(\.findingReasons).forEach(Terminal.print)
      Terminal.print(Self.summary(of: record.scenarios.compactMap(\.inspection)))
    }
    GitHub.report(record)
    let isClean = record.scenarios.compactMap(\.inspection).allSatisfy {
      $0.findings.isEmpty && !$0.isUnfinished
    }
    let worst = max(status, isClean ? .fine : .disagreement)
    if let output {
      try ReportPlace.write(record, to: output, only: .failing, status: worst)
      if !json { Terminal.print(ReportPlace.page(of: output)) }
      Interruption.endIfAsked()
    }
    try worst.exit()
  }

  private static func summary(of inspections: [InspectionRecord]) -> String {
    let findings = inspections.map(\.findings.count).reduce(0, +)
    let scenarios = inspections.count == 1 ? "1 scenario" : "\(inspections.count) scenarios"
    let known = inspections.map(\.known).reduce(0, +)
    let more =
      known == 0
      ? "" : "; \(known) more \(known == 1 ? "is" : "are") already so in the first container: --all"
    guard findings > 0 else { return "nothing found in \(scenarios)\(more)" }
    let hit = inspections.count { !$0.findings.isEmpty }
    return "\(findings) \(findings == 1 ? "finding" : "findings") in \(hit) of \(scenarios)\(more)"
  }

  /// The paths of Interface Builder's files, and the others.
  private var interfaceFiles: [String] {
    selection.paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
  }

  /// The scenarios that are chosen, and those of Interface Builder's files.
  private func load(
    _ measurer: TextMeasurer
  ) throws -> (loaded: LoadedScenarios, status: ExitStatus) {
    var own = selection
    own.paths.removeAll(where: interfaceFiles.contains)
    let imported = imported(measurer)
    if own.paths.isEmpty, !interfaceFiles.isEmpty {
      return (LoadedScenarios(scenarios: imported.scenarios), imported.status)
    }
    var loaded = try own.load(measurer: measurer, quiet: progressOptions.quiet)
    let status = max(loaded.status, imported.status)
    loaded.scenarios += imported.scenarios
    return (loaded, status)
  }

  /// The scenarios of Interface Builder's files, each with the path of its file.
  private func imported(_ measurer: TextMeasurer) -> (scenarios: [Scenario], status: ExitStatus) {
    var results = ImportResults(device: nil, usualWidths: false, contents: .running)
    interfaceFiles.forEach { results.add($0) }
    var status = results.status
    results.mistakes.forEach { Terminal.note($0.description) }
    var scenarios: [Scenario] = []
    for entry in results.documents {
      guard let document = entry.document else { continue }
      do {
        var scenario = try document.running(measurer: measurer)
        (scenario.id, scenario.file) = (entry.name, "\(entry.file):\(entry.line)")
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

extension ScenarioRecord {
  /// What an inspection found as JSON; `nil` where there was none.
  fileprivate var inspected: JSONValue? {
    inspection.map { .object(["id": id.json, "file": file.json, "inspection": $0.json]) }
  }
}
