import LinearProgramming

/// The optima of the last segment, one for each pass, from which those of the next are found.
///
/// Programs of neighbouring segments differ in the values of their bounds. A few steps of the dual
/// simplex method then lead from one optimum to the next, where GLPK would begin again.
struct OptimumCache {
  private var optima: [ParametricSimplex?] = []
  private var segments = 0

  /// Begins another segment.
  mutating func begin() {
    if segments.isMultiple(of: SolverLimits.segmentsFromOneOptimum) { optima = [] }
    segments += 1
  }

  /// Moves the kept optima out, so that none is copied; none is kept here until they come back.
  mutating func taken() -> OptimumCache {
    let kept = self
    optima = []
    return kept
  }

  /// Keeps the optimum of a pass for the next segment.
  mutating func keep(_ simplex: ParametricSimplex, inPass pass: Int) {
    while optima.count <= pass { optima.append(nil) }
    optima[pass] = simplex
  }

  /// The optimum of a pass, by steps from the one that was kept; `nil` where they do not lead there.
  mutating func optimum(of program: MovingProgram, inPass pass: Int) -> ParametricSimplex? {
    guard optima.indices.contains(pass), var simplex = optima[pass].take() else { return nil }
    return simplex.move(to: program) ? simplex : nil
  }
}
