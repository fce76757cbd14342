import Foundation

/// An exclusive lock on a folder; other runs wait for it.
struct FolderLock {
  /// The descriptor of the folder; negative where it cannot be opened, so that writing fails too.
  private let descriptor: Int32
  /// Whether there was no folder to lock.
  let hasNoFolder: Bool

  /// Waits until no other run has the lock on the folder at `path`.
  init(_ path: String) {
    while true {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      let hasNoFolder = descriptor < 0 && errno == ENOENT
      if descriptor >= 0 {
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        guard Self.isStill(descriptor, at: path) else {
          // The other run has exchanged or removed the folder meanwhile.
          close(descriptor)
          continue
        }
      }
      self.descriptor = descriptor
      self.hasNoFolder = hasNoFolder
      return
    }
  }

  /// Releases the lock.
  func release() {
    if descriptor >= 0 { close(descriptor) }
  }

  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    FileIdentity(path).map { $0 == FileIdentity(descriptor) } ?? false
  }
}

/// The identity of a file, independent of its name: device and inode.
struct FileIdentity: Equatable {
  private let device: Int64
  private let number: UInt64

  /// The identity of the file at `path`, of a link itself; `nil` where there is none.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The identity of an open file.
  init?(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = Int64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}

/// The kind of a file at a path.
enum FileKind {
  case file
  case folder
  case link
  /// A pipe, a device or the like.
  case special

  /// `nil` where there is no file.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .special
    }
  }
}
