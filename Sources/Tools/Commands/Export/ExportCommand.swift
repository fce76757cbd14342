import ArgumentParser
import Comparison
import Geometry
import Phrases
import RunRecords
import Runs
import ScenarioFiles
import Scenarios
import SpecRecovery
import TextMeasuring

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a screen in Swift as a scenario file.",
    discussion: """
      Only programs with screens of their own can run it: 'swift run Screens export wiki-row'. \
      The file has the elements with their texts, fonts and sizes, the layout spec, and the \
      constraints in their order, each with the line of code that made it.

      The file is laid out again and compared with the screen, in all containers. Whatever it \
      cannot express, and every frame that is not the screen's, is a comment at its top and a \
      note on standard error.

      With --recovered, its layout spec is recovered from the constraints, as by layoutdiff recover.

      \(ExitStatus.help)
      """)

  @Argument(help: "The name of a screen in Swift.")
  var name: String

  @Flag(help: "Write the layout spec that the constraints are, in place of the screen's own.")
  var recovered = false

  @Option(help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"))
  var output: String?

  func run() throws {
    guard let screen = RunningProgram.screen(named: name) else {
      try ExitStatus.nothingMatches.exit(with: Self.sentence(onMissing: name))
    }
    let export: ScreenExport
    do throws(ScenarioError) {
      export = try ScreenExport(of: screen, measurer: TextMeasurer())
    } catch {
      try ExitStatus(error).exit(with: error.description)
    }
    for note in export.notes { Terminal.note("\(name): note: \(note)") }
    let text = recovered ? try recoveredText(of: export.text) : export.text
    try OutputFile.deliver(text, to: output, reading: [])
  }

  /// The text of an exported file with the spec that its constraints are.
  private func recoveredText(of text: String) throws -> String {
    do {
      let scenario = try ScenarioReader.scenario(
        fromWritten: SourceText(file: "\(name).yaml", text: text), measurer: TextMeasurer())
      if let reason = SpecRecoverer.reasonForNothing(in: scenario) {
        try ExitStatus.nothingMatches.exit(with: "\(name): error: \(reason)")
      }
      guard let recovery = try SpecRecoverer.recover(scenario) else {
        try ExitStatus.disagreement.exit(
          with: "\(name): error: \(SpecRecoverer.reasonForNone(of: scenario))")
      }
      return recovery.fileText(
        comments: RecoverySummary(recovery).lines.map { "# \($0.text)" })
    } catch let error as ScenarioError {
      try ExitStatus(error).exit(with: error.description)
    } catch let error as ProofError {
      try error.status.exit(with: "\(name): error: \(error)")
    }
  }

  private static func sentence(onMissing name: String) -> String {
    let names = RunningProgram.screens.map(\.name)
    guard !names.isEmpty else {
      return """
        error: this program has no screens in Swift, so there is nothing to export
        the package Scenarios/Swift is a program with some: swift run Screens export wiki-row
        """
    }
    return """
      error: there is no screen '\(ScenarioName.printable(name))'
      \(NearestWord.hint(for: name, among: names))
      """
  }
}
