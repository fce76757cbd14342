/// The set of all optimal points of a program.
///
/// It is the program without objectives. Every row and column with a nonzero reduced cost is fixed,
/// because it has the same value at all optimal points.
public struct OptimalFace: Sendable {
  /// The program whose feasible points are the optima; without objectives.
  public let program: LinearProgram
  /// A basis that is feasible for `program`.
  public let basis: Basis

  /// The smallest and the largest value of each of these columns on the face, in the order of
  /// `indices`.
  ///
  /// An end is infinite where the value is unbounded. One GLPK problem serves all columns, with two
  /// runs of the simplex method for each, from the basis of the run before. The options' limits
  /// apply to all runs together; starting basis and method are the face's own. `reach` gets every
  /// finite end of a column that is not fixed: the column, whether it is the upper end, and the
  /// values of all columns there.
  ///
  /// Throws `columnOutOfRange`, `limitReached`, and the errors of `LinearProgram.solve`.
  public func ranges(
    ofColumns indices: [Int], options: SolverOptions = SolverOptions(),
    reach: ((_ column: Int, _ isUpper: Bool, _ values: [Double]) -> Void)? = nil
  ) throws(LinearProgramError) -> [ClosedRange<Double>] {
    for index in indices where !program.columns.indices.contains(index) {
      throw .columnOutOfRange(index: index, count: program.columns.count, in: nil)
    }
    var options = options
    options.startingBasis = basis
    var simplex = try SimplexRunner(program, try ProgramArrays(program), options)
    var ranges: [ClosedRange<Double>] = []
    for index in indices {
      let bounds = program.columns[index].bounds
      guard bounds.lower < bounds.upper else {
        ranges.append(bounds.lower...bounds.lower)
        continue
      }
      let lowest = try simplex.extreme(of: index, factor: 1)
      if let reach, lowest.isFinite { reach(index, false, try simplex.columnValues(of: program)) }
      let highest = try simplex.extreme(of: index, factor: -1)
      if let reach, highest.isFinite { reach(index, true, try simplex.columnValues(of: program)) }
      try simplex.problem.setCosts([0], ofColumns: [Int32(index + 1)])
      // Rounding errors may swap two ends that should be equal.
      ranges.append(min(lowest, highest)...max(lowest, highest))
    }
    return ranges
  }
}

extension Solution {
  /// The set of all optimal points.
  ///
  /// Computed on each access, in time linear in the size of the program.
  public var optimalFace: OptimalFace {
    var face = program
    face.removeObjectives()
    for fixed in fixedPositions { face.fix(fixed.position, at: fixed.value) }
    return OptimalFace(program: face, basis: basis)
  }
}

extension SimplexRunner {
  /// The values of all columns after a run.
  fileprivate mutating func columnValues(
    of program: LinearProgram
  ) throws(LinearProgramError) -> [Double] {
    let rowCount = program.rows.count
    return Array(try problem.values(count: rowCount + program.columns.count)[rowCount...])
  }

  /// The value of a column where `factor` times the column is smallest.
  fileprivate mutating func extreme(
    of column: Int, factor: Double
  ) throws(LinearProgramError) -> Double {
    try problem.setCosts([factor], ofColumns: [Int32(column + 1)])
    switch try run() {
    case .optimal:
      let value = problem.value(ofColumn: column)
      guard value.isFinite else { throw .numericalTrouble(level: 0) }
      return value
    case .unbounded: return factor > 0 ? -.infinity : .infinity
    case .limit(let limit): throw .limitReached(limit)
    case .infeasible, nil: throw .numericalTrouble(level: 0)
    }
  }
}
