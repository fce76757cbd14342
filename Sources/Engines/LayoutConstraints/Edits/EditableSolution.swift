import Geometry
import LinearProgramming

/// The values of a layout, for the layouts that follow when right-hand sides of conditions change.
///
/// A condition is met exactly, or its sum is above or below its right-hand side. The cost of moving
/// away from a layout depends on these states alone. So if new values keep every state, and every
/// size of 0, they are the only best ones if the old values were. It does not matter how they were
/// found: the values follow from the conditions that are met, in their order (`DeterminingSteps`),
/// and the changed ones are checked. If a change would put a condition into another state, the
/// system is solved.
struct EditableSolution {
  /// The value of each column of the items.
  private(set) var values: [Double]
  private var rows: SparseRows
  private let expressions: AnchorExpressions
  private let states: [State]
  /// The columns that keep their values: known ones, sizes of 0, and widths in which content wraps.
  private let isFixed: [Bool]
  /// The columns that have something to do with a conflict or an ambiguity.
  private let isTroubled: [Bool]
  private let rowsOfColumns: IndexLists
  private let steps: DeterminingSteps
  private var waiting: WaitingNumbers
  /// The rows with new right sides.
  private var editedRows: [Int] = []

  /// How the sum of a row compares with its right side.
  private enum State: UInt8 {
    case met
    case above
    case below
  }

  /// The changes in a layout.
  struct Change {
    /// The columns with other values, each once.
    var columns: [Int] = []
    /// The rows that are not met, and may be missed by another distance.
    var rows: [Int] = []
  }

  /// Prepares a layout for edits; `nil` if its conditions do not determine its values well enough.
  ///
  /// `troubled` are the columns with several best values, and `conflicting` the members of
  /// conflicts. Nearly linear in the number of terms.
  init?(
    _ tree: ItemTree, _ measurements: Measurements, in container: Container, values: [Double],
    troubled: [Int], conflicting: Set<Int>
  ) {
    guard !tree.system.decidesContainerSize, !measurements.guides.areMoving else { return nil }
    let rows = SparseRows(tree, measurements, hasHeight: container.height != nil)
    let columns = ItemColumns.all(itemCount: tree.system.items.count)
    var isFixed = columns.map { tree.bounds(ofColumn: $0, in: container) }
      .map { $0.lower == $0.upper }
    var connected = ConnectedColumns(rows, isFixed: isFixed)
    for column in columns
    where ItemColumns.isSize(column) && ValidWidths.isTouched(values[column], size: 0) {
      isFixed[column] = true
    }
    let states = rows.rows.indices.map { Self.state(of: $0, rows, values) }
    var trouble = troubled
    for row in rows.rows.indices
    where Self.isContradictory(states[row], rows.rows[row])
      || row < rows.constraintCount && conflicting.contains(rows.rows[row].source)
    {
      trouble += rows.columns(of: row).filter { !isFixed[$0] }
    }
    let uses = rows.rows.indices.flatMap { row in
      rows.columns(of: row).map { (list: $0, member: row) }
    }
    rowsOfColumns = IndexLists(count: columns.count, uses)
    steps = DeterminingSteps(
      rows, rowsOfColumns, isMet: { states[$0] == .met }, isKnown: isFixed)
    for item in measurements.wrapping { isFixed[ItemColumns.column(.width, of: item)] = true }
    self.isFixed = isFixed
    isTroubled = connected.isConnected(with: trouble)
    self.states = states
    self.rows = rows
    // Without the errors that a linear program has after them.
    self.values = Array(values.prefix(columns.count))
    expressions = AnchorExpressions(tree: tree, measurements: measurements)
    waiting = WaitingNumbers(below: steps.count)
    guard settle() else { return nil }
  }

  /// Replaces the constant of one of the constraints.
  mutating func setConstant(_ constant: Double, of index: Int, _ constraints: [Constraint]) {
    guard let row = rows.row(ofConstraint: index) else { return }
    rows.setConstant(constant, ofRow: row, constraints[index], expressions)
    editedRows.append(row)
  }

  /// Replaces the size of an item's content, which does not wrap; returns whether it can be.
  mutating func setContent(_ size: ContentSize, ofItem item: Int) -> Bool {
    if rows.dependOnContents { return false }
    rows.setContent(ofItem: item, size) { editedRows.append($0) }
    return true
  }

  /// Finds the values after the edits since the last call, and what has changed; `nil` if these are
  /// not certainly the only best ones.
  ///
  /// Takes time for the columns that change, and for the conditions on them. After `nil`, nothing
  /// can be asked any more.
  mutating func move() -> Change? {
    var change = Change()
    for row in editedRows {
      guard !rows.columns(of: row).contains(where: { isTroubled[$0] }) else { return nil }
      visit(row, &change)
    }
    editedRows.removeAll(keepingCapacity: true)
    while let step = waiting.popFirst() {
      guard run(step, &change) else { return nil }
    }
    for row in change.rows {
      let state = Self.state(of: row, rows, values)
      guard state == states[row], !Self.isContradictory(state, rows.rows[row]) else { return nil }
    }
    change.rows.removeAll { states[$0] == .met }
    return change
  }

  /// How far the constraints among these rows are missed now, in points; 0 for those that hold.
  func misses(of rows: [Int]) -> [ConstraintMiss] {
    rows.filter { $0 < self.rows.constraintCount }.map { row in
      let excess = self.rows.excess(of: row, at: values).points
      let condition = self.rows.rows[row]
      let counts = (excess > 0 ? condition.overPriority : condition.underPriority) > 0
      return ConstraintMiss(constraint: condition.source, points: counts ? excess.magnitude : 0)
    }
  }
}

extension EditableSolution {
  /// Lets the step of a row wait, or the row be checked.
  private mutating func visit(_ row: Int, _ change: inout Change) {
    let step = steps.stepOfRow[row]
    if step >= 0 { waiting.insert(Int(step)) } else { change.rows.append(row) }
  }

  /// Finds the columns of a step; returns whether they may have these values.
  private mutating func run(_ step: Int, _ change: inout Change) -> Bool {
    let columns = steps.columns(of: step)
    let rows = steps.rows(of: step)
    if columns.count == 1 {
      let (column, row) = (columns[columns.startIndex], rows[rows.startIndex])
      return set(column, to: value(of: column, from: row), by: step, &change)
    }
    guard let values = values(of: columns, from: rows) else { return false }
    for (column, value) in zip(columns, values) {
      guard set(column, to: value, by: step, &change) else { return false }
    }
    return true
  }

  private mutating func set(
    _ column: Int, to value: Double, by step: Int, _ change: inout Change
  ) -> Bool {
    if value == values[column] { return true }
    if isFixed[column] { return (value - values[column]).magnitude <= Self.rounding }
    guard value.isFinite,
      !ItemColumns.isSize(column) || value > 0 && !ValidWidths.isTouched(value, size: 0)
    else { return false }
    values[column] = value
    change.columns.append(column)
    for row in rowsOfColumns[column] where Int(steps.stepOfRow[row]) != step {
      visit(row, &change)
    }
    return true
  }

  /// The difference of a value that counts as rounding, in points.
  private static let rounding = 1e-9

  /// Solves all steps once, so that later only what an edit changes is another number.
  ///
  /// Returns whether the values are the same except for the solver's error.
  private mutating func settle() -> Bool {
    for step in 0..<steps.count {
      let columns = steps.columns(of: step)
      guard let settled = values(of: columns, from: steps.rows(of: step)) else { return false }
      for (column, value) in zip(columns, settled) {
        let difference = (value - values[column]).magnitude
        guard difference <= solverNoise * (1 + value.magnitude) else { return false }
        values[column] = value
      }
    }
    return true
  }

  /// The value of a column for which a row is met.
  private func value(of column: Int, from row: Int) -> Double {
    var rest = rows.rows[row].rightSide
    var coefficient = 1.0
    for place in rows.rows[row].terms {
      let term = rows.terms[place]
      if term.column == column {
        coefficient = term.coefficient
      } else {
        rest -= term.coefficient * values[term.column]
      }
    }
    return rest / coefficient
  }

  /// The values of columns for which as many rows are met; `nil` if these do not determine them.
  private func values(of columns: ArraySlice<Int>, from rows: ArraySlice<Int>) -> [Double]? {
    if columns.count == 1 {
      return [value(of: columns[columns.startIndex], from: rows[rows.startIndex])]
    }
    var equations = SmallEquations(rows.count, unknownCount: columns.count)
    for (equation, row) in rows.enumerated() {
      var rest = self.rows.rows[row].rightSide
      for place in self.rows.rows[row].terms {
        let term = self.rows.terms[place]
        if let index = columns.firstIndex(of: term.column) {
          equations[equation, index - columns.startIndex] = term.coefficient
        } else {
          rest -= term.coefficient * values[term.column]
        }
      }
      equations[equation, columns.count] = rest
    }
    return equations.solved()?.values
  }

  private static func state(of row: Int, _ rows: SparseRows, _ values: [Double]) -> State {
    let (points, size) = rows.excess(of: row, at: values)
    if ValidWidths.isTouched(points, size: size) { return .met }
    return points > 0 ? .above : .below
  }

  /// Whether a required condition does not hold in a state.
  private static func isContradictory(_ state: State, _ row: SparseRows.Row) -> Bool {
    switch state {
    case .met: false
    case .above: row.overPriority == SparseRows.required
    case .below: row.underPriority == SparseRows.required
    }
  }
}

extension SparseRows {
  /// The columns of a row.
  fileprivate func columns(of row: Int) -> some Sequence<Int> {
    rows[row].terms.lazy.map { terms[$0].column }
  }

  /// The excess of a row's sum over its right side, and the size of its numbers, in points.
  fileprivate func excess(of row: Int, at values: [Double]) -> (points: Double, size: Double) {
    var points = -rows[row].rightSide
    var size = points.magnitude
    for place in rows[row].terms {
      let part = terms[place].coefficient * values[terms[place].column]
      points += part
      size += part.magnitude
    }
    return (points, size)
  }
}
