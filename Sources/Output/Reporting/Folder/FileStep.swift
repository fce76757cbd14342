import Foundation

/// Changes of the file system.
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

  /// Writes a file, over an existing one; throws what is wrong with `folder`.
  ///
  /// The system may write it to the disk later. `Data` would wait for that, once for each of the
  /// thousands of files of a report, which can be rendered again.
  static func write(_ contents: Data, to file: URL, in folder: URL) throws(ReportingError) {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .failure(errno: errno, at: folder.path) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: contents)
      try handle.close()
    } catch {
      throw .failure(error, at: folder.path)
    }
  }

  /// Makes a hard link of a file, or a copy where the volume has no hard links.
  static func duplicate(_ file: URL, as copy: URL) throws(ReportingError) {
    try makeFolder(copy.deletingLastPathComponent())
    guard link(file.path, copy.path) != 0 else { return }
    do {
      try FileManager.default.copyItem(at: file, to: copy)
    } catch {
      throw .failure(error, at: copy.path)
    }
  }

  /// Moves a file and replaces an existing one in one step, unlike `FileManager`.
  static func move(_ source: URL, to target: URL) throws(ReportingError) {
    guard rename(source.path, target.path) == 0 else {
      throw .failure(errno: errno, at: target.path)
    }
  }
}
