/// Eliminates columns that an equation says everything about.
///
/// A column that stands in one row only takes that row with it, which may leave other columns in one
/// row only: a list of rows, each below the one before, is taken apart in this way from its end. A
/// column that stands in few rows is replaced in them, as long as they do not grow by much.
struct Elimination {
  private(set) var rows: ReducedRows
  private(set) var definitions: [Reduction.Definition] = []
  /// What the columns that are left cost.
  private(set) var costs: LinearCosts
  private(set) var isEliminated: [Bool]
  private let singles: SingleConditions
  private let system: SparseRows
  private let assumesPositiveSizes: Bool
  private var queue: [Int] = []

  /// The most coefficients that replacing a column may add: with more, pieces that are solved for
  /// themselves would grow together.
  private static let mostFillIn = 16

  init(
    _ rows: ReducedRows, _ singles: SingleConditions, _ system: SparseRows,
    assumesPositiveSizes: Bool
  ) {
    self.rows = rows
    self.singles = singles
    self.system = system
    self.assumesPositiveSizes = assumesPositiveSizes
    let columnCount = rows.uses.count
    costs = LinearCosts(columnCount: columnCount)
    isEliminated = [Bool](repeating: false, count: columnCount)
  }

  /// Eliminates what can be eliminated, and hands the costs on; nearly linear in the number of
  /// terms.
  ///
  /// Throws where rounding could decide.
  mutating func run() throws(ReductionFailure) {
    for column in rows.uses.indices where rows.uses[column] == 1 { queue.append(column) }
    removeSingletons()
    for row in 0..<rows.count where !rows.isRemoved[row] && system.isEquation(rows.origins[row]) {
      guard let column = replaceable(in: row) else { continue }
      try replace(column, by: row)
      removeSingletons()
    }
  }

  private mutating func removeSingletons() {
    while let column = queue.popLast() {
      guard rows.uses[column] == 1, isFree(column), let row = onlyRow(of: column) else { continue }
      guard let definition = definition(of: column, by: row) else { continue }
      define(definition)
    }
  }

  private func onlyRow(of column: Int) -> Int? {
    var entry = rows.firstEntry(of: column)
    while entry >= 0 {
      let row = rows.row(ofEntry: entry)
      if !rows.isRemoved[row] && rows.coefficient(of: column, in: row) != 0 { return row }
      entry = rows.entry(after: entry)
    }
    return nil
  }

  /// The column as what the row says that it is; `nil` where it is not that, or not only that.
  ///
  /// What costs something in one direction everywhere stands where an inequality stops it.
  private mutating func definition(of column: Int, by row: Int) -> Reduction.Definition? {
    let origin = rows.origins[row]
    guard !system.isOptional(origin) else { return nil }
    let coefficient = rows.coefficient(of: column, in: row)
    guard (1e-3...1e3).contains(coefficient.magnitude) else { return nil }
    if !system.isEquation(origin) {
      guard let cost = leadingCost(of: column), cost.magnitude > CostCurves.smallestCost else {
        return nil
      }
      let stop =
        cost * coefficient > 0 ? system.underPriorities[origin] : system.overPriorities[origin]
      guard stop == SparseRows.required else { return nil }
    }
    return Reduction.Definition(root: column, row: row, coefficient: coefficient)
  }

  /// Whether nothing is said of a column alone but that it is not negative, and that it is to be
  /// small: then every point costs the same.
  private func isFree(_ column: Int) -> Bool {
    let isSize = column & 2 != 0
    let range = singles.range(of: column)
    guard isSize else { return range.isEmpty }
    return assumesPositiveSizes && range.allSatisfy { isCostOfSize(singles.all[$0]) }
  }

  private func isCostOfSize(_ single: SingleConditions.Single) -> Bool {
    single.row >= 0 && !system.contentRows.contains(single.row) && single.coefficient > 0
      && system.underPriorities[single.row] == 0
      && system.overPriorities[single.row] != SparseRows.required
      && system.rightSides[single.row] == 0 && single.shift.isZero
  }

  /// The cost that counts first; `nil` without any.
  private func leadingCost(of column: Int) -> Double? {
    var leading = costs.leading(of: column)
    for index in singles.range(of: column) {
      let single = singles.all[index]
      let priority = system.overPriorities[single.row]
      if priority > leading?.priority ?? 0 {
        leading = LinearCosts.Entry(priority: priority, cost: single.coefficient, next: -1)
      } else if priority == leading?.priority {
        leading?.cost += single.coefficient
      }
    }
    return leading?.cost
  }

  /// A free column of an equation that stands in few other rows.
  private func replaceable(in row: Int) -> Int? {
    let terms = rows.terms(of: row)
    var best: Int?
    var least = Self.mostFillIn
    for term in terms {
      let column = rows.columns[term]
      let fillIn = (terms.count - 1) * (rows.uses[column] - 1)
      guard fillIn <= least, best == nil || fillIn < least, isFree(column),
        (0.125...8).contains(rows.coefficients[term].magnitude)
      else { continue }
      best = column
      least = fillIn
    }
    return best
  }

  private mutating func replace(_ column: Int, by equation: Int) throws(ReductionFailure) {
    let rightSide = system.rightSides[rows.origins[equation]]
    var entry = rows.firstEntry(of: column)
    while entry >= 0 {
      let row = rows.row(ofEntry: entry)
      entry = rows.entry(after: entry)
      if row == equation || rows.isRemoved[row] || rows.coefficient(of: column, in: row) == 0 {
        continue
      }
      try rows.substitute(column, by: equation, rightSide: rightSide, in: row)
    }
    let coefficient = rows.coefficient(of: column, in: equation)
    define(Reduction.Definition(root: column, row: equation, coefficient: coefficient))
  }

  /// Takes a column and its row out; what it costs, the other columns of the row cost from now on.
  private mutating func define(_ definition: Reduction.Definition) {
    let column = definition.root
    definitions.append(definition)
    isEliminated[column] = true
    for index in singles.range(of: column) {
      let single = singles.all[index]
      costs.add(single.coefficient, priority: system.overPriorities[single.row], to: column)
    }
    rows.remove(definition.row)
    for term in rows.terms(of: definition.row) {
      let other = rows.columns[term]
      if other == column { continue }
      if rows.uses[other] == 1 { queue.append(other) }
      let factor = -rows.coefficients[term] / definition.coefficient
      var index = costs.first(of: column)
      while index >= 0 {
        let entry = costs.entries[index]
        if entry.cost != 0 { costs.add(entry.cost * factor, priority: entry.priority, to: other) }
        index = entry.next
      }
    }
  }
}
