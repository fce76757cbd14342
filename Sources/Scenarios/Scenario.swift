public import Geometry
public import LayoutConstraints
public import LayoutSpecs

/// One screen, written twice: as a layout spec and as constraints.
public struct Scenario: Sendable {
  /// The file's name without its extension; it names the scenario everywhere.
  public var id: String
  /// The file's path, as it was given.
  public var file: String
  /// A name for people.
  public var title: String
  /// A sentence on what it shows; empty where none is given.
  public var summary: String
  /// Words to choose scenarios by.
  public var tags: [String]
  /// Pixels per point; above 0.
  public var scale: Double
  /// The rooms that it is laid out in; at least one.
  public var containers: [Container]
  /// What both notations place, in the file's order.
  public var elements: [Element]
  /// The layout spec, if the file has one.
  public var spec: LayoutSpec?
  /// The constraints, if the file has any.
  public var constraints: ConstraintSystem?
  /// The rule of the file that says each constraint of `constraints`.
  public var constraintPlaces: [RulePlace] = [] {
    didSet { constraintLines = constraintPlaces.map(\.position.line) }
  }
  /// The line of the file for each constraint of `constraints`, counted from 1.
  public private(set) var constraintLines: [Int] = []
  /// The differences, or the conflict, that the author says cannot be avoided.
  public var expectation: Expectation?
  /// The layout spec as it stands in the file.
  public var specSource: String?
  /// The constraints as they stand in the file.
  public var constraintsSource: String?

  /// What an author announces of the two notations: that they differ, or that they conflict.
  public struct Expectation: Sendable, Equatable {
    /// Why it cannot be otherwise, in one sentence.
    public var reason: String
    /// The elements that differ: exactly these; empty where a conflict is announced.
    public var elements: [String]
    /// Whether required constraints are to conflict, in one container at least; the frames then do
    /// not count.
    public var isConflict = false
  }

  /// The line of the file that a constraint of `constraints` comes from, if that is known.
  public func line(ofConstraint index: Int) -> Int? {
    constraintLines.indices.contains(index) ? constraintLines[index] : nil
  }

  /// Whether both notations are there, so that they can be compared.
  public var hasBothNotations: Bool { spec != nil && constraints != nil }
}
