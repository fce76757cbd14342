import LinearProgramming

/// The only contradiction between conditions on a single column, found without the simplex method.
///
/// Two rows contradict each other if one demands more than the other allows, or one row and the
/// column's own bound. Every contradiction between such conditions is one of these pairs. So if just
/// one pair contradicts itself, the others can hold without either of its members.
struct ColumnConflict {
  /// The rows of the pair, ascending: two, or one and the column's bound.
  let rows: [Int]
  /// How far each of `rows` misses the other one, in its own units.
  let shortfalls: [Double]
  /// Whether the column's own bound is one of the pair.
  let needsBounds: Bool

  /// A least or a largest value of the column.
  private struct Limit {
    /// The row that demands it; -1 for the column's own bound.
    var row: Int
    var value: Double
  }

  /// `nil` if there is more than one column, not just one contradiction, or rounding could decide.
  init?(in program: LinearProgram) {
    guard program.columns.count == 1, program.rows.count <= SolverLimits.comparedConditions else {
      return nil
    }
    var least: [Limit] = []
    var largest: [Limit] = []
    func add(_ bounds: Bounds, _ coefficient: Double, _ row: Int) {
      let ends = (bounds.lower / coefficient, bounds.upper / coefficient)
      let (low, high) = coefficient > 0 ? ends : (ends.1, ends.0)
      if low.isFinite { least.append(Limit(row: row, value: low)) }
      if high.isFinite { largest.append(Limit(row: row, value: high)) }
    }
    add(program.columns[0].bounds, 1, -1)
    for (index, row) in program.rows.enumerated() {
      guard row.terms.count == 1,
        SolverLimits.definingCoefficients.contains(row.terms[0].coefficient.magnitude)
      else { return nil }
      add(row.bounds, row.terms[0].coefficient, index)
    }
    var found: [(low: Limit, high: Limit)] = []
    for low in least {
      for high in largest {
        let gap = low.value - high.value
        let size = 1 + max(low.value.magnitude, high.value.magnitude)
        if gap <= SolverLimits.lengthRounding * size { continue }
        guard gap >= SolverLimits.leastContradiction * size else { return nil }
        found.append((low, high))
      }
    }
    // A row that contradicts the column's own bound needs no other.
    let alone = found.filter { $0.low.row < 0 || $0.high.row < 0 }
    if alone.count == 1, let row = alone.first.map({ max($0.low.row, $0.high.row) }) {
      found.removeAll {
        ($0.low.row == row || $0.high.row == row) && min($0.low.row, $0.high.row) >= 0
      }
    }
    guard found.count == 1, let found = found.first else { return nil }
    needsBounds = found.low.row < 0 || found.high.row < 0
    let pairs = [(found.low, found.high), (found.high, found.low)].filter { $0.0.row >= 0 }
      .sorted { $0.0.row < $1.0.row }
    rows = pairs.map { $0.0.row }
    shortfalls = pairs.map { own, other in
      let row = program.rows[own.row]
      let activity = row.terms[0].coefficient * other.value
      return max(row.bounds.lower - activity, activity - row.bounds.upper)
    }
  }
}
