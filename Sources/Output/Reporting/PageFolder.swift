public import Foundation
import RunRecords

/// Writes pages that are no report into a folder.
public enum PageFolder {
  /// Writes `files` into `directory`, which is created if necessary, in one step.
  ///
  /// Other files in the folder stay. Throws `file` where a report is in the folder, whose page these
  /// would replace, and where it cannot be written.
  public static func write(_ files: [ReportFile], to directory: URL) throws(ReportingError) {
    try checkRecord(in: directory)
    try ReportFolder.check(directory)
    try ReportFolder(directory).replace(with: files)
  }

  /// Writes `files` as ``write(_:to:)`` does, with a list of them in a file of this name.
  ///
  /// So the next time the files that are no longer among them are removed. Throws `file` also where the
  /// folder has an `index.html` but no such list: it belongs to somebody else.
  public static func write(
    _ files: [ReportFile], to directory: URL, listedIn name: String
  ) throws(ReportingError) {
    try checkRecord(in: directory)
    let earlier = list(in: directory.appendingPathComponent(name))
    guard earlier != nil || FileKind(of: directory.appendingPathComponent("index.html").path) == nil
    else {
      throw .file(
        .cannotCreate(
          path: directory.relativePath,
          reason: "it contains an index.html without \(name), of somebody else: "
            + "choose another folder"))
    }
    try ReportFolder.check(directory)
    let list = ReportFile(path: name, text: try text(of: files.map(\.path)))
    try ReportFolder(directory).replace(with: [list] + files, earlierPages: earlier ?? [])
  }

  private static func checkRecord(in directory: URL) throws(ReportingError) {
    let record = directory.appendingPathComponent("run.json")
    guard FileKind(of: record.path) == nil else {
      throw .file(
        .cannotCreate(
          path: directory.relativePath, reason: "it contains a report: choose another folder"))
    }
  }

  /// The list of a folder's pages as JSON.
  private struct PageList: Codable {
    var schemaVersion = 1
    var files: [String]
  }

  private static func text(of paths: [String]) throws(ReportingError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(PageList(files: paths)), as: UTF8.self) + "\n"
    } catch {
      throw .brokenTemplate(name: "list")
    }
  }

  /// The pages that were written; `nil` without a list.
  private static func list(in file: URL) -> [String]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(PageList.self, from: data).files
  }
}
