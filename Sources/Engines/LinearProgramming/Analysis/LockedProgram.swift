/// A program restricted to one objective level, with the optima of all levels above it locked.
public enum LockedProgram: Sendable {
  /// The program with one objective, whose feasible points are the optima of all levels above.
  case program(LinearProgram)
  /// The levels above have no optimum; never `optimal`.
  case noOptimum(SolverOutcome)
}

extension LinearProgram {
  /// The program whose only objective is the one at index `level`, with the optima of all levels
  /// above it locked.
  ///
  /// Rows and columns keep their indices. Where all optima of the levels above are at a bound, both
  /// bounds become that value (see `OptimalFace`). So no tolerance leaks from one level into the
  /// next. At level 0 nothing is locked, and nothing is solved. Throws `objectiveOutOfRange`,
  /// unless the level is 0 and there are no objectives, and the errors of `solve`.
  public func locked(
    toLevel level: Int, options: SolverOptions = SolverOptions()
  ) throws(LinearProgramError) -> LockedProgram {
    guard objectives.indices.contains(level) || (level == 0 && objectives.isEmpty) else {
      throw .objectiveOutOfRange(index: level, count: objectives.count)
    }
    var program = self
    program.removeObjectives()
    if level > 0 {
      for objective in objectives[..<level] { program.addObjective(objective) }
      switch try program.solve(options: options) {
      case .optimal(let solution): program = solution.optimalFace.program
      case let outcome: return .noOptimum(outcome)
      }
    }
    if !objectives.isEmpty { program.addObjective(objectives[level]) }
    return .program(program)
  }
}
