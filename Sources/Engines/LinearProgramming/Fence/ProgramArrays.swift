/// A checked program as the flat arrays that GLPK takes.
///
/// Bounds count rows first, then columns. The three entry arrays start with one unused element.
struct ProgramArrays {
  var lower: [Double] = []
  var upper: [Double] = []
  var entryRows: [Int32] = [0]
  var entryColumns: [Int32] = [0]
  var entryValues: [Double] = [0]
  /// The costs of each objective, by column; terms of one column are added up.
  var costs: [[Double]] = []

  /// Checks every number and index of `program`, in time linear in its size, and flattens it.
  init(_ program: LinearProgram) throws(LinearProgramError) {
    let terms = program.rows.reduce(0) { $0 + $1.terms.count }
    guard terms < Int32.max, program.rows.count + program.columns.count < Int32.max else {
      throw .tooLarge(rows: program.rows.count, columns: program.columns.count, terms: terms)
    }
    try addBounds(program)
    try addRows(program, termCount: terms)
    for index in program.objectives.indices { try addObjective(index, of: program) }
  }

  private mutating func addBounds(_ program: LinearProgram) throws(LinearProgramError) {
    let count = program.rows.count + program.columns.count
    lower.reserveCapacity(count)
    upper.reserveCapacity(count)
    for index in program.rows.indices {
      guard append(program.rows[index].bounds) else {
        throw .badBounds(program.rows[index].bounds, in: program.rowPart(index))
      }
    }
    for index in program.columns.indices {
      guard append(program.columns[index].bounds) else {
        throw .badBounds(program.columns[index].bounds, in: program.columnPart(index))
      }
    }
  }

  /// Appends bounds, and returns whether any number is within them.
  ///
  /// A comparison with NaN is false, so NaN is rejected too.
  private mutating func append(_ bounds: Bounds) -> Bool {
    lower.append(bounds.lower)
    upper.append(bounds.upper)
    return bounds.lower <= bounds.upper && bounds.lower < .greatestFiniteMagnitude
      && bounds.upper > -.greatestFiniteMagnitude
  }

  private mutating func addRows(
    _ program: LinearProgram, termCount: Int
  ) throws(LinearProgramError) {
    entryRows.reserveCapacity(termCount + 1)
    entryColumns.reserveCapacity(termCount + 1)
    entryValues.reserveCapacity(termCount + 1)
    // The index of each column's entry in the current row, to find several terms of one column.
    var entryOfColumn = [Int](repeating: 0, count: program.columns.count)
    for index in program.rows.indices {
      try addRow(index, of: program, &entryOfColumn)
    }
  }

  private mutating func addRow(
    _ index: Int, of program: LinearProgram, _ entryOfColumn: inout [Int]
  ) throws(LinearProgramError) {
    let start = entryValues.count
    for term in program.rows[index].terms {
      guard entryOfColumn.indices.contains(term.column) else {
        throw .columnOutOfRange(
          index: term.column, count: program.columns.count, in: program.rowPart(index))
      }
      let entry = entryOfColumn[term.column]
      if entry >= start {
        entryValues[entry] += term.coefficient
      } else {
        entryOfColumn[term.column] = entryValues.count
        entryRows.append(Int32(index + 1))
        entryColumns.append(Int32(term.column + 1))
        entryValues.append(term.coefficient)
      }
    }
    for entry in start..<entryValues.count where !entryValues[entry].isFinite {
      throw .coefficientNotFinite(
        entryValues[entry], of: program.columnPart(Int(entryColumns[entry]) - 1),
        in: program.rowPart(index))
    }
  }

  private mutating func addObjective(
    _ index: Int, of program: LinearProgram
  ) throws(LinearProgramError) {
    let objective = program.objectives[index]
    guard objective.constant.isFinite else {
      throw .constantNotFinite(objective.constant, in: program.objectivePart(index))
    }
    var sums = [Double](repeating: 0, count: program.columns.count)
    for term in objective.terms {
      guard sums.indices.contains(term.column) else {
        throw .columnOutOfRange(
          index: term.column, count: sums.count, in: program.objectivePart(index))
      }
      sums[term.column] += term.coefficient
      guard sums[term.column].isFinite else {
        throw .coefficientNotFinite(
          sums[term.column], of: program.columnPart(term.column), in: program.objectivePart(index))
      }
    }
    costs.append(sums)
  }
}

extension LinearProgramError {
  fileprivate static func badBounds(_ bounds: Bounds, in part: ProgramPart) -> LinearProgramError {
    let leavesNumbers =
      bounds.lower < .greatestFiniteMagnitude && bounds.upper > -.greatestFiniteMagnitude
    return leavesNumbers && !bounds.upper.isNaN
      ? .lowerBoundAboveUpper(in: part, bounds: bounds) : .boundNotANumber(in: part, bounds: bounds)
  }
}
