package import Foundation
package import RunRecords

/// The folder of a page for forges: `README.md` and its pictures.
package struct MarkdownFolder {
  private static let page = "README.md"

  private let directory: URL

  /// The folder at `directory`, which is created if necessary.
  package init(_ directory: URL) {
    self.directory = directory.resolvingSymlinksInPath()
  }

  /// Whether it is the folder at `other`, links resolved.
  package func isFolder(_ other: URL) -> Bool {
    directory.path == other.resolvingSymlinksInPath().path
  }

  /// Throws where the folder has a `README.md` that layoutdiff did not make, or can neither be written
  /// into nor be created, before any work.
  package func check() throws(ReportingError) {
    try ReportFolder.check(directory)
    let page = directory.appendingPathComponent(Self.page)
    let pictures = directory.appendingPathComponent("pictures")
    if FileKind(of: page.path) == .folder { throw .failure(errno: EISDIR, at: page.path) }
    if let kind = FileKind(of: pictures.path), kind != .folder {
      throw .failure(errno: ENOTDIR, at: pictures.path)
    }
    let marker = Data(MarkdownReport.marker.utf8)
    if FileKind(of: page.path) != nil, (try? Data(contentsOf: page))?.starts(with: marker) != true {
      throw .file(
        .cannotCreate(
          path: page.path,
          reason: "there is one that layoutdiff did not make: choose another folder, or remove it"))
    }
  }

  /// Writes the page of `record` and its pictures.
  ///
  /// Pictures that only an earlier page shows are removed; other files stay.
  package func write(_ record: RunRecord) throws(ReportingError) {
    try check()
    try ReportFolder(directory).replace(
      with: try MarkdownReport.files(of: record), earlierPages: Self.pictures)
  }

  /// The pictures of the page in a folder.
  static func pictures(in directory: URL) -> [String] {
    let folder = directory.appendingPathComponent("pictures")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      // Only our pictures have this legend.
      name.hasSuffix(".svg")
        && ReportFolder.has(name, with: " d=\"M16 20h28\"/>", in: folder)
    }.map { "pictures/" + $0 }
  }
}
