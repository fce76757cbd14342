package import Foundation
package import RunRecords

/// The folder of a page for forges: `README.md` and its pictures.
package struct MarkdownFolder {
  private static let page = "README.md"
  private static let unfinished = ReportFolder.unfinished + "page-"

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
  /// All files are first written to temporary places, so that a full disk changes nothing. Then each
  /// is moved into its place, the page last. Pictures that only an earlier page shows are removed;
  /// other files stay.
  package func write(_ record: RunRecord) throws(ReportingError) {
    try check()
    let files = MarkdownReport.files(of: record)
    let staging = directory.appendingPathComponent(Self.unfinished + UUID().uuidString)
    try FileStep.makeFolder(directory)
    let lock = FolderLock(directory.path)
    defer { lock.release() }
    removeUnfinished()
    defer { try? FileManager.default.removeItem(at: staging) }
    for file in files {
      let target = staging.appendingPathComponent(file.path)
      try FileStep.makeFolder(target.deletingLastPathComponent())
      try FileStep.write(file.contents, to: target, in: directory)
    }
    for file in files {
      let target = directory.appendingPathComponent(file.path)
      try FileStep.makeFolder(target.deletingLastPathComponent())
      try FileStep.move(staging.appendingPathComponent(file.path), to: target)
    }
    removeOldPictures(besides: files)
  }

  /// Removes the temporary folders of runs that were killed.
  private func removeUnfinished() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    for name in names where name.hasPrefix(Self.unfinished) {
      try? FileManager.default.removeItem(at: directory.appendingPathComponent(name))
    }
  }

  /// Removes the pictures of an earlier page that are not among `files`.
  package func removeOldPictures(besides files: [ReportFile]) {
    let kept = Set(files.map(\.path))
    let folder = directory.appendingPathComponent("pictures")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasSuffix(".svg") && !kept.contains("pictures/" + name) {
      let file = folder.appendingPathComponent(name)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      // Only our pictures have this legend.
      guard text.contains("<path class=\"spec\" d=\"M16 20h28\"/>") else { continue }
      try? FileManager.default.removeItem(at: file)
    }
  }
}
