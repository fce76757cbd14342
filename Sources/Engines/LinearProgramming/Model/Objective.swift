/// A linear function of the columns that is to be minimised or maximised.
public struct Objective: Sendable, Equatable {
  /// The direction of an optimisation.
  public enum Direction: Sendable {
    /// The smaller the better.
    case minimise
    /// The larger the better.
    case maximise
  }

  /// The behaviour if the function has no optimum.
  public enum WhenUnbounded: Sendable {
    /// The program has no solution: its outcome is `unbounded`.
    case fails
    /// The objective does not count.
    case skips
    /// The only column of the objective becomes 0.
    ///
    /// For a column that may be 0 at some optimum of the objectives before: one that is unbounded
    /// in both directions. An objective with several columns does not count.
    case zero
  }

  /// The name in errors and written files; may be empty.
  public var name: String
  /// Whether the function is to be minimised or maximised.
  public var direction: Direction
  /// The terms, in any order.
  ///
  /// Several terms of one column count as one, with the sum of their coefficients.
  public var terms: [Term]
  /// A finite number that is added to the sum of the terms.
  public var constant: Double
  /// The behaviour if the function has no optimum.
  public var whenUnbounded: WhenUnbounded

  /// Creates an objective.
  public init(
    name: String = "", direction: Direction, terms: [Term], constant: Double = 0,
    whenUnbounded: WhenUnbounded = .fails
  ) {
    self.name = name
    self.direction = direction
    self.terms = terms
    self.constant = constant
    self.whenUnbounded = whenUnbounded
  }

  /// The value at a point; `columnValues` holds one entry per column.
  func value(at columnValues: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * columnValues[$1.column] }
  }
}
