package import Geometry
package import JSONText
package import Layouts
package import Phrases
package import Reasons

/// Why elements have their frames in one container, for both engines.
package struct ContainerExplanation: Sendable, Equatable, Decodable, JSONRepresentable {
  package var container: Container
  /// The explained elements, in the order of the comparison.
  package var elements: [String]
  /// How the layout spec computes its frames: the nodes on the paths to the elements, each after the
  /// one around it.
  ///
  /// `nil` where the spec is code, whose steps are unknown. Not written: it follows from the file.
  package var spec: [ExplainedNode]?
  /// The causes of the edges of the elements in the constraints; `nil` where the solver gave up.
  package var constraints: [ElementExplanation]?
  /// The ambiguities of the elements in the constraints.
  package var ambiguities: [AmbiguityExplanation] = []
  /// The lines of the file that determine each edge; `nil` for code.
  ///
  /// Not written, as ``spec``.
  package var lines: [ElementLines]?

  private enum CodingKeys: String, CodingKey { case container, elements, constraints, ambiguities }

  package var json: JSONValue {
    .object([
      "container": container.json, "elements": elements.json, "constraints": constraints?.json,
      "ambiguities": ambiguities.json,
    ])
  }
}

/// The causes of the edges of an element in the constraints.
package struct ElementExplanation: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The element's name.
  package var element: String
  package var frame: Frame
  /// Its left, top, right and bottom.
  package var edges: [EdgeExplanation]

  package var json: JSONValue {
    .object(["element": element.json, "frame": frame.json, "edges": edges.json])
  }
}

/// The causes of one edge in the constraints.
package struct EdgeExplanation: Sendable, Equatable, JSONRepresentable {
  /// Which edge.
  package var edge: String
  /// Its value as a sum.
  package var sentence: Phrase
  /// The source of each part of the sum, and other constraints that would determine the same value.
  package var parts: [Phrase]

  /// Phrases by their parts, so that a page can be rendered again.
  package var json: JSONValue {
    .object([
      "edge": edge.json, "sentence": sentence.parts.json, "parts": parts.map { $0.parts }.json,
    ])
  }
}

/// The ambiguity of an element, with the frames at both ends of its range.
package struct AmbiguityExplanation: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The element's name.
  package var element: String
  /// The ambiguous element around it with which it moves, where nothing else is ambiguous.
  package var movesWith: String?
  package var values: [NamedAmbiguousValue] = []
  /// Frames of other valid layouts, not rounded, in the container's coordinates.
  package var frames: [Frame] = []

  package var json: JSONValue {
    .object([
      "element": element.json, "movesWith": movesWith?.json, "values": values.json,
      "frames": frames.json,
    ])
  }
}

extension AmbiguityExplanation {
  init(_ ambiguity: ExplainedAmbiguity) {
    (element, movesWith) = (ambiguity.element, ambiguity.movesWith)
    values = ambiguity.values.map { $0.named }
    frames = []
    for witness in ambiguity.values.flatMap({ $0.witnesses }) {
      guard let frame = witness.frames[ambiguity.element], !frames.contains(frame) else { continue }
      frames.append(frame)
    }
  }

  /// A sentence for each ambiguous value with its reason, or the one about what it moves with.
  package var phrases: [Phrase] {
    values.map { "\($0.phrase): \($0.cause.phrase())." } + [moves].compactMap { $0 }
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
    frame = explained.frame
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
    let causes = explained.causes.prefix(Self.mostParts).map { $0.sentence }
    let more = explained.causes.count - causes.count
    sentence =
      more > 0 ? "\(explained.edge) is \(points: explained.value)." : explained.sentence
    parts = [explained.offset].compactMap { $0 } + causes
    if more > 0 { parts.append("and \(more) more terms") }
    parts += explained.alsoSaid
  }
}
