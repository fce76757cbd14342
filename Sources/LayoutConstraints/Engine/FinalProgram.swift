import Geometry
import LinearProgramming

/// What a layout was read from, for questions that are asked about it later.
struct FinalProgram: Sendable {
  let direct: DirectSolver
  /// What the last pass took contents and guides to be.
  let measurements: Measurements
  let solved: SolvedProgram

  var system: ConstraintSystem { direct.system }

  /// What an anchor is in terms of the columns, in the coordinates of the container.
  ///
  /// Leading and trailing are the sides that they are for the item's parent.
  func position(of anchor: Constraint.Anchor) -> LinearSum {
    var measurements = measurements
    if anchor.ends.contains(where: { $0.rectangle != nil }) {
      let frames = system.frames(of: solved, tree: direct.tree)
      measurements.guides = measurements.guides.completed(for: frames)
    }
    let expressions = AnchorExpressions(tree: direct.tree, measurements: measurements)
    var anchor = anchor
    guard !anchor.isSize else {
      return expressions.difference(of: Constraint(anchor, .equal))
    }
    let isMirrored = direct.tree.readsRightToLeft[direct.tree.parents[anchor.item]]
    anchor.attribute = anchor.attribute.physical(readsRightToLeft: isMirrored)
    let start = Constraint.Attribute.near(along: anchor.attribute.axis)
    let origin = Constraint.Anchor(item: ConstraintSystem.container, attribute: start)
    return expressions.difference(of: Constraint(anchor, .equal, origin))
  }

  /// The least and the largest value that an expression takes in all layouts that are as good as
  /// this one; `nil` where there are none.
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

extension LinearSum {
  /// The value where the columns have these values.
  func value(at columnValues: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * columnValues[$1.column] }
  }
}
