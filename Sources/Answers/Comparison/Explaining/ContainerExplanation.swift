public import Geometry

/// Why elements are where they are in one container, as both engines tell it.
public struct ContainerExplanation: Sendable, Equatable, Codable {
  /// The container.
  public var container: Container
  /// The elements that are explained, in the order of the comparison.
  public var elements: [String]
  /// How the layout spec came to its frames: the nodes on the ways to the elements, each behind the
  /// one that it is in.
  ///
  /// `nil` where the spec is code, whose steps are not known.
  public var spec: [ExplainedNode]?
  /// What holds the edges of the elements in the constraints; `nil` where the solver gave up.
  public var constraints: [ElementExplanation]?
  /// What the constraints leave open about the elements.
  public var open: [OpenElement]

  /// Makes an explanation.
  public init(
    container: Container, elements: [String], spec: [ExplainedNode]? = nil,
    constraints: [ElementExplanation]? = nil, open: [OpenElement] = []
  ) {
    self.container = container
    self.elements = elements
    self.spec = spec
    self.constraints = constraints
    self.open = open
  }
}

/// What holds the edges of an element in the constraints, in sentences.
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

/// What holds one edge in the constraints, in sentences.
public struct EdgeExplanation: Sendable, Equatable, Codable {
  /// Which edge.
  public var edge: String
  /// Where it is, as a sum.
  public var sentence: String
  /// What each part of the sum comes from, and what would hold the edge there too.
  public var parts: [String]

  /// Makes an explanation.
  public init(edge: String, sentence: String, parts: [String]) {
    self.edge = edge
    self.sentence = sentence
    self.parts = parts
  }
}

/// What is open about an element, and the frames at the ends of what is possible.
public struct OpenElement: Sendable, Equatable, Codable {
  /// The element's name.
  public var element: String
  /// What is open and what leaves it open, a sentence each.
  public var sentences: [String]
  /// Frames that are as good as the chosen one, exact, in the container's coordinates.
  public var frames: [Frame]

  /// Makes an entry.
  public init(element: String, sentences: [String], frames: [Frame]) {
    self.element = element
    self.sentences = sentences
    self.frames = frames
  }
}

extension OpenElement {
  init(_ open: ExplainedAmbiguity) {
    element = open.element
    sentences =
      open.values.map { "\($0.sentence): \($0.cause)." } + [open.sentence].compactMap(\.self)
    frames = []
    for witness in open.values.flatMap(\.witnesses) {
      guard let frame = witness.frames[open.element], !frames.contains(frame) else { continue }
      frames.append(frame)
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
  /// The most parts that are told one by one.
  ///
  /// Ours: the last row of a list has one for each row above it, which nobody reads.
  private static let mostParts = 12

  init(_ explained: ExplainedEdge) {
    edge = explained.edge
    let causes = explained.causes.prefix(Self.mostParts).map(\.sentence)
    let more = explained.causes.count - causes.count
    sentence = more > 0 ? "\(explained.edge) is \(explained.value.points)." : explained.sentence
    parts = [explained.offset].compactMap(\.self) + causes
    if more > 0 { parts.append("and \(more) more parts") }
    parts += explained.alsoSaid
  }
}
