import Foundation

/// Why a file could not be read or written, in the system's words.
struct FileFailure {
  let code: Int32?
  let reason: String

  init(_ error: any Error) {
    var cause = error as NSError
    while let inner = cause.userInfo[NSUnderlyingErrorKey] as? NSError { cause = inner }
    code = cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : nil
    reason = code.map { String(cString: strerror($0)) } ?? cause.localizedDescription
  }

  /// A file that cannot be made is told from one that cannot be finished.
  func error(at path: String) -> ReportingError {
    let isUnfinished = code.map { [ENOSPC, EDQUOT, EIO, EFBIG].contains($0) } ?? false
    return isUnfinished
      ? .cannotWrite(path: path, reason: reason) : .cannotCreate(path: path, reason: reason)
  }
}
