/// An optimal face with one degree of freedom: all optimal points are on a line, between two ends.
///
/// Every question about such a face has a closed form, without the simplex method.
public struct FaceSegment: Sendable {
  /// One optimal point: the values of all columns.
  public let origin: [Double]
  /// The change of each column per step along the line.
  public let direction: [Double]
  /// The steps from `origin` to both ends; infinite where the line has none.
  public let reach: ClosedRange<Double>

  /// Makes a segment of its parts; `origin` and `direction` have one entry for each column.
  public init(origin: [Double], direction: [Double], reach: ClosedRange<Double>) {
    self.origin = origin
    self.direction = direction
    self.reach = reach
  }

  /// The smallest and the largest value of a column.
  public func range(ofColumn column: Int) -> ClosedRange<Double> {
    let rate = direction[column]
    if rate == 0 { return origin[column]...origin[column] }
    let ends = (origin[column] + rate * reach.lowerBound, origin[column] + rate * reach.upperBound)
    return min(ends.0, ends.1)...max(ends.0, ends.1)
  }

  /// The values of all columns, some steps from `origin`.
  public func point(at steps: Double) -> [Double] {
    zip(origin, direction).map { $1 == 0 ? $0 : $0 + $1 * steps }
  }

  /// The change of a sum per step; `nil` where it is so small that it may be rounding.
  public func rate(of terms: [Term]) -> Double? {
    var rate = 0.0
    var size = 0.0
    for term in terms {
      let part = term.coefficient * direction[term.column]
      rate += part
      size += part.magnitude
    }
    if rate.magnitude <= SolverTolerances.cancelledPart * size { return 0 }
    return rate.magnitude >= SolverTolerances.leastReliablePart * size ? rate : nil
  }

  /// The value of a sum at `origin`.
  public func value(of terms: [Term]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * origin[$1.column] }
  }
}

extension OptimalFace {
  /// The face as a segment through one of its points; `nil` where it has more than one degree of
  /// freedom, is too large to tell, or rounding could decide.
  ///
  /// Cubic in the number of columns that are not fixed.
  public func segment(through point: [Double]) -> FaceSegment? {
    var free: [Int] = []
    var places = [Int](repeating: -1, count: program.columns.count)
    for index in program.columns.indices {
      let bounds = program.columns[index].bounds
      guard bounds.lower < bounds.upper else { continue }
      places[index] = free.count
      free.append(index)
    }
    guard !free.isEmpty, free.count <= SolverTolerances.mostFreeColumns else { return nil }
    guard let line = DirectionSearch(program, places, count: free.count)?.direction else {
      return nil
    }
    var direction = [Double](repeating: 0, count: program.columns.count)
    for (place, column) in free.enumerated() { direction[column] = line[place] }
    let unlimited = FaceSegment(
      origin: point, direction: direction, reach: -Double.infinity ... .infinity)
    guard let reach = reach(of: unlimited, free) else { return nil }
    return FaceSegment(origin: point, direction: direction, reach: reach)
  }

  /// The steps within all bounds.
  private func reach(of line: FaceSegment, _ free: [Int]) -> ClosedRange<Double>? {
    var (lower, upper) = (-Double.infinity, Double.infinity)
    func limit(_ bounds: Bounds, _ value: Double, _ rate: Double) {
      if rate == 0 { return }
      let ends = ((bounds.lower - value) / rate, (bounds.upper - value) / rate)
      lower = max(lower, min(ends.0, ends.1))
      upper = min(upper, max(ends.0, ends.1))
    }
    for column in free {
      limit(program.columns[column].bounds, line.origin[column], line.direction[column])
    }
    for row in program.rows where row.bounds.lower < row.bounds.upper {
      guard let rate = line.rate(of: row.terms) else { return nil }
      limit(row.bounds, line.value(of: row.terms), rate)
    }
    // The point is on the face, except for rounding.
    guard lower <= SolverTolerances.boundError, upper >= -SolverTolerances.boundError else {
      return nil
    }
    return min(lower, 0)...max(upper, 0)
  }
}

/// The one direction in which all equations of a face keep their values, by elimination.
private struct DirectionSearch {
  /// The coefficients of the equations, row by row.
  private var coefficients: [Double] = []
  private let count: Int
  /// The equation that each column was eliminated with; -1 for none.
  private var rows: [Int]
  private var rank = 0

  /// `places` has the place of each column that is not fixed, and -1 for the others.
  ///
  /// `nil` where rounding could decide.
  init?(_ program: LinearProgram, _ places: [Int], count: Int) {
    self.count = count
    rows = [Int](repeating: -1, count: count)
    for row in program.rows where row.bounds.lower == row.bounds.upper {
      let start = coefficients.count
      var size = 0.0
      for term in row.terms where places[term.column] >= 0 {
        if coefficients.count == start {
          coefficients.append(contentsOf: repeatElement(0, count: count))
        }
        coefficients[start + places[term.column]] += term.coefficient
        size = max(size, term.coefficient.magnitude)
      }
      if coefficients.count == start { continue }
      guard eliminate(rowAt: start, size: size) else { return nil }
    }
  }

  /// Adds the last row to the eliminated ones, unless it follows from these; returns whether that is
  /// certain.
  private mutating func eliminate(rowAt start: Int, size: Double) -> Bool {
    for column in 0..<count where rows[column] >= 0 {
      subtract(rowAt: rows[column], from: start, column)
    }
    var pivot = 0
    for column in 0..<count
    where coefficients[start + column].magnitude > coefficients[start + pivot].magnitude {
      pivot = column
    }
    let largest = coefficients[start + pivot].magnitude
    guard largest > SolverTolerances.cancelledPart * size else {
      coefficients.removeLast(count)
      return true
    }
    guard largest >= SolverTolerances.leastReliablePart * size else { return false }
    let factor = 1 / coefficients[start + pivot]
    for column in 0..<count { coefficients[start + column] *= factor }
    coefficients[start + pivot] = 1
    for column in 0..<count where rows[column] >= 0 {
      subtract(rowAt: start, from: rows[column], pivot)
    }
    rows[pivot] = start
    rank += 1
    return true
  }

  /// Makes the coefficient of a column 0, with a row in which it is 1.
  private mutating func subtract(rowAt source: Int, from target: Int, _ pivot: Int) {
    let factor = coefficients[target + pivot]
    if factor == 0 { return }
    for column in 0..<count {
      let part = factor * coefficients[source + column]
      let sum = coefficients[target + column] - part
      let isRounding = sum.magnitude <= SolverTolerances.cancelledPart * part.magnitude
      coefficients[target + column] = isRounding ? 0 : sum
    }
    coefficients[target + pivot] = 0
  }

  /// The direction; `nil` if there is not exactly one.
  var direction: [Double]? {
    guard rank == count - 1, let free = rows.firstIndex(of: -1) else { return nil }
    return (0..<count).map { column in
      rows[column] < 0 ? 1 : -coefficients[rows[column] + free]
    }
  }
}
