/// The proof that no point satisfies all bounds of a program (Farkas).
///
/// Multiply every row by its multiplier and add up: whatever the columns' values are, the rows' part and the
/// columns' part cancel, because the columns' multipliers are those of the rows times the matrix, negated. The sum
/// is zero. Yet by the bounds it is at least `gap`, which is above zero. Rows and columns with multiplier zero play
/// no part in the contradiction.
///
/// Every certificate has been checked in this way against the program it was made for.
public struct InfeasibilityCertificate: Sendable, Equatable {
  /// One factor for each row; the contradiction uses the lower bound where it is positive, else the upper one.
  public let rowMultipliers: [Double]
  /// One factor for each column, with the same meaning.
  public let columnMultipliers: [Double]
  /// What the sum comes to at least; above 0.
  public let gap: Double

  /// The indices of the rows that the contradiction needs, ascending.
  public var rows: [Int] { rowMultipliers.indices.filter { rowMultipliers[$0] != 0 } }

  /// The indices of the columns whose bounds the contradiction needs, ascending.
  public var columns: [Int] { columnMultipliers.indices.filter { columnMultipliers[$0] != 0 } }

  /// Makes a certificate for `program` from the rows' factors alone, if they prove anything.
  ///
  /// What is below 10⁻¹¹ of the numbers that went into it is rounding, and counts as zero: GLPK calls a program
  /// infeasible from 10⁻⁸ on, and its factors are good to 10⁻¹².
  init?(_ program: LinearProgram, rowMultipliers candidates: [Double]) {
    let noise = 1e-11
    let largest = candidates.lazy.map(abs).max() ?? 0
    let rowMultipliers = candidates.map { abs($0) <= noise * largest ? 0 : $0 }
    var columnMultipliers = [Double](repeating: 0, count: program.columns.count)
    var magnitudes = columnMultipliers
    for (row, multiplier) in zip(program.rows, rowMultipliers) where multiplier != 0 {
      for term in row.terms {
        columnMultipliers[term.column] -= multiplier * term.coefficient
        magnitudes[term.column] += abs(multiplier * term.coefficient)
      }
    }
    for column in columnMultipliers.indices
    where abs(columnMultipliers[column]) <= noise * magnitudes[column] {
      columnMultipliers[column] = 0
    }
    var sum = LowestSum()
    for (row, multiplier) in zip(program.rows, rowMultipliers) {
      sum.add(multiplier, times: row.bounds.normalised)
    }
    for (column, multiplier) in zip(program.columns, columnMultipliers) {
      sum.add(multiplier, times: column.bounds.normalised)
    }
    guard sum.value > noise * sum.magnitude else { return nil }
    self.rowMultipliers = rowMultipliers
    self.columnMultipliers = columnMultipliers
    self.gap = sum.value
  }
}

/// The lowest value that a sum of multiples of intervals can have.
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
