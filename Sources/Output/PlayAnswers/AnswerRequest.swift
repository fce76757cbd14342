package import Geometry
import LogAnswers
package import Scenarios

/// A question of the page about a text, as JSON; fields that a question has no use for are ignored.
package struct AnswerRequest: Decodable, Sendable {
  package var version: Int
  package var client: String?
  /// The number of the request, which grows.
  package var request: Int?
  package var text: String
  /// The container that is shown; `nil` for the scenario's first.
  package var container: Size?
  /// The case that is shown; empty or `nil` for the usual one.
  package var caseName: String?
  package var n: Int?
  package var parts: [String]?
  package var question: String?
  package var element: String?
  package var edge: String?
  package var base: String?
  package var level: Int?
  /// The pixels per point to which an answer's lengths are rounded; 0 for none, and `nil` for those
  /// of the scenario.
  package var pixels: Double?
  package var kind: String?
  /// The frames that a page measured, in lines of a name, x, y, width and height; `nil` where it has measured none yet.
  package var measured: String?

  private enum CodingKeys: String, CodingKey {
    case version, client, request, text, container, n, parts, question, element, edge, base, level
    case pixels, kind, measured
    case caseName = "case"
  }

  /// A size in points; without a height it is self-sizing.
  package struct Size: Decodable, Sendable {
    package var width: Double
    package var height: Double?
  }

  /// The scenario in the case that is shown, by itself and without promises; the usual case for a name
  /// that it does not have.
  package func shown(_ scenario: Scenario) -> Scenario {
    var shown = scenario.shown(inCase: caseName)
    (shown.cases, shown.promises) = ([], [])
    return shown
  }

  /// The container that is shown of a scenario.
  package func container(of shown: Scenario) -> Container {
    (container?.value ?? shown.containers[0]).inCase(shown.caseName)
  }

  package static let version = LogAnswer.version

}

extension AnswerRequest.Size {
  /// The container; `nil` where a scenario cannot have one of this size.
  package var value: Container? {
    let texts = [width, height].compactMap { $0 }.map { Container(width: $0).text }
    return Container(texts.joined(separator: "x"))
  }
}

/// The parts of an answer besides both layouts.
package enum LayoutPart: String, CaseIterable, Sendable {
  /// Why elements are where they are.
  case explain
  /// Frames at all widths, what is proven of them, and the mistakes behind differences.
  case segments
  /// Which lines of the text each edge depends on.
  case links
  case translate
}

extension AnswerRequest {
  /// A request of a page that answers by itself: the same fields as texts, a container as `320x480`, and parts
  /// with spaces between them; what cannot be read is as if it were missing.
  package init(fields: [String: String]) {
    let numbers = fields.compactMapValues { Double($0) }
    let container = fields["container"].flatMap { Container($0) }
    self.init(
      version: Self.version, client: fields["client"], request: numbers["request"].map { Int($0) },
      text: fields["text"] ?? "",
      container: container.map { Size(width: $0.width, height: $0.height) },
      caseName: fields["case"], n: nil,
      parts: fields["parts"]?.split(separator: " ").map { String($0) },
      question: fields["question"], element: fields["element"], edge: fields["edge"],
      base: fields["base"], level: numbers["level"].map { Int($0) }, pixels: numbers["pixels"],
      kind: nil, measured: fields["measured"])
  }
}
