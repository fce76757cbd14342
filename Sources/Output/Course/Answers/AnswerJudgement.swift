/// The judgement of the engines about an answer.
public struct AnswerJudgement: Sendable, Equatable {
  /// Whether the engines agree with it.
  public var isRight: Bool
  /// Why, in sentences; the most important one first.
  public var reasons: [String]

  /// Makes a judgement.
  public init(isRight: Bool, reasons: [String]) {
    self.isRight = isRight
    self.reasons = reasons
  }
}

/// A reader's answer.
public enum LessonAnswer: Sendable, Equatable {
  /// One of the options, by its index.
  case option(Int)
  /// A position or a length, in points.
  case value(Double)
  /// The items in an order, by their indices.
  case order([Int])
  /// The text to put into a blank, or a whole scenario that repairs or shortens the lesson's.
  case written(String)
}
