/// Why a report could not be read, rendered or written.
public enum ReportingError: Error, Equatable {
  /// A later version of this tool wrote the record.
  case newerSchema(found: Int, known: Int)
  /// The data is no run record.
  case notARecord(reason: String)
  /// A template that is part of this library cannot be used.
  case brokenTemplate(name: String)
  /// A file or folder cannot be made.
  case cannotCreate(path: String, reason: String)
  /// A file cannot be written to its end, as on a full disk.
  case cannotWrite(path: String, reason: String)
  /// Somebody asked for an end before the report was written.
  case interrupted
}

extension ReportingError: CustomStringConvertible {
  /// What is wrong, and the next step where there is one.
  public var description: String {
    switch self {
    case .newerSchema(let found, let known):
      """
      the run record has schemaVersion \(found), and this layoutdiff knows up to \(known); \
      use the layoutdiff that wrote it, or a later one
      """
    case .notARecord(let reason):
      "this is not a run record: \(reason)"
    case .brokenTemplate(let name):
      "the page template \(name) is broken"
    case .cannotCreate(let path, let reason):
      "cannot create \(path): \(reason)"
    case .cannotWrite(let path, let reason):
      "cannot write \(path): \(reason)"
    case .interrupted:
      "interrupted"
    }
  }
}
