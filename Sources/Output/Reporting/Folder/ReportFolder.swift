import Foundation
import RunRecords

/// A folder with a report, or for one.
struct ReportFolder {
  let directory: URL
  /// Called before each file: whether to stop.
  let isCancelled: () -> Bool
  /// Called before each change in the file system, so that tests can stop at any of these moments.
  let observe: (String) -> Void

  /// The beginning of the names of folders in which a report is being written.
  static let unfinished = ".unfinished-"

  init(
    _ directory: URL, isCancelled: @escaping () -> Bool = { false },
    observe: @escaping (String) -> Void = { _ in }
  ) {
    self.directory = directory.resolvingSymlinksInPath()
    self.isCancelled = isCancelled
    self.observe = observe
  }

  /// Throws where `directory` can neither be written into nor be created, before any work.
  static func check(_ directory: URL) throws(ReportingError) {
    var place = directory.resolvingSymlinksInPath()
    while FileKind(of: place.path) == nil, place.path != "/" { place.deleteLastPathComponent() }
    var status = stat()
    guard stat(place.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .failure(errno: ENOTDIR, at: directory.path)
    }
    guard access(place.path, W_OK | X_OK) == 0 else {
      throw .failure(errno: errno, at: directory.path)
    }
  }

  /// Throws where one of the files at `paths` is in `directory`, which has no pages of ours.
  ///
  /// `reason` says why layoutdiff did not write a file of this name. Files of a run that was killed
  /// while it replaced pages are ours.
  static func refuseFiles(
    at paths: [String], in directory: URL, reason: (String) -> String
  ) throws(ReportingError) {
    let files = paths.filter {
      FileKind(of: directory.appendingPathComponent($0).path) == .file
    }
    guard let file = files.first(where: { $0 == "index.html" }) ?? files.first,
      NewReport(in: directory).stalePages == nil
    else { return }
    throw .file(
      .cannotCreate(
        path: directory.relativePath, reason: "\(reason(file)): choose another folder"))
  }

  /// Whether the folder has a file of this name with `mark` in it.
  static func has(_ name: String, with mark: String, in directory: URL) -> Bool {
    let path = directory.appendingPathComponent(name).path
    return FileKind(of: path) == .file
      && FileManager.default.contents(atPath: path)?.range(of: Data(mark.utf8)) != nil
  }

  /// Whether a report is in the folder: its overview, even if somebody moved the record away, or its
  /// record.
  static func hasReport(_ directory: URL) -> Bool {
    hasOverview(directory) || has("run.json", with: "\"schemaVersion\"", in: directory)
  }

  /// Whether the first page in the folder is a report's overview.
  static func hasOverview(_ directory: URL) -> Bool {
    has(
      "index.html", with: "<meta name=\"generator\" content=\"layoutdiff report\"/>", in: directory)
  }

  /// Replaces the report in the folder by `files`, and removes the pages that only the earlier one had.
  ///
  /// Everything is first written into a hidden folder inside. A ``NewReport`` is that folder under
  /// another name; from then on the report is replaced, by this run or by the next one.
  func replace(
    with files: [ReportFile], earlierPages: (URL) -> [String] = { _ in [] }
  ) throws(ReportingError) {
    let missing = FileStep.missingFolders(upTo: directory)
    var lock: FolderLock?
    defer { lock?.release() }
    do {
      lock = try FolderLock(directory)
      removeUnfinishedReports()
      try finish()
      try checkPlaces(of: files)
      let paths = Set(files.map(\.path))
      let stale = earlierPages(directory).filter { !paths.contains($0) }
      try decide(for: files + [NewReport.label(removing: stale)])
      try finish()
    } catch {
      // What was made for a report that does not come goes away again, while no other run has the lock.
      FileStep.removeEmptyFolders(missing)
      throw error
    }
  }

  /// Throws where a folder is in the place of a file or the other way round, or cannot be written to,
  /// before any change.
  private func checkPlaces(of files: [ReportFile]) throws(ReportingError) {
    for file in files {
      let target = directory.appendingPathComponent(file.path)
      if FileKind(of: target.path) == .folder { throw .failure(errno: EISDIR, at: target.path) }
      let folder = target.deletingLastPathComponent().path
      guard let kind = FileKind(of: folder) else { continue }
      if kind != .folder { throw .failure(errno: ENOTDIR, at: folder) }
      if access(folder, W_OK) != 0 { throw .failure(errno: errno, at: folder) }
    }
  }

  /// Removes the temporary folders of runs that were killed while they wrote.
  private func removeUnfinishedReports() {
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory.path)
    for name in names ?? [] where name.hasPrefix(Self.unfinished) {
      observe("remove \(name)")
      try? FileManager.default.removeItem(at: directory.appendingPathComponent(name))
    }
  }

  /// Writes the new report whole.
  private func decide(for files: [ReportFile]) throws(ReportingError) {
    let new = NewReport(in: directory)
    guard FileKind(of: new.folder.path) == nil else {
      throw .failure(errno: EEXIST, at: new.folder.path)
    }
    try withTemporaryFolder { staging throws(ReportingError) in
      for file in files {
        if isCancelled() { throw .interrupted }
        try write(file, to: staging)
      }
      if isCancelled() { throw .interrupted }
      observe("decide for the new report")
      try FileStep.move(staging, to: new.folder)
    }
  }

  /// Replaces the earlier report if this run, or one that was killed, has decided for a new one.
  private func finish() throws(ReportingError) {
    let new = NewReport(in: directory)
    guard let stale = new.stalePages else { return }
    try withTemporaryFolder { staging throws(ReportingError) in
      let paths = new.paths
      if paths.contains(NewReport.notice.path) {
        try write(NewReport.notice, to: staging)
        try move(NewReport.notice.path, from: staging)
      }
      for path in stale {
        let place = directory.appendingPathComponent(path)
        guard FileKind(of: place.path) == .file else { continue }
        observe("remove \(path)")
        unlink(place.path)
        FileStep.removeEmptyFolders([place.deletingLastPathComponent()])
      }
      for path in paths {
        try FileStep.duplicate(
          new.folder.appendingPathComponent(path), as: staging.appendingPathComponent(path))
        try move(path, from: staging)
      }
      observe("remove what was kept")
      try FileStep.move(new.folder, to: staging.appendingPathComponent(NewReport.folderName))
    }
  }

  /// Gives `body` a hidden folder, which is removed afterwards.
  private func withTemporaryFolder(
    _ body: (URL) throws(ReportingError) -> Void
  ) throws(ReportingError) {
    let folder = directory.appendingPathComponent(Self.unfinished + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    } catch {
      throw .failure(error, at: directory.path)
    }
    try body(folder)
  }

  private func write(_ file: ReportFile, to staging: URL) throws(ReportingError) {
    observe("write \(file.path)")
    let target = staging.appendingPathComponent(file.path)
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .failure(error, at: directory.path)
    }
    try FileStep.write(file.contents, to: target, in: directory)
  }

  private func move(_ path: String, from staging: URL) throws(ReportingError) {
    let target = directory.appendingPathComponent(path)
    try FileStep.makeFolder(target.deletingLastPathComponent())
    observe("move \(path)")
    try FileStep.move(staging.appendingPathComponent(path), to: target)
  }
}
