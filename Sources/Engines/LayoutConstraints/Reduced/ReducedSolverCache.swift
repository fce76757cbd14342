import Geometry

/// Reduced systems, for the next pass and for other containers.
struct ReducedSolverCache {
  /// A solver each for containers with and without a height.
  private var solvers: [ReducedSolver] = []
  private let cachesSolutions: Bool
  /// Contents as last measured in widths that follow from the container.
  private var contents: ContentSizes?

  /// Makes no solver yet; `cachesSolutions` if there may be another layout.
  init(cachesSolutions: Bool) {
    self.cachesSolutions = cachesSolutions
  }

  /// The solver of containers that have a height or not, as this one; `nil` if there is none.
  func solver(for container: Container) -> ReducedSolver? {
    solvers.first { $0.hasHeight == (container.height != nil) }
  }

  /// How the columns of the last solution in a container move with its width, and in which widths; `nil` where
  /// that is not known.
  func movement(in container: Container) -> (columns: [MovingLength], widths: ValidWidths)? {
    solver(for: container)?.movement(in: container)
  }

  /// The unique best layout for these measurements; `nil` if none is proven.
  mutating func solution(
    _ direct: DirectSolver, _ measurements: Measurements
  ) -> PassSolution? {
    do {
      let place = try prepare(direct, measurements)
      try solvers[place].set(measurements)
      return try solvers[place].solve(in: direct.container)
    } catch {
      return nil
    }
  }

  /// The only pass of a layout in which the widths of all wrapping content follow from the
  /// container; `nil` if they do not.
  ///
  /// A pass before it would find the same widths if it had any layout. It has one if this pass has,
  /// since contents are never required.
  mutating func onlyPass(
    _ direct: DirectSolver, _ measuring: inout Measuring
  ) throws(ConstraintError) -> PassSolution? {
    guard !measuring.contents.wrapping.isEmpty, !measuring.guides.areUsed,
      let place = try? prepare(direct, measuring.measurements),
      let widths = knownWidths(of: measuring.contents.wrapping, direct.container, by: place)
    else { return nil }
    // Taken out, since a second owner would make every change a copy.
    var contents = self.contents.take() ?? measuring.contents
    contents.count(from: measuring.contents)
    let unlimited = measuring.contents.sizes
    try contents.adapt(toKnown: widths, from: unlimited)
    let measurements = Measurements(
      sizes: contents.sizes, wrapping: contents.wrapping, guides: measuring.guides)
    guard let solution = solution(direct, measurements) else { return nil }
    // Widths that follow from broken constraints mean nothing.
    guard
      solution.conflicts.isEmpty
        || knownWidths(of: measuring.contents.wrapping, direct.container, by: place) == widths
    else { return nil }
    if cachesSolutions { self.contents = contents }
    measuring.contents = contents
    return solution
  }

  /// The widths of items that follow from the required constraints alone, for any measurements, by
  /// one solver; `nil` if one of them does not.
  private func knownWidths(
    of items: [Int], _ container: Container, by solver: Int
  ) -> [Double]? {
    if solvers[solver].rows.dependOnContents { return nil }
    // One array of the solver: a call of its own would copy all of them.
    let places = solvers[solver].reduction.places
    let ground = places.count - 1
    var widths: [Double] = []
    widths.reserveCapacity(items.count)
    for item in items {
      let column = ItemColumns.column(.width, of: item)
      guard places[column].root == ground else { return nil }
      widths.append(
        places[column].offset.value(width: container.width, height: container.height ?? 0))
    }
    return widths
  }

  /// Reduces the system unless that was done, and returns the index of the solver.
  private mutating func prepare(
    _ direct: DirectSolver, _ measurements: Measurements
  ) throws(ReductionFailure) -> Int {
    let hasHeight = direct.container.height != nil
    if let place = solvers.firstIndex(where: { $0.hasHeight == hasHeight }) { return place }
    solvers.append(
      ReducedSolver(direct.tree, hasHeight: hasHeight, cachesSolutions: cachesSolutions))
    let place = solvers.count - 1
    do {
      // In its place, since all its arrays are copied otherwise.
      try solvers[place].start(measurements)
    } catch {
      solvers.removeLast()
      throw error
    }
    return place
  }
}
