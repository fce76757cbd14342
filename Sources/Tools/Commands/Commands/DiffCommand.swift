import ArgumentParser
import ChangeCost
import Foundation
import Geometry
import JSONText
import Layouts
import Reporting
import RunRecords
import Runs
import Scenarios
import TextMeasuring

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what a change costs in both notations.",
    discussion: """
      Compares a scenario before and after a change:
        - lines and rules added, changed and removed;
        - existing rules to understand before the change: those that share an
          element or an edge with a changed rule;
        - frames that moved, and whether both notations moved them alike;
        - work of both engines before and after;
        - elements whose content changed.

      An ambiguous frame counts as moved alike if the constraints allow the spec's frame. Values \
      that the change made ambiguous are listed. New elements have not moved, so both notations \
      are compared after the change as well.

      The status is 1 if a frame moved in one notation only, or not alike, or if the notations \
      differ after the change more than the scenario expects.

      --html writes a report of both scenarios and prints the path of the page of the change. A \
      scenario with the key 'changes' has that page in every report. If --budget ends the \
      comparison, the status is 1 and the change is not judged.

      Examples:
        layoutdiff diff Scenarios/repository-row.yaml Scenarios/repository-row-*.yaml
        layoutdiff diff before.yaml after.yaml --html Change

      \(ExitStatus.help)
      """)

  @Argument(
    help: "The scenario file before the change, or its id.", transform: Scenario.pathFromArgument)
  var before: String

  @Argument(
    help: "The scenario file after the change, or its id.", transform: Scenario.pathFromArgument)
  var after: String

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write a report with the page of the change to this folder.", valueName: "folder"))
  var html: String?

  @OptionGroup var budgetOption: BudgetOption

  func validate() throws {
    if html?.isEmpty == true { throw ValidationError("--html needs the name of a folder.") }
  }

  func run() throws {
    let first = try Scenario.fromArgument(before)
    let second = try Scenario.fromArgument(after)
    let work = budgetOption.work
    work.begin("comparing \(first.id) and \(second.id)")
    Interruption.begin { [html] in
      Terminal.note(["interrupted", work.progress].compactMap(\.self).joined(separator: " while "))
      if let html { ReportPlace.tellEnd(of: html) }
    }
    let cost: ChangeCost
    do {
      cost = try ChangeCost(from: first, to: second, work: work)
    } catch {
      let places = [(first, before), (second, after)].map { error.place(in: $0) ?? $1 }
      try ExitStatus(error).exit(with: "\(places.joined(separator: ", ")): error: \(error)")
    }
    guard !cost.containers.isEmpty else {
      try ExitStatus.nothingMatches.exit(
        with: "\(after): error: it has no container in common with \(before)")
    }
    if json {
      JSONOutput.printDocument([
        "before": first.id.json, "after": second.id.json, "cost": cost.json,
      ])
    } else {
      Terminal.print(ChangeCostTable(before: first.id, after: second.id, cost: cost).text)
    }
    if let html { try write(first, second, to: html) }
    if !cost.isAlike { try ExitStatus.disagreement.exit() }
  }

  /// Writes a report over both scenarios; prints the path of the page of the change.
  private func write(_ first: Scenario, _ second: Scenario, to folder: String) throws {
    var run = Run([.explain, .prove, .translate], measurer: TextMeasurer())
    run.earlier = [second.id: first]
    run.budget = budgetOption.budget
    let record = run.examine(LoadedScenarios(scenarios: [first, second])).record
    do throws(ReportingError) {
      Interruption.beginToWrite()
      try ReportWriter.write(
        record, to: URL(fileURLWithPath: folder, isDirectory: true),
        isCancelled: { Interruption.isAsked })
      Interruption.endIfAsked()
      let page = ReportWriter.changePages(of: record).last ?? "index.html"
      let path = ReportPlace.page(page, of: folder)
      // JSON stays the only thing on standard output.
      if json { Terminal.note(path) } else { Terminal.print(path) }
    } catch {
      ReportPlace.tellEnd(of: folder, error)
      Interruption.endIfAsked()
      try ExitStatus(error).exit()
    }
  }
}
