import Foundation
import Geometry
import PlayAnswers
import Proving
import Scenarios

extension AnswerRequest {
  private static let longestClient = 64

  /// Reads a request; throws the answer to one that is none.
  init(_ body: Data) throws(Refusal) {
    do {
      self = try JSONDecoder().decode(AnswerRequest.self, from: body)
    } catch {
      throw Refusal(400, "the body is not the JSON of a request: \(Self.reason(error))")
    }
    guard version == Self.version else {
      throw Refusal(400, "the interface has version \(Self.version), not \(version)")
    }
    try Self.check(client: client)
    if let container, container.value == nil {
      throw Refusal(400, "'container': \(Container.hint)")
    }
    if let pixels, !(pixels == 0 || RoundedProver.scales.contains(pixels)) {
      throw Refusal(400, "'pixels' is 0, or from 0.01 to 16 pixels per point")
    }
    let unknown = (parts ?? []).filter { LayoutPart(rawValue: $0) == nil }
    if let first = unknown.first {
      let hint = NearestWord.hint(for: first, among: LayoutPart.allCases.map(\.rawValue))
      throw Refusal(400, "there is no part '\(ScenarioName.printable(first))': \(hint)")
    }
  }

  /// Refuses a name of a client that is too long to be remembered.
  static func check(client: String?) throws(Refusal) {
    if let client, client.utf8.count > longestClient {
      throw Refusal(400, "'client' is longer than \(longestClient) bytes")
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' is of another kind"
    default: "it cannot be read"
    }
  }
}
