import Foundation
import Scenarios

enum UnreadableReason {
  /// The system's reason why its last call failed.
  static var last: String { String(cString: strerror(errno)) }

  /// Whether there is no file at `path`.
  static func isMissing(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 && errno == ENOENT
  }

  /// The system's reason why the file at `path` cannot be read; if it has none, that reading failed.
  static func text(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return errno == ENOENT ? Diagnostic.noSuchFile : last
    }
    if status.st_mode & S_IFMT == S_IFDIR { return "it is a folder" }
    return String(cString: strerror(access(path, R_OK) == 0 ? EIO : errno))
  }
}
