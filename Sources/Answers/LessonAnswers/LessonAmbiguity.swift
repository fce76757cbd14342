import Explaining
import Geometry
import Phrases
import Reasons

/// Why values of an element are ambiguous, in the words of a lesson.
enum LessonAmbiguity {
  /// A sentence or two for each ambiguous value; the first one begins with `place`.
  static func sentences(_ ambiguity: ExplainedAmbiguity, _ place: Phrase) -> [Phrase] {
    guard !ambiguity.values.isEmpty else {
      return [place + (ambiguity.moves ?? "nothing decides where \(ambiguity.element) is.")]
    }
    return ambiguity.values.enumerated().map { index, value in
      let ends = value.witnesses.map { witness -> Phrase? in
        witness.isUnbounded ? nil : "\(points: witness.value)"
      }
      let range: Phrase =
        switch (ends.first ?? nil, ends.last ?? nil) {
        case (let low?, let high?) where low != high: ", from \(low) to \(high)"
        case (let low?, nil): ", from \(low) up"
        case (nil, let high?): ", up to \(high)"
        default: ""
        }
      let start = index == 0 ? place + "nothing decides " : "Nothing decides "
      return """
        \(start)\(subject(value.named.value.attribute, of: ambiguity.element))\(range). \
        \(value.named.cause.phrase(.plain).capitalizedFirst).
        """
    }
  }

  /// The subject of an ambiguous value: `x`, `y`, `width` or `height` of an element.
  private static func subject(_ value: String, of element: String) -> String {
    switch value {
    case "x": "where \(element) is from left to right"
    case "y": "where \(element) is from top to bottom"
    case "width": "how wide \(element) is"
    default: "how high \(element) is"
    }
  }
}
