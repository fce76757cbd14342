/// A linear constraint: the sum of the terms, called the row's activity, is within the bounds.
public struct Row: Sendable, Equatable {
  /// The name in errors and written files; need not be unique, may be empty.
  public var name: String
  /// The bounds of the activity.
  public var bounds: Bounds
  /// The terms, in any order.
  ///
  /// Several terms of one column count as one, with the sum of their coefficients.
  public var terms: [Term]

  /// Creates a row.
  public init(name: String, bounds: Bounds, terms: [Term]) {
    self.name = name
    self.bounds = bounds
    self.terms = terms
  }
}

/// A variable of a linear program.
public struct Column: Sendable, Equatable {
  /// The name in errors and written files; need not be unique, may be empty.
  public var name: String
  /// The bounds of the variable.
  public var bounds: Bounds

  /// Creates a column.
  public init(name: String, bounds: Bounds) {
    self.name = name
    self.bounds = bounds
  }
}

/// A coefficient times a column: a term of a row or an objective.
public struct Term: Sendable, Equatable {
  /// The index of the column, from 0.
  public var column: Int
  /// The factor; finite, and zero is allowed.
  public var coefficient: Double

  /// Creates the term `coefficient` × the column with index `column`.
  public init(column: Int, coefficient: Double) {
    self.column = column
    self.coefficient = coefficient
  }
}
