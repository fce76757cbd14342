import Foundation

/// A folder that holds a report, or is to hold one.
struct ReportFolder {
  private let directory: URL
  /// Inside `directory`, hence on its volume, so that moving a file is one step that cannot half
  /// happen; and no rights are needed outside of it.
  private let staging: URL

  init(_ directory: URL) {
    self.directory = directory
    staging = directory.appendingPathComponent(".unfinished-\(UUID().uuidString)")
  }

  /// Puts `files` in the place of the report that is there.
  func replace(with files: [ReportFile]) throws(ReportingError) {
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

  /// Empty where there is no report, or none that can be read: then nothing is known to be ours.
  private func pagesOfEarlierReport() -> Set<String> {
    let file = directory.appendingPathComponent("run.json")
    guard let data = try? Data(contentsOf: file), let record = try? RunRecord(json: data) else {
      return []
    }
    return Set(PageNames(ids: record.scenarios.map(\.id)).paths)
  }

  private func write(_ contents: Data, to file: URL) throws(ReportingError) {
    do {
      try makeFolder(of: file)
      try contents.write(to: file)
    } catch {
      throw .cannotWrite(path: directory.path, reason: Self.reason(for: error))
    }
  }

  private func move(_ path: String) throws(ReportingError) {
    let target = directory.appendingPathComponent(path)
    do {
      try makeFolder(of: target)
    } catch {
      throw .cannotWrite(path: target.path, reason: Self.reason(for: error))
    }
    // Unlike the file manager's ways of moving, this replaces a file in one step.
    guard rename(staging.appendingPathComponent(path).path, target.path) == 0 else {
      throw .cannotWrite(path: target.path, reason: String(cString: strerror(errno)))
    }
  }

  private func makeFolder(of file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  private static func reason(for error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return (underlying ?? error as NSError).localizedDescription
  }
}
