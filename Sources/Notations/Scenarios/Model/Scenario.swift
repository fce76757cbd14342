public import Geometry
public import LayoutConstraints
public import LayoutSpecs

/// One screen, written twice: as a layout spec and as constraints.
public struct Scenario: Sendable {
  /// The file's name without its extension; it names the scenario everywhere.
  public var id: String
  /// The file's path, as it was given; of a scenario in Swift `Module/File.swift:line`.
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
  /// The layout spec where it is code, in place of `spec`.
  public var codedSpec: CodedSpec?
  /// The constraints, if there are any.
  public var constraints: ConstraintSystem?
  /// Where `constraints` were collected by code, what collects them anew for every layout.
  public var codedConstraints: CodedConstraints?
  /// Where a notation is code, what looks for habits in it, when lint asks.
  public var codedHabits: (@Sendable () -> CodedHabits)?
  /// The rule of the file that says each constraint of `constraints`.
  public var constraintPlaces: [RulePlace] = [] {
    didSet { constraintLines = constraintPlaces.map(\.position.line) }
  }
  /// The line of the file for each constraint of `constraints`, counted from 1.
  public private(set) var constraintLines: [Int] = []
  /// The differences, or the conflict, that the author says cannot be avoided.
  public var expectation: Expectation?
  /// The id of the scenario that it is a change of, a file beside its own; `nil` where it is none.
  public var changes: String?
  /// Where the layout spec begins in the file.
  public var specPlace: RulePlace?
  /// The layout spec as it stands in the file, or where its code is.
  public var specSource: String?
  /// The constraints as they stand in the file, or as they were collected.
  public var constraintsSource: String?
  /// The line of the file that `specSource` begins with, from 1; `nil` where it is from no file.
  public var specLine: Int?
  /// The line of the file that `constraintsSource` begins with, likewise.
  public var constraintsLine: Int?

  /// What an author announces of the two notations: that they differ, or that they conflict.
  public struct Expectation: Sendable, Equatable {
    /// Why it cannot be otherwise, in one sentence.
    public var reason: String
    /// The elements that differ: exactly these; empty where a conflict is announced.
    public var elements: [String]
    /// Whether required constraints are to conflict, in one container at least; the frames then do
    /// not count.
    public var isConflict = false

    /// Announces a difference on `elements`, or a conflict.
    public init(reason: String, elements: [String], isConflict: Bool = false) {
      self.reason = reason
      self.elements = elements
      self.isConflict = isConflict
    }
  }

  /// The line of the file that a constraint of `constraints` comes from, if that is known.
  public func line(ofConstraint index: Int) -> Int? {
    constraintLines.indices.contains(index) ? constraintLines[index] : nil
  }

  /// The line of the file that names an element, if the scenario is one.
  public func line(ofElement name: String) -> Int? {
    isCode ? nil : elements.first { $0.name == name }?.position.line
  }

  /// Whether there is a layout spec, in whatever form.
  public var hasSpec: Bool { spec != nil || codedSpec != nil }

  /// Whether it is a screen in Swift.
  public var isCode: Bool { codedSpec != nil || codedConstraints != nil }

  /// Whether both notations are there, so that they can be compared.
  public var hasBothNotations: Bool { hasSpec && constraints != nil }

  /// Makes a scenario without any notation yet.
  ///
  /// `containers` is not empty, and `scale` is finite and above 0.
  public init(
    id: String, file: String, title: String, summary: String = "", tags: [String] = [],
    scale: Double, containers: [Container], elements: [Element]
  ) {
    self.id = id
    self.file = file
    self.title = title
    self.summary = summary
    self.tags = tags
    self.scale = scale
    self.containers = containers
    self.elements = elements
  }
}
