import Geometry
import LayoutConstraints
import Phrases

/// A sentence about an answer, with the value that it states.
struct LessonReason: Equatable {
  /// The sentence.
  var phrase: Phrase
  /// Its beginning where that states a value; `nil` where it states none, several, or one that only
  /// one of two notations says.
  var statement: Phrase?

  init(_ phrase: Phrase, states statement: Phrase? = nil) {
    (self.phrase, self.statement) = (phrase, statement)
  }

  /// The value of an edge, a centre or a size as the beginning of a sentence: `title.left is 48 pt`.
  static func statement(
    _ element: String, _ attribute: Constraint.Attribute, _ value: Double
  ) -> Phrase {
    "\(element).\(attribute.rawValue) is \(points: value)"
  }
}

extension [LessonReason] {
  /// These reasons and why it is so, without those that state alone what a why begins with.
  func explained(by whys: [LessonReason]) -> [Phrase] {
    let stated = Set(whys.compactMap { $0.statement })
    let others = filter { reason in reason.statement.map { !stated.contains($0) } ?? true }
    return (others + whys).map { $0.phrase }
  }
}
