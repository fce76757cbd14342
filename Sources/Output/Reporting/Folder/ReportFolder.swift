import Foundation
import RunRecords

/// A folder with a report, or for one.
struct ReportFolder {
  let directory: URL
  /// Called before each file: whether to stop.
  let isCancelled: () -> Bool
  /// Called before each change in the file system, so that tests can stop at any of these moments.
  let observe: (String) -> Void

  /// Part of the names of folders in which a report is being written.
  static let unfinished = ".unfinished-"
  /// The suffix of this run's hidden folder.
  private static let suffix = unfinished + UUID().uuidString

  init(
    _ directory: URL, isCancelled: @escaping () -> Bool = { false },
    observe: @escaping (String) -> Void = { _ in }
  ) {
    // Resolved, so that the folder is exchanged and not a link to it.
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
  /// `reason` says why layoutdiff did not write a file of this name.
  static func refuseFiles(
    at paths: [String], in directory: URL, reason: (String) -> String
  ) throws(ReportingError) {
    let files = paths.filter {
      FileKind(of: directory.appendingPathComponent($0).path) == .file
    }
    guard let file = files.first(where: { $0 == "index.html" }) ?? files.first else { return }
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

  /// Replaces the report in the folder by `files`.
  ///
  /// `earlierPages` are the paths of pages that only they may replace; `nil` for those of a report.
  func replace(
    with files: [ReportFile], earlierPages: [String]? = nil
  ) throws(ReportingError) {
    let missing = FileStep.missingFolders(upTo: directory)
    var lock: FolderLock?
    defer { lock?.release() }
    do {
      lock = try lockedFolder()
      try replaceLocked(with: files, earlierPages)
    } catch {
      // What was made for a report that does not come goes away again, while no other run has the lock.
      FileStep.removeEmptyFolders(missing)
      throw error
    }
  }

  /// The lock of the folder, which is made again where a run that failed has removed it meanwhile.
  private func lockedFolder() throws(ReportingError) -> FolderLock {
    while true {
      try FileStep.makeFolder(directory)
      let lock = FolderLock(directory.path)
      if !lock.hasNoFolder { return lock }
    }
  }

  private func replaceLocked(
    with files: [ReportFile], _ earlierPages: [String]?
  ) throws(ReportingError) {
    guard access(directory.path, W_OK) == 0 else {
      throw .failure(errno: errno, at: directory.path)
    }
    removeUnfinishedReports()
    try restoreEarlierReport()
    try checkPlaces(of: files)
    let others = OtherFiles(
      in: directory, besides: files.map(\.path), unfinished: Self.unfinished,
      earlierPages: earlierPages)
    if try exchange(with: files, others, earlierPages) { return }
    try moveOneByOne(files, stale: others.stale)
  }

  /// Throws where a folder is in the place of a file or the other way round, before any change.
  private func checkPlaces(of files: [ReportFile]) throws(ReportingError) {
    for file in files {
      let target = directory.appendingPathComponent(file.path)
      if FileKind(of: target.path) == .folder { throw .failure(errno: EISDIR, at: target.path) }
      let folder = target.deletingLastPathComponent().path
      if let kind = FileKind(of: folder), kind != .folder {
        throw .failure(errno: ENOTDIR, at: folder)
      }
    }
  }

  /// Removes the temporary folders of runs that were killed while they wrote.
  private func removeUnfinishedReports() {
    let parent = directory.deletingLastPathComponent()
    let places = [(directory, Self.unfinished), (parent, hiddenName + Self.unfinished)]
    for (folder, prefix) in places {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      for name in names ?? [] where name.hasPrefix(prefix) {
        observe("remove \(name)")
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
    }
  }

  private var hiddenName: String { "." + directory.lastPathComponent }

  /// Writes the new report beside the folder and exchanges the two in one step; returns whether that
  /// was possible.
  private func exchange(
    with files: [ReportFile], _ others: OtherFiles, _ earlierPages: [String]?
  ) throws(ReportingError) -> Bool {
    let staging = directory.deletingLastPathComponent()
      .appendingPathComponent(hiddenName + Self.suffix)
    guard others.canBeLinked, let exchange = FolderExchange(of: directory, with: staging) else {
      return false
    }
    // The lock on the earlier folder is none on the new one: another run would find the latter
    // unlocked, and remove the former while its other files are still carried over.
    let lock = FolderLock(staging.path)
    defer {
      exchange.removeStaging()
      lock.release()
    }
    try write(files, to: staging)
    guard exchange.link(others.kept, observe) else { return false }
    observe("exchange")
    guard exchange.run() else { return false }
    observe("keep what changed meanwhile")
    exchange.keepChanges(
      to: others, besides: files.map(\.path), earlierPages: earlierPages)
    observe("remove the earlier report")
    return true
  }

  /// Moves the files one by one, the record first and the index last, while the earlier report is
  /// kept inside; always possible.
  ///
  /// After a failure the earlier report is restored, at once or by the next run.
  private func moveOneByOne(_ files: [ReportFile], stale: [String]) throws(ReportingError) {
    let staging = directory.appendingPathComponent(Self.suffix)
    let removed = directory.appendingPathComponent(Self.suffix + "-earlier")
    defer {
      try? FileManager.default.removeItem(at: staging)
      try? FileManager.default.removeItem(at: removed)
    }
    try write(files, to: staging)
    try FileStep.makeFolder(removed)
    let earlier = EarlierReport(directory: directory, observe: observe)
    do {
      try earlier.keep(files.map(\.path) + stale, removed)
      // The record comes first: it names the new pages, which restoring has to remove.
      let order = files.filter { $0.path == "run.json" } + files.filter { $0.path != "run.json" }
      for path in stale { unlink(directory.appendingPathComponent(path).path) }
      for file in order { try move(file.path, from: staging) }
    } catch {
      try? earlier.restore(removed)
      throw error
    }
    try? earlier.remove(removed)
  }

  private func move(_ path: String, from staging: URL) throws(ReportingError) {
    let target = directory.appendingPathComponent(path)
    try FileStep.makeFolder(target.deletingLastPathComponent())
    observe("move \(path)")
    try FileStep.move(staging.appendingPathComponent(path), to: target)
  }

  /// Restores the earlier report after a run that was killed while it moved files one by one.
  private func restoreEarlierReport() throws(ReportingError) {
    let earlier = EarlierReport(directory: directory, observe: observe)
    guard earlier.isOurs else { return }
    let staging = directory.appendingPathComponent(Self.suffix)
    try FileStep.makeFolder(staging)
    defer { try? FileManager.default.removeItem(at: staging) }
    try earlier.restore(staging)
  }

  private func write(_ files: [ReportFile], to staging: URL) throws(ReportingError) {
    for file in files {
      if isCancelled() { throw .interrupted }
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
    if isCancelled() { throw .interrupted }
  }
}
