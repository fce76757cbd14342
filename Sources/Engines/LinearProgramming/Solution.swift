/// An optimal point of a program, and what is known about it.
public struct Solution: Sendable {
  /// One value for each column.
  public let columnValues: [Double]
  /// The sum of the terms of each row.
  public let rowActivities: [Double]
  /// One value for each objective, constants included.
  public let objectiveValues: [Double]
  /// What the last solved objective gains for each unit by which a row's active bound grows, one
  /// entry per row.
  ///
  /// Zero for a row that is not at a bound. Bounds that earlier levels fixed count as active.
  public let rowDuals: [Double]
  /// What the last solved objective gains for each unit by which a column's value grows, one entry
  /// per column.
  public let columnReducedCosts: [Double]
  /// The basis of the point.
  public let basis: Basis
  /// Whether this is proven to be the only optimal point.
  ///
  /// True where nothing nonbasic can move without a cost. False is no proof of the opposite: at a
  /// degenerate vertex what could move at no cost may be held by another bound; `optimalFace` gives
  /// the full answer.
  public let isUnique: Bool
  /// How large the program was and what it took.
  public let statistics: SolverStatistics

  let program: LinearProgram
  let fixedPositions: [FixedPosition]

  /// The set of all optimal points.
  ///
  /// Made on demand, in time linear in the size of the program.
  public var optimalFace: OptimalFace {
    var face = program
    face.removeObjectives()
    for fixed in fixedPositions { face.fix(fixed.position, at: fixed.value) }
    return OptimalFace(program: face, basis: basis)
  }
}

/// A row or column that reduced-cost fixing holds at one value.
struct FixedPosition: Sendable {
  /// Rows first, then columns, from 0.
  var position: Int
  var value: Double
}
