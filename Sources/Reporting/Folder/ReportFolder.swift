import Foundation

/// A folder that holds a report, or is to hold one.
struct ReportFolder {
  let directory: URL
  /// Asked before every file: whether the report is to be given up.
  let isCancelled: () -> Bool
  /// Told before anything changes in the file system: what a run that is killed leaves is what there
  /// is at one of these moments.
  let observe: (String) -> Void

  /// What the names of folders begin with, or go on with, in which a report is being written.
  static let unfinished = ".unfinished-"
  /// The hidden folder beside or inside this one that the new report is written into.
  private static let suffix = unfinished + UUID().uuidString

  init(
    _ directory: URL, isCancelled: @escaping () -> Bool = { false },
    observe: @escaping (String) -> Void = { _ in }
  ) {
    // Behind links: what is exchanged is the folder, not a link to it.
    self.directory = directory.resolvingSymlinksInPath()
    self.isCancelled = isCancelled
    self.observe = observe
  }

  /// Puts `files` in the place of the report that is there.
  func replace(with files: [ReportFile]) throws(ReportingError) {
    try makeDirectory()
    let lock = FolderLock(directory.path)
    defer { lock.release() }
    guard access(directory.path, W_OK) == 0 else {
      throw .failure(errno: errno, at: directory.path)
    }
    removeUnfinishedReports()
    try checkPlaces(of: files)
    let others = OtherFiles(in: directory, besides: files.map(\.path), unfinished: Self.unfinished)
    if try exchange(with: files, others) { return }
    try moveOneByOne(files, stale: others.stale)
  }

  private func makeDirectory() throws(ReportingError) {
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch {
      throw .failure(error, at: directory.path)
    }
  }

  /// Refuses a folder where a file is to stand, and a file where a folder is, before any change.
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

  /// Removes what runs left behind that were killed while they wrote.
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

  /// Writes the new report beside the folder and exchanges the two in one step; says whether that
  /// was possible.
  private func exchange(
    with files: [ReportFile], _ others: OtherFiles
  ) throws(ReportingError) -> Bool {
    let staging = directory.deletingLastPathComponent()
      .appendingPathComponent(hiddenName + Self.suffix)
    guard others.canBeLinked, let exchange = FolderExchange(of: directory, with: staging) else {
      return false
    }
    defer { exchange.removeStaging() }
    try write(files, to: staging)
    guard exchange.link(others.kept, observe) else { return false }
    observe("exchange")
    guard exchange.run() else { return false }
    observe("keep what changed meanwhile")
    exchange.keepChanges(to: others, besides: files.map(\.path))
    observe("remove the earlier report")
    return true
  }

  /// The way that is always possible: file by file, the index last.
  ///
  /// What fails on the way is taken back. A run that is killed on the way leaves whole files, but of
  /// both reports.
  private func moveOneByOne(_ files: [ReportFile], stale: [String]) throws(ReportingError) {
    let staging = directory.appendingPathComponent(Self.suffix)
    defer { try? FileManager.default.removeItem(at: staging) }
    try write(files, to: staging)
    var moves = FileMoves(from: staging, to: directory)
    for file in files {
      observe("move \(file.path)")
      try moves.move(file.path)
    }
    for path in stale {
      observe("remove \(path)")
      try? FileManager.default.removeItem(at: directory.appendingPathComponent(path))
    }
  }

  private func write(_ files: [ReportFile], to staging: URL) throws(ReportingError) {
    for file in files {
      if isCancelled() { throw .interrupted }
      observe("write \(file.path)")
      let target = staging.appendingPathComponent(file.path)
      do {
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.contents.write(to: target)
      } catch {
        throw .failure(error, at: directory.path)
      }
    }
    if isCancelled() { throw .interrupted }
  }
}
