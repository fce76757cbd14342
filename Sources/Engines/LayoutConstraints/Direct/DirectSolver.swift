import Geometry
import LinearProgramming

/// Solves a whole constraint system as one linear program.
struct DirectSolver {
  let tree: ItemTree
  let container: Container

  var system: ConstraintSystem { tree.system }

  /// Solves the system with these measurements.
  ///
  /// If required constraints cannot all hold, one of each conflict is broken. `ranges` are those of
  /// all equally good layouts, if the reduced solver found them.
  func solve(
    _ measurements: Measurements, ranges: ColumnRanges? = nil
  ) throws(ConstraintError) -> SolvedProgram {
    var search = ConflictBreaking(system, in: container)
    // The second round finds the optimum, unless rounding hides a conflict from the search.
    while true {
      let lowered = ConstraintProgram(
        system: system, tree: tree, measurements: measurements, container: container,
        broken: search.conflicts.broken)
      switch try outcome(of: lowered.program) {
      case .optimal(let solution):
        var solved = try breakingTies(in: solution, of: lowered, ranges: ranges)
        solved.add(search)
        return solved
      case .infeasible(let certificate):
        try solving(search.breakConflicts(of: lowered, certificate: certificate))
      case let other:
        throw .noSolution(reason: "\(other)")
      }
    }
  }

  /// The solution after ties are broken, if the optimum is not unique; `ranges` are those of all optima,
  /// if they are known.
  func breakingTies(
    in solution: Solution, of lowered: ConstraintProgram, ranges: ColumnRanges? = nil
  ) throws(ConstraintError) -> SolvedProgram {
    var solved = SolvedProgram(
      lowered: lowered, solution: solution, ambiguity: nil,
      statistics: ConstraintStatistics(solution.statistics))
    if solution.isUnique { return solved }
    let columns = system.items.count * ItemColumns.Variable.allCases.count
    let face = solution.optimalFace
    let found =
      if let ranges {
        AmbiguousOptimum(face: face, ranges: (0..<columns).map { ranges[$0] })
      } else {
        try AmbiguousOptimum(face: face, itemColumns: columns)
      }
    guard let ambiguity = found else { return solved }
    let chosen = try optimum(of: ambiguity.tieBreakingProgram(of: lowered))
    solved.solution = chosen
    solved.ambiguity = ambiguity
    solved.statistics.addWork(of: chosen.statistics)
    return solved
  }

  /// The optimum of a program that has one.
  func optimum(of program: LinearProgram) throws(ConstraintError) -> Solution {
    let outcome = try outcome(of: program)
    guard case .optimal(let solution) = outcome else { throw .noSolution(reason: "\(outcome)") }
    return solution
  }

  /// Solves a program, from the basis of a similar one if given.
  func outcome(
    of program: LinearProgram, from basis: Basis? = nil
  ) throws(ConstraintError) -> SolverOutcome {
    try solving(program.solve(options: program.limited(from: basis)))
  }
}
