import ArgumentParser
import ConsoleLogs
import Diagnosing
import DiagnosisReporting
import Foundation
import JSONText
import LinearProgramming
import LogAnswers
import Phrases
import Reporting
import RunRecords
import Runs
import ScenarioFiles
import Scenarios
import TextMeasuring

struct DiagnoseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagnose",
    abstract: "Explain a console log of constraints that could not be satisfied.",
    discussion: """
      Reads what Xcode's console printed after "Unable to simultaneously satisfy constraints": \
      logs of UIKit, AppKit, SnapKit and Masonry, several in one text, with other lines between \
      them, quoted or copied from a web page. Without a file it reads standard input.

      For each log: the constraints that conflict, by how many points, which of them was broken, \
      and the fix that changes least. --scenario prints the constraints as a scenario file, to \
      try changes with the other commands. Of several logs it prints the first that conflicts; \
      with --output conflict.yaml it writes them all: conflict-1.yaml, conflict-2.yaml and so on.

      What a log does not print is never invented: where margins, baselines or hidden digits \
      decide, the answer says under which condition the constraints conflict. The status is 1 if \
      a log conflicts as it is printed.

      Each log takes at most --budget solver steps, the same on every machine. If they run out, \
      the answer says so and has what was found so far, and the status is 1.

      Examples:
        layoutdiff diagnose console.txt
        layoutdiff diagnose console.txt --scenario --output conflict.yaml
        layoutdiff diagnose console.txt --json
        layoutdiff diagnose console.txt --html Conflicts

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "A text with console logs, or - for standard input.", valueName: "log"))
  var file = "-"

  @Option(
    name: .customLong("log"),
    help: ArgumentHelp("Only the log with this number, from 1.", valueName: "number"))
  var number: Int?

  @Flag(
    help: "Print the constraints of a log as a scenario file. (default: the first that conflicts)")
  var scenario = false

  @Option(help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Also write the answers as a page to this folder: index.html.", valueName: "folder"))
  var html: String?

  @Option(
    help: ArgumentHelp(
      "The most solver steps for each log; work that needs more is reported as not finished.",
      valueName: "steps"))
  var budget = LogDiagnoser.usualBudget

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    guard (1...1_000_000_000).contains(budget) else {
      throw ValidationError("--budget is a number of steps from 1 to 1000000000.")
    }
    if let number, number < 1 { throw ValidationError("--log is a number from 1.") }
    if html?.isEmpty == true { throw ValidationError("--html needs the name of a folder.") }
    if scenario, html != nil {
      throw ValidationError("--scenario prints a scenario file, and no page.")
    }
    if scenario, json { throw ValidationError("--scenario prints a scenario file, not JSON.") }
  }

  func run() throws {
    let text = try LogInput.read(file)
    let diagnoses = try self.diagnoses(of: text)
    guard !diagnoses.isEmpty else {
      let source = SourceText(file: file, text: text)
      let hint = TextKind.hint(for: source, insteadOf: .consoleLog).map { "\n\($0)" } ?? ""
      try ExitStatus.nothingMatches.exit(
        with: "\(LogInput.name(of: file)): error: \(DiagnosisText.noLog(in: text))\(hint)")
    }
    let chosen = try chosen(from: diagnoses)
    if scenario { return try writeScenarios(chosen) }
    try writePage(chosen)
    try write(
      json
        ? DiagnosisDocument.json(of: chosen).text(onLines: true) + "\n"
        : DiagnosisText(chosen, first: number ?? 1, of: diagnoses.count).text + "\n")
    if let html, !json { Terminal.print(ReportPlace.page(of: html)) }
    try tellEnds(of: chosen)
    if chosen.contains(where: { $0.status == .conflict }) { try ExitStatus.disagreement.exit() }
  }

  private func writeScenarios(_ diagnoses: [LogDiagnosis]) throws {
    guard diagnoses.count > 1 else {
      try write(LogScenario.text(of: diagnoses[0]))
      return try tellEnds(of: diagnoses)
    }
    guard let output else {
      let index = diagnoses.firstIndex { $0.status == .conflict } ?? 0
      try write(LogScenario.text(of: diagnoses[index]))
      Terminal.note(
        "this is log \(index + 1) of \(diagnoses.count): --log chooses another one, and --output "
          + "writes each to a file")
      return try tellEnds(of: [diagnoses[index]])
    }
    var status = ExitStatus.fine
    for (index, diagnosis) in diagnoses.enumerated() {
      let path = Self.numbered(output, index + 1)
      let written = OutputFile.write(
        LogScenario.text(of: diagnosis), to: path, reading: file == "-" ? [] : [file])
      if written == .fine { Terminal.print(path) }
      status = max(status, written)
    }
    try status.exit()
    try tellEnds(of: diagnoses)
  }

  /// The path of one of several files: `conflict-2.yaml` for `conflict.yaml`.
  private static func numbered(_ path: String, _ number: Int) -> String {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let dot = name.dropFirst().lastIndex(of: ".") ?? name.endIndex
    return (folders + ["\(name[..<dot])-\(number)\(name[dot...])"]).joined(separator: "/")
  }

  /// Prints where the work for a log ended, and fails if it did.
  private func tellEnds(of diagnoses: [LogDiagnosis]) throws {
    let ends = diagnoses.compactMap { diagnosis in diagnosis.end.map { (diagnosis.log.line, $0) } }
    for (line, end) in ends {
      Terminal.note(
        "\(LogInput.name(of: file)):\(line): error: \(end.phrase.text)"
          + (end.isBudgetSpent ? "; --budget allows more" : ""))
    }
    if !ends.isEmpty { try ExitStatus.disagreement.exit() }
  }

  private func writePage(_ diagnoses: [LogDiagnosis]) throws {
    guard let html else { return }
    do {
      // Views may have any name, and logs any text.
      let characters = diagnoses.flatMap(\.lines).map { Set($0.sentence.text.unicodeScalars) }
      try DiagnosisWriter.write(
        diagnoses,
        fonts: PageFont.parts(
          of: TextMeasurer(), with: [400: characters.reduce(into: []) { $0.formUnion($1) }]),
        to: URL(fileURLWithPath: html, isDirectory: true))
    } catch {
      try ExitStatus(error).exit(with: "error: \(error)")
    }
  }

  private func diagnoses(of text: String) throws -> [LogDiagnosis] {
    let logs = LogReader.logs(in: text)
    let found = ResultsSoFar<LogDiagnosis>()
    Interruption.begin {
      Terminal.note("interrupted: \(found.all.count) of \(logs.count) logs were diagnosed")
    }
    do {
      for log in logs { found.add(try LogDiagnoser.diagnosis(of: log, budget: budget)) }
      Interruption.beginToPrint()
      return found.all
    } catch {
      try ExitStatus.failure.exit(with: "\(LogInput.name(of: file)): error: \(error)")
    }
  }

  private func chosen(from diagnoses: [LogDiagnosis]) throws -> [LogDiagnosis] {
    guard let number else { return diagnoses }
    guard diagnoses.indices.contains(number - 1) else {
      let count = diagnoses.count
      try ExitStatus.nothingMatches.exit(
        with: "\(LogInput.name(of: file)): error: there is no log \(number): the text has "
          + (count == 1 ? "one log" : "\(count) logs"))
    }
    return [diagnoses[number - 1]]
  }

  private func write(_ text: String) throws {
    try OutputFile.deliver(text, to: output, reading: file == "-" ? [] : [file])
  }
}
