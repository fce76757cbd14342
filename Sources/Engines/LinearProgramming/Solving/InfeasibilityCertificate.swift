/// The proof that no point satisfies all bounds of a program (Farkas).
///
/// Multiply every row and every column by its multiplier and add up. The sum is zero for all values
/// of the columns, because the columns' multipliers are those of the rows times the matrix,
/// negated. By the bounds, however, the sum is at least `gap`, which is above zero. Rows and
/// columns with multiplier zero do not contribute to the contradiction.
///
/// Every certificate has been checked in this way against the program it was made for.
public struct InfeasibilityCertificate: Sendable, Equatable {
  /// One multiplier for each row; the contradiction uses the lower bound where it is positive, else
  /// the upper bound.
  public let rowMultipliers: [Double]
  /// One multiplier for each column, with the same meaning.
  public let columnMultipliers: [Double]
  /// The lower limit of the sum by the bounds; above 0.
  public let gap: Double
  /// The size of the program, and the work of finding and proving the contradiction.
  public internal(set) var statistics = SolverStatistics()

  /// The indices of the rows that the contradiction needs, ascending.
  public var rows: [Int] { rowMultipliers.indices.filter { rowMultipliers[$0] != 0 } }

  /// The indices of the columns whose bounds the contradiction needs, ascending.
  public var columns: [Int] { columnMultipliers.indices.filter { columnMultipliers[$0] != 0 } }

  /// Creates a certificate from multipliers for the rows, or from their negatives; `nil` where
  /// neither proves a contradiction.
  ///
  /// The violated bound determines which of the two signs it is.
  init?(_ program: LinearProgram, ray: [Double]) {
    if let certificate = Self(program, rowMultipliers: ray) {
      self = certificate
    } else if let certificate = Self(program, rowMultipliers: ray.map(-)) {
      self = certificate
    } else {
      return nil
    }
  }

  private init?(_ program: LinearProgram, rowMultipliers candidates: [Double]) {
    let largest = candidates.lazy.map(abs).max() ?? 0
    rowMultipliers = candidates.map { abs($0) <= SolverTolerances.cancelledPart * largest ? 0 : $0 }
    columnMultipliers = Self.columnMultipliers(program, rowMultipliers)
    var sum = LowestSum()
    for (row, multiplier) in zip(program.rows, rowMultipliers) {
      sum.add(multiplier, times: row.bounds.normalised)
    }
    for (column, multiplier) in zip(program.columns, columnMultipliers) {
      sum.add(multiplier, times: column.bounds.normalised)
    }
    guard sum.value > SolverTolerances.cancelledPart * sum.magnitude else { return nil }
    gap = sum.value
  }

  /// The rows' multipliers times the matrix, negated.
  private static func columnMultipliers(
    _ program: LinearProgram, _ rowMultipliers: [Double]
  ) -> [Double] {
    var sums = [Double](repeating: 0, count: program.columns.count)
    var magnitudes = sums
    for (row, multiplier) in zip(program.rows, rowMultipliers) where multiplier != 0 {
      for term in row.terms {
        sums[term.column] -= multiplier * term.coefficient
        magnitudes[term.column] += abs(multiplier * term.coefficient)
      }
    }
    return zip(sums, magnitudes).map { abs($0) <= SolverTolerances.cancelledPart * $1 ? 0 : $0 }
  }
}

/// The smallest value of a sum of multiples of intervals.
private struct LowestSum {
  var value = 0.0
  var magnitude = 0.0

  mutating func add(_ multiplier: Double, times bounds: Bounds) {
    guard multiplier != 0 else { return }
    let lowest = multiplier * (multiplier > 0 ? bounds.lower : bounds.upper)
    value += lowest
    magnitude += abs(lowest)
  }
}
