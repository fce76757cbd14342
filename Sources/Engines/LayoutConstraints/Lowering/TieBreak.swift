import Geometry
import LinearProgramming

/// The preferences that choose between equally good layouts.
///
/// What counts first, each but the first in the order of the items:
///
/// 1. Of the views that a stack view arranges, the later ones keep the length of their content. So
///    the first of several views that hug equally stretches, and of several that resist equally shrinks.
/// 2. Sizes become as small as possible, width before height: 0 if nothing demands more.
/// 3. Positions take their smallest value, x before y, if they have one.
/// 4. Inequalities hold as exactly as they can: the sum of their slacks becomes as small as
///    possible. So a position without a smallest value takes the largest.
/// 5. What can still move takes its smallest value, or 0 if nothing limits it.
///
/// The choice does not depend on the solver or on the order of the constraints. Parallel
/// inequalities count once, and each in proportion to the position that moves most, so that it
/// hardly depends on how they are written.
///
/// Source: the frames of ambiguous layouts in UIKit, as public tests observe them
/// (`ObservedAmbiguityTests`). They are what Cassowary's incremental simplex method yields: sizes
/// and slacks are its nonbasic variables, at 0, and positions follow from them. The first preference
/// is that of all stack views with a tie in public Interface Builder documents. Ours: the choice
/// between several other sizes or several inequalities, which in UIKit depends on the order in which
/// constraints were added.
enum TieBreak {
  /// The preferences for these columns, in the order of importance; `columns` are columns of items,
  /// in the order of the items, and `contentErrors` those of `ConstraintProgram`.
  static func all(
    for columns: [Int], of program: LinearProgram, itemColumns: Int, contentErrors: [[Term]]
  ) -> [Objective] {
    let sizes = columns.filter(ItemColumns.isSize)
    let positions = columns.filter { !ItemColumns.isSize($0) }
    let slacks = positions.isEmpty ? [] : program.slacks(itemColumns: itemColumns)
    return contentErrors.map { small($0, .skips) }
      + (sizes + positions).map { small([Term(column: $0, coefficient: 1)], .skips) }
      + (slacks.isEmpty ? [] : [small(slacks, .skips)])
      + positions.map { small([Term(column: $0, coefficient: 1)], .zero) }
  }

  /// The preference for a small sum.
  private static func small(
    _ terms: [Term], _ whenUnbounded: Objective.WhenUnbounded
  ) -> Objective {
    Objective(name: "tie", direction: .minimise, terms: terms, whenUnbounded: whenUnbounded)
  }
}

extension ConstraintSystem {
  /// The contents of arranged views that keep their length in a tie, the most important one first.
  ///
  /// Not with proportional lengths or equal distances of centres: there, each view or gap has a
  /// priority of its own.
  var contentsKeptInTies: [(item: Int, axis: Axis)] {
    stacks.all.flatMap { stack -> [(item: Int, axis: Axis)] in
      switch stack.distribution {
      case .fill, .fillEqually, .equalSpacing:
        stack.arranged.reversed().filter { items[$0].hasContent(along: stack.axis) }
          .map { ($0, stack.axis) }
      case .fillProportionally, .equalCentering: []
      }
    }
  }
}

extension LinearProgram {
  /// The sum of the slacks of all inequalities, without constants and without sizes, which are
  /// known before slacks count.
  fileprivate func slacks(itemColumns: Int) -> [Term] {
    var sum: [Int: Double] = [:]
    var seen: Set<[Int: Double]> = []
    for row in rows where row.bounds.lower.isFinite != row.bounds.upper.isFinite {
      var slack: [Int: Double] = [:]
      for term in row.terms where term.column >= itemColumns || !ItemColumns.isSize(term.column) {
        slack[term.column, default: 0] += term.coefficient
      }
      let largest = slack.filter { $0.key < itemColumns }.values.map { $0.magnitude }.max() ?? 0
      guard largest > 0 else { continue }
      let scale = row.bounds.lower.isFinite ? 1 / largest : -1 / largest
      slack = slack.mapValues { $0 * scale }
      guard seen.insert(slack).inserted else { continue }
      for (column, coefficient) in slack { sum[column, default: 0] += coefficient }
    }
    // What rounding leaves of terms that cancel out must not become a preference.
    return sum.filter { $0.value.magnitude > SolverLimits.boundRounding }.sorted { $0.key < $1.key }
      .map { Term(column: $0.key, coefficient: $0.value) }
  }
}
