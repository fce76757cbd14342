import Geometry
import Layouts
import Reporting
import RunRecords
import Runs
import Scenarios

/// The answer to a text: both layouts, or what is wrong with it.
struct LayoutAnswer: Encodable, Sendable {
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

  init(_ request: AnswerRequest, _ status: AnswerStatus) {
    client = request.client
    self.request = request.request
    self.status = status
  }
}

enum AnswerStatus: String, Encodable, Sendable {
  case laidOut, answered, unreadable, superseded
  /// There is nothing to say; the reason says why.
  case none
}

struct TextProblem: Encodable, Sendable {
  let severity: String
  let line: Int?
  let column: Int?
  let length: Int
  let message: String
  let hints: [String]

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity.rawValue
    line = diagnostic.position?.line
    column = diagnostic.position?.column
    length = diagnostic.length
    message = ScenarioName.printable(diagnostic.message)
    hints = diagnostic.hints.map(ScenarioName.printable)
  }
}

/// The verdict on a scenario, as its page in a report gives it.
struct StandingWords: Encodable, Sendable {
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

struct NotationFrames: Encodable, Sendable {
  let container: Container
  let engine: Engine
  let elements: [SingleFrame]

  init(_ engine: Engine, _ layout: SingleLayout) {
    container = layout.container
    self.engine = engine
    elements = layout.elements
  }
}

struct WorkDone: Encodable, Sendable {
  let layouts: Int
  /// Where the work ended before all was found, in a sentence; `nil` where it did not.
  let ended: String?

  init(_ work: LayoutWork) {
    layouts = work.taken
    ended = work.hasEnded ? work.endSentence : nil
  }
}
