import Geometry
import LinearProgramming

/// The required constraints around contradictions, while everything further away stays where it is.
///
/// A layout is known that meets all required conditions but the contradictory ones. If the
/// constraints nearby can hold without any one member of a conflict, then so can all: those further
/// away hold already. So a conflict between a few constraints is proven to be the only one of its
/// component without a look at the rest of that component.
struct NearbyRows {
  private let tree: ItemTree
  private let system: SparseRows
  private let container: Container
  private let values: [Double]
  /// Whether each column may move.
  private var isNear: [Bool]

  /// Starts without columns; `values` are those of the known layout.
  init(_ tree: ItemTree, _ system: SparseRows, _ container: Container, _ values: [Double]) {
    self.tree = tree
    self.system = system
    self.container = container
    self.values = values
    isNear = [Bool](repeating: false, count: values.count)
  }

  /// Lets the columns of these rows move.
  mutating func add(columnsOf rows: [Int]) {
    for row in rows {
      for place in system.rows[row].terms {
        let column = system.terms[place].column
        if !isKnown(column) { isNear[column] = true }
      }
    }
  }

  /// Whether all columns of these rows may move, as far as they are not known.
  func areWhole(_ rows: [Int]) -> Bool {
    rows.allSatisfy { row in
      system.rows[row].terms.allSatisfy { place in
        isNear[system.terms[place].column] || isKnown(system.terms[place].column)
      }
    }
  }

  /// The rows with columns that may move, in components, for these rows; linear in the number of
  /// terms.
  func components(around suspects: [Int]) -> [RequiredRows] {
    let rowsOfColumns = requiredRowsOfColumns
    var taken: Set<Int> = []
    var components: [RequiredRows] = []
    for suspect in suspects where taken.insert(suspect).inserted {
      var rows = [suspect]
      var seen: Set<Int> = []
      var next = 0
      while next < rows.count {
        for place in system.rows[rows[next]].terms {
          let column = system.terms[place].column
          guard isNear[column], seen.insert(column).inserted else { continue }
          for row in rowsOfColumns[column] ?? [] where taken.insert(row).inserted {
            rows.append(row)
          }
        }
        next += 1
      }
      components.append(program(rows))
    }
    return components
  }

  /// The required rows of each column that may move.
  ///
  /// Every term is looked at, however small the conflict: so this is on plain memory, and only terms
  /// of these columns are asked for their rows.
  private var requiredRowsOfColumns: [Int: [Int]] {
    var rowsOfColumns: [Int: [Int]] = [:]
    let constraintTerms = 0..<(system.rows.prefix(system.constraintCount).last?.end ?? 0)
    isNear.withUnsafeBufferPointer { isNear in
      system.terms.withUnsafeBufferPointer { terms in
        for place in constraintTerms where isNear[terms[place].column] {
          let row = system.row(ofTerm: place)
          guard system.rows[row].isRequired else { continue }
          rowsOfColumns[terms[place].column, default: []].append(row)
        }
      }
    }
    return rowsOfColumns
  }

  /// The rows as a program; what is further away is part of their right sides.
  private func program(_ rows: [Int]) -> RequiredRows {
    var columns: Set<Int> = []
    for row in rows {
      for place in system.rows[row].terms {
        let column = system.terms[place].column
        if isNear[column] || isKnown(column) { columns.insert(column) }
      }
    }
    return RequiredRows(rows, of: system, columns: columns.sorted(), tree, container, at: values)
  }

  private func isKnown(_ column: Int) -> Bool {
    let bounds = tree.bounds(ofColumn: column, in: container)
    return bounds.lower == bounds.upper
  }
}

extension RequiredRows {
  /// Rows of a system in the order of activation; other columns than these have their `values`, which
  /// become part of the right sides.
  init(
    _ rows: [Int], of system: SparseRows, columns: [Int], _ tree: ItemTree, _ container: Container,
    at values: [Double] = []
  ) {
    let moments = tree.system.activations.moments
    let rows = rows.sorted { moments[system.rows[$0].source] < moments[system.rows[$1].source] }
    var program = LinearProgram()
    var places: [Int: Int] = [:]
    for column in columns {
      places[column] = program.addColumn("", bounds: tree.bounds(ofColumn: column, in: container))
    }
    for index in rows {
      let row = system.rows[index]
      var rightSide = row.rightSide
      var terms: [Term] = []
      for term in system.terms[row.terms] {
        if let column = places[term.column] {
          terms.append(Term(column: column, coefficient: term.coefficient))
        } else {
          rightSide -= term.coefficient * values[term.column]
        }
      }
      program.addRow(
        "",
        bounds: .between(
          row.underPriority == SparseRows.required ? rightSide : -.infinity,
          row.overPriority == SparseRows.required ? rightSide : .infinity), terms: terms)
    }
    self.init(
      program: program, constraints: rows.map { system.rows[$0].source }, columns: columns)
  }
}
