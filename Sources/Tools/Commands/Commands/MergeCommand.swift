import ArgumentParser
import Foundation
import Reporting
import RunRecords
import Runs
import Scenarios
import TextMeasuring

/// Joins the run records of several machines into one report.
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

  /// Refuses a folder without a name.
  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("--output needs the name of a folder.") }
  }

  func run() throws {
    let directory = URL(fileURLWithPath: output, isDirectory: true)
    let interruption = Interruption { [output] in ReportPlace.tellEnd(of: output) }
    do {
      try ReportWriter.check(directory)
    } catch {
      Terminal.note("error: \(error)")
      throw ExitCode(ExitStatus(error).rawValue)
    }
    let place = directory.appendingPathComponent("run.json").path
    if let own = records.first(where: { OutputFile.isSameFile($0, place) }) {
      Terminal.note("\(own): error: not replaced: this is a file that is read; name another folder")
      throw ExitCode(ExitStatus.cannotCreate.rawValue)
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
      Terminal.note("error: \(error)")
      throw ExitCode(ExitStatus.invalidScenario.rawValue)
    }
    do {
      interruption.beginToWrite()
      try ReportWriter.write(
        merged.completed, to: directory, isCancelled: { interruption.isAsked })
    } catch {
      ReportPlace.tellEnd(of: output, error)
      interruption.endIfAsked()
      try ExitStatus(error).exit()
    }
    GitHub.appendSummary(of: merged)
    for shard in merged.missingShards {
      Terminal.note("error: shard \(shard.text) is missing: its record is not among those given")
    }
    ClosingSummary.lines(of: merged).forEach(Terminal.print)
    Terminal.print(ReportPlace.index(of: output))
    interruption.endIfAsked()
    try merged.exitStatus.exit()
  }
}

/// Why a file gave no record.
enum RecordFailure: Error, CustomStringConvertible {
  /// There is no such file, or it cannot be read.
  case unreadable(reason: String)
  /// It holds something else.
  case invalid(RecordError)

  var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .invalid(let error): "\(error)"
    }
  }

  /// Where in the file, to follow its name; empty where it cannot be read.
  var place: String {
    switch self {
    case .unreadable: ""
    case .invalid(let error): error.position.suffix
    }
  }

  /// The exit status of the joined record.
  var status: ExitStatus {
    switch self {
    case .unreadable: .nothingMatches
    case .invalid: .invalidScenario
    }
  }
}

extension RunRecord {
  /// The record with what its file leaves out.
  var completed: RunRecord {
    var run = Run([], measurer: TextMeasurer())
    run.observer.note = Terminal.note
    return run.completing(self)
  }

  /// Reads the record in a file.
  static func read(_ path: String) throws(RecordFailure) -> RunRecord {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(reason: UnreadableReason.text(of: path))
    }
    do {
      return try RunRecord(json: data)
    } catch {
      throw .invalid(error)
    }
  }
}
