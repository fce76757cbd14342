/// The rows and columns that define a vertex: the nonbasic ones are at a bound, and the basic ones
/// follow from them.
///
/// A plain value: it outlives the solve that made it, and a solve of another program with as many
/// rows and columns can start from it (see `SolverOptions.startingBasis`).
public struct Basis: Sendable, Equatable {
  /// The status of a row's activity or a column's value.
  public enum Status: UInt8, Sendable {
    /// Determined by the nonbasic rows and columns.
    case basic = 1
    /// At its lower bound.
    case atLower = 2
    /// At its upper bound.
    case atUpper = 3
    /// At zero, because it has no bounds.
    case free = 4
    /// At the one value that its bounds allow.
    case fixed = 5
  }

  /// The number of rows.
  public let rowCount: Int
  /// The raw values of the statuses, rows first.
  let statuses: [UInt8]

  /// Creates a basis from one status for each row and each column.
  public init(rows: [Status], columns: [Status]) {
    self.init(rowCount: rows.count, statuses: (rows + columns).map { $0.rawValue })
  }

  init(rowCount: Int, statuses: [UInt8]) {
    self.rowCount = rowCount
    self.statuses = statuses
  }

  /// The number of columns.
  public var columnCount: Int { statuses.count - rowCount }

  /// One status for each row.
  public var rowStatuses: [Status] { statuses[..<rowCount].compactMap(Status.init(rawValue:)) }

  /// One status for each column.
  public var columnStatuses: [Status] { statuses[rowCount...].compactMap(Status.init(rawValue:)) }
}
