import Geometry
import LinearProgramming

/// The final pass of a layout, for later questions about it.
struct FinalProgram: Sendable {
  /// The solver for the whole system.
  let direct: DirectSolver
  /// The measurements of the last pass.
  let measurements: Measurements
  /// The value of every column of the items.
  let values: [Double]
  /// The smallest and largest value of each column of the items in layouts that are as good as this
  /// one; `nil` if it is the only one.
  let ranges: ColumnRanges?
  private let cache: ProgramCache

  /// The final pass of a layout by a solver with these measurements.
  init(direct: DirectSolver, measurements: Measurements, pass: borrowing PassSolution) {
    self.direct = direct
    self.measurements = measurements
    values = pass.values
    ranges = pass.ranges
    cache = pass.cache ?? ProgramCache(nil)
  }

  var container: Container { direct.container }

  /// The last pass as one linear program.
  ///
  /// If the layout came from a reduced system, the program is solved at the first call. It has the
  /// same solution: both solvers break the same constraints, and make the same choice.
  func solved() throws(ConstraintError) -> SolvedProgram {
    if let solved = cache.value { return solved }
    let solved = try direct.solve(measurements, ranges: ranges)
    cache.value = solved
    return solved
  }

  /// The errors of all optional conditions in the last pass, in points.
  ///
  /// The error of a container without a height is its height.
  func errors() -> [(condition: LayoutCondition, points: Double)] {
    (cache.value?.lowered ?? lowered()).errors(at: values)
  }

  /// The linear program of the last pass, without the constraints that are broken.
  func lowered(without broken: BrokenConstraints = BrokenConstraints()) -> ConstraintProgram {
    ConstraintProgram(
      system: system, tree: direct.tree, measurements: measurements, container: container,
      broken: broken)
  }

  var system: ConstraintSystem { direct.system }

  /// An anchor's expression in the columns, in the coordinates of the container.
  ///
  /// Leading and trailing follow the direction of the item's parent.
  func position(of anchor: Constraint.Anchor) -> LinearSum {
    var measurements = measurements
    if anchor.ends.contains(where: { $0.rectangle != nil }) {
      let frames = system.frames(ofColumns: values, tree: direct.tree)
      measurements.guides = measurements.guides.completed(for: frames)
    }
    let expressions = AnchorExpressions(tree: direct.tree, measurements: measurements)
    var anchor = anchor
    guard !anchor.isSize else {
      return expressions.difference(of: Constraint(anchor, .equal))
    }
    let isMirrored = direct.tree[direct.tree[anchor.item].parent].readsRightToLeft
    anchor.attribute = anchor.attribute.physical(readsRightToLeft: isMirrored)
    let start = Constraint.Attribute.near(along: anchor.attribute.axis)
    let origin = Constraint.Anchor(item: ConstraintSystem.container, attribute: start)
    return expressions.difference(of: Constraint(anchor, .equal, origin))
  }

  /// The least and the largest value of an expression in all layouts that are as good as this one;
  /// `nil` if there are no others.
  func range(
    of sum: LinearSum, in solved: SolvedProgram
  ) throws(ConstraintError) -> ClosedRange<Double>? {
    guard let layouts = solved.ambiguity else { return nil }
    // The columns with one value in all these layouts are a constant, and mostly no more than one is left.
    let free = LinearSum(
      terms: sum.terms.filter { AmbiguousOptimum.isAmbiguous(layouts.ranges[$0.column]) })
    let rest = sum.value(at: solved.values) - free.value(at: solved.values)
    let ends: [Double]
    if free.terms.count == 1 {
      let range = layouts.ranges[free.terms[0].column]
      ends = [range.lowerBound, range.upperBound].map { rest + free.terms[0].coefficient * $0 }
    } else {
      ends = try extremes(of: free, in: layouts, solved).map { rest + $0 }
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  /// The least and the largest value of an expression in columns with several values, found in the part
  /// of the layouts that these depend on.
  private func extremes(
    of sum: LinearSum, in layouts: AmbiguousOptimum, _ solved: SolvedProgram
  ) throws(ConstraintError) -> [Double] {
    if sum.terms.isEmpty { return [0, 0] }
    let part = FaceComponent(
      around: sum.terms.map { $0.column }, of: layouts, values: solved.values)
    let places = Dictionary(uniqueKeysWithValues: zip(part.columns, part.columns.indices))
    let terms = sum.terms.compactMap { term in
      places[term.column].map { Term(column: $0, coefficient: term.coefficient) }
    }
    var ends: [Double] = []
    for direction in [Objective.Direction.minimise, .maximise] {
      var program = part.program
      program.addObjective(Objective(name: "extreme", direction: direction, terms: terms))
      switch try direct.outcome(of: program) {
      case .optimal(let solution): ends.append(solution.objectiveValues[0])
      case .unbounded: ends.append(direction == .minimise ? -.infinity : .infinity)
      case let other: throw .noSolution(reason: "\(other)")
      }
    }
    return ends
  }
}
