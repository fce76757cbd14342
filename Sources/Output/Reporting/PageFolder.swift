public import Foundation
import RunRecords

/// Writes pages that are no report into a folder.
public enum PageFolder {
  /// Writes `files` into `directory`, which is created if necessary, in one step.
  ///
  /// Other files in the folder stay. Throws `file` where a report is in the folder, whose page these
  /// would replace, and where it cannot be written.
  public static func write(_ files: [ReportFile], to directory: URL) throws(ReportingError) {
    let record = directory.appendingPathComponent("run.json")
    guard FileKind(of: record.path) == nil else {
      throw .file(
        .cannotCreate(
          path: directory.relativePath, reason: "it contains a report: choose another folder"))
    }
    try ReportFolder.check(directory)
    try ReportFolder(directory).replace(with: files)
  }
}
