import Foundation

/// The steps by which a folder changes, each of which happens whole or not at all.
enum FileStep {
  /// Makes a folder, and those on the way to it; does nothing where it is there.
  static func makeFolder(_ folder: URL) throws(ReportingError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .failure(error, at: folder.path)
    }
  }

  /// Unlike the file manager's ways of moving, this replaces a file in one step.
  static func move(_ source: URL, to target: URL) throws(ReportingError) {
    guard rename(source.path, target.path) == 0 else {
      throw .failure(errno: errno, at: target.path)
    }
  }
}
