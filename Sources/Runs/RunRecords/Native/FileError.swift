import Foundation

/// Why a file could not be written.
package enum FileError: Error, Equatable, CustomStringConvertible {
  /// A file or folder cannot be made.
  case cannotCreate(path: String, reason: String)
  /// A file cannot be written to its end, as on a full disk.
  case cannotWrite(path: String, reason: String)

  /// The failed action and its reason, in the system's words.
  package var description: String {
    switch self {
    case .cannotCreate(let path, let reason): "cannot create \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    }
  }

  package var reason: String {
    switch self {
    case .cannotCreate(_, let reason), .cannotWrite(_, let reason): reason
    }
  }

  /// Tells a file that cannot be made from one that cannot be finished, by the system's number.
  package init(errno code: Int32, at path: String) {
    let reason = String(cString: strerror(code))
    let isUnfinished = [ENOSPC, EDQUOT, EIO, EFBIG].contains(code)
    self =
      isUnfinished
      ? .cannotWrite(path: path, reason: reason) : .cannotCreate(path: path, reason: reason)
  }

  /// Takes the system's number out of an error of Foundation's.
  package init(_ error: any Error, at path: String) {
    let code = Self.code(of: error) ?? (Self.isInTheWay(path) ? ENOTDIR : EIO)
    // Foundation's own check sees a file where a folder should be before the system does.
    self.init(errno: code == EEXIST && Self.isInTheWay(path) ? ENOTDIR : code, at: path)
  }

  package static func reason(of error: any Error) -> String {
    String(cString: strerror(code(of: error) ?? EIO))
  }

  private static func code(of error: any Error) -> Int32? {
    var cause = error as NSError
    while let inner = cause.userInfo[NSUnderlyingErrorKey] as? NSError { cause = inner }
    if cause.domain == NSPOSIXErrorDomain { return Int32(cause.code) }
    switch CocoaError.Code(rawValue: cause.code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: return ENOENT
    case .fileReadNoPermission, .fileWriteNoPermission: return EACCES
    case .fileWriteOutOfSpace: return ENOSPC
    case .fileWriteVolumeReadOnly: return EROFS
    case .fileWriteFileExists: return EEXIST
    case .fileReadTooLarge: return EFBIG
    default: return nil
    }
  }

  /// Whether a file is where `path` or a folder above it should be a folder.
  private static func isInTheWay(_ path: String) -> Bool {
    var url = URL(fileURLWithPath: path)
    while url.path != "/" {
      var isDirectory: ObjCBool = false
      if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) {
        return !isDirectory.boolValue
      }
      url.deleteLastPathComponent()
    }
    return false
  }
}
