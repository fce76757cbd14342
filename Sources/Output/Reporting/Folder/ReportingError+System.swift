import Foundation

extension ReportingError {
  /// What it comes to that the system refused something at `path`, with its words.
  ///
  /// Tells a file that cannot be made from one that cannot be finished.
  static func failure(_ error: any Error, at path: String) -> ReportingError {
    var cause = error as NSError
    while let inner = cause.userInfo[NSUnderlyingErrorKey] as? NSError { cause = inner }
    if cause.domain == NSPOSIXErrorDomain { return failure(errno: Int32(cause.code), at: path) }
    // Foundation has words of its own for some of the system's errors.
    switch CocoaError.Code(rawValue: cause.code) {
    case .fileWriteOutOfSpace: return failure(errno: ENOSPC, at: path)
    case .fileWriteVolumeReadOnly: return failure(errno: EROFS, at: path)
    default: return failure(errno: isInTheWay(path) ? ENOTDIR : EIO, at: path)
    }
  }

  /// The same for a number of the system's.
  static func failure(errno code: Int32, at path: String) -> ReportingError {
    let reason = String(cString: strerror(code))
    let isUnfinished = [ENOSPC, EDQUOT, EIO, EFBIG].contains(code)
    return isUnfinished
      ? .cannotWrite(path: path, reason: reason) : .cannotCreate(path: path, reason: reason)
  }

  /// Whether a file stands where `path` or a folder above it should be a folder.
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
