package import Phrases

/// The judgement of the engines about an answer.
package struct AnswerJudgement: Sendable, Equatable {
  /// Whether the engines agree with it.
  package let isRight: Bool
  /// Why; the most important one first.
  package let phrases: [Phrase]

  /// Why, in sentences; the most important one first.
  package var reasons: [String] { phrases.map { $0.text } }

  static func right(_ phrases: [Phrase]) -> AnswerJudgement {
    AnswerJudgement(isRight: true, phrases: phrases)
  }

  static func wrong(_ phrases: [Phrase]) -> AnswerJudgement {
    AnswerJudgement(isRight: false, phrases: phrases)
  }
}

/// A reader's answer.
package enum LessonAnswer: Sendable, Equatable {
  /// One of the options, by its index.
  case option(Int)
  /// A position or a length, in points.
  case value(Double)
  /// The items in an order, by their indices.
  case order([Int])
  /// The text to put into a blank, or a whole scenario that repairs or shortens the lesson's.
  case written(String)
}
