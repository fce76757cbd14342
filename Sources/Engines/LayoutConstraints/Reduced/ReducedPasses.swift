import Geometry

/// What was reduced for one pass and does for the next ones, in other containers too.
struct ReducedPasses {
  /// One solver for containers with and without a height each, for the first pass and for the
  /// later ones.
  ///
  /// Only where layouts are remembered do later passes have their own: the first one measures text
  /// with all the room there is, and what it remembers is of use in the first pass of the next layout.
  private var solvers: [Solver] = []
  private let remembers: Bool
  /// What was last measured in widths that follow from the container.
  private var contents: ContentSizes?

  private struct Solver {
    var hasHeight: Bool
    var isFirst: Bool
    var solver: ReducedSolver
  }

  /// Reduces nothing yet; `remembers` where there may be another layout.
  init(remembers: Bool) {
    self.remembers = remembers
  }

  /// The only best layout for what was measured; `nil` if there is not one, or where that is not
  /// proven.
  mutating func solution(
    _ direct: DirectSolver, _ measurements: Measurements, isFirst: Bool
  ) -> ReducedSolution? {
    do {
      let place = try prepare(direct, measurements, isFirst: isFirst)
      try solvers[place].solver.set(measurements)
      return try solvers[place].solver.solve(in: direct.container)
    } catch {
      return nil
    }
  }

  /// The pass in which the widths of all that wraps are known, where they follow from the container
  /// alone; `nil` if they do not.
  ///
  /// A pass before it would have found these widths too, if it had any layout; and it has one if
  /// this pass has, since contents are never required.
  mutating func onlyPass(
    _ direct: DirectSolver, _ measuring: inout Measuring
  ) throws(ConstraintError) -> ReducedSolution? {
    guard !measuring.contents.wrapping.isEmpty, !measuring.guides.areUsed,
      let place = try? prepare(direct, measuring.measurements, isFirst: true),
      let widths = solvers[place].solver.knownWidths(
        of: measuring.contents.wrapping, in: direct.container)
    else { return nil }
    // Taken, since a second owner would make every change a copy.
    var contents = self.contents.take() ?? measuring.contents
    contents.count(from: measuring.contents)
    for text in widths.indices {
      try contents.adapt(text, toKnown: widths[text], from: measuring.contents)
    }
    let measurements = Measurements(
      sizes: contents.sizes, wrapping: contents.wrapping, guides: measuring.guides)
    guard let solution = solution(direct, measurements, isFirst: true) else { return nil }
    if remembers { self.contents = contents }
    measuring.contents = contents
    return solution
  }

  /// Reduces where that was not done yet, and returns the place of the solver.
  private mutating func prepare(
    _ direct: DirectSolver, _ measurements: Measurements, isFirst: Bool
  ) throws(ReductionFailure) -> Int {
    let hasHeight = direct.container.height != nil
    let isFirst = isFirst || !remembers
    for place in solvers.indices
    where solvers[place].hasHeight == hasHeight && solvers[place].isFirst == isFirst {
      return place
    }
    solvers.append(
      Solver(
        hasHeight: hasHeight, isFirst: isFirst,
        solver: try ReducedSolver(
          direct.tree, measurements, hasHeight: hasHeight, remembers: remembers)))
    return solvers.count - 1
  }
}

extension ReducedPasses {
  /// Follows a change of the constant of a constraint.
  mutating func setConstant(ofConstraint index: Int, _ preparation: LayoutPreparation) {
    for place in solvers.indices.reversed() {
      do {
        try solvers[place].solver.setConstant(
          ofConstraint: index, preparation.tree, preparation.measuring.measurements)
      } catch {
        solvers.remove(at: place)
      }
    }
  }

  /// Follows a change of the content of an item that had content, which wraps now as it did before.
  mutating func setContent(ofItem index: Int, _ unlimited: ContentSizes) {
    contents?.take(index, from: unlimited)
    for place in solvers.indices {
      solvers[place].solver.setContent(ofItem: index, unlimited.sizes[index])
    }
  }

  /// Forgets what depends on which items have content.
  mutating func forgetContents() {
    contents = nil
    reduceAgain()
  }

  /// Forgets what was reduced, but not what was measured.
  mutating func reduceAgain() {
    solvers.removeAll()
  }
}
