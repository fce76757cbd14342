import Foundation
public import Geometry
import LinearProgramming

extension ConstraintSystem {
  /// Lays the system out in a container.
  ///
  /// Without a height, the container's height is what the constraints need, made small by a
  /// constraint `height == 0 @50` that the engine adds. With `Rounding.pixels`, content sizes are
  /// rounded up to pixels before they are used and frames are rounded edge by edge after; with
  /// `.exact` nothing is. Constraints that contradict each other, or leave something open, still
  /// give finite frames, and are reported beside them.
  ///
  /// Throws where the container, the scale or a measured size is out of range, and where the solver
  /// gives up.
  public func layout(
    in container: Container, rounding: Rounding
  ) throws(ConstraintError) -> ConstraintLayout {
    try container.check()
    if case .pixels(let scale) = rounding, !(scale > 0 && scale.isFinite) {
      throw .invalidScale(scale)
    }
    try checkSafeArea()
    let tree = ItemTree(self)
    let direct = DirectSolver(system: self, tree: tree, container: container)
    var passes = LayoutPasses(
      system: self, tree: tree, contents: try ContentSizes(of: items, rounding: rounding))
    var statistics = ConstraintStatistics()
    var solved = try direct.solve(passes.measurements)
    statistics.add(solved)
    var unsettled: [Int] = []
    if try !passes.adapt(to: solved).isEmpty {
      solved = try direct.solve(passes.measurements)
      statistics.add(solved)
      unsettled = try passes.adapt(to: solved)
    }
    statistics.measureCalls = passes.contents.measureCalls
    let missed = missedConstraints(in: solved)
    let frames = frames(of: solved, tree: tree)
    let raw = Layout(
      size: frames[Self.container].size, elements: items.dropFirst().map(\.name),
      frames: Array(frames.dropFirst()))
    return ConstraintLayout(
      layout: raw.rounded(rounding), rawLayout: raw,
      ambiguousElements: ambiguousElements(in: solved.ambiguity),
      conflictSets: conflicts(in: solved),
      conflicts: missed.filter { constraints[$0.index].priority == Priority.required },
      missedOptionalConstraints: missed.filter {
        constraints[$0.index].priority < Priority.required
      },
      unsettledElements: unsettled.map { items[$0].name }, statistics: statistics,
      containerName: items[Self.container].name,
      openFace: solved.ambiguity.map {
        OpenFace(ambiguity: $0, tree: tree, names: items.map(\.name))
      })
  }

  private func checkSafeArea() throws(ConstraintError) {
    let safe = safeAreaInsets
    for inset in [safe.top, safe.left, safe.bottom, safe.right]
    where !(0...Constraint.largestLength).contains(inset) {
      throw .insetOutOfRange(item: items[Self.container].name, inset: inset)
    }
  }

  private func missedConstraints(in solved: SolvedProgram) -> [MissedConstraint] {
    constraints.indices.compactMap { index in
      let error = solved.error(ofConstraint: index)
      guard error > solverNoise else { return nil }
      return MissedConstraint(
        index: index, rule: text(ofConstraint: index), origin: constraints[index].origin,
        missedPoints: error)
    }
  }

  /// The conflicts that are more than rounding.
  private func conflicts(in solved: SolvedProgram) -> [Conflict] {
    solved.conflicts.filter { conflict in
      conflict.members.contains { $0.isBroken && $0.shortfall > solverNoise }
        || solved.error(ofConstraint: conflict.broken) > solverNoise
    }
  }

  private func ambiguousElements(in ambiguity: Ambiguity?) -> [AmbiguousElement] {
    guard let ambiguity else { return [] }
    return items.indices.compactMap { index in
      func range(_ variable: ConstraintProgram.Variable) -> ClosedRange<Double> {
        ambiguity.ranges[ConstraintProgram.column(variable, of: index)]
      }
      guard ConstraintProgram.Variable.allCases.contains(where: { Ambiguity.isOpen(range($0)) })
      else { return nil }
      return AmbiguousElement(
        element: items[index].name, x: range(.x), y: range(.y), width: range(.width),
        height: range(.height))
    }
  }
}

/// What is measured from pass to pass.
private struct LayoutPasses {
  let system: ConstraintSystem
  let tree: ItemTree
  private(set) var contents: ContentSizes
  private(set) var guides: GuideInsets

  init(system: ConstraintSystem, tree: ItemTree, contents: ContentSizes) {
    self.system = system
    self.tree = tree
    self.contents = contents
    guides = GuideInsets(of: system, tree: tree)
  }

  var measurements: Measurements { Measurements(sizes: contents.sizes, guides: guides) }

  /// Measures again what depends on a layout, and answers the items for which that changed
  /// something, in the order of the system.
  mutating func adapt(to solved: SolvedProgram) throws(ConstraintError) -> [Int] {
    let widths = solved.values(of: .width, count: system.items.count)
    let texts = try contents.adapt(to: widths)
    let moved = guides.adapt(to: system.frames(of: solved, tree: tree))
    return Set(texts + moved).sorted()
  }
}

extension ConstraintStatistics {
  /// Adds the work of another pass.
  fileprivate mutating func add(_ solved: SolvedProgram) {
    passes += 1
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
