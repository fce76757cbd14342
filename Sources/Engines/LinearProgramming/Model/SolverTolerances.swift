/// The bounds between rounding and numbers, and the sizes beyond which a step is not tried.
///
/// GLPK satisfies bounds to 10⁻⁷ of the numbers involved, and so it does optimality.
enum SolverTolerances {
  // MARK: Sums

  /// The part of the numbers that a sum was computed from, up to which it is rounding and counts as 0.
  ///
  /// Ours: GLPK calls a program infeasible from about 10⁻⁸ on, and its multipliers are accurate to
  /// 10⁻¹².
  static let cancelledPart = 1e-11
  /// The least part of these numbers that is certainly more than rounding.
  static let leastReliablePart = 1e-6
  /// The largest factor or rate of a position in the table of a basis that counts as 0: far below the
  /// smallest multiplier of an equation.
  static let negligibleFactor = 1e-9

  // MARK: Bounds and costs

  /// The error up to which a point is within its bounds, in units and per unit of the numbers
  /// involved: ten times what GLPK allows.
  static let boundError = 1e-6
  /// The reduced cost up to which a position has none, for costs of which the largest is at least 1
  /// and below 2: what GLPK allows at an optimum.
  ///
  /// Also the error of a cost that must be 0, per unit.
  static let reducedCostError = 1e-7

  // MARK: The parametric simplex method

  /// The difference of values or of costs up to which they are equal.
  static let parametricNoise = 1e-8
  /// Entries of a table below this are rounding errors.
  static let tableNoise = 1e-12
  /// Entries of a table up to this cannot be pivots.
  static let smallestPivot = 1e-9
  /// The same for the elimination that proves a basis, which chooses the largest entry.
  static let smallestProvenPivot = 1e-10
  /// The largest ratio of an entry to the pivot of its line; with more, pivots magnify rounding.
  static let pivotRatio = 100.0

  // MARK: Sizes

  /// The number of rows up to which exact arithmetic, whose numbers grow without limit, takes
  /// seconds rather than minutes.
  static let mostExactRows = 300
  /// The most columns that may vary on an optimal face whose equations are solved by elimination.
  static let mostFreeColumns = 24
  /// Points further away than this, in the units of the program, are not looked at for redundant rows.
  static let leewayReach = 1e4
}
