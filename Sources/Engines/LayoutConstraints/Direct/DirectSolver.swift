import Geometry
import LinearProgramming

/// Hands a whole constraint system to the linear-program solver.
struct DirectSolver {
  let tree: ItemTree
  let container: Container

  var system: ConstraintSystem { tree.system }

  /// Solves the system for what was measured.
  ///
  /// Where constraints that must hold cannot hold together, one of each conflict is broken.
  func solve(_ measurements: Measurements) throws(ConstraintError) -> SolvedProgram {
    var search = ConflictSearch(system, in: container)
    // The second round finds the optimum, unless rounding hides a conflict from the search.
    while true {
      let lowered = ConstraintProgram(
        system: system, tree: tree, measurements: measurements, container: container,
        broken: search.broken)
      switch try outcome(of: lowered.program) {
      case .optimal(let solution):
        var solved = try settled(solution, of: lowered)
        solved.add(search)
        return solved
      case .infeasible(let certificate):
        do {
          try search.breakConflicts(of: lowered, certificate: certificate)
        } catch {
          throw .solver(error)
        }
      case let other:
        throw .noSolution(reason: "\(other)")
      }
    }
  }

  /// Breaks ties where the optimum is not the only one.
  func settled(
    _ solution: Solution, of lowered: ConstraintProgram
  ) throws(ConstraintError) -> SolvedProgram {
    var solved = SolvedProgram(
      lowered: lowered, solution: solution, ambiguity: nil, statistics: solution.statistics)
    if solution.isUnique { return solved }
    let columns = system.items.count * ItemColumns.Variable.allCases.count
    guard let ambiguity = try AmbiguousOptimum(face: solution.optimalFace, itemColumns: columns)
    else {
      return solved
    }
    let settled = try optimum(of: ambiguity.tieBreakingProgram())
    solved.solution = settled
    solved.ambiguity = ambiguity
    solved.statistics.simplexIterations += settled.statistics.simplexIterations
    solved.statistics.solverCalls += settled.statistics.solverCalls
    return solved
  }

  /// The optimum of a program that has one.
  func optimum(of program: LinearProgram) throws(ConstraintError) -> Solution {
    let outcome = try outcome(of: program)
    guard case .optimal(let solution) = outcome else { throw .noSolution(reason: "\(outcome)") }
    return solution
  }

  /// Solves a program, from the basis of a similar one if there is one.
  func outcome(
    of program: LinearProgram, from basis: Basis? = nil
  ) throws(ConstraintError) -> SolverOutcome {
    do {
      let options = SolverOptions(iterationLimit: program.iterationLimit, startingBasis: basis)
      return try program.solve(options: options)
    } catch {
      throw .solver(error)
    }
  }
}

/// The answer to one linear program of a constraint system.
struct SolvedProgram {
  /// What was solved.
  var lowered: ConstraintProgram
  /// The optimum, after ties were broken: further rows and columns may stand behind those of
  /// `lowered`.
  var solution: Solution
  /// What else would have been as good, if anything.
  var ambiguity: AmbiguousOptimum?
  /// What the solver did, ties and their breaking included.
  var statistics: SolverStatistics
  /// The conflicts, in the order in which they were found.
  var conflicts: [Conflict] = []
  /// The part of the work that found conflicts, and the part that explained them.
  var conflictWork = ConflictSearch.Work()

  /// The value of every column, in points.
  var values: [Double] { solution.columnValues }

  /// Takes what a search found.
  mutating func add(_ search: ConflictSearch) {
    conflicts = search.conflicts
    conflictWork = search.work
    statistics.simplexIterations += search.work.iterations
    statistics.solverCalls += search.work.solverCalls
  }

  /// By how many points a constraint is missed.
  func error(ofConstraint index: Int) -> Double {
    let columns = lowered.errorColumns[index]
    let values = values
    return [columns.over, columns.under].reduce(0) { $0 + ($1.map { values[$0] } ?? 0) }
  }
}
