/// The reason why a program could not be solved or written.
///
/// The results of a solver (optimal, infeasible, unbounded, a limit) are not errors: see
/// `SolverOutcome`.
public enum LinearProgramError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A bound is NaN, or a lower bound is infinity, or an upper one is -infinity.
  case boundNotANumber(in: ProgramPart, bounds: Bounds)
  /// A lower bound is larger than the upper one.
  case lowerBoundAboveUpper(in: ProgramPart, bounds: Bounds)
  /// A coefficient, or the sum of the coefficients of one column, is NaN or infinite.
  case coefficientNotFinite(Double, of: ProgramPart, in: ProgramPart)
  /// The constant of an objective is NaN or infinite.
  case constantNotFinite(Double, in: ProgramPart)
  /// No column has this index; `in` is the row or objective that uses it, if one does.
  case columnOutOfRange(index: Int, count: Int, in: ProgramPart?)
  /// No row has this index.
  case rowOutOfRange(index: Int, count: Int)
  /// No objective has this index.
  case objectiveOutOfRange(index: Int, count: Int)
  /// The starting basis was made for another number of rows or columns.
  case basisDoesNotFit(rows: Int, columns: Int)
  /// The certificate proves nothing about this program.
  case certificateDoesNotFit
  /// More rows, columns or terms than GLPK can number.
  case tooLarge(rows: Int, columns: Int, terms: Int)
  /// The memory limit was reached, or there is no memory left; `message` is GLPK's.
  case outOfMemory(message: String)
  /// Rounding errors left no answer that can be trusted at this level.
  case numericalTrouble(level: Int)
  /// A limit of the options was reached, and a partial answer would be of no use.
  case limitReached(SolverLimit)
  /// GLPK called its error routine, with this message.
  case glpkFailed(message: String)
  /// The file could not be opened or written; `reason` is the system's.
  case fileNotAccessible(path: String, reason: String)
  /// The format cannot express this program; `reason` says why.
  case notExpressible(FileFormat, reason: String)

  /// One sentence with the row, column or file, the wrong number, and what is expected.
  public var description: String {
    switch self {
    case .boundNotANumber(let part, let bounds):
      "\(part): no number is within the bounds \(bounds.lower) and \(bounds.upper)"
    case .lowerBoundAboveUpper(let part, let bounds):
      "\(part): the lower bound \(bounds.lower) is above the upper bound \(bounds.upper)"
    case .coefficientNotFinite(let value, let column, let part):
      "\(part): the coefficient of \(column) is \(value), not a finite number"
    case .constantNotFinite(let value, let part):
      "\(part): the constant is \(value), not a finite number"
    case .columnOutOfRange(let index, let count, let part):
      "\(part.map { "\($0): " } ?? "")there is no column \(index); the program has \(count)"
    case .rowOutOfRange(let index, let count):
      "there is no row \(index); the program has \(count)"
    case .objectiveOutOfRange(let index, let count):
      "there is no objective \(index); the program has \(count)"
    case .basisDoesNotFit(let rows, let columns):
      """
      the starting basis does not fit; expected a basis of \(rows) rows and \(columns) columns
      """
    case .certificateDoesNotFit:
      "the certificate does not prove a contradiction in this program"
    case .tooLarge(let rows, let columns, let terms):
      "\(rows) rows, \(columns) columns and \(terms) terms are more than GLPK can index"
    case .outOfMemory(let message): "GLPK is out of memory: \(message)"
    case .numericalTrouble(let level):
      "rounding errors prevent a reliable answer at objective \(level)"
    case .limitReached(let limit): "the limit of \(limit) was reached"
    case .glpkFailed(let message): "GLPK failed: \(message)"
    case .fileNotAccessible(let path, let reason): "\(path): \(reason)"
    case .notExpressible(let format, let reason): "\(format): \(reason)"
    }
  }
}

/// The part of a linear program that an error is about.
public enum ProgramPart: Sendable, Equatable, CustomStringConvertible {
  /// The row at this index, from 0.
  case row(Int, name: String)
  /// The column at this index, from 0.
  case column(Int, name: String)
  /// The objective at this index, from 0, most important first.
  case objective(Int, name: String)

  /// For example `row 3 "title.width"`; only `row 3` where the row has no name.
  public var description: String {
    switch self {
    case .row(let index, let name): Self.describe("row", index, name)
    case .column(let index, let name): Self.describe("column", index, name)
    case .objective(let index, let name): Self.describe("objective", index, name)
    }
  }

  private static func describe(_ kind: String, _ index: Int, _ name: String) -> String {
    name.isEmpty ? "\(kind) \(index)" : "\(kind) \(index) \"\(name)\""
  }
}

/// The limit that ended a solve early.
public enum SolverLimit: String, Sendable, Equatable {
  /// `SolverOptions.iterationLimit`.
  case iterations
  /// The time of the `SolverAllowance` of what runs.
  case seconds
}
