public import Geometry
public import LayoutConstraints
public import LayoutSpecs

/// One screen, written twice: as a layout spec and as constraints.
public struct Scenario: Sendable {
  /// The name of the file without its extension, which identifies the scenario everywhere.
  public var id: String
  /// The file's path, as it was given; for a scenario in Swift, `Module/File.swift:line`.
  public var file: String
  /// The title, for people.
  public var title: String
  /// A sentence about what the scenario shows; empty where none is given.
  public var summary: String
  /// Words for selecting scenarios.
  public var tags: [String]
  /// Pixels per point; finite and above 0.
  public var scale: Double
  /// The containers that it is laid out in; at least one.
  public var containers: [Container]
  /// The elements that both notations place, in the order of the file.
  public var elements: [Element]
  /// The layout spec; `nil` where there is none, or where it is code.
  public var spec: LayoutSpec?
  /// The layout spec in code, in place of `spec`; `nil` for a file.
  public var codedSpec: CodedSpec?
  /// The constraints; `nil` where there are none.
  public var constraints: ConstraintSystem?
  /// The code that `constraints` were collected by, which collects them again for every layout;
  /// `nil` for a file.
  public var codedConstraints: CodedConstraints?
  /// Looks for habits in notations in code, for lint; `nil` for a file.
  public var codedHabits: (@Sendable () -> CodedHabits)?
  /// The rule in the file for each constraint of `constraints`, in the same order.
  public var constraintPlaces: [RulePlace] = [] {
    didSet { constraintLines = constraintPlaces.map(\.position.line) }
  }
  /// The line in the file of each constraint of `constraints`, counted from 1, in the same order.
  public private(set) var constraintLines: [Int] = []
  /// The frames that elements should have, by container; empty where none are given.
  public var givenFrames: [GivenFrames] = []
  /// How far from its given value a length may be, in points; 0 for equal lengths.
  public var frameTolerance = 0.0
  /// The difference or the conflict that the author expects; `nil` where both should be equal.
  public var expectation: Expectation?
  /// The id of the scenario that this one is a change of, a file in the same folder; `nil` where it
  /// is not a change.
  public var changes: String?
  /// The lesson of the scenario; `nil` where it is no lesson.
  public var lesson: Lesson?
  /// The position in the file where the layout spec begins.
  public var specPlace: RulePlace?
  /// The positions in the file of the names of elements, by name; empty for code.
  package var elementPlaces: [String: RulePlace] = [:]
  /// The positions in the file of the parts of the layout spec; empty for code.
  package var stylePlaces = StylePlaces()
  /// The text of the file; `nil` for code.
  package var source: SourceText?
  /// The layout spec as text of the file, or a sentence about where its code is.
  public var specSource: String?
  /// The constraints as text of the file, or as they were collected from code.
  public var constraintsSource: String?
  /// The given frames as text of the file; `nil` where none are given.
  public var framesSource: String?
  /// The line in the file where `framesSource` begins, counted from 1; `nil` for code.
  public var framesLine: Int?
  /// The line in the file where `specSource` begins, counted from 1; `nil` for code.
  public var specLine: Int?
  /// The line in the file where `constraintsSource` begins, counted from 1; `nil` for code.
  public var constraintsLine: Int?

  /// The author's expectation: that the notations differ, or that constraints conflict.
  public struct Expectation: Sendable, Equatable {
    /// The reason, in one sentence.
    public var reason: String
    /// The elements that differ, exactly these; empty where a conflict is expected.
    public var elements: [String]
    /// Whether required constraints should conflict in at least one container; frames are not
    /// compared then.
    public var isConflict = false

    /// Expects a difference of `elements`, or a conflict.
    public init(reason: String, elements: [String], isConflict: Bool = false) {
      self.reason = reason
      self.elements = elements
      self.isConflict = isConflict
    }
  }

  /// The line in the file of the constraint with this index in `constraints`; `nil` where it is not
  /// known.
  public func line(ofConstraint index: Int) -> Int? {
    constraintLines.indices.contains(index) ? constraintLines[index] : nil
  }

  /// The line in the file that names an element; `nil` for a scenario in Swift.
  public func line(ofElement name: String) -> Int? {
    isCode ? nil : elements.first { $0.name == name }?.position.line
  }

  /// Whether there is a layout spec, in a file or in code.
  public var hasSpec: Bool { spec != nil || codedSpec != nil }

  /// Whether the scenario is a screen in Swift.
  public var isCode: Bool { codedSpec != nil || codedConstraints != nil }

  /// Whether there are both notations, so that they can be compared.
  public var hasBothNotations: Bool { hasSpec && constraints != nil }

  /// Whether something is to be compared: both notations with each other, or one with given frames.
  public var isComparable: Bool { hasBothNotations || !givenFrames.isEmpty }

  /// The frames that are given in a container; empty where none are.
  public func givenFrames(in container: Container) -> [GivenFrame] {
    givenFrames.first { $0.container == container }?.frames ?? []
  }

  /// Makes a scenario that has no notation yet.
  ///
  /// `containers` must not be empty, and `scale` must be finite and above 0.
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
