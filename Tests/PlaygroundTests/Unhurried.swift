@testable import PlayAnswers
@testable import Playground

extension AnswerBudget {
  /// The budget of a person's answer without its seconds: what a test finds does not depend on how busy
  /// the machine is.
  static var unhurried: AnswerBudget { AnswerBudget(seconds: .infinity) }
}

extension Patience {
  /// Hours, so that a busy machine cuts no line.
  static var unhurried: Patience {
    Patience(idle: .seconds(86_400), request: .seconds(86_400), response: .seconds(86_400))
  }
}
