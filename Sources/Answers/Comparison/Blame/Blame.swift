package import JSONText
import Layouts
import Phrases
package import Scenarios

/// One mistake that may make two layouts differ, with the places in both notations that it may be at.
///
/// Nobody can know which notation says what was meant. The places are in the order of what one change
/// there would mend.
package struct Blame: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The likeliest place in each notation, the likelier one first; one at least, two at most.
  package var sides: [Side]
  /// Other places with a change that helps as much, or less, the likeliest first.
  package var alternatives: [Side]
  /// What no longer differs after the change of the first place, or differs there.
  package var explains: [Cause.Follower]

  package init(sides: [Side], alternatives: [Side] = [], explains: [Cause.Follower]) {
    self.sides = sides
    self.alternatives = alternatives
    self.explains = explains
  }

  /// A place in one notation that may be wrong.
  package struct Side: Sendable, Equatable, Decodable, JSONRepresentable {
    package var notation: Engine
    /// The line of the scenario file, from 1; `nil` where it is not known.
    package var line: Int?
    /// The column on that line, from 1; `nil` where it is not known.
    package var column: Int?
    /// The change that helps most there; `nil` where none was found.
    package var suggestion: Suggestion?

    package init(_ notation: Engine, at position: SourcePosition?, _ suggestion: Suggestion? = nil)
    {
      self.notation = notation
      (line, column) = (position?.line, position?.column)
      self.suggestion = suggestion
    }

    package var json: JSONValue {
      .object([
        "notation": notation.json, "line": line?.json, "column": column?.json,
        "suggestion": suggestion?.json,
      ])
    }
  }

  package var json: JSONValue {
    .object(["sides": sides.json, "alternatives": alternatives.json, "explains": explains.json])
  }
}

/// A change of one notation that was laid out in all containers before it is suggested.
package struct Suggestion: Sendable, Equatable, JSONRepresentable {
  package var change: NotationChange
  /// What still differs after it.
  package var left: Left
  /// The edits that make the change in the scenario's file; `nil` where an author must make it by hand.
  package var edits: [TextEdit]?

  package init(_ change: NotationChange, left: Left, edits: [TextEdit]? = nil) {
    (self.change, self.left, self.edits) = (change, left, edits)
  }

  /// Whether both layouts agree in all containers after it.
  package var mends: Bool { left.edges == 0 }

  /// What still differs after a change, in all containers together.
  package struct Left: Sendable, Equatable, Decodable, JSONRepresentable {
    /// The number of edges; 0 where the layouts agree.
    package var edges: Int
    /// The elements with these edges, in the order of the scenario.
    package var elements: [String]

    package init(edges: Int, elements: [String]) {
      (self.edges, self.elements) = (edges, elements)
    }

    package var json: JSONValue { .object(["edges": edges.json, "elements": elements.json]) }
  }

  /// The facts, with the words for programs that show them to people.
  package var json: JSONValue {
    .object([
      "text": change.phrase.text.json, "mends": mends.json, "change": change.json,
      "left": left.json, "edits": edits?.json,
    ])
  }
}
