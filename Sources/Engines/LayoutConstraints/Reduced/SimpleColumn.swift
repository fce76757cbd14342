/// A column of which so little is said that its lowest place and the price of leaving it can be read
/// off: most columns.
struct SimpleColumn {
  /// Its lowest place; the only one.
  var start: Double
  var lower: Double
  var upper: Double
  /// What a point less costs; nothing where the column cannot be less.
  var left: Price
  /// What a point more costs; nothing where the column cannot be more.
  var right: Price

  /// A cost on one level.
  struct Price {
    /// The level; 0 where there is no price.
    var priority = 0.0
    var points = 0.0

    /// Whether this is certainly less than another one: on a lower level, or less on the same.
    func isLess(than other: Price, unit: Double) -> Bool {
      priority != other.priority
        ? priority < other.priority : other.points - points > CostCurves.smallestCost * unit
    }
  }
}

extension ReducedProblem {
  /// The column, if it is simple: with one wish, or with one cost.
  ///
  /// Throws where its bounds contradict each other.
  func simpleColumn(_ column: Int) throws(ReductionFailure) -> SimpleColumn? {
    var simple = SimpleColumn(
      start: 0, lower: ConstraintProgram.isSize(column) ? 0 : -Double.infinity,
      upper: .infinity, left: SimpleColumn.Price(), right: SimpleColumn.Price())
    var point: Double?
    var index = reduction.reduced.columns[column].firstSingle
    while index >= 0 {
      let wish = bend(of: reduction.reduced.singles[index], &simple.lower, &simple.upper)
      index = reduction.reduced.singles[index].next
      guard let wish else { continue }
      if point != nil { return nil }
      point = wish.point
      if wish.leftPriority > 0 {
        simple.left = SimpleColumn.Price(priority: wish.leftPriority, points: wish.weight)
      }
      if wish.rightPriority > 0 {
        simple.right = SimpleColumn.Price(priority: wish.rightPriority, points: wish.weight)
      }
    }
    let first = reduction.reduced.columns[column].firstCost
    if first >= 0 {
      let cost = reduction.reduced.costs[first]
      guard point == nil, cost.next < 0, cost.points > CostCurves.smallestCost else { return nil }
      point = -.infinity
      simple.right = SimpleColumn.Price(priority: cost.priority, points: cost.points)
    }
    guard let point, simple.lower < simple.upper else { return nil }
    return simple.placed(at: point)
  }
}

extension SimpleColumn {
  /// The column at its lowest place, given where it would be without bounds; `nil` where this is not
  /// the only one.
  fileprivate func placed(at point: Double) -> SimpleColumn? {
    var placed = self
    placed.start = min(max(point, lower), upper)
    if placed.start > lower {
      guard left.points > CostCurves.smallestCost else { return nil }
    } else {
      placed.left = Price()
    }
    if placed.start < upper {
      guard right.points > CostCurves.smallestCost else { return nil }
    } else {
      placed.right = Price()
    }
    return placed.start.isFinite ? placed : nil
  }
}
