import Foundation

/// Files that are moved into a folder one after the other, and back where one of them fails.
struct FileMoves {
  private let source: URL
  private let target: URL
  private var moved: [String] = []

  /// Prepares moves from `source` to `target`, which is on the same volume.
  init(from source: URL, to target: URL) {
    self.source = source
    self.target = target
  }

  /// Moves the file at `path` in the one folder to the same path in the other.
  mutating func move(_ path: String) throws(ReportingError) {
    do {
      try makeFolder(of: place(path, in: target))
      try makeFolder(of: backup(path))
    } catch {
      takeBack()
      throw .failure(error, at: place(path, in: target).deletingLastPathComponent().path)
    }
    let place = place(path, in: target).path
    link(place, backup(path).path)
    // Unlike the file manager's ways of moving, this replaces a file in one step.
    guard rename(self.place(path, in: source).path, place) == 0 else {
      let code = errno
      takeBack()
      throw .failure(errno: code, at: place)
    }
    moved.append(path)
  }

  private func takeBack() {
    for path in moved.reversed() {
      let place = place(path, in: target).path
      if rename(backup(path).path, place) != 0 { unlink(place) }
    }
  }

  private func place(_ path: String, in folder: URL) -> URL {
    folder.appendingPathComponent(path)
  }

  private func backup(_ path: String) -> URL {
    source.appendingPathComponent(".earlier/" + path)
  }

  private func makeFolder(of file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  }
}
