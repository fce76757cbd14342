/// The values and the optimality of one basis of a program whose bounds move.
///
/// Computed from the basis alone by elimination, one system of equations for the values and one for
/// the prices. The code that finds bases is different, so that this can check it.
package struct BasisProof: Sendable {
  /// The value of every column.
  package let columnValues: [MovingValue]
  /// The largest value of the parameter up to which all rows and columns are within their bounds.
  package let reach: Double
  /// Whether no point is better at the first objective level at which two points differ.
  package let isOptimal: Bool
  /// All optimal points, if the basis is optimal, for all values of the parameter up to `reach`.
  package let optima: MovingRegion

  /// Computes the proof for `basis`; `nil` where that is not a basis of the program.
  ///
  /// Takes time proportional to the third power of the number of rows.
  package init?(_ moving: MovingProgram, basis: Basis) {
    let program = moving.program
    let tolerance = SolverTolerances.boundError
    guard basis.rowCount == program.rows.count, basis.columnCount == program.columns.count else {
      return nil
    }
    let statuses = basis.rowStatuses + basis.columnStatuses
    let positions = statuses.indices
    guard statuses.count == moving.slopes.count else { return nil }
    let equations = Equations(program, basic: positions.filter { statuses[$0] == .basic })
    guard let equations else { return nil }
    var values: [MovingValue] = []
    for position in positions {
      guard let value = moving.value(of: position, statuses[position]) else { return nil }
      values.append(value)
    }
    equations.solve(&values)
    columnValues = Array(values[program.rows.count...])
    var reach = Double.infinity
    for (position, bounds) in moving.bounds.enumerated() {
      let slope = values[position].slope - moving.slopes[position]
      let start = values[position].start
      for excess in [bounds.lower - start, start - bounds.upper] where excess > tolerance {
        reach = 0
      }
      if slope < -tolerance { reach = min(reach, max(0, (bounds.lower - start) / slope)) }
      if slope > tolerance { reach = min(reach, max(0, (bounds.upper - start) / slope)) }
    }
    self.reach = reach
    let prices = program.objectives.map { equations.reducedCosts(of: $0) }
    var held: [Int: Bool] = [:]
    for position in positions where statuses[position] != .basic {
      guard prices.contains(where: { abs($0[position]) > tolerance }) else { continue }
      held[position] = statuses[position] == .atUpper
    }
    optima = MovingRegion(moving, held: held)
    isOptimal = positions.allSatisfy { position in
      let bounds = moving.bounds[position]
      guard statuses[position] != .basic, bounds.lower < bounds.upper else { return true }
      let price = prices.lazy.map { $0[position] }.first { abs($0) > tolerance } ?? 0
      switch statuses[position] {
      case .atLower: return price >= 0
      case .atUpper: return price <= 0
      case .free, .basic, .fixed: return price == 0
      }
    }
  }
}

extension MovingProgram {
  /// The value of a nonbasic position; `nil` where it has no such bound, and 0 for a basic one.
  fileprivate func value(of position: Int, _ status: Basis.Status) -> MovingValue? {
    let bounds = bounds[position]
    let value: Double
    switch status {
    case .basic: return MovingValue(start: 0, slope: 0)
    case .free:
      guard !bounds.lower.isFinite, !bounds.upper.isFinite else { return nil }
      return MovingValue(start: 0, slope: 0)
    case .atLower, .atUpper:
      // Two equal bounds are `fixed` and nothing else, so that no other letter of a certificate
      // fits.
      guard bounds.lower < bounds.upper else { return nil }
      value = status == .atLower ? bounds.lower : bounds.upper
    case .fixed:
      guard bounds.lower == bounds.upper else { return nil }
      value = bounds.lower
    }
    return value.isFinite ? MovingValue(start: value, slope: slopes[position]) : nil
  }
}

/// The equations `terms - activity = 0` of the rows, solved for the basic positions.
private struct Equations {
  let program: LinearProgram
  let basic: [Int]
  /// The inverse of the matrix of the basic positions, row by row.
  private let inverse: [[Double]]

  init?(_ program: LinearProgram, basic: [Int]) {
    let count = program.rows.count
    guard basic.count == count else { return nil }
    self.program = program
    self.basic = basic
    var placeOfPosition = [Int: Int](minimumCapacity: count)
    for (place, position) in basic.enumerated() { placeOfPosition[position] = place }
    var matrix = [[Double]](
      repeating: [Double](repeating: 0, count: 2 * count), count: count)
    for (row, content) in program.rows.enumerated() {
      for term in content.terms {
        if let place = placeOfPosition[count + term.column] {
          matrix[row][place] += term.coefficient
        }
      }
      if let place = placeOfPosition[row] { matrix[row][place] -= 1 }
      matrix[row][count + row] = 1
    }
    for column in 0..<count {
      let largest = (column..<count).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }
      guard let largest, abs(matrix[largest][column]) > SolverTolerances.smallestProvenPivot else {
        return nil
      }
      matrix.swapAt(column, largest)
      let pivot = matrix[column][column]
      for index in column..<(2 * count) { matrix[column][index] /= pivot }
      for row in 0..<count where row != column && matrix[row][column] != 0 {
        let factor = matrix[row][column]
        for index in column..<(2 * count) { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    inverse = matrix.map { Array($0[count...]) }
  }

  /// Fills in the values of the basic positions, which are 0 before.
  func solve(_ values: inout [MovingValue]) {
    let count = program.rows.count
    let rest = program.rows.enumerated().map { row, content in
      var sum = MovingValue(start: -values[row].start, slope: -values[row].slope)
      for term in content.terms {
        sum.start += term.coefficient * values[count + term.column].start
        sum.slope += term.coefficient * values[count + term.column].slope
      }
      return sum
    }
    for (place, position) in basic.enumerated() {
      var value = MovingValue(start: 0, slope: 0)
      for (factor, sum) in zip(inverse[place], rest) where factor != 0 {
        value.start -= factor * sum.start
        value.slope -= factor * sum.slope
      }
      values[position] = value
    }
  }

  /// The change of an objective per unit of each position; 0 for basic ones.
  func reducedCosts(of objective: Objective) -> [Double] {
    let count = program.rows.count
    let sign: Double = objective.direction == .minimise ? 1 : -1
    var costs = [Double](repeating: 0, count: count + program.columns.count)
    for term in objective.terms { costs[count + term.column] += sign * term.coefficient }
    let basicCosts = basic.map { costs[$0] }
    for row in 0..<count {
      var price = 0.0
      for (place, cost) in basicCosts.enumerated() where cost != 0 {
        price += cost * inverse[place][row]
      }
      guard price != 0 else { continue }
      costs[row] += price
      for term in program.rows[row].terms {
        costs[count + term.column] -= price * term.coefficient
      }
    }
    return costs
  }
}
