import Geometry
import LinearProgramming

/// Solves a reduced system for one container, piece by piece.
struct Evaluation {
  let system: SparseRows
  let reduction: Reduction
  private let width: Double
  private let height: Double
  /// The value of each root.
  private var roots: [Double]
  private var curves = CostCurves()
  private var filling = RowFilling()
  private(set) var statistics = ReductionStatistics()

  init(_ system: SparseRows, _ reduction: Reduction, _ container: Container) {
    self.system = system
    self.reduction = reduction
    width = container.width
    height = container.height ?? 0
    roots = [Double](repeating: 0, count: reduction.ground + 1)
  }

  /// The only best layout; nearly linear in the number of terms, but for linear programs.
  ///
  /// Throws where it is not proven that there is one, and only one.
  mutating func run(constraintCount: Int) throws(ReductionFailure) -> ReducedSolution {
    for column in reduction.lonely { try solve(column) }
    for piece in reduction.pieces {
      if piece.rows.count == 1 {
        try solveRow(reduction.pieceRows[piece.rows.lowerBound])
      } else {
        try solveProgram(piece)
      }
    }
    for definition in reduction.definitions.reversed() { define(definition) }
    var check = SolutionCheck(system, reduction, width: width, height: height, roots: roots)
    try check.run(constraintCount: constraintCount)
    count()
    return ReducedSolution(values: check.values, errors: check.errors, statistics: statistics)
  }

  /// The right side of a single condition once the container is known.
  private func rightSide(of single: SingleConditions.Single) -> Double {
    let shift = single.shift.value(width: width, height: height)
    return single.row < 0 ? -shift : system.rightSides[single.row] - shift
  }

  private func rightSide(ofReducedRow row: Int) -> Double {
    system.rightSides[reduction.rows.origins[row]]
      - reduction.rows.shifts[row].value(width: width, height: height)
  }

  private func singles(of column: Int) -> Range<Int> {
    reduction.singles.range(of: column)
  }

  /// The bounds of a column, and what else is said of it alone.
  ///
  /// Throws where the bounds contradict each other.
  private func bounds(
    of column: Int, _ wish: (SingleConditions.Single, _ rightSide: Double) -> Void
  ) throws(ReductionFailure) -> (lower: Double, upper: Double) {
    var lower = column & 2 != 0 ? 0 : -Double.infinity
    var upper = Double.infinity
    for index in singles(of: column) {
      let single = reduction.singles.all[index]
      let rightSide = rightSide(of: single)
      let under = single.row < 0 ? SparseRows.required : system.underPriorities[single.row]
      let over = single.row < 0 ? 0 : system.overPriorities[single.row]
      let point = rightSide / single.coefficient
      let isPositive = single.coefficient > 0
      if under == SparseRows.required {
        if isPositive { lower = max(lower, point) } else { upper = min(upper, point) }
      }
      if over == SparseRows.required {
        if isPositive { upper = min(upper, point) } else { lower = max(lower, point) }
      }
      if system.isLevel(under) || system.isLevel(over) { wish(single, rightSide) }
    }
    guard lower <= upper else {
      // Where the bounds meet but for rounding, the value is known.
      guard lower - upper <= 1e-9 * (1 + lower.magnitude) else { throw .notFeasible }
      return (upper, upper)
    }
    return (lower, upper)
  }

  private mutating func solve(_ column: Int) throws(ReductionFailure) {
    curves.removeAll()
    addLevels(of: column)
    try addCurve(of: column)
    let curve = curves.curves[0]
    guard !curve.isFlat else { throw .notUnique }
    roots[column] = curve.start
  }

  private mutating func addLevels(of column: Int) {
    for index in singles(of: column) where reduction.singles.all[index].row >= 0 {
      curves.addLevel(system.underPriorities[reduction.singles.all[index].row])
      curves.addLevel(system.overPriorities[reduction.singles.all[index].row])
    }
    var index = reduction.costs.first(of: column)
    while index >= 0 {
      curves.addLevel(reduction.costs.entries[index].priority)
      index = reduction.costs.entries[index].next
    }
  }

  private mutating func addCurve(of column: Int) throws(ReductionFailure) {
    var curves = CostCurves()
    swap(&curves, &self.curves)
    defer { swap(&curves, &self.curves) }
    curves.beginCurve()
    let bounds = try bounds(of: column) { single, rightSide in
      let (under, over) = system.softPriorities(of: single.row)
      let isPositive = single.coefficient > 0
      curves.addBend(
        CostCurves.Bend(
          point: rightSide / single.coefficient, weight: single.coefficient.magnitude,
          leftPriority: isPositive ? under : over, rightPriority: isPositive ? over : under))
    }
    try curves.endCurve(
      lower: bounds.lower, upper: bounds.upper, reduction.costs, column: column)
  }

  private mutating func solveRow(_ row: Int) throws(ReductionFailure) {
    curves.removeAll()
    let terms = reduction.rows.terms(of: row)
    let origin = reduction.rows.origins[row]
    for term in terms { addLevels(of: reduction.rows.columns[term]) }
    curves.addLevel(system.underPriorities[origin])
    curves.addLevel(system.overPriorities[origin])
    for term in terms { try addCurve(of: reduction.rows.columns[term]) }
    try filling.solve(
      curves,
      RowFilling.Row(
        coefficients: reduction.rows.coefficients[terms], rightSide: rightSide(ofReducedRow: row),
        underPriority: system.underPriorities[origin],
        overPriority: system.overPriorities[origin]))
    for (term, value) in zip(terms, filling.values) {
      roots[reduction.rows.columns[term]] = value
    }
  }

  private mutating func solveProgram(_ piece: Reduction.Piece) throws(ReductionFailure) {
    var program = PieceProgram()
    var places: [Int: Int] = [:]
    var columns: [Int] = []
    for row in reduction.pieceRows[piece.rows] {
      for term in reduction.rows.terms(of: row) {
        let column = reduction.rows.columns[term]
        guard places[column] == nil else { continue }
        places[column] = columns.count
        columns.append(column)
      }
    }
    var wishes: [(Int, SingleConditions.Single, Double)] = []
    for (place, column) in columns.enumerated() {
      let bounds = try bounds(of: column) { wishes.append((place, $0, $1)) }
      _ = program.addColumn(lower: bounds.lower, upper: bounds.upper)
    }
    for (place, column) in columns.enumerated() {
      var index = reduction.costs.first(of: column)
      while index >= 0 {
        let entry = reduction.costs.entries[index]
        if entry.cost != 0 { program.addCost(entry.cost, priority: entry.priority, column: place) }
        index = entry.next
      }
    }
    for (place, single, rightSide) in wishes {
      let (under, over) = system.softPriorities(of: single.row)
      program.addRow(
        [Term(column: place, coefficient: single.coefficient)], rightSide: rightSide, under: under,
        over: over)
    }
    for row in reduction.pieceRows[piece.rows] {
      let origin = reduction.rows.origins[row]
      let terms = reduction.rows.terms(of: row).map { term in
        Term(
          column: places[reduction.rows.columns[term]] ?? 0,
          coefficient: reduction.rows.coefficients[term])
      }
      program.addRow(
        terms, rightSide: rightSide(ofReducedRow: row), under: system.underPriorities[origin],
        over: system.overPriorities[origin])
    }
    let (values, work) = try program.solve(columnCount: columns.count)
    statistics.simplexIterations += work.simplexIterations
    statistics.solverCalls += work.solverCalls
    for (column, value) in zip(columns, values) { roots[column] = value }
  }

  private mutating func define(_ definition: Reduction.Definition) {
    var sum = rightSide(ofReducedRow: definition.row)
    for term in reduction.rows.terms(of: definition.row) {
      let column = reduction.rows.columns[term]
      if column != definition.root { sum -= reduction.rows.coefficients[term] * roots[column] }
    }
    roots[definition.root] = sum / definition.coefficient
  }

  private mutating func count() {
    statistics.rows = system.constraintAndContentCount
    statistics.columns = reduction.ground + system.errorCount
    statistics.nonZeros = system.columns.count + system.errorCount
    statistics.reducedRows = reduction.pieceRows.count
    statistics.components = reduction.lonely.count + reduction.pieces.count
    for row in reduction.pieceRows {
      statistics.reducedNonZeros += reduction.rows.terms(of: row).count
    }
    statistics.reducedColumns = reduction.lonely.count + reduction.pieceColumnCount
  }
}
