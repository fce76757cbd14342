import Foundation

/// Atomic changes of the file system.
enum FileStep {
  /// Creates a folder and its parents; does nothing where it exists.
  static func makeFolder(_ folder: URL) throws(ReportingError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .failure(error, at: folder.path)
    }
  }

  /// Moves a file and replaces an existing one in one step, unlike `FileManager`.
  static func move(_ source: URL, to target: URL) throws(ReportingError) {
    guard rename(source.path, target.path) == 0 else {
      throw .failure(errno: errno, at: target.path)
    }
  }
}
