import ArgumentParser
import Foundation
import Reporting
import RunRecords
import Runs
import Scenarios
import TextMeasuring

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the run records of several machines, and write one report.",
    discussion: """
      Each machine runs report with its own --shard. All records must have the same format version \
      and the same number of shards, and no scenario may be in two of them. The status is that \
      of a single run over all scenarios. A missing shard is reported, with status 66.

      Example:
        layoutdiff merge run-1.json run-2.json --output Reports

      \(ExitStatus.help)
      """)

  @Argument(help: "The run.json files to join.")
  var records: [String]

  @Option(help: ArgumentHelp("The folder to write the report to.", valueName: "folder"))
  var output = "Reports"

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("--output needs the name of a folder.") }
  }

  func run() throws {
    Interruption.begin { [output] in ReportPlace.tellEnd(of: output) }
    try ReportPlace.check(output)
    let place = ReportPlace.page("run.json", of: output)
    if let own = records.first(where: { OutputFile.isSameFile($0, place) }) {
      try ExitStatus.cannotCreate.exit(
        with: "\(own): error: not replaced: this is a file that is read; name another folder")
    }
    var status = ExitStatus.fine
    var read: [RunRecord] = []
    for path in records {
      do {
        read.append(try RunRecord.read(path))
      } catch {
        Terminal.note("\(path)\(error.place): error: \(error)")
        status = max(status, error.status)
      }
    }
    try status.exit()
    let merged: RunRecord
    do {
      merged = try RunRecord.merging(read, names: records)
    } catch {
      try ExitStatus.invalidScenario.exit(with: "error: \(error)")
    }
    try ReportPlace.write(merged.completed, to: output)
    GitHub.appendSummary(of: merged)
    for shard in merged.missingShards {
      Terminal.note("error: shard \(shard.text) is missing: its record is not among those given")
    }
    ClosingSummary.lines(of: merged).forEach(Terminal.print)
    Terminal.print(ReportPlace.page(of: output))
    Interruption.endIfAsked()
    try merged.exitStatus.exit()
  }
}

/// Why a file gave no record.
struct RecordFailure: Error, CustomStringConvertible {
  let description: String
  /// Where in the file, to follow its name; empty where it cannot be read.
  var place = ""
  let status: ExitStatus
}

extension RunRecord {
  /// The record with what its file leaves out.
  var completed: RunRecord {
    var run = Run([], measurer: TextMeasurer())
    run.observer.note = Terminal.note
    return run.completing(self)
  }

  static func read(_ path: String) throws(RecordFailure) -> RunRecord {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RecordFailure(
        description: "cannot be read: \(UnreadableReason.text(of: path))", status: .nothingMatches)
    }
    do {
      return try RunRecord(json: data)
    } catch {
      throw RecordFailure(
        description: "\(error)", place: error.position.suffix, status: .invalidScenario)
    }
  }
}
