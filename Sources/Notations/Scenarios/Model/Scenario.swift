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
  /// The same screen in its other cases; empty where it has one case only.
  public var cases: [Scenario] = []
  /// The name of the case that this is: `long, accessibility3`; `nil` for the usual one.
  ///
  /// The containers of a case have the same name.
  public var caseName: String?
  /// The elements that both notations place, in the order of the file.
  public var elements: [Element]
  /// The layout spec; `nil` where there is none, or where it is code.
  public var spec: LayoutSpec?
  /// The constraints; `nil` where there are none.
  public var constraints: ConstraintSystem?
  /// The same screen as a web page, which only a browser lays out; `nil` where there is none.
  package var page: PageNotation?
  /// The frames of that page in a browser; `nil` where nobody asked for them.
  package var browserLayout: BrowserLayout?
  /// Whether the layout spec is mirrored, for reading from right to left.
  public var mirrorsSpec = false
  /// Where both notations come from.
  public var origin = Origin.file(FilePlaces())
  /// The frames that elements should have, by container; empty where none are given.
  public var givenFrames: [GivenFrames] = []
  /// How far from its given value a length may be, in points; 0 for equal lengths.
  public var frameTolerance = 0.0
  /// What must hold at every width, in the order of the file.
  public var promises: [Promise] = []
  /// The findings of an inspection that are accepted.
  public var accepts: [AcceptedFinding] = []
  /// What its document of Interface Builder says beside the layout; `nil` for any other scenario.
  package var document: DocumentFacts?
  /// The difference or the conflict that the author expects; `nil` where both should be equal.
  public var expectation: Expectation?
  /// The id of the scenario that this one is a change of, a file in the same folder; `nil` where it
  /// is not a change.
  public var changes: String?
  /// The notation that is right where they differ, by its author's word; `nil` where either may be wrong.
  public var trusted: Engine?
  /// The notations and the given frames as they were written.
  public var sections = Sections()

  /// Where the notations of a scenario come from.
  public enum Origin: Sendable {
    /// A file, with the places of its parts; a scenario that is made of values has none.
    case file(FilePlaces)
    /// A screen in Swift.
    case code(CodedNotations)
  }

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

  /// The places in the file; none of them for a screen in Swift.
  public var places: FilePlaces {
    get { if case .file(let places) = origin { places } else { FilePlaces() } }
    set { origin = .file(newValue) }
  }

  /// The code of the notations; `nil` for a file.
  public var code: CodedNotations? { if case .code(let code) = origin { code } else { nil } }

  /// The line in the file of each constraint of `constraints`, counted from 1, in the same order.
  public var constraintLines: [Int] { places.constraints.map { $0.position.line } }

  /// The line in the file of the constraint with this index in `constraints`; `nil` where it is not
  /// known.
  public func line(ofConstraint index: Int) -> Int? {
    let rules = places.constraints
    return rules.indices.contains(index) ? rules[index].position.line : nil
  }

  /// The line in the file that names an element; `nil` for a scenario in Swift.
  public func line(ofElement name: String) -> Int? {
    isCode ? nil : elements.first { $0.name == name }?.position.line
  }

  /// The notations that it has, the layout spec first.
  public var engines: [Engine] {
    (spec != nil || code?.spec != nil ? [.spec] : []) + (constraints != nil ? [.constraints] : [])
  }

  /// The scenario with one of its notations.
  ///
  /// Constraints in code become values: they are collected without a container, so that they are those of
  /// every width.
  public func alone(_ engine: Engine) -> Scenario {
    var alone = self
    if engine == .spec { alone.constraints = nil } else { alone.spec = nil }
    alone.cases = cases.map { $0.alone(engine) }
    if let code {
      alone.origin =
        engine == .spec ? .code(CodedNotations(spec: code.spec)) : .file(FilePlaces())
    }
    return alone
  }

  /// Whether there is a layout spec, in a file or in code.
  public var hasSpec: Bool { engines.first == .spec }

  /// Whether the scenario is a screen in Swift.
  public var isCode: Bool { code != nil }

  /// Whether there are both notations, so that they can be compared.
  public var hasBothNotations: Bool { engines.count == 2 }

  /// Whether something is to be compared: both notations with each other, or one with given frames.
  public var isComparable: Bool {
    hasBothNotations || everyCase.contains { $0.hasGivenFrames }
  }

  private var hasGivenFrames: Bool {
    !givenFrames.isEmpty || browserLayout?.frames.isEmpty == false
  }

  /// The frames of its page in the browser in a container; empty where there are none.
  package func browserFrames(in container: Container) -> [GivenFrame] {
    browserLayout?.frames.first { $0.container == container }?.frames ?? []
  }

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
