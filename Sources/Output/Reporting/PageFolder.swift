package import Foundation
import JSONText
import RunRecords

/// Writes pages that are no report into a folder.
package enum PageFolder {
  /// Writes `files` into `directory`, which is created if necessary.
  ///
  /// `name` is the name of a file that lists them: with it, the next run removes files that are no
  /// longer written. Other files stay. Throws `file` where a report is in the folder, whose page these
  /// would replace; where the list is of a newer version; where one of the files exists, but neither a
  /// list nor an `index.html` with `mark`, which all such pages have; and where the folder cannot be
  /// written.
  package static func write(
    _ files: [ReportFile], to directory: URL, listedIn name: String? = nil, mark: String
  ) throws(ReportingError) {
    try checkRecord(in: directory)
    if try list(named: name, in: directory) == nil,
      !ReportFolder.has("index.html", with: mark, in: directory)
    {
      try ReportFolder.refuseFiles(at: files.map(\.path), in: directory) { file in
        name.map { "it contains \(file) and no \($0), so layoutdiff did not write it" }
          ?? "it contains \(file), which layoutdiff did not write"
      }
    }
    try ReportFolder.check(directory)
    let list =
      try name.map { name throws(ReportingError) in
        ReportFile(path: name, text: text(of: files.map(\.path)))
      }
    try ReportFolder(directory).replace(with: files + [list].compactMap(\.self)) { directory in
      (try? self.list(named: name, in: directory)) ?? []
    }
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
  private struct PageList: Decodable, JSONRepresentable {
    var schemaVersion = 1
    var files: [String]

    var json: JSONValue { .object(["schemaVersion": schemaVersion.json, "files": files.json]) }
  }

  private static func text(of paths: [String]) -> String {
    PageList(files: paths).json.text(onLines: true) + "\n"
  }

  private struct ListVersion: Decodable {
    var schemaVersion: Int
  }

  /// The pages that were written; `nil` without a list.
  private static func list(
    named name: String?, in directory: URL
  ) throws(ReportingError) -> [String]? {
    guard let name,
      let data = try? Data(contentsOf: directory.appendingPathComponent(name))
    else { return nil }
    let decoder = JSONDecoder()
    let known = PageList(files: []).schemaVersion
    if let found = try? decoder.decode(ListVersion.self, from: data).schemaVersion, found > known {
      throw .file(
        .cannotCreate(
          path: directory.relativePath,
          reason: "its \(name) has schemaVersion \(found), and this layoutdiff knows up to "
            + "\(known): use the layoutdiff that wrote it, or a later one, or choose another folder"
        ))
    }
    return try? decoder.decode(PageList.self, from: data).files
  }
}
