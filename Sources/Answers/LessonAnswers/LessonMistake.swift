import Lessons
import Scenarios

/// A task that the engines do not judge as its author expects.
struct LessonMistake: Error {
  let message: String
  let hints: [String]
  /// Where in the file; `nil` for the task as a whole.
  let place: RulePlace?

  init(_ message: String, hints: [String] = [], at place: RulePlace? = nil) {
    self.message = message
    self.hints = hints
    self.place = place
  }

  func diagnostic(of task: LessonTask, in source: SourceText) -> Diagnostic {
    let place = place ?? task.place
    return Diagnostic(
      in: source, at: place.position, length: place.length, message, hints: hints)
  }
}
