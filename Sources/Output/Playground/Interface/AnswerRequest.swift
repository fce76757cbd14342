import Foundation
import Geometry
import LogAnswers
import Proving
import Scenarios

/// A question of the page about a text, as JSON; fields that a question has no use for are ignored.
struct AnswerRequest: Decodable, Sendable {
  var version: Int
  var client: String?
  /// The number of the request, which grows.
  var request: Int?
  var text: String
  /// The container that is shown; `nil` for the scenario's first.
  var container: Size?
  /// The case that is shown; empty or `nil` for the usual one.
  var caseName: String?
  var n: Int?
  var parts: [String]?
  var question: String?
  var element: String?
  var edge: String?
  var base: String?
  var level: Int?
  /// The pixels per point to which an answer's lengths are rounded; 0 for none, and `nil` for those
  /// of the scenario.
  var pixels: Double?
  var kind: String?

  private enum CodingKeys: String, CodingKey {
    case version, client, request, text, container, n, parts, question, element, edge, base, level
    case pixels, kind
    case caseName = "case"
  }

  /// A size in points; without a height it is self-sizing.
  struct Size: Decodable, Sendable {
    var width: Double
    var height: Double?
  }

  /// The scenario in the case that is shown, by itself and without promises; the usual case for a name
  /// that it does not have.
  func shown(_ scenario: Scenario) -> Scenario {
    var shown = scenario.shown(inCase: caseName)
    (shown.cases, shown.promises) = ([], [])
    return shown
  }

  /// The container that is shown of a scenario.
  func container(of shown: Scenario) -> Container {
    (container?.value ?? shown.containers[0]).inCase(shown.caseName)
  }

  static let version = LogAnswer.version

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

extension AnswerRequest.Size {
  /// The container; `nil` where a scenario cannot have one of this size.
  var value: Container? {
    let texts = [width, height].compactMap(\.self).map { Container(width: $0).text }
    return Container(texts.joined(separator: "x"))
  }
}

/// The parts of an answer besides both layouts.
enum LayoutPart: String, CaseIterable, Sendable {
  /// Why elements are where they are.
  case explain
  /// Frames at all widths, what is proven of them, and the mistakes behind differences.
  case segments
  /// Which lines of the text each edge depends on.
  case links
  case translate
}
