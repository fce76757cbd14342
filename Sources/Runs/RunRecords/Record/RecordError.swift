/// Why data gave no run record.
public enum RecordError: Error, Equatable, CustomStringConvertible {
  /// A later version of this tool wrote the record.
  case newerSchema(found: Int, known: Int)
  /// The data is no run record.
  case notARecord(reason: String)

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
    }
  }
}
