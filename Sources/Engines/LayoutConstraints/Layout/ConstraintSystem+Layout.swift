public import Geometry
import LinearProgramming

extension ConstraintSystem {
  /// Lays the system out in a container.
  ///
  /// Without a height, the container's height is the least that the constraints allow: the engine
  /// adds the constraint `height == 0 @50`. With `Rounding.pixels`, content sizes are rounded up to
  /// pixels before they are used, and frames are rounded edge by edge afterwards; with `.exact`
  /// nothing is. Contradicting or ambiguous constraints still give finite frames, and are reported
  /// beside them.
  ///
  /// Both solvers give the same layout and the same findings.
  ///
  /// Throws if the container, the scale or a measured size is out of range, or if the solver gives
  /// up.
  public func layout(
    in container: Container, rounding: Rounding, solver: ConstraintSolver = .usual
  ) throws(ConstraintError) -> ConstraintLayout {
    try container.check()
    var preparation = try LayoutPreparation(self, rounding: rounding)
    var reduced = solver == .reduced ? ReducedSolverCache(cachesSolutions: false) : nil
    let passes = try ConstraintPasses(&preparation.measuring, in: container, reduced: &reduced)
    return preparation.layout(of: passes)
  }
}

extension LayoutPreparation {
  /// The layout that results from some passes, with all findings.
  func layout(of passes: borrowing ConstraintPasses) -> ConstraintLayout {
    let solved = passes.solved
    let (items, constraints) = (system.items, system.constraints)
    let missed = system.missedConstraints(in: solved)
    let frames = system.frames(ofColumns: solved.values, tree: tree)
    let raw = Layout(
      size: frames[ConstraintSystem.container].size, elements: names,
      frames: views.map { frames[$0] })
    return ConstraintLayout(
      layout: raw.rounded(rounding), rawLayout: raw,
      contentSizes: tree.contentLayoutGuides.isEmpty
        ? [:] : system.contentSizes(frames, rounding: rounding),
      ambiguousElements: system.ambiguousElements(in: solved.ranges),
      conflictSets: system.conflicts(in: solved),
      conflicts: missed.filter { constraints[$0.index].priority == Priority.required },
      missedOptionalConstraints: missed.filter {
        constraints[$0.index].priority < Priority.required
      },
      elementsMeasuredAtChosenWidth: system.elementsMeasuredAtChosenWidth(in: passes),
      unsettledElements: passes.unsettledContents.map { items[$0].name },
      unsettledGuides: passes.unsettledGuides.map { items[$0].name },
      statistics: passes.statistics,
      containerName: items[ConstraintSystem.container].name,
      finalProgram: FinalProgram(
        direct: passes.direct, measurements: passes.measurements, pass: solved))
  }
}

extension ConstraintSystem {
  /// The content size of each scroll view, by its name.
  fileprivate func contentSizes(_ frames: [CGRect], rounding: Rounding) -> [String: CGSize] {
    let scrollViews = items.filter { $0.contentLayoutGuide != nil }
    let contents = Layout(
      size: .zero, elements: scrollViews.map { $0.name },
      frames: scrollViews.compactMap { $0.contentLayoutGuide }.map { frames[$0] }
    ).rounded(rounding)
    return Dictionary(zip(contents.elements, contents.frames.map { $0.size })) { first, _ in first }
  }

  fileprivate func missedConstraints(in solved: PassSolution) -> [MissedConstraint] {
    solved.missed.map { miss in
      MissedConstraint(
        index: miss.constraint, rule: text(ofConstraint: miss.constraint),
        origin: constraints[miss.constraint].origin, missedPoints: miss.points)
    }
  }

  /// The conflicts that are larger than rounding.
  func conflicts(in solved: PassSolution) -> [Conflict] {
    solved.conflicts.filter { conflict in
      !conflict.isRounding || solved.missed.contains { $0.constraint == conflict.broken }
    }
  }

  fileprivate func elementsMeasuredAtChosenWidth(
    in passes: borrowing ConstraintPasses
  ) -> [AmbiguousElement] {
    // Text is rarely measured again, and the list of all ambiguous elements is long.
    guard passes.first.ranges != nil, !passes.first.remeasured.isEmpty else { return [] }
    let remeasured = Set(passes.first.remeasured.map { items[$0].name })
    return ambiguousElements(in: passes.first.ranges).filter {
      remeasured.contains($0.element) && AmbiguousOptimum.isAmbiguous($0.width)
    }
  }

  /// The views and contents of scroll views whose frames are ambiguous.
  fileprivate func ambiguousElements(in ranges: ColumnRanges?) -> [AmbiguousElement] {
    guard let ranges else { return [] }
    var elements: [AmbiguousElement] = []
    var last = -1
    for (place, column) in ranges.columns.enumerated()
    where AmbiguousOptimum.isAmbiguous(ranges.range(of: column, near: place)) {
      let owner = ItemColumns.place(ofColumn: column, itemCount: items.count)
      guard let index = owner?.item, index != last,
        items[index].isView || items[index].kind == .contentLayoutGuide
      else { continue }
      last = index
      func range(_ variable: ItemColumns.Variable) -> ClosedRange<Double> {
        ranges.range(of: ItemColumns.column(variable, of: index), near: place)
      }
      elements.append(
        AmbiguousElement(
          element: items[index].name, x: range(.x), y: range(.y), width: range(.width),
          height: range(.height)))
    }
    return elements
  }
}
