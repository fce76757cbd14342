import Geometry
import LinearProgramming

/// Solves one reduced system for several containers and measurements.
struct ReducedSolver {
  private let tree: ItemTree
  let hasHeight: Bool
  /// The system as numbers, with the contents of the last measurement.
  private(set) var rows = SparseRows()
  private(set) var reduction = Reduction(assumesPositiveSizes: true)
  private var buffers = Evaluation.Buffers()
  /// Whether there may be further layouts, for which solutions are cached.
  private let cachesSolutions: Bool
  /// The last layout, with the widths in which it determines the next ones.
  private var cache: SolutionCache?
  /// Layouts in other widths, each for the wrapping contents that it had: somebody who drags an edge
  /// comes back to widths where text wraps as it did before.
  private var earlierCaches: [SolutionCache] = []
  /// The measurements for which the system was reduced; `nil` if only right sides depend on them.
  private var reducedFor: Measurements?
  /// The conflicts so far, whose broken constraints do not count.
  private var broken: [Conflict] = []
  private var conflictWork = ConstraintStatistics()
  /// The required conditions that did not hold when there was no layout.
  private var contradictions = Contradictions()
  /// The number of times the system was reduced since it was last solved.
  private var reductions = 1

  /// Prepares a system whose container has a height or not; `start(_:)` reduces it.
  ///
  /// Separate, since an initializer that throws would copy all arrays at its end.
  init(_ tree: ItemTree, hasHeight: Bool, cachesSolutions: Bool) {
    self.cachesSolutions = cachesSolutions
    self.tree = tree
    self.hasHeight = hasHeight
  }

  /// Reduces the system with these measurements, once, before it is solved.
  ///
  /// If it throws, the solver is of no use.
  mutating func start(_ measurements: borrowing Measurements) throws(ReductionFailure) {
    rows = SparseRows(tree, measurements, hasHeight: hasHeight)
    try reduction.reduce(rows, fixed: Self.knownColumns(of: tree, hasHeight: hasHeight))
    if rows.dependOnContents || measurements.guides.areUsed { reducedFor = copy measurements }
  }

  /// Replaces the sizes of contents, and reduces again if more than right sides depends on them.
  mutating func set(_ measurements: Measurements) throws(ReductionFailure) {
    if let reducedFor {
      if reducedFor == measurements { return }
      var solver = ReducedSolver(tree, hasHeight: hasHeight, cachesSolutions: cachesSolutions)
      try solver.start(measurements)
      self = solver
    } else {
      rows.setContents(measurements) { row in cache?.invalidate(row: row) }
    }
  }

  /// The best layout in a container, or the chosen one of several, after one constraint of each
  /// conflict is broken.
  ///
  /// Throws if none is proven to be the best.
  mutating func solve(in container: Container) throws(ReductionFailure) -> PassSolution {
    if broken.contains(where: { $0.dependsOnContainer }) { try restoreBroken() }
    while true {
      do {
        var solution = try solveUnbroken(in: container)
        finish(&solution)
        return solution
      } catch {
        switch error {
        case .notFeasible where !contradictions.rows.isEmpty: break
        case .negativeSize where !contradictions.negativeSizes.isEmpty: break
        default: throw error
        }
        try breakConflicts(in: container, assumesPositiveSizes: error == .notFeasible)
        if var solution = contradictions.layout.take() {
          finish(&solution)
          return solution
        }
      }
    }
  }

  /// How the columns of the last solution, which was in this container, move with its width; `nil` where that is
  /// not known.
  func movement(in container: Container) -> (columns: [MovingLength], widths: ValidWidths)? {
    guard let cache, cache.height == container.height ?? 0, cache.holds(at: container.width),
      // Another container may break other constraints.
      !broken.contains(where: { $0.dependsOnContainer })
    else { return nil }
    return cache.movement
  }

  /// Adds the conflicts to a layout, and the work since the last one.
  private mutating func finish(_ solution: inout PassSolution) {
    solution.conflicts = broken
    solution.statistics.reductions = reductions
    solution.statistics.addWork(of: conflictWork)
    reductions = 0
    conflictWork = ConstraintStatistics()
  }

  /// Breaks constraints of the conflicts around the contradictions that were found.
  ///
  /// Throws if there are none, or rounding decides.
  private mutating func breakConflicts(
    in container: Container, assumesPositiveSizes: Bool
  ) throws(ReductionFailure) {
    var search = ConflictBreaking(tree.system, in: container)
    let areProven = try solvingReduced(
      breakOnlyConflicts(&search, in: container, assumesPositiveSizes: assumesPositiveSizes))
    guard areProven else { throw .notUnique }
    let found = contradictions
    contradictions = Contradictions()
    let conflicts = search.conflicts
    guard !conflicts.isEmpty, !conflicts.contains(where: { $0.isRounding }) else {
      throw .notFeasible
    }
    broken = search.sorted(broken + conflicts)
    conflictWork.addWork(of: search.work)
    emptyCaches()
    var isReduced = true
    var isUnused = true
    for conflict in conflicts {
      guard let row = rows.row(ofConstraint: conflict.broken) else { continue }
      if !reduction.isReducedWithout(row) { isReduced = false }
      if !reduction.isAbsorbed(row) { isUnused = false }
      rows.breakRow(row)
    }
    if !isReduced { return try reduce(assumesPositiveSizes: true) }
    // If nothing depended on what is broken, and nothing else did not hold, the layout stays.
    guard isUnused, !cachesSolutions, found.negativeSizes.isEmpty,
      found.rows.allSatisfy({ rows.broken[$0] != nil }), let layout = found.layout
    else { return }
    contradictions.layout = rows.withMissesOfBroken(layout)
  }

  /// Breaks constraints of the conflicts; returns whether these are proven to be the only ones.
  private func breakOnlyConflicts(
    _ search: inout ConflictBreaking, in container: Container, assumesPositiveSizes: Bool
  ) throws(LinearProgramError) -> Bool {
    if try breakNearbyConflicts(&search, in: container) { return true }
    let components = ConflictComponents(
      tree, rows, container,
      // Where the layout has a negative size, its row is part of another contradiction.
      assumesPositiveSizes: assumesPositiveSizes && contradictions.negativeSizes.isEmpty
    ).rows(around: contradictions.rows, and: contradictions.negativeSizes)
    for component in components {
      let known = search.conflicts.count
      try search.breakConflicts(of: component)
      guard try search.isOnlyWay(of: component, since: known) else { return false }
    }
    return true
  }

  /// Breaks constraints of the conflicts, if these are proven to be the only ones from nearby rows;
  /// returns whether they are.
  private func breakNearbyConflicts(
    _ search: inout ConflictBreaking, in container: Container
  ) throws(LinearProgramError) -> Bool {
    guard contradictions.negativeSizes.isEmpty, let values = contradictions.layout?.values else {
      return false
    }
    var nearby = NearbyRows(tree, rows, container, values)
    nearby.add(columnsOf: contradictions.rows)
    for _ in 0..<SolverLimits.nearbySearches {
      var found = ConflictBreaking(tree.system, in: container)
      var distant: [Int] = []
      for component in nearby.components(around: contradictions.rows) {
        let known = found.conflicts.count
        let isProven = try found.breakOnlyConflict(of: component)
        if !isProven { try found.breakConflicts(of: component) }
        guard found.conflicts.count == known + 1, let conflict = found.conflicts.last else {
          return false
        }
        let members = conflict.members.compactMap { rows.row(ofConstraint: $0.constraint) }
        if !nearby.areWhole(members) {
          distant += members
        } else if distant.isEmpty && !isProven {
          guard try found.isOnlyWay(of: component, since: known) else { return false }
        }
      }
      if distant.isEmpty {
        search = found
        return true
      }
      nearby.add(columnsOf: distant)
    }
    return false
  }

  /// Lets all constraints count again.
  private mutating func restoreBroken() throws(ReductionFailure) {
    broken = []
    rows.restoreBroken()
    try reduce(assumesPositiveSizes: true)
  }

  /// The best layout in a container without the constraints that are broken.
  private mutating func solveUnbroken(
    in container: Container
  ) throws(ReductionFailure) -> PassSolution {
    do {
      return try solution(in: container)
    } catch {
      let isPremature = error == .negativeSize || error == .notUnique
      guard isPremature, reduction.assumesPositiveSizes, !reduction.definitions.isEmpty else {
        throw error
      }
      // The assumption about sizes is wrong, or hides a condition that determines a value.
      try reduce(assumesPositiveSizes: false)
      return try solution(in: container)
    }
  }

  private mutating func solution(
    in container: Container
  ) throws(ReductionFailure) -> PassSolution {
    if cachesSolutions {
      do {
        return try movedSolution(in: container)
      } catch {
        guard error == .notUnique || error == .notFeasible else { throw error }
      }
    }
    var evaluation = Evaluation(&rows, &reduction, &buffers, container)
    defer { evaluation.giveBack(&rows, &reduction, &buffers) }
    do {
      return try evaluation.run()
    } catch {
      contradictions = evaluation.contradictions
      throw error
    }
  }

  /// The layout, derived from the last one; nothing is cached if it throws.
  private mutating func movedSolution(
    in container: Container
  ) throws(ReductionFailure) -> PassSolution {
    let height = container.height ?? 0
    // Taken out, since a second owner would make every change a copy.
    var last = cache.take()
    if let known = last, known.height != height || !known.holds(at: container.width) {
      last = earlierCache(in: container, height) ?? (known.height == height ? known : nil)
    }
    var moved = last ?? SolutionCache(rows, reduction, height: height)
    var statistics = moved.statistics
    if !moved.holds(at: container.width) {
      statistics = try move(&moved, to: container)
      moved.contents = rows.wrappingLengths
      if earlierCaches.count == SolverLimits.cachedSolutions { earlierCaches.removeFirst() }
      earlierCaches.append(moved)
    } else {
      statistics.repeatedComponents = statistics.components
    }
    let solution = moved.solution(at: container.width, rows, statistics)
    cache = moved
    return solution
  }

  /// Moves a layout to another width, and returns the work for that.
  private mutating func move(
    _ moved: inout SolutionCache, to container: Container
  ) throws(ReductionFailure) -> ConstraintStatistics {
    var evaluation = Evaluation(&rows, &reduction, &buffers, container)
    defer { evaluation.giveBack(&rows, &reduction, &buffers) }
    let solvedCount = try moved.move(to: container.width, &evaluation)
    var statistics = evaluation.statistics
    statistics.repeatedComponents = statistics.components - solvedCount
    return statistics
  }

  /// The earlier layout that is valid in a container, with the contents as they are now.
  private func earlierCache(in container: Container, _ height: Double) -> SolutionCache? {
    let contents = rows.wrappingLengths
    return earlierCaches.last {
      $0.height == height && $0.holds(at: container.width) && $0.contents == contents
    }
  }

  /// Discards everything that depends on more than the width and wrapping contents.
  private mutating func emptyCaches() {
    cache = nil
    earlierCaches.removeAll()
  }

  private mutating func reduce(assumesPositiveSizes: Bool) throws(ReductionFailure) {
    emptyCaches()
    var reduction = Reduction(assumesPositiveSizes: assumesPositiveSizes)
    try reduction.reduce(rows, fixed: Self.knownColumns(of: tree, hasHeight: hasHeight))
    self.reduction = reduction
    reductions += 1
  }

  /// The columns that are known from the kind of their item, and the size of the container.
  private static func knownColumns(of tree: ItemTree, hasHeight: Bool) -> ColumnMerging {
    let variables = ItemColumns.Variable.allCases
    let items = tree.system.items
    var merging = ColumnMerging(columnCount: variables.count * items.count)
    let container = ConstraintSystem.container
    merging.know(.x, of: container, ContainerLength())
    merging.know(.y, of: container, ContainerLength())
    if !tree.system.decidesContainerSize {
      merging.know(.width, of: container, ContainerLength(width: 1))
      if hasHeight { merging.know(.height, of: container, ContainerLength(height: 1)) }
    }
    for item in items.indices.dropFirst() where items[item].kind.isGuideWithoutPlace {
      for variable in variables where items[item].kind.bounds(of: variable).isExact {
        merging.know(variable, of: item, ContainerLength())
      }
    }
    return merging
  }
}

extension SparseRows {
  /// A layout that was checked before rows were broken, with the misses of these rows.
  fileprivate func withMissesOfBroken(_ solution: PassSolution) -> PassSolution {
    var solution = solution
    let known = Set(solution.missed.map { $0.constraint })
    for row in broken.keys where !known.contains(rows[row].source) {
      addMiss(ofRow: row, excess: excess(ofRow: row, at: solution.values), to: &solution.missed)
    }
    solution.missed.sort { $0.constraint < $1.constraint }
    return solution
  }
}

extension Conflict {
  /// Whether the contradiction may be another one in another container.
  fileprivate var dependsOnContainer: Bool {
    background.contains {
      if case .containerSize = $0 { true } else { false }
    }
  }
}

extension ColumnMerging {
  /// Defines a column of an item that depends on the container alone.
  fileprivate mutating func know(
    _ variable: ItemColumns.Variable, of item: Int, _ length: ContainerLength
  ) {
    set(
      ItemColumns.column(variable, of: item), to: Place(root: ground, scale: 0, offset: length))
  }
}

extension ConstraintItem.Kind {
  /// Whether some of the item's four columns are known.
  fileprivate var isGuideWithoutPlace: Bool {
    switch self {
    case .view, .layoutGuide: false
    case .contentLayoutGuide, .stackGuide: true
    }
  }
}

extension Bounds {
  fileprivate var isExact: Bool { lower == upper }
}
