import Geometry
package import JSONText
import Layouts
import LessonAnswers
import RecordWords
import RunRecords
package import Scenarios

/// An answer of the page's interface; what its question does not ask for is missing.
package struct PlayAnswer: Sendable, JSONRepresentable {
  let client: String?
  let request: Int?
  var status: AnswerStatus
  /// What is wrong with the text; `nil` where there is none to read.
  var problems: [TextProblem]?
  /// Why there is no answer, in a sentence.
  var reason: String?
  var standing: StandingWords?
  /// The scenario's part of a run record.
  var scenario: ScenarioRecord?
  /// The index of the container that was asked for among those of the comparison.
  var shown: Int?
  var single: [NotationFrames]?
  /// What was decided about promises, in all cases.
  var promises: [PromiseWords]?
  /// The cases to choose from; `nil` where there is the usual one alone.
  var cases: [CaseChoice]?
  /// The changes by width, for each height of the record's frames.
  var events: [WidthEvents]?
  var links: EdgeLinks?
  /// The JSON that the question's command prints, and more.
  var answer: JSONValue?
  /// What the engines say of an answer to a task.
  var judgement: AnswerJudgement?
  var work: WorkDone?

  package init(_ request: AnswerRequest, _ status: AnswerStatus) {
    (client, self.request, self.status, problems) = (request.client, request.request, status, [])
  }

  package init(_ question: JudgeQuestion, _ status: AnswerStatus) {
    (client, request, self.status) = (question.client, question.request, status)
  }

  package var json: JSONValue {
    .object([
      "version": AnswerRequest.version.json, "client": client?.json, "request": request?.json,
      "status": status.json, "problems": problems?.json, "reason": reason?.json,
      "standing": standing?.json, "scenario": scenario?.json, "shown": shown?.json,
      "single": single?.json, "promises": promises?.json, "cases": cases?.json,
      "events": events?.json, "links": links?.json, "answer": answer,
      "isRight": judgement?.isRight.json, "reasons": judgement?.reasons.json, "work": work?.json,
    ])
  }
}

package enum AnswerStatus: String, JSONRepresentable, Sendable {
  case laidOut, answered, unreadable, superseded
  /// There is nothing to say; the reason says why.
  case none
}

package struct TextProblem: Sendable, JSONRepresentable {
  let severity: String
  let line: Int?
  let column: Int?
  let length: Int
  let message: String
  let hints: [String]

  package init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity.rawValue
    line = diagnostic.position?.line
    column = diagnostic.position?.column
    length = diagnostic.length
    message = ScenarioName.printable(diagnostic.message)
    hints = diagnostic.hints.map { ScenarioName.printable($0) }
  }

  package var json: JSONValue {
    .object([
      "severity": severity.json, "line": line?.json, "column": column?.json, "length": length.json,
      "message": message.json, "hints": hints.json,
    ])
  }
}

/// The verdict on a scenario, as its page in a report gives it.
struct StandingWords: Sendable, JSONRepresentable {
  let name: String
  let words: String
  let passes: Bool
  let sentence: String

  init(_ record: ScenarioRecord) {
    name = record.standing.rawValue
    words = record.standingWords
    passes = record.standing.passes
    sentence = record.beginningSentence
  }

  var json: JSONValue {
    .object([
      "name": name.json, "words": words.json, "passes": passes.json, "sentence": sentence.json,
    ])
  }
}

struct NotationFrames: Sendable, JSONRepresentable {
  let container: Container
  let engine: Engine
  let elements: [SingleFrame]

  init(_ engine: Engine, _ layout: SingleLayout) {
    container = layout.container
    self.engine = engine
    elements = layout.elements
  }

  var json: JSONValue {
    .object(["container": container.json, "engine": engine.json, "elements": elements.json])
  }
}

struct WorkDone: Sendable, JSONRepresentable {
  let layouts: Int
  /// Where the work ended before all was found, in a sentence; `nil` where it did not.
  let ended: String?

  init(_ work: LayoutWork) {
    layouts = work.taken
    ended = work.hasEnded ? work.endSentence : nil
  }

  var json: JSONValue { .object(["layouts": layouts.json, "ended": ended?.json]) }
}
