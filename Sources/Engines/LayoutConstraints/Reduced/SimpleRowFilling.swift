import LinearProgramming

/// Solves a block of one row with simple columns, if moving one of them is enough.
///
/// The same as `RowFilling` without curves: every column starts at its minimum, and the column
/// moves for which a point of the sum costs least.
struct SimpleRowFilling {
  private var columns: [SimpleColumn] = []

  init() {
    columns.reserveCapacity(16)
  }

  /// Finds the values of the columns of a row, and returns whether it could.
  ///
  /// Throws if bounds contradict each other.
  mutating func solve(
    _ index: Int, of problem: ReducedProblem, _ roots: inout [Double]
  ) throws(ReductionFailure) -> Bool {
    columns.removeAll(keepingCapacity: true)
    let row = problem.reduction.reduced.rows[index]
    let origin = problem.system.rows[row.origin]
    let rightSide = problem.rightSide(ofReducedRow: index)
    var sum = 0.0
    var size = rightSide.magnitude
    for place in row.terms {
      let term = problem.reduction.reduced.terms[place]
      guard let column = try problem.simpleColumn(term.column) else { return false }
      columns.append(column)
      roots[term.column] = column.start
      sum += term.coefficient * column.start
      size += (term.coefficient * column.start).magnitude
    }
    let gap = rightSide - sum
    let priority = gap > 0 ? origin.underPriority : origin.overPriority
    if priority == 0 || gap.magnitude <= SolverLimits.lengthRounding * (1 + size) { return true }
    return move(gap, row.terms, of: problem, missing: priority, &roots)
  }

  /// Moves the column with the least cost; returns whether one was enough, and cheaper than any
  /// other and than missing the row.
  private func move(
    _ gap: Double, _ terms: Range<Int>, of problem: ReducedProblem, missing priority: Double,
    _ roots: inout [Double]
  ) -> Bool {
    var best: (column: Int, price: SimpleColumn.Price, start: Double, length: Double)?
    var unit = 1.0
    for (column, place) in zip(columns, terms) {
      let term = problem.reduction.reduced.terms[place]
      let length = gap / term.coefficient
      var price = length > 0 ? column.right : column.left
      if price.priority == 0 { continue }
      price.points /= term.coefficient.magnitude
      unit = max(unit, 1 / term.coefficient.magnitude)
      if let known = best, known.price.isLess(than: price, unit: unit) { continue }
      if let known = best, !price.isLess(than: known.price, unit: unit) { return false }
      let slack = length > 0 ? column.upper - column.start : column.start - column.lower
      guard slack >= length.magnitude else { return false }
      best = (term.column, price, column.start, length)
    }
    guard let best else { return false }
    let miss = SimpleColumn.Price(priority: priority, points: 1)
    guard best.price.isLess(than: miss, unit: unit) else { return false }
    roots[best.column] = best.start + best.length
    return true
  }
}

/// A column with so few conditions that its minimum and the price of leaving it can be read off:
/// most columns.
struct SimpleColumn {
  /// Its minimum; the only one.
  var start: Double
  var lower: Double
  var upper: Double
  /// The price of a smaller value; none if the column cannot be smaller.
  var left: Price
  /// The price of a larger value; none if the column cannot be larger.
  var right: Price

  /// A cost on one priority level.
  struct Price {
    /// The priority level; 0 for no price.
    var priority = 0.0
    var points = 0.0

    /// Whether this is certainly less than another price: on a lower level, or less on the same.
    func isLess(than other: Price, unit: Double) -> Bool {
      priority != other.priority
        ? priority < other.priority : other.points - points > SolverLimits.leastCost * unit
    }
  }
}

extension ReducedProblem {
  /// The column, if it is simple: with at most one bend, or with one cost.
  ///
  /// Throws if its bounds contradict each other.
  func simpleColumn(_ column: Int) throws(ReductionFailure) -> SimpleColumn? {
    var simple = SimpleColumn(
      start: 0, lower: reduction.reduced.isSize(column) ? 0 : -Double.infinity,
      upper: .infinity, left: SimpleColumn.Price(), right: SimpleColumn.Price())
    var point: Double?
    var index = reduction.reduced.columns[column].firstSingle
    while index >= 0 {
      let bend = bend(of: reduction.reduced.singles[index], &simple.lower, &simple.upper)
      index = reduction.reduced.singles[index].next
      guard let bend else { continue }
      if point != nil { return nil }
      point = bend.point
      if bend.leftPriority > 0 {
        simple.left = SimpleColumn.Price(priority: bend.leftPriority, points: bend.weight)
      }
      if bend.rightPriority > 0 {
        simple.right = SimpleColumn.Price(priority: bend.rightPriority, points: bend.weight)
      }
    }
    let first = reduction.reduced.columns[column].firstCost
    if first >= 0 {
      let cost = reduction.reduced.costs[first]
      guard point == nil, cost.next < 0, cost.points > SolverLimits.leastCost else { return nil }
      point = -.infinity
      simple.right = SimpleColumn.Price(priority: cost.priority, points: cost.points)
    }
    guard let point, simple.lower < simple.upper else { return nil }
    return simple.placed(at: point)
  }
}

extension SimpleColumn {
  /// The column at its minimum, given its position without bounds; `nil` if the minimum is not
  /// unique.
  fileprivate func placed(at point: Double) -> SimpleColumn? {
    var placed = self
    placed.start = min(max(point, lower), upper)
    if placed.start > lower {
      guard left.points > SolverLimits.leastCost else { return nil }
    } else {
      placed.left = Price()
    }
    if placed.start < upper {
      guard right.points > SolverLimits.leastCost else { return nil }
    } else {
      placed.right = Price()
    }
    return placed.start.isFinite ? placed : nil
  }
}
