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

    /// Whether the row must hold, in one direction at least.
    var isRequired: Bool {
      underPriority == SparseRows.required || overPriority == SparseRows.required
    }

    /// Whether the row limits its sum in one direction only.
    var isInequality: Bool { (underPriority == 0) != (overPriority == 0) }

    /// Whether the row is optional.
    var isOptional: Bool {
      SparseRows.isLevel(underPriority) || SparseRows.isLevel(overPriority)
    }
  }

  /// Whether a condition with this priority is optional and counts.
  ///
  /// The highest level is that of content at 1000. Compared with that rather than with infinity, for
  /// which the compiler takes ten times as many instructions.
  static func isLevel(_ priority: Double) -> Bool {
    priority > 0 && priority <= Priority.required
  }

  var contentRows: Range<Int> { constraintCount..<constraintCount + contentCount }

  /// The rows of the contents that keep their length in a tie, the most important one first.
  private(set) var rowsKeptInTies: [Int] = []

  init() {}

  /// Lowers a system: its constraints, its contents, and the rule of a self-sizing height.
  ///
  /// Linear in the number of terms.
  init(_ tree: ItemTree, _ measurements: borrowing Measurements, hasHeight: Bool) {
    let expressions = AnchorExpressions(tree: tree, measurements: copy measurements)
    let count = tree.system.constraints.count + 2 * tree.system.items.count + 1
    var termCapacity = 3 * count
    while !write(expressions, hasHeight: hasHeight, rowCapacity: count, termCapacity) {
      termCapacity *= 4
    }
    rowsKeptInTies = tree.system.contentsKeptInTies.compactMap { item, axis in
      row(ofSource: Self.source(ofContentOf: item, axis), in: contentRows)
    }
  }

  /// Writes all rows into memory for so many rows and terms; returns whether there is enough.
  ///
  /// The arrays are made of the memory that is written to: copying them would take as long as
  /// writing.
  private mutating func write(
    _ expressions: AnchorExpressions, hasHeight: Bool, rowCapacity: Int, _ termCapacity: Int
  ) -> Bool {
    let system = expressions.tree.system
    var isComplete = false
    terms = [Term](capacity: termCapacity) { terms, termCount in
      rows = [Row](capacity: rowCapacity) { rows, rowCount in
        var written = WrittenRows(rows, terms)
        addConstraints(of: system, expressions, to: &written)
        addContents(of: system, expressions.measurements, to: &written)
        if SelfSizingHeight.applies(to: system, hasHeight: hasHeight) {
          written.terms.append(Term(column: SelfSizingHeight.column, coefficient: 1))
          written.addRow(0, under: 0, over: SelfSizingHeight.priority, source: -1)
        }
        errorCount = written.errorCount
        rowCount = written.rowCount
        termCount = written.terms.count
        isComplete = written.terms.areAll
      }
    }
    return isComplete
  }

  private mutating func addConstraints(
    of system: ConstraintSystem, _ expressions: AnchorExpressions, to written: inout WrittenRows
  ) {
    var sum = LinearSum()
    let constraints = system.constraints
    let isInOrder = system.activations.isThatOfSystem
    // As in the direct program, so that sums are the same for any order of the system.
    let order = isInOrder ? [] : system.activations.indicesByActivation
    if !isInOrder { rowsOfConstraints = [:] }
    dependOnContents = false
    let arePlain = expressions.arePlain
    for place in constraints.indices {
      let index = isInOrder ? place : order[place]
      guard constraints[index].isActive else { continue }
      if !isInOrder { rowsOfConstraints?[index] = written.rowCount }
      var constant = constraints[index].constant
      if !arePlain
        || !expressions.appendPlainDifference(
          constraints[index].first, constraints[index].second,
          multiplier: constraints[index].multiplier, to: &written.terms)
      {
        let first = constraints[index].first
        let second = constraints[index].second
        sum.removeAll()
        expressions.addDifference(
          first, second, multiplier: constraints[index].multiplier,
          source: constraints[index].source, to: &sum)
        for term in sum.terms { written.terms.append(term) }
        constant -= sum.constant
        if expressions.usesBaseline(first, second) { dependOnContents = true }
      }
      let priority = constraints[index].priority
      let level = priority < Priority.required ? priority : Self.required
      let relation = constraints[index].relation
      written.addRow(
        constant, under: relation == .lessThanOrEqual ? 0 : level,
        over: relation == .greaterThanOrEqual ? 0 : level, source: index)
    }
    constraintCount = written.rowCount
  }

  private mutating func addContents(
    of system: ConstraintSystem, _ measurements: Measurements, to written: inout WrittenRows
  ) {
    var next = 0
    wrappingRows = []
    wrappingRows.reserveCapacity(2 * measurements.wrapping.count)
    let items = system.items
    for index in items.indices {
      guard let size = measurements.sizes[index] else { continue }
      let first = written.rowCount
      // Field by field: an item has strings, and copying them costs time.
      if items[index].hasContentWidth {
        written.addContent(
          ItemColumns.column(.width, of: index), size.width,
          under: items[index].compressionResistance.horizontal,
          over: items[index].hugging.horizontal,
          source: Self.source(ofContentOf: index, .horizontal))
      }
      if items[index].hasContentHeight {
        written.addContent(
          ItemColumns.column(.height, of: index), size.height,
          under: items[index].compressionResistance.vertical, over: items[index].hugging.vertical,
          source: Self.source(ofContentOf: index, .vertical))
      }
      if next < measurements.wrapping.count && measurements.wrapping[next] == index {
        wrappingRows.append(contentsOf: first..<written.rowCount)
        next += 1
      }
    }
    contentCount = written.rowCount - constraintCount
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

  /// The right sides of wrapping contents.
  var wrappingLengths: [Double] { wrappingRows.map { rows[$0].rightSide } }

  /// Lets a row not count any more.
  mutating func breakRow(_ row: Int) {
    broken[row] = (rows[row].underPriority, rows[row].overPriority)
    rows[row].underPriority = 0
    rows[row].overPriority = 0
  }

  /// Lets all rows count again.
  mutating func restoreBroken() {
    for (row, priorities) in broken {
      rows[row].underPriority = priorities.under
      rows[row].overPriority = priorities.over
    }
    broken.removeAll()
  }

  /// The meaning of a row; `nil` for the rule of a self-sizing height.
  func meaning(ofRow index: Int) -> ConstraintProgram.RowMeaning? {
    let source = rows[index].source
    if source < 0 { return nil }
    if index < constraintCount { return .constraint(source) }
    return .content(item: source / 2, axis: source % 2 == 0 ? .horizontal : .vertical)
  }

  /// The excess of a row's sum over its right side.
  func excess(ofRow index: Int, at values: [Double]) -> Double {
    terms[rows[index].terms].reduce(-rows[index].rightSide) {
      $0 + $1.coefficient * values[$1.column]
    }
  }

  /// Puts constraints into the order of the system.
  func sort(_ missed: inout [ConstraintMiss]) {
    if rowsOfConstraints != nil { missed.sort { $0.constraint < $1.constraint } }
  }

  /// Notes how far an optional or a broken row is missed, given the excess of its sum over the right
  /// side.
  func addMiss(ofRow index: Int, excess: Double, to missed: inout [ConstraintMiss]) {
    guard excess.magnitude > solverNoise else { return }
    let row = rows[index]
    let (under, over) = broken[index] ?? (row.underPriority, row.overPriority)
    if (excess > 0 ? over : under) == 0 { return }
    missed.append(ConstraintMiss(constraint: row.source, points: excess.magnitude))
  }

  /// The row of a constraint; `nil` if the constraint is inactive.
  ///
  /// Logarithmic in the number of constraints.
  func row(ofConstraint index: Int) -> Int? {
    if let rowsOfConstraints { return rowsOfConstraints[index] }
    return row(ofSource: index, in: 0..<constraintCount)
  }

  /// The row of a term; logarithmic in the number of rows.
  func row(ofTerm place: Int) -> Int {
    // Rows may have no terms: the row of a term is the first one that ends after it.
    rows.indices.first(whereAllAfter: { rows[$0].end > place })
  }

  /// The row of a source, among rows in the order of their sources.
  private func row(ofSource source: Int, in range: Range<Int>) -> Int? {
    let row = range.first(whereAllAfter: { rows[$0].source >= source })
    return row < range.upperBound && rows[row].source == source ? row : nil
  }
}

/// The rows of a system while they are written.
private struct WrittenRows {
  private let rows: UnsafeMutableBufferPointer<SparseRows.Row>
  private(set) var rowCount = 0
  var terms: WrittenTerms
  /// The number of error columns that a linear program of the system would have.
  private(set) var errorCount = 0
  /// The number of terms up to the last row.
  private var end = 0

  /// There must be memory for all rows; where there is none for a term, it is left out.
  init(
    _ rows: UnsafeMutableBufferPointer<SparseRows.Row>,
    _ terms: UnsafeMutableBufferPointer<Term>
  ) {
    self.rows = rows
    self.terms = WrittenTerms(terms)
  }

  /// Ends a row: its terms are those since the row before it.
  @inline(__always)
  mutating func addRow(_ rightSide: Double, under: Double, over: Double, source: Int) {
    rows.initializeElement(
      at: rowCount,
      to: SparseRows.Row(
        start: end, end: terms.count, rightSide: rightSide, underPriority: under,
        overPriority: over, source: source))
    rowCount += 1
    end = terms.count
    // The rule of a self-sizing height needs no error column: its error is the height itself.
    if source < 0 { return }
    if SparseRows.isLevel(under) { errorCount += 1 }
    if SparseRows.isLevel(over) { errorCount += 1 }
  }

  /// Adds the row of a content along one axis.
  @inline(__always)
  mutating func addContent(
    _ column: Int, _ length: Double, under: Double, over: Double, source: Int
  ) {
    terms.append(Term(column: column, coefficient: 1))
    addRow(length, under: under, over: over, source: source)
  }
}
