import Geometry

/// Solves the passes of one system in one container: reduced where that gives an answer, directly
/// where it does not.
struct PassSolver {
  let direct: DirectSolver
  private var reduced: ReducedSolver?
  private var isReducing: Bool

  init(_ direct: DirectSolver, solver: ConstraintSolver) {
    self.direct = direct
    isReducing = solver == .reduced
  }

  /// Solves a pass for what was measured.
  mutating func solve(_ measurements: Measurements) throws(ConstraintError) -> PassSolution {
    if let solution = reducedSolution(measurements) { return PassSolution(solution) }
    return PassSolution(
      try direct.solve(measurements), constraintCount: direct.system.constraints.count)
  }

  /// The only best layout; `nil` where there is not one, or where that is not proven.
  private mutating func reducedSolution(_ measurements: Measurements) -> ReducedSolution? {
    guard isReducing else { return nil }
    do {
      if reduced == nil {
        reduced = try ReducedSolver(
          direct.system, tree: direct.tree, measurements,
          hasHeight: direct.container.height != nil)
      } else {
        try reduced?.set(measurements)
      }
      return try reduced?.solve(in: direct.container)
    } catch {
      return nil
    }
  }
}
