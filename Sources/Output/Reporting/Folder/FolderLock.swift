import Foundation
import RunRecords

/// An exclusive lock on a folder; other runs wait for it.
struct FolderLock {
  private let descriptor: Int32

  /// Creates the folder if necessary, and waits until no other run has the lock on it.
  init(_ folder: URL) throws(ReportingError) {
    while true {
      try FileStep.makeFolder(folder)
      let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 || errno == ENOENT else {
        throw .failure(errno: errno, at: folder.path)
      }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      if Self.isStill(descriptor, at: folder.path) {
        self.descriptor = descriptor
        return
      }
      // The other run failed and removed the folder meanwhile.
      close(descriptor)
    }
  }

  /// Releases the lock.
  func release() { close(descriptor) }

  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    var (locked, found) = (stat(), stat())
    return fstat(descriptor, &locked) == 0 && stat(path, &found) == 0
      && locked.st_dev == found.st_dev && locked.st_ino == found.st_ino
  }
}
