/// A set of points of a program whose bounds move, for all values of the parameter together.
///
/// The parameter is a column like the others, so the region is convex: a point that is affine in
/// the parameter, and in the region at two values of it, is in the region at all values between.
package struct MovingRegion: Sendable {
  /// The program with the parameter among its columns; without objectives.
  private var program = LinearProgram()
  private let parameter: Int
  /// The rows that are rows of the moving program, with their indices there.
  private var origins: [Int: Int] = [:]
  /// The columns that have only one value at each parameter.
  private var isKnown: [Bool]
  /// The rows that say how the bounds of a column move, by column.
  private var boundRows: [Int: Int] = [:]

  /// All points that meet these rows, or all rows, and the bounds of the columns.
  package init(feasibleIn moving: MovingProgram, rows: [Int]? = nil) {
    self.init(moving, held: [:], rows: rows)
  }

  /// The feasible points at which some positions are at a bound: the upper one where `held` is true
  /// for the position, the lower one where it is false.
  init(_ moving: MovingProgram, held: [Int: Bool], rows: [Int]? = nil) {
    program.name = moving.program.name
    let rowCount = moving.program.rows.count
    parameter = moving.program.columns.count
    isKnown = [Bool](repeating: false, count: parameter + 1)
    isKnown[parameter] = true
    func bounds(_ bounds: Bounds, _ position: Int) -> Bounds {
      guard let isUpper = held[position] else { return bounds }
      return .exactly(isUpper ? bounds.upper : bounds.lower)
    }
    for (index, column) in moving.program.columns.enumerated() {
      let position = rowCount + index
      let isStill = moving.slopes[position] == 0
      let bounds = bounds(column.bounds, position)
      isKnown[index] = bounds.lower == bounds.upper
      program.addColumn(column.name, bounds: isStill ? bounds : .free)
    }
    program.addColumn("parameter", bounds: .atLeast(0))
    for position in rows ?? Array(moving.program.rows.indices) {
      let row = moving.program.rows[position]
      let place = program.addRow(
        row.name, bounds: bounds(row.bounds, position),
        terms: row.terms + moved(moving.slopes[position]))
      origins[place] = position
    }
    for (index, column) in moving.program.columns.enumerated() {
      let position = rowCount + index
      guard moving.slopes[position] != 0 else { continue }
      boundRows[index] = program.addRow(
        column.name, bounds: bounds(column.bounds, position),
        terms: [Term(column: index, coefficient: 1)] + moved(moving.slopes[position]))
    }
  }

  /// Some rows of another region, with the columns that are in them.
  private init(_ rows: [Int], of whole: MovingRegion) {
    var places: [Int: Int] = [:]
    var rows = rows
    var next = 0
    isKnown = []
    // A column may bring one more row: how its bounds move.
    while next < rows.count {
      for term in whole.program.rows[rows[next]].terms where places[term.column] == nil {
        let column = whole.program.columns[term.column]
        places[term.column] = program.addColumn(column.name, bounds: column.bounds)
        isKnown.append(whole.isKnown[term.column])
        if whole.isKnown[term.column], let row = whole.boundRows[term.column] { rows.append(row) }
      }
      next += 1
    }
    if places[whole.parameter] == nil {
      let column = whole.program.columns[whole.parameter]
      places[whole.parameter] = program.addColumn(column.name, bounds: column.bounds)
      isKnown.append(true)
    }
    parameter = places[whole.parameter] ?? 0
    let columnsOfRows = Dictionary(uniqueKeysWithValues: whole.boundRows.map { ($0.value, $0.key) })
    for index in rows {
      let row = whole.program.rows[index]
      let place = program.addRow(
        row.name, bounds: row.bounds,
        terms: row.terms.map { Term(column: places[$0.column] ?? 0, coefficient: $0.coefficient) })
      origins[place] = whole.origins[index]
      if let column = columnsOfRows[index], let own = places[column] { boundRows[own] = place }
    }
  }

  /// The regions of sets of columns that no row connects: this one has a point wherever all have one.
  ///
  /// The parameter, and columns that have only one value at each parameter, connect nothing. Columns
  /// without a row are in none. Linear in the number of terms.
  package func components() -> [MovingRegion] {
    var rowsOfColumn = [[Int]](repeating: [], count: program.columns.count)
    for (index, row) in program.rows.enumerated() {
      for term in row.terms where !isKnown[term.column] { rowsOfColumn[term.column].append(index) }
    }
    var isTaken = [Bool](repeating: false, count: program.rows.count)
    for (column, row) in boundRows where isKnown[column] { isTaken[row] = true }
    var components: [MovingRegion] = []
    for start in program.rows.indices where !isTaken[start] {
      isTaken[start] = true
      var rows = [start]
      var next = 0
      while next < rows.count {
        for term in program.rows[rows[next]].terms {
          for row in rowsOfColumn[term.column] where !isTaken[row] {
            isTaken[row] = true
            rows.append(row)
          }
          rowsOfColumn[term.column] = []
        }
        next += 1
      }
      components.append(MovingRegion(rows.sorted(), of: self))
    }
    return components
  }

  /// The rows of the moving program that are in the region.
  package var rows: [Int] { origins.values.sorted() }

  /// The region with some rows of the moving program left out.
  package func without(_ rows: Set<Int>) -> MovingRegion {
    var region = self
    for (place, row) in origins where rows.contains(row) { region.program.free(row: place) }
    return region
  }

  private func moved(_ slope: Double) -> [Term] {
    slope == 0 ? [] : [Term(column: parameter, coefficient: -slope)]
  }

  /// Restricts the region to the points at which a sum is within `tolerance` of a moving value.
  package mutating func keep(_ terms: [Term], at value: MovingValue, within tolerance: Double) {
    program.addRow(
      "kept", bounds: .between(value.start - tolerance, value.start + tolerance),
      terms: terms + moved(value.slope))
  }

  /// The smallest and the largest value of the parameter, from 0 to `limit`, at which the region
  /// has a point; `nil` where it has none.
  ///
  /// It has a point at all values between. Takes two runs of the simplex method.
  package func parameters(upTo limit: Double) throws(LinearProgramError) -> ClosedRange<Double>? {
    var ends: [Double] = []
    for direction in [Objective.Direction.minimise, .maximise] {
      var bounded = program
      try bounded.setColumnBounds(parameter, .between(0, limit))
      bounded.addObjective(
        Objective(
          direction: direction, terms: [Term(column: parameter, coefficient: 1)]))
      switch try bounded.solve(options: bounded.limited()) {
      case .optimal(let solution): ends.append(solution.columnValues[parameter])
      case .infeasible: return nil
      case .limitReached(let limit): throw .limitReached(limit)
      case .unbounded: throw .numericalTrouble(level: 0)
      }
    }
    // Rounding errors may swap two ends that should be equal.
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  /// Whether the region has a point at one value of the parameter.
  package func hasPoint(at value: Double) throws(LinearProgramError) -> Bool {
    var fixed = program
    try fixed.setColumnBounds(parameter, .exactly(value))
    switch try fixed.solve(options: fixed.limited()) {
    case .optimal, .unbounded: return true
    case .infeasible: return false
    case .limitReached(let limit): throw .limitReached(limit)
    }
  }
}
