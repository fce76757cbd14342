import ArgumentParser
import Foundation
import Reporting
import RunRecords

/// The folder that a command writes a report to, as its options name it.
enum ReportPlace {
  static func page(_ name: String = "index.html", of output: String) -> String {
    output.hasSuffix("/") ? output + name : output + "/" + name
  }

  private static func directory(_ output: String) -> URL {
    URL(fileURLWithPath: output, isDirectory: true)
  }

  /// Ends the command where no report can be written to the folder, after saying why.
  static func check(_ output: String) throws {
    do {
      try ReportWriter.check(directory(output))
    } catch {
      tellEnd(of: output, error)
      throw ExitCode(ExitStatus(error).rawValue)
    }
  }

  /// Writes a report of a record with the result `status`.
  ///
  /// Where that fails, ends the command after saying what the folder contains.
  static func write(
    _ record: RunRecord, to output: String, only: ReportedScenarios = .all, hasPage: Bool = false,
    status: ExitStatus = .fine
  ) throws {
    Interruption.beginToWrite()
    do {
      try ReportWriter.write(
        record, to: directory(output), only: only, hasPage: hasPage,
        isCancelled: { Interruption.isAsked })
    } catch {
      if error == .interrupted { ClosingSummary.lines(of: record).forEach(Terminal.print) }
      tellEnd(of: output, error)
      Interruption.endIfAsked()
      try max(status, ExitStatus(error)).exit()
    }
  }

  /// Prints that a run ends without a report, why, and what the folder contains.
  static func tellEnd(of output: String, _ error: ReportingError = .interrupted) {
    Terminal.note(error == .interrupted ? "interrupted" : "error: \(error)")
    Terminal.note(earlierReport(in: output))
  }

  private static func earlierReport(in output: String) -> String {
    let directory = directory(output)
    guard let place = ReportWriter.placeOfReport(in: directory) else {
      return "no report was written"
    }
    if place == directory { return "\(output) contains the earlier report, unchanged" }
    return "a complete report is in \(place.relativePath)"
  }
}
