/// A linear program: columns and rows with bounds, and objectives in the order of their importance.
///
/// The objectives are priority levels, not weights: the second chooses among the optima of the
/// first, the third among the optima of both, and so on. Without objectives the program asks only
/// whether a feasible point exists. Programs without rows or without columns are legal.
///
/// ```swift
/// var program = LinearProgram(name: "two labels")
/// let first = program.addColumn("first.width", bounds: .atLeast(0))
/// let second = program.addColumn("second.width", bounds: .atLeast(0))
/// let both = [Term(column: first, coefficient: 1), Term(column: second, coefficient: 1)]
/// program.addRow("fill", bounds: .exactly(300), terms: both)
/// program.addObjective(
///   Objective(direction: .minimise, terms: [Term(column: first, coefficient: 1)]))
/// if case .optimal(let solution) = try program.solve() {
///   print(solution.columnValues)  // [0.0, 300.0]
/// }
/// ```
///
/// Nothing is checked while a program is being built; `solve` and `write` check every number and
/// every index.
public struct LinearProgram: Sendable, Equatable {
  /// The name of the program in written files; may be empty.
  public var name: String
  /// The variables; a column's index is its place here.
  public private(set) var columns: [Column] = []
  /// The constraints; a row's index is its place here.
  public private(set) var rows: [Row] = []
  /// The objectives, most important first.
  public private(set) var objectives: [Objective] = []

  /// Creates a program without columns, rows and objectives.
  public init(name: String = "") {
    self.name = name
  }

  /// Adds a variable and returns its index.
  @discardableResult
  public mutating func addColumn(_ name: String, bounds: Bounds) -> Int {
    columns.append(Column(name: name, bounds: bounds))
    return columns.count - 1
  }

  /// Adds a constraint and returns its index.
  ///
  /// The terms may name columns that are added later.
  @discardableResult
  public mutating func addRow(_ name: String, bounds: Bounds, terms: [Term]) -> Int {
    rows.append(Row(name: name, bounds: bounds, terms: terms))
    return rows.count - 1
  }

  /// Adds an objective below all the others.
  public mutating func addObjective(_ objective: Objective) {
    objectives.append(objective)
  }

  /// Removes all objectives.
  public mutating func removeObjectives() {
    objectives = []
  }

  /// Replaces the bounds of the column at `index`.
  ///
  /// Throws `columnOutOfRange` for an index that no column has.
  public mutating func setColumnBounds(_ index: Int, _ bounds: Bounds) throws(LinearProgramError) {
    guard columns.indices.contains(index) else {
      throw .columnOutOfRange(index: index, count: columns.count, in: nil)
    }
    columns[index].bounds = bounds
  }

  /// Replaces the bounds of the row at `index`.
  ///
  /// Throws `rowOutOfRange` for an index that no row has.
  public mutating func setRowBounds(_ index: Int, _ bounds: Bounds) throws(LinearProgramError) {
    guard rows.indices.contains(index) else {
      throw .rowOutOfRange(index: index, count: rows.count)
    }
    rows[index].bounds = bounds
  }

  /// Renames all columns and rows: one name for each, in order.
  public mutating func rename(columns columnNames: [String], rows rowNames: [String]) {
    for (index, name) in zip(columns.indices, columnNames) { columns[index].name = name }
    for (index, name) in zip(rows.indices, rowNames) { rows[index].name = name }
  }

  /// Fixes the row or column at a position (rows first, then columns, from 0) at one value.
  mutating func fix(_ position: Int, at value: Double) {
    if position < rows.count {
      rows[position].bounds = .exactly(value)
    } else {
      columns[position - rows.count].bounds = .exactly(value)
    }
  }

  /// Lets the row at `index` have any value.
  mutating func free(row index: Int) { rows[index].bounds = .free }

  /// The row at `index`, for errors.
  func rowPart(_ index: Int) -> ProgramPart { .row(index, name: rows[index].name) }

  /// The column at `index`, for errors.
  func columnPart(_ index: Int) -> ProgramPart { .column(index, name: columns[index].name) }

  /// The objective at `index`, for errors.
  func objectivePart(_ index: Int) -> ProgramPart {
    .objective(index, name: objectives[index].name)
  }
}
