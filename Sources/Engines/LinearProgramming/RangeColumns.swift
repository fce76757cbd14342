extension LinearProgram {
  /// The program as it was before GLPK wrote it in the CPLEX LP format.
  ///
  /// That format has no row with two different bounds. GLPK writes `sum - ~r_1 = lower` for row 1
  /// instead, with 0 ≤ `~r_1` ≤ upper - lower. This gives the row its bounds back and drops the
  /// column.
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

  /// For each column, whether it is one that GLPK adds: it stands in one equality, with factor -1.
  private var isRangeColumn: [Bool] {
    var useCounts = [Int](repeating: 0, count: columns.count)
    for row in rows {
      let isEquality = row.bounds.lower == row.bounds.upper
      for term in row.terms {
        useCounts[term.column] += isEquality && term.coefficient == -1 ? 1 : 2
      }
    }
    for term in objectives.flatMap(\.terms) { useCounts[term.column] += 2 }
    return zip(columns, useCounts).map { column, useCount in
      column.name.hasPrefix("~r_") && column.bounds.lower == 0 && useCount == 1
    }
  }
}
