import Foundation

/// Why a file could not be read or written, in the system's words.
struct FileFailure {
  let code: Int32
  let reason: String
  private let error: any Error
  /// Whether the system, or Foundation in words of its own, says what is wrong.
  private let isKnown: Bool

  init(_ error: any Error) {
    var cause = error as NSError
    while let inner = cause.userInfo[NSUnderlyingErrorKey] as? NSError { cause = inner }
    let known = cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : Self.code(of: cause)
    code = known ?? EIO
    isKnown = known != nil
    reason = String(cString: strerror(code))
    self.error = error
  }

  /// The system's number for what Foundation has words of its own for.
  private static func code(of error: NSError) -> Int32? {
    switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
    case .fileReadNoPermission, .fileWriteNoPermission: EACCES
    case .fileWriteOutOfSpace: ENOSPC
    case .fileWriteVolumeReadOnly: EROFS
    case .fileWriteFileExists: EEXIST
    case .fileReadTooLarge: EFBIG
    default: nil
    }
  }

  /// A file that cannot be made is told from one that cannot be finished.
  func error(at path: String) -> ReportingError {
    // What stands in the way of a folder is known by its path alone.
    guard isKnown else { return .failure(error, at: path) }
    let isUnfinished = [ENOSPC, EDQUOT, EIO, EFBIG].contains(code)
    return isUnfinished
      ? .cannotWrite(path: path, reason: reason) : .cannotCreate(path: path, reason: reason)
  }
}
