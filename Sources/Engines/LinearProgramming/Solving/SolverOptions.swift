/// Limits, starting basis and method for solving a program.
public struct SolverOptions: Sendable, Equatable {
  /// The variants of the simplex method that GLPK offers.
  public enum Method: Sendable {
    /// From a feasible basis to the optimum. Best from GLPK's own starting basis, and whenever only
    /// the objective has changed.
    case primal
    /// From an optimal basis to feasibility. Best from the basis of the same program with different
    /// bounds. Falls back to `primal` where it gets stuck.
    case dual
  }

  /// The maximum number of simplex iterations over all levels; `nil` for no limit, negative numbers
  /// count as 0.
  public var iterationLimit: Int?
  /// The maximum memory that GLPK may hold in this thread, in megabytes; `nil` for no limit, less
  /// than 1 counts as 1.
  public var memoryLimitInMegabytes: Int?
  /// The basis to start from, taken from a solution of a program with as many rows and columns;
  /// `nil` for GLPK's own.
  ///
  /// A singular or invalid basis costs a restart, and changes nothing else.
  public var startingBasis: Basis?
  /// The method for the first level; later levels start from a feasible basis and use `primal`.
  public var method: Method

  /// Creates options; by default there are no limits.
  public init(
    iterationLimit: Int? = nil, memoryLimitInMegabytes: Int? = nil, startingBasis: Basis? = nil,
    method: Method = .primal
  ) {
    self.iterationLimit = iterationLimit
    self.memoryLimitInMegabytes = memoryLimitInMegabytes
    self.startingBasis = startingBasis
    self.method = method
  }
}

extension LinearProgram {
  /// Many times the number of simplex steps that a layout takes, which is about one for each row.
  ///
  /// Beyond this the simplex method is cycling, as it can when numbers of very different size meet.
  package var iterationLimit: Int { Self.iterationLimit(positions: rows.count + columns.count) }

  /// The limit for this number of rows and columns.
  static func iterationLimit(positions: Int) -> Int { 20 * positions + 1000 }

  /// Options with `iterationLimit`, and a basis to start from.
  package func limited(from basis: Basis? = nil) -> SolverOptions {
    SolverOptions(iterationLimit: iterationLimit, startingBasis: basis)
  }
}
