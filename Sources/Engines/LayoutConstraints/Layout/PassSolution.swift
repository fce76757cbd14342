/// What one pass over a system found, by either solver.
struct PassSolution {
  /// The value of every column of the items; further ones may stand behind these.
  let values: [Double]
  /// The constraints of the system that are missed, in its order.
  let missed: [Miss]
  /// The program and its solution, where the whole system was one.
  let program: SolvedProgram?
  /// What was left to solve, where the system was reduced.
  let reduction: ReductionStatistics?

  init(_ program: SolvedProgram, constraintCount: Int) {
    values = program.values
    missed = (0..<constraintCount).compactMap { index in
      let error = program.error(ofConstraint: index)
      return error > solverNoise ? Miss(constraint: index, points: error) : nil
    }
    self.program = program
    reduction = nil
  }

  init(_ solution: ReducedSolution) {
    values = solution.values
    missed = solution.missed
    program = nil
    reduction = solution.statistics
  }

  /// That a constraint is missed by more than rounding.
  struct Miss {
    /// Its index in the system.
    var constraint: Int
    var points: Double
  }

  /// What else would have been as good; never anything where the system was reduced.
  var ambiguity: Ambiguity? { program?.ambiguity }
  /// The conflicts; none where the system was reduced.
  var conflicts: [Conflict] { program?.conflicts ?? [] }
}
