/// What the levels of a program leave to one of them.
public enum LockedProgram: Sendable {
  /// The program with one objective, whose feasible points are the optima of all levels above.
  case program(LinearProgram)
  /// The levels above have no optimum; never `optimal`.
  case noOptimum(SolverOutcome)
}

extension LinearProgram {
  /// The program whose objective is the one at index `level` alone, and in which the optima of all
  /// levels above it are locked.
  ///
  /// Rows and columns stay what and where they are; what the optima of the levels above must stand
  /// at has bounds of that one value (see `OptimalFace`), so that no tolerance leaks from one level
  /// into the next. At level 0 nothing is locked, and nothing solved. Throws `objectiveOutOfRange`,
  /// unless the level is 0 and there are no objectives, and what `solve` throws.
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
