import Foundation
import Geometry
import Reporting
import RunRecords
import Scenarios

enum GitHub {
  /// Annotates the lines of what fails, and adds the summary to that of the job; does nothing
  /// elsewhere.
  ///
  /// Annotations go to standard error, which GitHub reads too: standard output is for results.
  static func report(_ record: @autoclosure () -> RunRecord) {
    guard Environment.isGitHub || Environment.jobSummary != nil else { return }
    let record = record()
    if Environment.isGitHub {
      GitHubAnnotations.lines(for: record, checkout: Environment.checkout).forEach(Terminal.note)
    }
    appendSummary(of: record)
  }

  /// Adds the summary of a record to that of the job.
  ///
  /// A summary that cannot be written is a warning only: the results are elsewhere too.
  static func appendSummary(of record: RunRecord) {
    guard let path = Environment.jobSummary else { return }
    guard let file = fopen(path, "a") else {
      Terminal.note("\(path): warning: cannot be opened: \(UnreadableReason.last)")
      return
    }
    defer { fclose(file) }
    let bytes = Array(JobSummary.text(of: record).printableLines.utf8)
    if fwrite(bytes, 1, bytes.count, file) < bytes.count {
      Terminal.note("\(path): warning: cannot be written to the end")
    }
  }
}
