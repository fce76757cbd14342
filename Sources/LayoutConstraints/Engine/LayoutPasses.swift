import Foundation
import Geometry
import LinearProgramming

/// A system solved as often as it takes: once, and again where the first layout changes what was
/// measured for it.
///
/// Text takes two passes, as `UILabel` does. Guides that depend on where items are take one more for
/// each item that they are inside of: what lies in a card knows its safe area only once the card
/// does.
struct LayoutPasses {
  /// What solves the whole system as one linear program.
  let direct: DirectSolver
  /// What was measured for the last pass.
  private(set) var measurements: Measurements
  /// The last pass.
  private(set) var solved: PassSolution
  /// The items whose content would have to be measured yet again.
  private(set) var unsettledContents: [Int] = []
  /// The items whose guides would move yet again.
  private(set) var unsettledGuides: [Int] = []
  /// What the first pass left open, and the items whose content was then measured again.
  private(set) var first: (ambiguity: Ambiguity?, remeasured: [Int])
  private(set) var statistics = ConstraintStatistics()

  /// Who is inside whom.
  var tree: ItemTree { direct.tree }

  /// Solves the system in a container.
  ///
  /// Throws where the container, the scale or a measured size is out of range, and where the solver
  /// gives up.
  init(
    of system: ConstraintSystem, in container: Container, rounding: Rounding,
    solver: ConstraintSolver
  ) throws(ConstraintError) {
    try container.check()
    if case .pixels(let scale) = rounding, !(scale > 0 && scale.isFinite) {
      throw .invalidScale(scale)
    }
    try system.checkSafeArea()
    let tree = ItemTree(system)
    direct = DirectSolver(system: system, tree: tree, container: container)
    var solver = PassSolver(direct, solver: solver)
    var measuring = Measuring(
      system: system, tree: tree, contents: try ContentSizes(of: system.items, rounding: rounding),
      guides: GuideInsets(of: system, tree: tree))
    measurements = measuring.measurements
    solved = try solver.solve(measurements)
    statistics.add(solved)
    var change = try measuring.adapt(to: solved)
    first = (solved.ambiguity, change.contents)
    var passesLeft = 1 + measuring.guides.depth
    while change.isChange && passesLeft > 0 {
      measurements = measuring.measurements
      solved = try solver.solve(measurements)
      statistics.add(solved)
      change = try measuring.adapt(to: solved)
      passesLeft -= 1
    }
    unsettledContents = change.contents
    unsettledGuides = change.guides
    statistics.measureCalls = measuring.contents.measureCalls
  }
}

/// What is measured from pass to pass.
private struct Measuring {
  let system: ConstraintSystem
  let tree: ItemTree
  var contents: ContentSizes
  var guides: GuideInsets

  var measurements: Measurements { Measurements(sizes: contents.sizes, guides: guides) }

  /// The items for which measuring again changed something, in the order of the system.
  struct Change {
    var contents: [Int]
    var guides: [Int]

    var isChange: Bool { !contents.isEmpty || !guides.isEmpty }
  }

  /// Measures again what depends on a layout.
  mutating func adapt(to solved: PassSolution) throws(ConstraintError) -> Change {
    let texts = try contents.adapt(toColumns: solved.values)
    guard guides.areUsed else { return Change(contents: texts, guides: []) }
    return Change(
      contents: texts, guides: guides.adapt(to: system.frames(ofColumns: solved.values, tree: tree))
    )
  }
}

extension ConstraintStatistics {
  /// Adds the work of another pass.
  fileprivate mutating func add(_ pass: PassSolution) {
    passes += 1
    if let solved = pass.program { add(solved) }
    if let reduction = pass.reduction { add(reduction) }
  }

  private mutating func add(_ reduction: ReductionStatistics) {
    reducedPasses += 1
    rows = reduction.rows
    columns = reduction.columns
    nonZeros = reduction.nonZeros
    reducedRows = reduction.reducedRows
    reducedColumns = reduction.reducedColumns
    reducedNonZeros = reduction.reducedNonZeros
    components = reduction.components
    simplexIterations += reduction.simplexIterations
    solverCalls += reduction.solverCalls
  }

  private mutating func add(_ solved: SolvedProgram) {
    rows = solved.statistics.rows
    columns = solved.statistics.columns
    nonZeros = solved.statistics.nonZeros
    simplexIterations += solved.statistics.simplexIterations
    solverCalls += solved.statistics.solverCalls
    conflictDetectionIterations += solved.conflictWork.detectionIterations
    conflictExplanationIterations += solved.conflictWork.explanationIterations
  }
}

extension Container {
  /// Throws where a length is negative, NaN or too large.
  fileprivate func check() throws(ConstraintError) {
    for length in [width, height ?? 0] where !(0...Constraint.largestLength).contains(length) {
      throw .containerOutOfRange(length: length)
    }
  }
}

extension ConstraintSystem {
  /// Throws where a bar reaches out of the container or is too large.
  fileprivate func checkSafeArea() throws(ConstraintError) {
    let safe = safeAreaInsets
    for inset in [safe.top, safe.left, safe.bottom, safe.right]
    where !(0...Constraint.largestLength).contains(inset) {
      throw .safeAreaOutOfRange(inset: inset)
    }
  }
}
