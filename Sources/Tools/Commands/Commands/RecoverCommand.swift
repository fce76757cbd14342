import ArgumentParser
import Comparison
import Foundation
import Geometry
import LayoutSpecs
import Layouts
import Phrases
import Proving
import RunRecords
import ScenarioFiles
import Scenarios
import SpecRecovery

struct RecoverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recover",
    abstract: "Recover a layout spec from constraints, proven equal.",
    discussion: """
      The shortest spec that gives every element its frame is searched for, and compared with the \
      constraints at every width of --widths (280...1200 by default), at each height of the containers, \
      and in each case. Nothing is called equal that is not proven.

      Each result has a grade:
        exact                 equal at every width
        only with absolute    equal at every width; some elements are at given positions
        parts                 equal for the elements that the spec places; others are left out
        per range of widths   equal at some widths; the first difference is printed

      Where constraints are ambiguous, the spec has one valid solution. Where they conflict, it has the \
      layout that is shown.

      Examples:
        layoutdiff recover Scenarios/repository-row.yaml
        layoutdiff recover Scenarios/repository-row.yaml --scenario
        layoutdiff recover Scenarios/repository-row.yaml --widths 320...430

      The status is 0 if the spec is proven equal for all elements, and 1 otherwise.

      \(ExitStatus.help)
      """)

  @Argument(
    help: "A scenario file with constraints, its id, or the name of a screen in Swift.",
    transform: Scenario.pathFromArgument)
  var file: String

  @Flag(help: "Print the whole scenario file with the recovered spec, instead of only the spec.")
  var scenario = false

  @Option(
    help: ArgumentHelp(
      "The widths at which the spec must be equal (default: 280...1200).",
      valueName: "first...last"),
    transform: ClosedRange.fromArgument)
  var widths: ClosedRange<Double>?

  @OptionGroup var budgetOption: BudgetOption

  @Option(help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let original = try Scenario.fromArgument(file)
    guard original.constraints != nil || original.code?.constraints != nil else {
      try ExitStatus.nothingMatches.exit(
        with: "\(file): error: there is nothing to recover: it has no constraints")
    }
    let work = budgetOption.work
    Interruption.begin(work)
    let recovery = try recovery(of: original, work)
    Interruption.beginToPrint()
    guard let recovery else {
      try ExitStatus.disagreement.exit(
        with: "\(file): error: no layout spec was found that is proven equal for any element")
    }
    if json {
      try JSONOutput.print(RecoveryDocument(recovery))
    } else {
      try OutputFile.deliver(text(of: recovery), to: output, reading: [file])
    }
    if let sentence = work.endSentence { Terminal.note("\(file): error: \(sentence)") }
    if !recovery.isProven || !recovery.leftOut.isEmpty || work.hasEnded {
      try ExitStatus.disagreement.exit()
    }
  }

  private func recovery(of original: Scenario, _ work: LayoutWork) throws -> SpecRecovery? {
    do {
      return try SpecRecoverer.recover(
        original, widths: widths ?? Sweep.usualWidths, work: work)
    } catch {
      try error.status.exit(with: "\(file): error: \(error)")
    }
  }

  private func text(of recovery: SpecRecovery) throws -> String {
    let comments = RecoverySummary(recovery).lines.map { "# \($0.text)" }
    guard scenario else {
      return (comments + WrittenText.spec(recovery.spec)).joined(separator: "\n") + "\n"
    }
    return recovery.fileText(comments: comments)
  }
}

private struct RecoveryDocument: Encodable {
  let schemaVersion = JSONOutput.schemaVersion
  let scenario: String
  let grade: String
  let isProven: Bool
  let nodes: Int
  let leftOut: [String]
  let apart: [String]
  let hidden: [String]
  let isProvenWithoutConflicts: Bool
  let spec: String
  let proof: ProofDocument

  init(_ recovery: SpecRecovery) {
    scenario = recovery.scenario.id
    grade = recovery.grade.rawValue
    isProven = recovery.isProven
    nodes = SpecCost.nodes(of: recovery.spec)
    leftOut = recovery.leftOut
    apart = recovery.apart
    hidden = recovery.hidden
    isProvenWithoutConflicts = recovery.isProvenWithoutConflicts
    spec = WrittenText.spec(recovery.spec).joined(separator: "\n")
    proof = ProofDocument(recovery.proof, schemaVersion: JSONOutput.schemaVersion)
  }
}
