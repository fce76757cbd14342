import Geometry

/// A reduced system with its numbers for one container.
struct ReducedProblem {
  private(set) var system = SparseRows()
  private(set) var reduction = Reduction(assumesPositiveSizes: true)
  let width: Double
  let height: Double

  /// Begins without a system, which `exchange(_:_:)` lends to it.
  init(_ container: Container) {
    width = container.width
    height = container.height ?? 0
  }

  /// Exchanges its rows and their reduction for others.
  mutating func exchange(_ system: inout SparseRows, _ reduction: inout Reduction) {
    swap(&self.system, &system)
    swap(&self.reduction, &reduction)
  }

  /// The right side of a condition on a single column in this container.
  func rightSide(of single: ReducedRows.Single) -> Double {
    let shift = single.shift.value(width: width, height: height)
    return single.row < 0 ? -shift : system.rows[single.row].rightSide - shift
  }

  /// The right side of a row with several roots in this container.
  func rightSide(ofReducedRow row: Int) -> Double {
    let row = reduction.reduced.rows[row]
    return system.rows[row.origin].rightSide - row.shift.value(width: width, height: height)
  }

  /// The bounds of a column from its own conditions; its optional conditions are appended to
  /// `bends`.
  ///
  /// Throws if the bounds contradict each other.
  func bounds(
    of column: Int, bends: inout [CostCurves.Bend]
  ) throws(ReductionFailure) -> (lower: Double, upper: Double) {
    var lower = reduction.reduced.isSize(column) ? 0 : -Double.infinity
    var upper = Double.infinity
    for single in reduction.reduced.singles(of: column) {
      if let bend = bend(of: single, &lower, &upper) { bends.append(bend) }
    }
    return try Self.joined(lower, upper)
  }

  /// Bounds that contradict each other by rounding alone determine the value; throws if they
  /// contradict each other by more.
  static func joined(
    _ lower: Double, _ upper: Double
  ) throws(ReductionFailure) -> (lower: Double, upper: Double) {
    guard lower > upper else { return (lower, upper) }
    guard lower - upper <= SolverLimits.boundRounding * (1 + lower.magnitude) else {
      throw .notFeasible
    }
    return (upper, upper)
  }

  /// Applies a condition's required sides to the bounds, and returns its optional sides as a bend.
  func bend(
    of single: ReducedRows.Single, _ lower: inout Double, _ upper: inout Double
  ) -> CostCurves.Bend? {
    let point = rightSide(of: single) / single.coefficient
    var left = SparseRows.required
    var right = 0.0
    if single.row >= 0 {
      left = system.rows[single.row].underPriority
      right = system.rows[single.row].overPriority
    }
    if single.coefficient < 0 { swap(&left, &right) }
    if left == SparseRows.required {
      lower = max(lower, point)
      left = 0
    }
    if right == SparseRows.required {
      upper = min(upper, point)
      right = 0
    }
    guard left > 0 || right > 0 else { return nil }
    return CostCurves.Bend(
      point: point, weight: single.coefficient.magnitude, leftPriority: left, rightPriority: right)
  }
}
