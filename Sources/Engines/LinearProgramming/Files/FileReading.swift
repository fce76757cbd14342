import CGLPK
import CGLPKShims

extension LinearProgram {
  /// Reads a program from a file, which may be compressed where its name ends in `.gz`.
  ///
  /// The program has at most one objective; an objective without terms and constant is left out.
  /// Terms are in the order of the columns. Only the format's own rules are checked here; `solve`
  /// checks the rest.
  ///
  /// Throws `fileNotAccessible`, `malformedFile` with GLPK's message and line, and `integerColumn`.
  public static func read(
    from path: String, as format: FileFormat
  ) throws(LinearProgramError) -> LinearProgram {
    let program = try FencedProblem.read(from: path, as: format).program(path: path)
    return format == .cplexLP ? program.withoutRangeColumns : program
  }
}

extension FencedProblem {
  fileprivate static func read(
    from path: String, as format: FileFormat
  ) throws(LinearProgramError) -> FencedProblem {
    try FileMessage.check(path: path)
    var pointer: OpaquePointer?
    var code: Int32 = 0
    guard fenced_read(format.glpkCode, path, &pointer, &code) != FENCE_BROKEN else {
      throw .fatal(message: String(cString: fenced_message()))
    }
    let problem = FencedProblem(pointer)
    guard code == 0 else { throw FileMessage(fenced_message()).error(path: path) }
    return problem
  }

  /// The whole problem as a value.
  ///
  /// GLPK's getters fail only for a wrong index, so they need no fence.
  fileprivate func program(path: String) throws(LinearProgramError) -> LinearProgram {
    var program = LinearProgram(name: string(glp_get_prob_name(problem)))
    for column in 0..<glp_get_num_cols(problem) {
      let name = string(glp_get_col_name(problem, column + 1))
      guard glp_get_col_kind(problem, column + 1) == GLP_CV else {
        throw .integerColumn(path: path, name: name)
      }
      let bounds = Bounds(
        lower: glp_get_col_lb(problem, column + 1), upper: glp_get_col_ub(problem, column + 1))
      program.addColumn(name, bounds: bounds.normalised)
    }
    for row in 0..<glp_get_num_rows(problem) {
      let bounds = Bounds(
        lower: glp_get_row_lb(problem, row + 1), upper: glp_get_row_ub(problem, row + 1))
      program.addRow(
        string(glp_get_row_name(problem, row + 1)), bounds: bounds.normalised, terms: terms(row))
    }
    if let objective { program.addObjective(objective) }
    return program
  }

  private func terms(_ row: Int32) -> [Term] {
    let count = glp_get_mat_row(problem, row + 1, nil, nil)
    var columns = [Int32](repeating: 0, count: Int(count) + 1)
    var values = [Double](repeating: 0, count: Int(count) + 1)
    _ = glp_get_mat_row(problem, row + 1, &columns, &values)
    return zip(columns, values).dropFirst()
      .map { Term(column: Int($0) - 1, coefficient: $1) }
      .sorted { $0.column < $1.column }
  }

  private var objective: Objective? {
    let terms = (0..<glp_get_num_cols(problem))
      .map { Term(column: Int($0), coefficient: glp_get_obj_coef(problem, $0 + 1)) }
      .filter { $0.coefficient != 0 }
    let constant = glp_get_obj_coef(problem, 0)
    guard !terms.isEmpty || constant != 0 else { return nil }
    return Objective(
      name: string(glp_get_obj_name(problem)),
      direction: glp_get_obj_dir(problem) == GLP_MAX ? .maximise : .minimise,
      terms: terms, constant: constant)
  }

  private func string(_ name: UnsafePointer<CChar>?) -> String {
    name.map(String.init(cString:)) ?? ""
  }
}

extension LinearProgram {
  /// The program as it was before GLPK wrote it in the CPLEX LP format.
  ///
  /// That format has no rows with two different bounds. GLPK writes `sum - ~r_1 = lower` for row 1
  /// instead, with 0 ≤ `~r_1` ≤ upper - lower. This restores the row's bounds and drops the column.
  var withoutRangeColumns: LinearProgram {
    let isRange = isRangeColumn
    var newIndices: [Int] = []
    var program = LinearProgram(name: name)
    for (column, isRange) in zip(columns, isRange) {
      newIndices.append(program.columns.count)
      if !isRange { program.addColumn(column.name, bounds: column.bounds) }
    }
    let moved = { (terms: [Term]) in
      terms.filter { !isRange[$0.column] }
        .map { Term(column: newIndices[$0.column], coefficient: $0.coefficient) }
    }
    for row in rows {
      var bounds = row.bounds
      for term in row.terms where isRange[term.column] {
        bounds.upper += columns[term.column].bounds.upper
      }
      program.addRow(row.name, bounds: bounds, terms: moved(row.terms))
    }
    for var objective in objectives {
      objective.terms = moved(objective.terms)
      program.addObjective(objective)
    }
    return program
  }

  /// For each column, whether GLPK added it: it then occurs in one equality, with coefficient -1.
  private var isRangeColumn: [Bool] {
    var useCounts = [Int](repeating: 0, count: columns.count)
    for row in rows {
      let isEquality = row.bounds.lower == row.bounds.upper
      for term in row.terms {
        useCounts[term.column] += isEquality && term.coefficient == -1 ? 1 : 2
      }
    }
    for term in objectives.flatMap({ $0.terms }) { useCounts[term.column] += 2 }
    return zip(columns, useCounts).map { column, useCount in
      column.name.hasPrefix("~r_") && column.bounds.lower == 0 && useCount == 1
    }
  }
}
