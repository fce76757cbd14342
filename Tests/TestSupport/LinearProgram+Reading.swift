import CGLPK
public import LinearProgramming

extension LinearProgram {
  /// A file could not be read; GLPK printed why, and nobody saw it.
  public struct Unreadable: Error {}

  /// Reads back a program that was written to a file, by GLPK.
  ///
  /// The program has at most one objective; an objective without terms and constant is left out.
  /// Terms are in the order of the columns.
  public static func read(from path: String, as format: FileFormat) throws -> LinearProgram {
    let isPrinting = glp_term_out(GLP_OFF)
    defer { glp_term_out(isPrinting) }
    let problem = glp_create_prob()
    defer { glp_delete_prob(problem) }
    let code =
      switch format {
      case .cplexLP: glp_read_lp(problem, nil, path)
      case .freeMPS: glp_read_mps(problem, GLP_MPS_FILE, nil, path)
      case .glpk: glp_read_prob(problem, 0, path)
      }
    guard code == 0 else { throw Unreadable() }
    var program = LinearProgram(name: string(glp_get_prob_name(problem)))
    for column in 1..<glp_get_num_cols(problem) + 1 {
      program.addColumn(
        string(glp_get_col_name(problem, column)),
        bounds: bounds(glp_get_col_lb(problem, column), glp_get_col_ub(problem, column)))
    }
    for row in 1..<glp_get_num_rows(problem) + 1 {
      program.addRow(
        string(glp_get_row_name(problem, row)),
        bounds: bounds(glp_get_row_lb(problem, row), glp_get_row_ub(problem, row)),
        terms: terms(ofRow: row, of: problem))
    }
    if let objective = objective(of: problem) { program.addObjective(objective) }
    return format == .cplexLP ? program.withoutRangeColumns : program
  }

  private static func bounds(_ lower: Double, _ upper: Double) -> Bounds {
    let none = Double.greatestFiniteMagnitude
    return Bounds(
      lower: lower <= -none ? -.infinity : lower, upper: upper >= none ? .infinity : upper)
  }

  private static func terms(ofRow row: Int32, of problem: OpaquePointer?) -> [Term] {
    let count = glp_get_mat_row(problem, row, nil, nil)
    var columns = [Int32](repeating: 0, count: Int(count) + 1)
    var values = [Double](repeating: 0, count: Int(count) + 1)
    _ = glp_get_mat_row(problem, row, &columns, &values)
    return zip(columns, values).dropFirst()
      .map { Term(column: Int($0) - 1, coefficient: $1) }
      .sorted { $0.column < $1.column }
  }

  private static func objective(of problem: OpaquePointer?) -> Objective? {
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

  private static func string(_ name: UnsafePointer<CChar>?) -> String {
    name.map(String.init(cString:)) ?? ""
  }
}

extension LinearProgram {
  /// The program as it was before GLPK wrote it in the CPLEX LP format.
  ///
  /// That format has no rows with two different bounds. GLPK writes `sum - ~r_1 = lower` for row 1
  /// instead, with 0 ≤ `~r_1` ≤ upper - lower. This restores the row's bounds and drops the column.
  fileprivate var withoutRangeColumns: LinearProgram {
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
