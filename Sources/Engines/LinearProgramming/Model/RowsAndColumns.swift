/// A linear constraint: the sum of the terms, called the row's activity, stays within the bounds.
public struct Row: Sendable, Equatable {
  /// What errors and written files call it; need not be unique, may be empty.
  public var name: String
  /// The values that the activity may take.
  public var bounds: Bounds
  /// The terms, in any order.
  ///
  /// Several terms of one column count as one with the sum of their coefficients.
  public var terms: [Term]

  /// Makes a row.
  public init(name: String, bounds: Bounds, terms: [Term]) {
    self.name = name
    self.bounds = bounds
    self.terms = terms
  }
}

/// A variable of a linear program.
public struct Column: Sendable, Equatable {
  /// What errors and written files call it; need not be unique, may be empty.
  public var name: String
  /// The values it may take.
  public var bounds: Bounds

  /// Makes a column.
  public init(name: String, bounds: Bounds) {
    self.name = name
    self.bounds = bounds
  }
}

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
