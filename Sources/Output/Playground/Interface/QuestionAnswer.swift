import ChangeCost

struct QuestionAnswer: Encodable, Sendable {
  let version = AnswerRequest.version
  let client: String?
  let request: Int?
  var status: AnswerStatus
  var problems: [TextProblem] = []
  var reason: String?
  var answer: PrintedAnswer?
  var work: WorkDone?

  init(_ request: AnswerRequest, _ status: AnswerStatus) {
    client = request.client
    self.request = request.request
    self.status = status
  }
}

/// The JSON that a question's command prints, and more.
struct PrintedAnswer: Encodable, Sendable {
  let value: any Encodable & Sendable

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// A value as JSON beside the lines that people read.
struct WithLines<Value: Encodable & Sendable>: Encodable, Sendable {
  let value: Value
  let lines: [String]

  init(_ value: Value, text: String) {
    self.value = value
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private enum CodingKeys: CodingKey { case lines }

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(lines, forKey: .lines)
  }
}

struct CostAnswer: Encodable, Sendable {
  let before: String
  let after: String
  let cost: ChangeCost
}

struct ProgramAnswer: Encodable, Sendable {
  let text: String
  let level: Int
  let levels: [String]
}
