import Geometry
import LinearProgramming

/// Solves a system that was reduced, for one container and one measurement after the other.
struct ReducedSolver {
  private let tree: ItemTree
  private let system: ConstraintSystem
  let hasHeight: Bool
  /// The system in numbers, with the contents of the last measurement.
  private var rows: SparseRows
  private var reduction: Reduction
  private var memory: Evaluation.Memory?

  /// Reduces a system, whose container has a height or not.
  init(
    _ system: ConstraintSystem, tree: ItemTree, _ measurements: Measurements, hasHeight: Bool
  ) throws(ReductionFailure) {
    self.system = system
    self.tree = tree
    self.hasHeight = hasHeight
    rows = SparseRows(system, tree: tree, measurements, hasHeight: hasHeight)
    reduction = try Reduction(
      rows, fixed: Self.knownColumns(of: system, hasHeight: hasHeight), assumesPositiveSizes: true)
  }

  /// Takes other sizes of contents, and reduces again where more than a right side depends on them.
  mutating func set(_ measurements: Measurements) throws(ReductionFailure) {
    if rows.dependOnContents || measurements.guides.areUsed {
      self = try ReducedSolver(system, tree: tree, measurements, hasHeight: hasHeight)
    } else {
      rows.setContents(measurements)
    }
  }

  /// The width that an item has in every layout that fulfils what must hold, whatever is measured;
  /// `nil` where it is not known before the system is solved.
  func knownWidth(of item: Int, in container: Container) -> Double? {
    let place = reduction.places[ConstraintProgram.column(.width, of: item)]
    guard !rows.dependOnContents, place.root == reduction.ground else { return nil }
    return place.offset.value(width: container.width, height: container.height ?? 0)
  }

  /// The only best layout in a container.
  ///
  /// Throws where it is not proven that there is one, and only one.
  mutating func solve(in container: Container) throws(ReductionFailure) -> ReducedSolution {
    do {
      return try evaluated(in: container)
    } catch {
      let isPremature = error == .negativeSize || error == .notUnique
      guard isPremature, reduction.assumesPositiveSizes, !reduction.definitions.isEmpty else {
        throw error
      }
      // What was assumed of sizes does not hold, or hides what holds a value.
      reduction = try Reduction(
        rows, fixed: Self.knownColumns(of: system, hasHeight: hasHeight),
        assumesPositiveSizes: false)
      return try evaluated(in: container)
    }
  }

  private mutating func evaluated(
    in container: Container
  ) throws(ReductionFailure) -> ReducedSolution {
    // Taken, since a second owner would make every change a copy.
    let room = memory.take() ?? Evaluation.Memory()
    var evaluation = Evaluation(rows, reduction, container, memory: room)
    let solution = try evaluation.run(constraintCount: system.constraints.count)
    memory = evaluation.leaveMemory()
    return solution
  }

  /// The columns that the kind of their item gives away, and the size of the container.
  private static func knownColumns(of system: ConstraintSystem, hasHeight: Bool) -> ColumnMerging {
    let variables = ConstraintProgram.Variable.allCases
    var merging = ColumnMerging(columnCount: variables.count * system.items.count)
    func know(_ variable: ConstraintProgram.Variable, of item: Int, _ length: ContainerLength) {
      merging.set(
        ConstraintProgram.column(variable, of: item),
        to: ColumnMerging.Place(root: merging.ground, scale: 0, offset: length))
    }
    let container = ConstraintSystem.container
    know(.x, of: container, ContainerLength())
    know(.y, of: container, ContainerLength())
    if !system.isContainerOpen {
      know(.width, of: container, ContainerLength(width: 1))
      if hasHeight { know(.height, of: container, ContainerLength(height: 1)) }
    }
    for item in system.items.indices.dropFirst() where system.items[item].kind.isGuideWithoutPlace {
      for variable in variables where system.items[item].kind.bounds(of: variable).isExact {
        know(variable, of: item, ContainerLength())
      }
    }
    return merging
  }
}

/// The only best layout of a system.
struct ReducedSolution {
  /// One value for each of the four columns of each item.
  var values: [Double]
  /// By how many points each constraint of the system is missed.
  var errors: [Double]
  var statistics: ReductionStatistics
}

/// What a reduction left, and what solving it took.
struct ReductionStatistics {
  /// The rows, columns and terms of the program that `direct` would have solved.
  var rows = 0
  var columns = 0
  var nonZeros = 0
  /// The rows, columns and terms that were left after reducing.
  var reducedRows = 0
  var reducedColumns = 0
  var reducedNonZeros = 0
  /// The pieces that could be solved each for itself.
  var components = 0
  /// The work of the simplex method.
  var simplexIterations = 0
  var solverCalls = 0
}

extension ConstraintItem.Kind {
  /// Whether not all four columns of such an item are for the constraints to decide.
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
