public import Geometry
package import Phrases

/// Why elements have their frames in one container, for both engines.
public struct ContainerExplanation: Sendable, Equatable, Codable {
  /// The container.
  public var container: Container
  /// The explained elements, in the order of the comparison.
  public var elements: [String]
  /// How the layout spec computes its frames: the nodes on the paths to the elements, each after the
  /// one around it.
  ///
  /// `nil` where the spec is code, whose steps are unknown.
  public var spec: [ExplainedNode]?
  /// The causes of the edges of the elements in the constraints; `nil` where the solver gave up.
  public var constraints: [ElementExplanation]?
  /// The ambiguities of the elements in the constraints.
  public var ambiguities: [AmbiguityExplanation]
  /// The lines of the file that determine each edge; `nil` for code.
  public var lines: [ElementLines]?

  /// Makes an explanation.
  public init(
    container: Container, elements: [String], spec: [ExplainedNode]? = nil,
    constraints: [ElementExplanation]? = nil, ambiguities: [AmbiguityExplanation] = []
  ) {
    self.container = container
    self.elements = elements
    self.spec = spec
    self.constraints = constraints
    self.ambiguities = ambiguities
  }
}

/// The causes of the edges of an element in the constraints, in sentences.
public struct ElementExplanation: Sendable, Equatable, Codable {
  /// The element's name.
  public var element: String
  /// Its frame, in words.
  public var sentence: String
  /// Its left, top, right and bottom.
  public var edges: [EdgeExplanation]

  /// Makes an explanation.
  public init(element: String, sentence: String, edges: [EdgeExplanation]) {
    self.element = element
    self.sentence = sentence
    self.edges = edges
  }
}

/// The causes of one edge in the constraints, in sentences.
public struct EdgeExplanation: Sendable, Equatable, Codable {
  /// Which edge.
  public var edge: String
  /// Its value as a sum.
  public var sentence: String
  /// The source of each part of the sum, and other constraints that would determine the same value.
  public var parts: [String]

  /// Makes an explanation.
  public init(edge: String, sentence: String, parts: [String]) {
    self.edge = edge
    self.sentence = sentence
    self.parts = parts
  }
}

/// The ambiguity of an element, with the frames at both ends of its range.
public struct AmbiguityExplanation: Sendable, Equatable, Codable {
  /// The element's name.
  public var element: String
  /// The ambiguous element around it with which it moves, where nothing else is ambiguous.
  public var movesWith: String?
  /// The ambiguous values.
  public var values: [NamedAmbiguousValue]
  /// Frames of other valid layouts, not rounded, in the container's coordinates.
  public var frames: [Frame]

  /// Makes an entry.
  public init(
    element: String, movesWith: String? = nil, values: [NamedAmbiguousValue] = [],
    frames: [Frame] = []
  ) {
    self.element = element
    self.movesWith = movesWith
    self.values = values
    self.frames = frames
  }
}

extension AmbiguityExplanation {
  init(_ ambiguity: ExplainedAmbiguity) {
    (element, movesWith) = (ambiguity.element, ambiguity.movesWith)
    values = ambiguity.values.map(\.named)
    frames = []
    for witness in ambiguity.values.flatMap(\.witnesses) {
      guard let frame = witness.frames[ambiguity.element], !frames.contains(frame) else { continue }
      frames.append(frame)
    }
  }

  /// A sentence for each ambiguous value with its reason, or the one about what it moves with.
  package var phrases: [Phrase] {
    values.map { "\($0.phrase): \($0.cause.phrase())." } + [moves].compactMap(\.self)
  }

  /// That it only moves with another element, as a sentence; `nil` where values of its own are
  /// ambiguous.
  package var moves: Phrase? {
    movesWith.map {
      "\(element) is ambiguous because \($0) is: it is fixed inside \($0) and moves with it."
    }
  }
}

extension ElementExplanation {
  init(_ explained: ExplainedElement) {
    element = explained.element
    sentence = explained.sentence
    edges = explained.edges.map(EdgeExplanation.init)
  }
}

extension EdgeExplanation {
  /// The most terms that are listed.
  ///
  /// Ours: the last row of a list has one for each row above it, which nobody reads.
  private static let mostParts = 12

  init(_ explained: ExplainedEdge) {
    edge = explained.edge
    let causes = explained.causes.prefix(Self.mostParts).map(\.sentence)
    let more = explained.causes.count - causes.count
    sentence = more > 0 ? "\(explained.edge) is \(explained.value.withUnit)." : explained.sentence
    parts = [explained.offset].compactMap(\.self) + causes
    if more > 0 { parts.append("and \(more) more terms") }
    parts += explained.alsoSaid
  }
}
