/// The set of all optimal points of a program.
///
/// It is the program itself without objectives, in which every bound is fixed that an optimal point
/// must stand at.
public struct OptimalFace: Sendable {
  /// The program whose feasible points are the optima; without objectives.
  public let program: LinearProgram
  /// A basis that is feasible for `program`.
  public let basis: Basis

  /// The smallest and the largest value that each of these columns takes on the face, in the order
  /// asked for.
  ///
  /// Infinite where nothing bounds it. One problem of GLPK serves all columns: two runs of the
  /// simplex method for each, from where the last one ended. The options' limits hold for all runs
  /// together; starting basis and method are the face's own.
  ///
  /// Throws `columnOutOfRange`, `limitReached`, and what `LinearProgram.solve` throws.
  public func ranges(
    ofColumns indices: [Int], options: SolverOptions = SolverOptions()
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
      let highest = try simplex.extreme(of: index, factor: -1)
      try simplex.problem.setCosts([0], ofColumns: [Int32(index + 1)])
      // Rounding may put two that should be equal the wrong way round.
      ranges.append(min(lowest, highest)...max(lowest, highest))
    }
    return ranges
  }
}

extension Solution {
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

extension SimplexRunner {
  /// The value of a column where `factor` times it is smallest.
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
