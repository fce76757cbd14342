import Foundation

/// The right to change a folder, which one run has at a time: others wait.
struct FolderLock {
  /// Negative where the folder cannot be opened: then writing into it fails as well.
  private let descriptor: Int32

  /// Waits until no other run has the folder at `path`.
  init(_ path: String) {
    while true {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      if descriptor >= 0 {
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        guard Self.isStill(descriptor, at: path) else {
          // The run that was waited for has put another folder here.
          close(descriptor)
          continue
        }
      }
      self.descriptor = descriptor
      return
    }
  }

  /// Gives the right back.
  func release() {
    if descriptor >= 0 { close(descriptor) }
  }

  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    guard let there = FileIdentity(path) else { return true }
    return FileIdentity(descriptor) == there
  }
}

/// What a file is, whatever it is called.
struct FileIdentity: Equatable {
  private let device: Int64
  private let number: UInt64

  /// The identity of what stands at `path`, a link itself; `nil` where nothing does.
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

/// What stands at a path.
enum FileKind {
  case file
  case folder
  case link
  /// A pipe, a device and the like.
  case special

  /// `nil` where nothing stands.
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
