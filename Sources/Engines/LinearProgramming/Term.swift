/// A coefficient times a column, as it stands in a row or in an objective.
public struct Term: Sendable, Equatable {
  /// The index of the column, from 0.
  public var column: Int
  /// The factor; finite, and zero is allowed.
  public var coefficient: Double

  /// Makes the term `coefficient` × the column with index `column`.
  public init(column: Int, coefficient: Double) {
    self.column = column
    self.coefficient = coefficient
  }
}
