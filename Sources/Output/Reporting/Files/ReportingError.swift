package import RunRecords

/// Why a report could not be rendered or written.
package enum ReportingError: Error, Equatable, CustomStringConvertible {
  /// A template that is part of this library cannot be used.
  case brokenTemplate(name: String)
  /// A file or folder of the report cannot be written.
  case file(FileError)
  /// The run was interrupted before the report was written.
  case interrupted

  static func failure(_ error: any Error, at path: String) -> ReportingError {
    .file(FileError(error, at: path))
  }

  static func failure(errno code: Int32, at path: String) -> ReportingError {
    .file(FileError(errno: code, at: path))
  }

  /// The mistake, and the next step where something helps.
  package var description: String {
    switch self {
    case .brokenTemplate(let name): "the page template \(name) is broken"
    case .file(let error): error.description
    case .interrupted: "interrupted"
    }
  }
}
