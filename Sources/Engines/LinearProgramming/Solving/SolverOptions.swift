/// How a program is to be solved.
public struct SolverOptions: Sendable, Equatable {
  /// The variants of the simplex method that GLPK offers.
  public enum Method: Sendable {
    /// From a feasible basis to the optimum. Best from GLPK's own starting basis, and whenever only
    /// the objective has changed.
    case primal
    /// From an optimal basis to feasibility. Best from the basis of the same program with other
    /// bounds. Falls back to `primal` where it gets stuck.
    case dual
  }

  /// The most simplex iterations over all levels; `nil` for no limit, negative numbers count as 0.
  public var iterationLimit: Int?
  /// The most seconds over all levels; `nil` or infinity for no limit, negative numbers and NaN
  /// count as 0.
  public var secondsLimit: Double?
  /// The most memory that GLPK may hold in this thread, in megabytes; `nil` for no limit, less than
  /// 1 counts as 1.
  public var memoryLimitInMegabytes: Int?
  /// A basis to start from, as a solution of a program with as many rows and columns gave it; `nil`
  /// for GLPK's own.
  ///
  /// A basis that is singular or not one at all costs a fresh start and changes nothing else.
  public var startingBasis: Basis?
  /// The method for the first level.
  ///
  /// The others always start from a feasible basis, and use `primal`.
  public var method: Method

  /// Makes options; none of them is needed.
  public init(
    iterationLimit: Int? = nil, secondsLimit: Double? = nil, memoryLimitInMegabytes: Int? = nil,
    startingBasis: Basis? = nil, method: Method = .primal
  ) {
    self.iterationLimit = iterationLimit
    self.secondsLimit = secondsLimit
    self.memoryLimitInMegabytes = memoryLimitInMegabytes
    self.startingBasis = startingBasis
    self.method = method
  }
}
