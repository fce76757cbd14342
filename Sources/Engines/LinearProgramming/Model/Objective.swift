/// A linear function of the columns that is to be minimised or maximised.
public struct Objective: Sendable, Equatable {
  /// The direction of an optimisation.
  public enum Direction: Sendable {
    /// The smaller the better.
    case minimise
    /// The larger the better.
    case maximise
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

  /// Creates an objective.
  public init(name: String = "", direction: Direction, terms: [Term], constant: Double = 0) {
    self.name = name
    self.direction = direction
    self.terms = terms
    self.constant = constant
  }
}

extension Objective {
  /// The value at a point; `columnValues` holds one entry per column.
  func value(at columnValues: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * columnValues[$1.column] }
  }
}
