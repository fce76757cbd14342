import ChangeCost
package import JSONText

package struct QuestionAnswer: Sendable {
  let version = AnswerRequest.version
  let client: String?
  let request: Int?
  var status: AnswerStatus
  var problems: [TextProblem] = []
  var reason: String?
  /// The JSON that the question's command prints, and more.
  var answer: JSONValue?
  var work: WorkDone?

  package init(_ request: AnswerRequest, _ status: AnswerStatus) {
    client = request.client
    self.request = request.request
    self.status = status
  }
}

extension QuestionAnswer: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "version": version.json, "client": client?.json, "request": request?.json,
      "status": status.json, "problems": problems.json, "reason": reason?.json,
      "answer": answer, "work": work?.json,
    ])
  }
}

extension JSONRepresentable {
  /// The JSON that a question's command prints, beside the lines that people read.
  func json(withLines text: String) -> JSONValue {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return json.adding(["lines": lines.map { String($0) }.json])
  }
}

package struct CostAnswer: Sendable {
  let before: String
  let after: String
  let cost: ChangeCost
}

extension CostAnswer: JSONRepresentable {
  package var json: JSONValue {
    .object(["before": before.json, "after": after.json, "cost": cost.json])
  }
}

package struct ProgramAnswer: Sendable {
  let text: String
  let level: Int
  let levels: [String]
}

extension ProgramAnswer: JSONRepresentable {
  package var json: JSONValue {
    .object(["text": text.json, "level": level.json, "levels": levels.json])
  }
}
