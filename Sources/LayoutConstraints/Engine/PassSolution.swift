/// What one pass over a system found, by either solver.
struct PassSolution {
  /// The value of every column of the items; further ones may stand behind these.
  let values: [Double]
  /// By how many points each constraint of the system is missed.
  let errors: [Double]
  /// The program and its solution, where the whole system was one.
  let program: SolvedProgram?
  /// What was left to solve, where the system was reduced.
  let reduction: ReductionStatistics?

  init(_ program: SolvedProgram, constraintCount: Int) {
    values = program.values
    errors = (0..<constraintCount).map { program.error(ofConstraint: $0) }
    self.program = program
    reduction = nil
  }

  init(_ solution: ReducedSolution) {
    values = solution.values
    errors = solution.errors
    program = nil
    reduction = solution.statistics
  }

  /// What else would have been as good; never anything where the system was reduced.
  var ambiguity: Ambiguity? { program?.ambiguity }
  /// The conflicts; none where the system was reduced.
  var conflicts: [Conflict] { program?.conflicts ?? [] }
}
