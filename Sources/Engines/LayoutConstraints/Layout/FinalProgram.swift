import Geometry
import LinearProgramming
import Synchronization

/// What a layout was read from, for questions that are asked about it later.
struct FinalProgram: Sendable {
  let direct: DirectSolver
  /// What the last pass took contents and guides to be.
  let measurements: Measurements
  /// The value of every column of the items.
  let values: [Double]
  /// The layouts that are as good as this one, if there are others.
  let ambiguity: AmbiguousOptimum?
  private let known: KnownProgram

  init(direct: DirectSolver, measurements: Measurements, pass: PassSolution) {
    self.direct = direct
    self.measurements = measurements
    values = pass.values
    ambiguity = pass.ambiguity
    known = KnownProgram(pass.program)
  }

  /// The last pass as one linear program.
  ///
  /// Where the layout came of a reduced system, the program is solved now, the first time that
  /// somebody asks: the layout is the only best one, so its program has the same solution.
  func solved() throws(ConstraintError) -> SolvedProgram {
    if let solved = known.value { return solved }
    let solved = try direct.solve(measurements)
    known.value = solved
    return solved
  }

  /// By how much the last pass misses each optional condition that can be missed, and the broken
  /// constraints; the wish of a container without a height is met by its height.
  func errors() -> [(condition: LayoutCondition, points: Double)] {
    if let solved = known.value {
      return solved.lowered.errorConditions.map { ($0.condition, solved.values[$0.column]) }
    }
    let lowered = ConstraintProgram(
      system: system, tree: direct.tree, measurements: measurements, container: direct.container)
    let values = lowered.program.completed(values)
    return lowered.errorConditions.map { ($0.condition, values[$0.column]) }
  }

  var system: ConstraintSystem { direct.system }

  /// What an anchor is in terms of the columns, in the coordinates of the container.
  ///
  /// Leading and trailing are the sides that they are for the item's parent.
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

  /// The least and the largest value that an expression takes in all layouts that are as good as
  /// this one; `nil` if there are none.
  func range(
    of sum: LinearSum, in solved: SolvedProgram
  ) throws(ConstraintError) -> ClosedRange<Double>? {
    guard let face = solved.ambiguity?.face else { return nil }
    var ends: [Double] = []
    for direction in [Objective.Direction.minimise, .maximise] {
      var program = face.program
      program.addObjective(Objective(name: "extreme", direction: direction, terms: sum.terms))
      switch try direct.outcome(of: program, from: face.basis) {
      case .optimal(let solution): ends.append(sum.value(at: solution.columnValues))
      case .unbounded: ends.append(direction == .minimise ? -.infinity : .infinity)
      case let other: throw .noSolution(reason: "\(other)")
      }
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
}

extension LinearProgram {
  /// All columns, where the first ones have these values and the others, of which each stands in one
  /// row with a coefficient of 1 or -1, are errors.
  fileprivate func completed(_ values: [Double]) -> [Double] {
    var all = values + [Double](repeating: 0, count: columns.count - values.count)
    for row in rows {
      let sum = LinearSum(terms: row.terms).value(at: all)
      for term in row.terms where term.column >= values.count {
        let end = term.coefficient < 0 ? row.bounds.upper : row.bounds.lower
        all[term.column] = max(0, term.coefficient * (end - sum))
      }
    }
    return all
  }
}

/// A solved program that a layout may come to know after it was made.
final class KnownProgram: Sendable {
  private let content: Mutex<SolvedProgram?>

  init(_ program: SolvedProgram?) {
    content = Mutex(program)
  }

  /// The program, once it is known.
  var value: SolvedProgram? {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
}
