import Geometry

/// What was reduced for one pass and does for the next ones, in other containers too.
struct ReducedPasses {
  private var solver: ReducedSolver?

  init() {}

  /// The only best layout for what was measured; `nil` where there is not one, or where that is not
  /// proven.
  fileprivate mutating func solution(
    _ direct: DirectSolver, _ measurements: Measurements
  ) -> ReducedSolution? {
    do {
      try prepare(direct, measurements)
      return try solver?.solve(in: direct.container)
    } catch {
      return nil
    }
  }

  /// The pass in which the widths of all that wraps are known, where they follow from the container
  /// alone; `nil` where they do not.
  ///
  /// A pass before it would have found these widths too, if it had any layout; and it has one if
  /// this pass has, since contents are never required.
  mutating func onlyPass(
    _ direct: DirectSolver, _ measuring: inout Measuring
  ) throws(ConstraintError) -> PassSolution? {
    guard !measuring.contents.wrapping.isEmpty, !measuring.guides.areUsed else { return nil }
    do {
      try prepare(direct, measuring.measurements)
    } catch {
      return nil
    }
    var adapted = measuring
    for item in measuring.contents.wrapping {
      guard let width = solver?.knownWidth(of: item, in: direct.container) else { return nil }
      _ = try adapted.contents.adapt(item, toWidth: width)
    }
    guard let solution = solution(direct, adapted.measurements) else { return nil }
    measuring = adapted
    return PassSolution(solution)
  }

  private mutating func prepare(
    _ direct: DirectSolver, _ measurements: Measurements
  ) throws(ReductionFailure) {
    let hasHeight = direct.container.height != nil
    if solver?.hasHeight == hasHeight {
      try solver?.set(measurements)
    } else {
      solver = try ReducedSolver(
        direct.system, tree: direct.tree, measurements, hasHeight: hasHeight)
    }
  }
}

extension DirectSolver {
  /// Solves a pass for what was measured: reduced where that is wanted and gives an answer, as a
  /// whole where it does not.
  func solve(
    _ measurements: Measurements, reduced: inout ReducedPasses?
  ) throws(ConstraintError) -> PassSolution {
    if let solution = reduced?.solution(self, measurements) { return PassSolution(solution) }
    return PassSolution(try solve(measurements), constraintCount: system.constraints.count)
  }
}
