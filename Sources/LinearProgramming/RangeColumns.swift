extension LinearProgram {
  /// The program as it was before GLPK wrote it in the CPLEX LP format.
  ///
  /// That format has no row with two different bounds. GLPK writes `sum - ~r_1 = lower` for row 1 instead, with
  /// 0 ≤ `~r_1` ≤ upper - lower. This gives the row its bounds back and drops the column.
  var withoutRangeColumns: LinearProgram {
    let isRangeColumn = columns.map { $0.name.hasPrefix("~r_") && $0.bounds.lower == 0 }
    var newIndices: [Int] = []
    var program = LinearProgram(name: name)
    for (column, isRange) in zip(columns, isRangeColumn) {
      newIndices.append(program.columns.count)
      if !isRange { program.addColumn(column.name, bounds: column.bounds) }
    }
    for row in rows {
      var bounds = row.bounds
      var terms: [Term] = []
      for term in row.terms {
        if isRangeColumn[term.column] {
          bounds.upper += columns[term.column].bounds.upper
        } else {
          terms.append(Term(column: newIndices[term.column], coefficient: term.coefficient))
        }
      }
      program.addRow(row.name, bounds: bounds, terms: terms)
    }
    for var objective in objectives {
      for index in objective.terms.indices {
        objective.terms[index].column = newIndices[objective.terms[index].column]
      }
      program.addObjective(objective)
    }
    return program
  }
}
