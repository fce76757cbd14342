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
