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
  /// Where there is somewhere to keep what was reduced, the system is reduced first. Throws where
  /// the container or a measured size is out of range, and where the solver gives up.
  init(
    of preparation: LayoutPreparation, in container: Container, reduced: inout ReducedPasses?
  ) throws(ConstraintError) {
    try container.check()
    direct = DirectSolver(tree: preparation.tree, container: container)
    var measuring = preparation.measuring
    let only = try reduced?.onlyPass(direct, &measuring)
    measurements = measuring.measurements
    if let only {
      solved = only
    } else {
      solved = try direct.solve(measurements, reduced: &reduced, isFirst: true)
    }
    statistics.add(solved)
    var change = try measuring.adapt(to: solved)
    first = (solved.ambiguity, change.contents)
    var passesLeft = 1 + measuring.guides.depth
    while change.isChange && passesLeft > 0 {
      measurements = measuring.measurements
      solved = try direct.solve(measurements, reduced: &reduced, isFirst: false)
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
struct Measuring {
  var tree: ItemTree
  var contents: ContentSizes
  var guides: GuideInsets

  var measurements: Measurements {
    Measurements(sizes: contents.sizes, wrapping: contents.wrapping, guides: guides)
  }

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
      contents: texts,
      guides: guides.adapt(to: tree.system.frames(ofColumns: solved.values, tree: tree))
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
    reductions += reduction.reductions
    rows = reduction.rows
    columns = reduction.columns
    nonZeros = reduction.nonZeros
    reducedRows = reduction.reducedRows
    reducedColumns = reduction.reducedColumns
    reducedNonZeros = reduction.reducedNonZeros
    components = reduction.components
    repeatedComponents += reduction.repeatedComponents
    largestComponentRows = reduction.largestComponentRows
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
  func check() throws(ConstraintError) {
    for length in [width, height ?? 0] where !(0...Constraint.largestLength).contains(length) {
      throw .containerOutOfRange(length: length)
    }
  }
}
