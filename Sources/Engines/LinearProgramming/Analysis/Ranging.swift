extension Solution {
  /// How far the active bound at each of these positions can move, on its own, until something basic
  /// reaches a bound: the ranging of the right-hand sides.
  ///
  /// Within the range the basis stays optimal, and everything moves as `sensitivities` says; a point that
  /// is the only optimum is so there too, by `isUnique`. A range contains 0, and is infinite where nothing
  /// stops the move.
  ///
  /// Positions count the rows first, then the columns, from 0; each is nonbasic. One factorisation serves
  /// all of them; each then takes time linear in the size of the program. Throws `numericalTrouble` where
  /// the basis is too close to a singular one.
  public func ranges(
    ofMovesAt positions: [Int]
  ) throws(LinearProgramError) -> [ClosedRange<Double>] {
    guard !positions.isEmpty else { return [] }
    var plain = program
    plain.removeObjectives()
    var problem = try FencedProblem(plain, try ProgramArrays(plain))
    try problem.start(from: basis)
    try problem.factorise()
    var bounds = program.rows.map { $0.bounds } + program.columns.map { $0.bounds }
    for fixed in fixedPositions {
      bounds[fixed.position] = Bounds(lower: fixed.value, upper: fixed.value)
    }
    let values = rowActivities + columnValues
    var ranges: [ClosedRange<Double>] = []
    for position in positions {
      var (low, high) = (-Double.infinity, Double.infinity)
      for (basic, rate) in try problem.basicChanges(perStepOf: position)
      where rate.magnitude > SolverTolerances.negligibleFactor {
        let ends = [bounds[basic].lower, bounds[basic].upper].map { ($0 - values[basic]) / rate }
        low = max(low, min(0, ends[0], ends[1]))
        high = min(high, max(0, ends[0], ends[1]))
      }
      ranges.append(low...high)
    }
    return ranges
  }
}
