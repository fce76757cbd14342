import Geometry
package import JSONText
package import Layouts
import RecordWords
import RunRecords
package import Scenarios

/// The answer to a text: both layouts, or what is wrong with it.
package struct LayoutAnswer: Sendable {
  let version = AnswerRequest.version
  let client: String?
  let request: Int?
  var status: AnswerStatus
  var problems: [TextProblem] = []
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
  var work: WorkDone?

  package init(_ request: AnswerRequest, _ status: AnswerStatus) {
    client = request.client
    self.request = request.request
    self.status = status
  }
}

extension LayoutAnswer: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "version": version.json, "client": client?.json, "request": request?.json,
      "status": status.json, "problems": problems.json, "standing": standing?.json,
      "scenario": scenario?.json, "shown": shown?.json, "single": single?.json,
      "promises": promises?.json, "cases": cases?.json, "events": events?.json,
      "links": links?.json, "work": work?.json,
    ])
  }
}

package enum AnswerStatus: String, JSONRepresentable, Sendable {
  case laidOut, answered, unreadable, superseded
  /// There is nothing to say; the reason says why.
  case none
}

package struct TextProblem: Sendable {
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
}

extension TextProblem: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "severity": severity.json, "line": line?.json, "column": column?.json, "length": length.json,
      "message": message.json, "hints": hints.json,
    ])
  }
}

/// The verdict on a scenario, as its page in a report gives it.
package struct StandingWords: Sendable {
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
}

extension StandingWords: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "name": name.json, "words": words.json, "passes": passes.json, "sentence": sentence.json,
    ])
  }
}

package struct NotationFrames: Sendable {
  let container: Container
  let engine: Engine
  let elements: [SingleFrame]

  init(_ engine: Engine, _ layout: SingleLayout) {
    container = layout.container
    self.engine = engine
    elements = layout.elements
  }
}

extension NotationFrames: JSONRepresentable {
  package var json: JSONValue {
    .object(["container": container.json, "engine": engine.json, "elements": elements.json])
  }
}

package struct WorkDone: Sendable {
  let layouts: Int
  /// Where the work ended before all was found, in a sentence; `nil` where it did not.
  let ended: String?

  package init(_ work: LayoutWork) {
    layouts = work.taken
    ended = work.hasEnded ? work.endSentence : nil
  }
}

extension WorkDone: JSONRepresentable {
  package var json: JSONValue { .object(["layouts": layouts.json, "ended": ended?.json]) }
}
