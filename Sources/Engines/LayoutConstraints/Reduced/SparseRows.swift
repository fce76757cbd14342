import Geometry
import LinearProgramming

/// A constraint system as rows of numbers, in contiguous arrays.
struct SparseRows {
  /// The priority of required conditions; above that of content, which gives way at 1000.
  static let required = Double.infinity

  private(set) var rows: [Row] = []
  /// The terms of all rows; at most one term per row for each column.
  private(set) var terms: [Term] = []
  /// The rows of constraints by their indices; `nil` if they are in the order of the system.
  private var rowsOfConstraints: [Int: Int]?
  /// The number of rows of active constraints; the rows of contents follow.
  private(set) var constraintCount = 0
  private(set) var contentCount = 0
  /// The rows of wrapping contents, whose right sides may change in the next pass.
  private(set) var wrappingRows: [Int] = []
  /// The number of error columns that a linear program of the system would have.
  private(set) var errorCount = 0
  /// The priorities of the rows that are broken, which have none any more, by their indices.
  private(set) var broken: [Int: (under: Double, over: Double)] = [:]
  /// Whether sizes of content affect other rows too, as baselines do.
  private(set) var dependOnContents = false

  /// The condition that the sum of some terms is the right side.
  ///
  /// Two priorities decide the cost of a smaller and a larger sum: `required` if it is not allowed,
  /// 0 if it does not matter, and otherwise the priority level at which every point counts.
  struct Row {
    var start: Int
    var end: Int
    var rightSide: Double
    /// The priority of a sum that is not less than the right side.
    var underPriority: Double
    /// The priority of a sum that is not more than the right side.
    var overPriority: Double
    /// The index of the row's constraint; for content, twice the item's index, plus 1 for a height.
    var source: Int

    /// The indices of the terms.
    var terms: Range<Int> { start..<end }

    /// Whether the row must hold exactly.
    var isEquation: Bool {
      underPriority == SparseRows.required && overPriority == SparseRows.required
    }

    /// Whether the row limits its sum in one direction only.
    var isInequality: Bool { (underPriority == 0) != (overPriority == 0) }

    /// Whether the row is optional.
    var isOptional: Bool {
      SparseRows.isLevel(underPriority) || SparseRows.isLevel(overPriority)
    }
  }

  /// Whether a condition with this priority is optional and counts.
  static func isLevel(_ priority: Double) -> Bool { priority > 0 && priority != required }

  /// The rows of the contents.
  var contentRows: Range<Int> { constraintCount..<constraintCount + contentCount }

  /// Lowers a system: its constraints, its contents, and the rule of a self-sizing height.
  ///
  /// Linear in the number of terms.
  init(_ tree: ItemTree, _ measurements: Measurements, hasHeight: Bool) {
    let system = tree.system
    let count = system.constraints.count
    rows.reserveCapacity(count + 2 * system.items.count + 1)
    terms.reserveCapacity(3 * count + 2 * system.items.count)
    addConstraints(of: system, AnchorExpressions(tree: tree, measurements: measurements))
    addContents(of: system, measurements)
    if SelfSizingHeight.applies(to: system, hasHeight: hasHeight) {
      terms.append(Term(column: SelfSizingHeight.column, coefficient: 1))
      addRow(0, under: 0, over: SelfSizingHeight.priority, source: -1)
    }
  }

  private mutating func addConstraints(
    of system: ConstraintSystem, _ expressions: AnchorExpressions
  ) {
    var sum = LinearSum()
    sum.terms.reserveCapacity(8)
    let constraints = system.constraints
    let isInOrder = system.activations.isThatOfSystem
    // As in the direct program, so that sums are the same for any order of the system.
    let order = isInOrder ? [] : system.activations.indicesByActivation
    if !isInOrder { rowsOfConstraints = [:] }
    for place in constraints.indices {
      let index = isInOrder ? place : order[place]
      guard constraints[index].isActive else { continue }
      if !isInOrder { rowsOfConstraints?[index] = rows.count }
      let first = constraints[index].first
      let second = constraints[index].second
      sum.removeAll()
      expressions.addDifference(
        first, second, multiplier: constraints[index].multiplier,
        source: constraints[index].source, to: &sum)
      for term in sum.terms { terms.append(term) }
      let priority = constraints[index].priority
      let level = priority < Priority.required ? priority : Self.required
      let relation = constraints[index].relation
      addRow(
        constraints[index].constant - sum.constant,
        under: relation == .lessThanOrEqual ? 0 : level,
        over: relation == .greaterThanOrEqual ? 0 : level, source: index)
      if expressions.usesBaseline(first, second) { dependOnContents = true }
    }
    constraintCount = rows.count
  }

  private mutating func addContents(of system: ConstraintSystem, _ measurements: Measurements) {
    var next = 0
    for index in system.items.indices {
      guard let size = measurements.sizes[index] else { continue }
      let first = rows.count
      // Field by field: an item has strings, and copying them costs time.
      let resistance = system.items[index].compressionResistance
      let hugging = system.items[index].hugging
      if system.items[index].hasContentWidth {
        addContent(of: index, .horizontal, size, under: resistance, over: hugging)
      }
      if system.items[index].hasContentHeight {
        addContent(of: index, .vertical, size, under: resistance, over: hugging)
      }
      if next < measurements.wrapping.count && measurements.wrapping[next] == index {
        wrappingRows.append(contentsOf: first..<rows.count)
        next += 1
      }
    }
    contentCount = rows.count - constraintCount
  }

  private mutating func addContent(
    of index: Int, _ axis: Axis, _ size: ContentSize, under: AxisPriorities, over: AxisPriorities
  ) {
    terms.append(
      Term(column: ItemColumns.column(.size(along: axis), of: index), coefficient: 1))
    addRow(
      size[axis], under: under[axis], over: over[axis],
      source: Self.source(ofContentOf: index, axis))
  }

  /// The source of the row for an item's content.
  private static func source(ofContentOf index: Int, _ axis: Axis) -> Int {
    2 * index + (axis == .horizontal ? 0 : 1)
  }

  /// Replaces the right sides of wrapping contents, and reports the rows that changed.
  mutating func setContents(_ measurements: Measurements, changed: (Int) -> Void) {
    for row in wrappingRows {
      let source = rows[row].source
      guard let size = measurements.sizes[source / 2] else { continue }
      let length = source % 2 == 0 ? size.width : size.height
      if rows[row].rightSide == length { continue }
      rows[row].rightSide = length
      changed(row)
    }
  }

  /// Lets a row not count any more.
  mutating func breakRow(_ row: Int) {
    broken[row] = (rows[row].underPriority, rows[row].overPriority)
    rows[row].underPriority = 0
    rows[row].overPriority = 0
  }

  /// Lets all rows count again.
  mutating func mendRows() {
    for (row, priorities) in broken {
      rows[row].underPriority = priorities.under
      rows[row].overPriority = priorities.over
    }
    broken.removeAll()
  }

  /// Puts constraints into the order of the system.
  func sort(_ missed: inout [ConstraintMiss]) {
    if rowsOfConstraints != nil { missed.sort { $0.constraint < $1.constraint } }
  }

  /// How far a broken row is missed, given the excess of its sum over the right side; 0 if it holds.
  func miss(ofBroken row: Int, excess: Double) -> Double {
    guard let priorities = broken[row] else { return 0 }
    return (excess > 0 ? priorities.over : priorities.under) == 0 ? 0 : excess.magnitude
  }

  /// The row of a constraint; `nil` if the constraint is inactive.
  ///
  /// Logarithmic in the number of constraints.
  func row(ofConstraint index: Int) -> Int? {
    if let rowsOfConstraints { return rowsOfConstraints[index] }
    return row(ofSource: index, in: 0..<constraintCount)
  }

  /// Updates the right side of a row to its constraint's constant.
  mutating func setConstant(ofRow row: Int, _ expressions: AnchorExpressions, _ tree: ItemTree) {
    let constraint = tree.system.constraints[rows[row].source]
    rows[row].rightSide = constraint.constant - expressions.difference(of: constraint).constant
  }

  /// Replaces the right sides of an item's content, and reports the rows that changed.
  mutating func setContent(ofItem index: Int, _ size: ContentSize, changed: (Int) -> Void) {
    for axis in Axis.allCases {
      let source = Self.source(ofContentOf: index, axis)
      guard let row = row(ofSource: source, in: contentRows) else { continue }
      rows[row].rightSide = size[axis]
      changed(row)
    }
  }

  /// The row of a source, among rows in the order of their sources.
  private func row(ofSource source: Int, in range: Range<Int>) -> Int? {
    var range = range
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if rows[middle].source == source { return middle }
      range =
        rows[middle].source < source ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private mutating func addRow(_ rightSide: Double, under: Double, over: Double, source: Int) {
    rows.append(
      Row(
        start: rows.last?.end ?? 0, end: terms.count, rightSide: rightSide, underPriority: under,
        overPriority: over, source: source))
    // The rule of a self-sizing height needs no error column: its error is the height itself.
    if source < 0 { return }
    if Self.isLevel(under) { errorCount += 1 }
    if Self.isLevel(over) { errorCount += 1 }
  }
}
