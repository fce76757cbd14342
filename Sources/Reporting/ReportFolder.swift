import Foundation

/// A folder that holds a report, or is to hold one.
struct ReportFolder {
  private let directory: URL
  private static let stagingPrefix = ".unfinished-"
  /// Inside `directory`, hence on its volume, so that moving a file is one step that cannot half
  /// happen; and no rights are needed outside of it.
  private let staging: URL

  init(_ directory: URL) {
    self.directory = directory
    staging = directory.appendingPathComponent(Self.stagingPrefix + UUID().uuidString)
  }

  /// Puts `files` in the place of the report that is there.
  func replace(with files: [ReportFile]) throws(ReportingError) {
    try makeDirectory()
    // Two runs that write into one folder take turns, so that their files do not mix.
    let lock = open(directory.path, O_RDONLY)
    if lock >= 0 { flock(lock, LOCK_EX) }
    defer { if lock >= 0 { close(lock) } }
    removeUnfinishedReports()
    try replaceAlone(with: files)
  }

  private func makeDirectory() throws(ReportingError) {
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch {
      throw Self.failure(error, at: directory.path)
    }
  }

  private func replaceAlone(with files: [ReportFile]) throws(ReportingError) {
    let stalePages = pagesOfEarlierReport().subtracting(files.map(\.path))
    defer { try? FileManager.default.removeItem(at: staging) }
    for file in files {
      try write(file.contents, to: staging.appendingPathComponent(file.path))
    }
    for file in files {
      try move(file.path)
    }
    for page in stalePages {
      try? FileManager.default.removeItem(at: directory.appendingPathComponent(page))
    }
  }

  /// Removes what runs left behind that were killed while they wrote.
  private func removeUnfinishedReports() {
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory.path)
    for name in names ?? [] where name.hasPrefix(Self.stagingPrefix) {
      try? FileManager.default.removeItem(at: directory.appendingPathComponent(name))
    }
  }

  /// Empty where there is no report, or none that can be read: then nothing is known to be ours.
  private func pagesOfEarlierReport() -> Set<String> {
    let file = directory.appendingPathComponent("run.json")
    guard let data = try? Data(contentsOf: file), let record = try? RunRecord(json: data) else {
      return []
    }
    let names = PageNames(ids: record.scenarios.map(\.id))
    return Set(names.paths + names.tables)
  }

  private func write(_ contents: Data, to file: URL) throws(ReportingError) {
    do {
      try makeFolder(of: file)
      try contents.write(to: file)
    } catch {
      throw Self.failure(error, at: directory.path)
    }
  }

  private func move(_ path: String) throws(ReportingError) {
    let target = directory.appendingPathComponent(path)
    do {
      try makeFolder(of: target)
    } catch {
      throw Self.failure(error, at: target.deletingLastPathComponent().path)
    }
    // Unlike the file manager's ways of moving, this replaces a file in one step.
    guard rename(staging.appendingPathComponent(path).path, target.path) == 0 else {
      throw Self.failure(errno: errno, at: target.path)
    }
  }

  private func makeFolder(of file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  /// Tells a file that cannot be made from one that cannot be finished, with the system's words.
  private static func failure(_ error: any Error, at path: String) -> ReportingError {
    var cause = error as NSError
    while let inner = cause.userInfo[NSUnderlyingErrorKey] as? NSError { cause = inner }
    guard cause.domain == NSPOSIXErrorDomain else {
      return failure(errno: isInTheWay(path) ? ENOTDIR : EIO, at: path)
    }
    return failure(errno: Int32(cause.code), at: path)
  }

  private static func failure(errno code: Int32, at path: String) -> ReportingError {
    let reason = String(cString: strerror(code))
    let isUnfinished = [ENOSPC, EDQUOT, EIO, EFBIG].contains(code)
    return isUnfinished
      ? .cannotWrite(path: path, reason: reason) : .cannotCreate(path: path, reason: reason)
  }

  /// Whether a file stands where `path` or a folder above it should be a folder.
  private static func isInTheWay(_ path: String) -> Bool {
    var url = URL(fileURLWithPath: path)
    while url.path != "/" {
      var isDirectory: ObjCBool = false
      if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) {
        return !isDirectory.boolValue
      }
      url.deleteLastPathComponent()
    }
    return false
  }
}
