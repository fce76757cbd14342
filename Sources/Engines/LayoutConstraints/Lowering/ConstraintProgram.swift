import Geometry
import LinearProgramming

/// A constraint system as a linear program, with the meaning of its rows and columns.
///
/// Each item has four columns: `x` and `y` in the coordinates of its parent, `width` and `height`.
/// Every other attribute is replaced by its expression in these. A constraint is one row. An
/// optional constraint's row has columns for the error on either side, and the objective of its
/// priority is the sum of these columns. So a higher priority is met as well as possible before a
/// lower one counts, and within one priority the sum of all errors is least.
struct ConstraintProgram {
  /// The program; its objectives are the priorities, highest first.
  var program = LinearProgram(name: "layout")
  /// The meaning of each row, in the order of the rows.
  private(set) var rowMeanings: [RowMeaning] = []
  /// The columns that the objectives minimise.
  private(set) var errors: [ErrorColumn] = []
  /// The number of items, the container included.
  var itemCount: Int { system.items.count }
  private let system: ConstraintSystem
  /// The system as rows of numbers, those of broken constraints included.
  private let rows: SparseRows
  private let broken: BrokenConstraints
  private var levels: [Double: [Term]] = [:]

  /// The meaning of a row of the program.
  enum RowMeaning: Sendable, Hashable {
    /// The constraint at this index.
    case constraint(Int)
    /// The size of an item's content on one axis, for hugging and compression resistance at once.
    case content(item: Int, axis: Axis)
  }

  /// A column that the objectives minimise.
  struct ErrorColumn {
    var column: Int
    /// The condition that it is the error of.
    var condition: LayoutCondition
    /// Whether it is the error of a left side that is too large.
    var isOver: Bool
    /// The row of the system that misses its right side by the error.
    fileprivate var row: Int
  }

  /// Lowers the system; linear in the number of its items and terms.
  ///
  /// A broken constraint has no row: it no longer counts. One that would miss the others by no more
  /// than rounding gets a priority level above all others, and is met as well as possible.
  init(
    system: ConstraintSystem, tree: ItemTree, measurements: Measurements, container: Container,
    broken: BrokenConstraints = BrokenConstraints()
  ) {
    self.system = system
    self.broken = broken
    // The order of the rows may decide which of several conflicts is found, so this is the order in
    // which conflicts are broken.
    rows = SparseRows(tree, measurements, hasHeight: container.height != nil)
    for (index, item) in system.items.enumerated() {
      program.addColumns(of: item) { tree.bounds(of: $0, item: index, in: container) }
    }
    for row in rows.rows.indices { add(row) }
    addObjectives()
  }

  /// The errors of contents that a choice between equally good layouts keeps small, in the order of
  /// `ConstraintSystem.contentsKeptInTies`.
  var contentErrorsInTies: [[Term]] {
    let contents = system.contentsKeptInTies
    if contents.isEmpty { return [] }
    let columns = Dictionary(errors.map { ($0.condition, $0.column) }) { _, last in last }
    return contents.map { item, axis in
      [
        LayoutCondition.hugging(item: item, axis: axis),
        .compressionResistance(item: item, axis: axis),
      ].compactMap { columns[$0] }.map { Term(column: $0, coefficient: 1) }
    }.filter { !$0.isEmpty }
  }

  var itemColumns: Range<Int> { ItemColumns.all(itemCount: itemCount) }

  /// Whether the constraint at an index, which has a row, must hold.
  func mustHold(_ index: Int) -> Bool {
    system.constraints[index].priority == Priority.required && !broken.rounded.contains(index)
  }

  /// The constraints that values of the columns miss by more than rounding, in the order of the
  /// system: optional ones, and broken ones.
  func missed(at values: [Double]) -> [ConstraintMiss] {
    var missed: [ConstraintMiss] = []
    for index in 0..<rows.constraintCount
    where rows.rows[index].isOptional || broken.contains(rows.rows[index].source) {
      rows.addMiss(ofRow: index, excess: rows.excess(ofRow: index, at: values), to: &missed)
    }
    rows.sort(&missed)
    return missed
  }

  /// The errors of all optional conditions for these values of the items' columns, in points.
  ///
  /// The error of a container without a height is its height.
  func errors(at values: [Double]) -> [(condition: LayoutCondition, points: Double)] {
    errors.map { error in
      let excess = rows.excess(ofRow: error.row, at: values)
      return (error.condition, max(0, error.isOver ? excess : -excess))
    }
  }

  /// Adds a row of the system with columns for its errors; nothing if its constraint is broken.
  ///
  /// Content is at most its size at the hugging priority, and at least that at the compression
  /// resistance. Priorities of 1000 come just below required constraints: Auto Layout reports no
  /// conflict between the two, and lets the required size win.
  private mutating func add(_ index: Int) {
    let row = rows.rows[index]
    guard let meaning = rows.meaning(ofRow: index) else {
      // The rule of a self-sizing height, whose error is the height itself.
      return addError(
        ErrorColumn(
          column: SelfSizingHeight.column, condition: .selfSizingHeight, isOver: true, row: index),
        level: row.overPriority)
    }
    let kind: String
    let name: String
    var isRounded = false
    switch meaning {
    case .constraint(let constraint):
      if broken.dropped.contains(constraint) { return }
      isRounded = broken.rounded.contains(constraint)
      (kind, name) = ("constraint", "\(constraint)")
    case .content(let item, let axis):
      let size = axis == .horizontal ? "width" : "height"
      (kind, name) = ("content", "\(system.items[item].name).\(size)")
    }
    var terms = Array(rows.terms[row.terms])
    for (isOver, priority) in [(true, row.overPriority), (false, row.underPriority)]
    where SparseRows.isLevel(priority) || isRounded && priority == SparseRows.required {
      let column = program.addColumn("\(isOver ? "over" : "under").\(name)", bounds: .atLeast(0))
      addError(
        ErrorColumn(
          column: column, condition: meaning.condition(isOver: isOver), isOver: isOver, row: index),
        level: priority)
      terms.append(Term(column: column, coefficient: isOver ? -1 : 1))
    }
    program.addRow(
      "\(kind).\(name)",
      bounds: .between(
        row.underPriority > 0 ? row.rightSide : -.infinity,
        row.overPriority > 0 ? row.rightSide : .infinity), terms: terms)
    rowMeanings.append(meaning)
  }

  private mutating func addError(_ error: ErrorColumn, level: Double) {
    errors.append(error)
    levels[level, default: []].append(Term(column: error.column, coefficient: 1))
  }

  private mutating func addObjectives() {
    for (level, terms) in levels.sorted(by: { $0.key > $1.key }) {
      let name = level.isFinite ? "priority \(decimal(level))" : "rounding"
      program.addObjective(Objective(name: name, direction: .minimise, terms: terms))
    }
  }
}

extension ConstraintProgram.RowMeaning {
  /// The condition that is missed by a left side that is too large, or too small.
  func condition(isOver: Bool) -> LayoutCondition {
    switch self {
    case .constraint(let index): .constraint(index)
    case .content(let item, let axis):
      isOver ? .hugging(item: item, axis: axis) : .compressionResistance(item: item, axis: axis)
    }
  }
}

/// The required constraints that do not have to hold, since they cannot all hold.
struct BrokenConstraints {
  /// The constraints that no longer count, as in Auto Layout.
  var dropped: Set<Int> = []
  /// The constraints that the others contradict by no more than rounding, so that no layout shows
  /// it.
  var rounded: Set<Int> = []

  /// Whether a constraint is one of them.
  func contains(_ constraint: Int) -> Bool {
    dropped.contains(constraint) || rounded.contains(constraint)
  }
}

/// A constraint that a layout misses by more than rounding.
struct ConstraintMiss {
  /// Its index in the system.
  var constraint: Int
  var points: Double
}
