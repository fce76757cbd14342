import Geometry
import LayoutConstraints

/// A sentence about an answer, with the value that it states.
struct LessonReason: Equatable {
  /// The sentence.
  var text: String
  /// The value that it states first; `nil` where it states none, several, or one of only one of two
  /// notations says.
  var statement: Statement?

  /// The value of an edge, a centre or a size.
  struct Statement: Hashable {
    let element: String
    let attribute: Constraint.Attribute
    /// The value as the sentence has it: two that differ only in what is not shown are the same.
    let words: String

    init(_ element: String, _ attribute: Constraint.Attribute, _ value: Double) {
      (self.element, self.attribute, words) = (element, attribute, value.withUnit)
    }

    /// The beginning of the sentence: `title.left is 48 pt`.
    var text: String { "\(element).\(attribute.rawValue) is \(words)" }
  }

  init(_ text: String, states statement: Statement? = nil) {
    (self.text, self.statement) = (text, statement)
  }
}

extension [LessonReason] {
  /// These reasons and why it is so, without those that state alone what a why begins with.
  func explained(by whys: [LessonReason]) -> [LessonReason] {
    let stated = Set(whys.compactMap(\.statement))
    return filter { reason in reason.statement.map { !stated.contains($0) } ?? true } + whys
  }
}
