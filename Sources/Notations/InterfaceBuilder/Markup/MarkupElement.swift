import Scenarios

/// One element of an XML file.
struct MarkupElement: Sendable {
  let name: String
  var attributes: [String: String]
  /// The elements inside, in the order of the file.
  var children: [MarkupElement] = []
  /// The text directly inside; empty where it is only white space.
  var text = ""
  /// Where its start tag begins.
  let position: SourcePosition

  var id: String? { attributes["id"] }

  func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  func child(key: String) -> MarkupElement? { children.first { $0.attributes["key"] == key } }

  /// The children of the first child with this name; none where there is no such child.
  func children(of name: String) -> [MarkupElement] { child(name)?.children ?? [] }

  /// The number of an attribute; `nil` where it is missing, no number, or beyond a million.
  func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(MarkupNumber.parse)
  }

  /// Whether an attribute is `YES`; `nil` where it is missing.
  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// Calls `body` with the element and everything inside, parents first.
  func forEach(_ body: (MarkupElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}

/// Numbers as Interface Builder writes them.
enum MarkupNumber {
  /// The largest magnitude of a length in a scenario file, in points.
  static let largest = ScenarioLimits.longestLength

  /// The number that a text is; `nil` for anything else, and for numbers that are no lengths.
  static func parse(_ text: String) -> Double? {
    parseAny(text).flatMap { $0.magnitude <= largest ? $0 : nil }
  }

  /// The number that a text is, of any size; `nil` for anything else.
  static func parseAny(_ text: String) -> Double? {
    guard text.utf8.count <= 40, text.utf8.allSatisfy({ allowed.contains($0) }) else { return nil }
    return Double(text)
  }

  private static let allowed = Set("0123456789+-.eE".utf8)
}
