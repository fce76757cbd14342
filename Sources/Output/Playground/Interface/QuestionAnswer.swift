import ChangeCost

/// The answer to one question about a text.
struct QuestionAnswer: Encodable, Sendable {
  let client: String?
  let request: Int?
  var status: AnswerStatus
  var problems: [TextProblem] = []
  /// Why there is no answer.
  var reason: String?
  /// The JSON that the question's command prints, and more.
  var answer: (any Encodable & Sendable)?
  var work: WorkDone?

  init(_ request: AnswerRequest, _ status: AnswerStatus) {
    client = request.client
    self.request = request.request
    self.status = status
  }

  private enum CodingKeys: CodingKey {
    case version, client, request, status, problems, reason, answer, work
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(AnswerRequest.version, forKey: .version)
    try container.encodeIfPresent(client, forKey: .client)
    try container.encodeIfPresent(request, forKey: .request)
    try container.encode(status, forKey: .status)
    try container.encode(problems, forKey: .problems)
    try container.encodeIfPresent(reason, forKey: .reason)
    if let answer { try answer.encode(to: container.superEncoder(forKey: .answer)) }
    try container.encodeIfPresent(work, forKey: .work)
  }
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

/// The cost of a change of the text.
struct CostAnswer: Encodable, Sendable {
  let before: String
  let after: String
  let cost: ChangeCost
}

/// The linear program of one priority level.
struct ProgramAnswer: Encodable, Sendable {
  let text: String
  let level: Int
  let levels: [String]
}
