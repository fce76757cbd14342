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

  /// The folders on the way to `folder` that do not exist, itself included; the deepest comes first.
  static func missingFolders(upTo folder: URL) -> [URL] {
    var missing: [URL] = []
    var place = folder.standardizedFileURL
    while FileKind(of: place.path) == nil, place.path != "/" {
      missing.append(place)
      place.deleteLastPathComponent()
    }
    return missing
  }

  /// Removes folders that are empty, the deepest first.
  static func removeEmptyFolders(_ folders: [URL]) {
    for folder in folders where rmdir(folder.path) != 0 { return }
  }

  /// Moves a file and replaces an existing one in one step, unlike `FileManager`.
  static func move(_ source: URL, to target: URL) throws(ReportingError) {
    guard rename(source.path, target.path) == 0 else {
      throw .failure(errno: errno, at: target.path)
    }
  }
}
