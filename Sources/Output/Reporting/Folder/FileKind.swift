import Foundation

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
