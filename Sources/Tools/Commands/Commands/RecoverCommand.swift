import ArgumentParser
import Comparison
import Foundation
import Geometry
import InterfaceBuilder
import JSONText
import LayoutSpecs
import Layouts
import Phrases
import Proving
import RunRecords
import ScenarioFiles
import Scenarios
import SpecRecovery
import SpecTranslation
import TextMeasuring

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
        fits the examples     from frames at two widths or more: nothing is known of other widths

      Where constraints are ambiguous, the spec has one valid solution. Where they conflict, it has the \
      layout that is shown, and nothing is proven there.

      Examples:
        layoutdiff recover Scenarios/repository-row.yaml
        layoutdiff recover Scenarios/repository-row.yaml --scenario
        layoutdiff recover Scenarios/repository-row.yaml --to texture
        layoutdiff recover Scenarios/repository-row.yaml --to stackviews
        layoutdiff recover Tests/InterfaceBuilderTests/Files/ProfileCell.xib

      The status is 0 if the spec is proven equal for all elements that are shown, or has all their \
      frames, and 1 otherwise.

      \(ExitStatus.help)
      """)

  @Argument(
    help: """
      A scenario file with constraints or frames, its id, a file of Interface Builder, or the name of a screen in \
      Swift.
      """,
    transform: Scenario.pathFromArgument)
  var file: String

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "The notation: the spec of a scenario file, a node in Swift, the stack views of a scenario "
        + "file, or a view with stack views in Swift.",
      valueName: RecoveredNotation.words),
    transform: { try RecoveredNotation.word($0, called: "a notation") })
  var format = RecoveredNotation.spec

  @Flag(help: "Print the whole scenario file with the recovered spec, instead of only the spec.")
  var scenario = false

  @Flag(help: "Take the frames of the file, as of a device, and not its constraints.")
  var frames = false

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

  func validate() throws {
    if scenario, format != .spec {
      throw ValidationError("--scenario works only with --to spec.")
    }
  }

  func run() throws {
    var texts: [String] = []
    var documents: [JSONValue] = []
    var status = ExitStatus.fine
    let work = budgetOption.work
    Interruption.begin(work)
    for original in try screens() {
      if let reason = SpecRecoverer.reasonForNothing(in: original) {
        try ExitStatus.nothingMatches.exit(with: "\(file): error: \(reason)")
      }
      guard let recovery = try recovery(of: original, work) else {
        Terminal.note(
          "\(file): error: \(original.id): \(SpecRecoverer.reasonForNone(of: original))")
        status = max(status, .disagreement)
        continue
      }
      if json { documents.append(recovery.document) }
      texts.append(try text(of: recovery, work))
      if !recovery.isWhole { status = max(status, .disagreement) }
    }
    Interruption.beginToPrint()
    if json {
      if isInterfaceFile {
        JSONOutput.print(documents)
      } else if let document = documents.first {
        JSONOutput.print(document)
      }
    } else if !texts.isEmpty {
      try OutputFile.deliver(texts.joined(separator: "\n"), to: output, reading: [file])
    }
    if let sentence = work.endSentence {
      Terminal.note("\(file): error: \(sentence)")
      status = max(status, .disagreement)
    }
    try status.exit()
  }

  private var isInterfaceFile: Bool { file.hasSuffix(".xib") || file.hasSuffix(".storyboard") }

  /// The screens of the file: one, but for a file of Interface Builder.
  private func screens() throws -> [Scenario] {
    guard isInterfaceFile else {
      var scenario = try Scenario.fromArgument(file, allowsFramesAlone: true)
      if frames { scenario.constraints = nil }
      return [scenario]
    }
    do {
      let data = try InterfaceFileFinder.data(of: file)
      let imported = try InterfaceImport(data: data, file: file)
      imported.mistakes.forEach { Terminal.note($0.description) }
      let measurer = TextMeasurer()
      return try imported.documents.map { try $0.scenario(.measured, measurer: measurer) }
    } catch let error as Diagnostic {
      try ExitStatus.invalidScenario.exit(with: error.description)
    }
  }

  private func recovery(of original: Scenario, _ work: LayoutWork) throws -> SpecRecovery? {
    try found { () throws(ProofError) in
      try SpecRecoverer.recover(original, widths: widths ?? Sweep.usualWidths, work: work)
    }
  }

  /// What a search finds, or the end of the program where an engine fails.
  private func found<Value>(_ search: () throws(ProofError) -> Value) throws -> Value {
    do {
      return try search()
    } catch {
      try error.status.exit(with: "\(file): error: \(error)")
    }
  }

  private func text(of recovery: SpecRecovery, _ work: LayoutWork) throws -> String {
    if scenario {
      let lines = RecoverySummary(recovery).lines.map(\.text)
      return recovery.fileText(comments: lines.map { "# \($0)" })
    }
    return try found { () throws(ProofError) in try recovery.text(in: format, work: work) } ?? ""
  }
}

extension SpecRecovery {
  fileprivate var document: JSONValue {
    PrintedJSON.document([
      "scenario": scenario.id.json, "grade": grade.rawValue.json, "isProven": isProven.json,
      "isProvenWithoutConflicts": isProvenWithoutConflicts.json,
      "nodes": SpecCost.nodes(of: spec).json, "leftOut": leftOut.json, "apart": apart.json,
      "hidden": hidden.json, "spec": WrittenText.spec(spec).joined(separator: "\n").json,
      "proof": proof?.document(),
    ])
  }
}
