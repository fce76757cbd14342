import Foundation
import TestSupport
import Testing

@Suite("Absurd numbers in scenarios")
struct AbsurdNumberTests {
  /// A scenario with every key that has a number; each number is between guillemets.
  private static let template = """
    layoutdiff: 1
    title: Numbers
    scale: «2»
    containers: [«320»x«200»]
    elements:
      photo: { image: «40»x«40» }
      badge: { box: «20»x«20», baseline: [«8», «12»] }
      tall: { box: x«10» }
      wide: { box: «30»x, hugging: «240», compressionResistance: [«700», «740»] }
      title: { text: "Hello", font: { size: «17» }, lines: «2» }
      pin: { box: 10x10 }
      mark: { box: 4x4 }
      dot: { box: 2x2 }
      note: { box: none }
      other: { box: 8x8 }
      third: { box: 8x8 }
    spec:
      stack:
        direction: vertical
        alignItems: start
        spacing: «8»
        lineSpacing: «2»
        children:
          - { element: photo, style: { width: «50»%, height: «44», minWidth: «10», maxWidth: «90»%, minHeight: «4»pt, maxHeight: «99» } }
          - { element: badge, style: { flexGrow: «1», flexShrink: «1», flexBasis: «10», spacingBefore: «1», spacingAfter: «1», ascender: «8», descender: «-2» } }
          - { element: tall, style: { preferredSize: «30»x«30», minSize: «3»x«3», maxSize: «60»x«60» } }
          - { element: wide, style: { preferredLayoutSize: [«50»%, «20»], minLayoutSize: [«5», auto], maxLayoutSize: [«90»%, «60»] } }
          - ratio: { ratio: «0.5», child: title }
          - inset: { insets: { top: «1», left: «2», bottom: «3», right: «4» }, child: note }
          - inset: { insets: «4», child: { corner: { location: topRight, offset: [«1», «2»], child: pin, corner: mark } } }
          - static:
              children:
                - { element: dot, style: { layoutPosition: [«3», «4»], sizeRange: { min: [«5»%, «6»], max: [«50»%, «60»] } } }
          - { element: other, style: { width: «20», flexBasis: «12» } }
          - third
    constraints:
      safeArea: { top: «1», left: «0», bottom: «3», right: «4» }
      hierarchy: { other: [third] }
      metrics: { gap: «8» }
      views:
        photo: { layoutMargins: { top: «1», leading: «2», bottom: «3», trailing: «4» } }
        badge: { alignmentRectInsets: { top: «1», left: «0», bottom: «3», right: «4» }, encapsulated: { width: «20», height: «20» } }
        third: { autoresizing: { frame: [«0», «0», «8», «8»], superview: «8»x«8», mask: [flexibleWidth] } }
        title: { layoutMargins: «4» }
        pin: { alignmentRectInsets: «1» }
      stacks:
        note: { axis: horizontal, spacing: «4», arranged: [dot, mark, wide], customSpacing: { dot: «6» } }
      rules:
        - photo.leading == superview.leading + gap
        - photo.top == superview.top + «4» @«900»
        - photo.height == photo.width / «2» - «4» @700
        - tall.width == «0.5» * photo.height @600
        - "H:|-(«12»)-[badge(>=«10»@«500»)]"
        - badge.top == «2» * photo.bottom
        - other.leading == badge.leading
        - title.leading == superview.layoutMarginsGuide.leading + «1»
    frames:
      tolerance: «1»
      «320»x«100»:
        photo: [«0», «0», «40», «40»]
    """

  private static let numbers = [
    "1e-308", "5e-324", "-1e-310", "1e308", "1e309", "-1e308", "-1", "1000000", "-1000000",
  ]

  /// The template with each of its numbers replaced by each absurd one.
  private static var scenarios: [(name: String, text: String)] {
    let parts = template.split(separator: "«").map { $0.split(separator: "»", maxSplits: 1) }
    func text(replacing index: Int?, by number: String) -> String {
      parts.enumerated().map { place, part in
        part.count == 2 ? (place == index ? number : String(part[0])) + part[1] : String(part[0])
      }.joined()
    }
    return [("plain", text(replacing: nil, by: ""))]
      + parts.indices.dropFirst().flatMap { index in
        numbers.enumerated().map { ("at-\(index)-\($0)", text(replacing: index, by: $1)) }
      }
  }

  @Test(
    "whatever a number is, both engines give a layout, or the mistake has its place in the file")
  func everywhere() async throws {
    let workspace = try Workspace()
    let scenarios = Self.scenarios
    for (name, text) in scenarios { try workspace.write(Data(text.utf8), to: "\(name).yaml") }
    let outcome = try await workspace.layoutdiff("check", ".", "--json")
    let answer = try JSON(text: outcome.output)
    let invalid = try answer["invalidFiles"].items
    for file in invalid {
      let message = try #require(try file["message"].text)
      let place = /\.\/at-[0-9-]+\.yaml:[0-9]+:[0-9]+: error:/
      #expect(message.prefixMatch(of: place) != nil, "\(message)")
    }
    let laidOut = try answer["scenarios"].items
    for scenario in laidOut {
      let id = try #require(try scenario["id"].text)
      let failures = try scenario["comparison"]["containers"].items.filter {
        $0.keys.contains("failure")
      }
      #expect(failures.isEmpty, "\(scenarios.first { $0.name == id }?.text ?? "")")
    }
    #expect(laidOut.count + invalid.count == scenarios.count)
    #expect(try laidOut.contains { try $0["id"].text == "plain" })
  }

  @Test("every key of the schema whose value is a number or has one is among them")
  func keys() throws {
    let text = try Repository.text("Sources/Notations/ScenarioFiles/Resources/scenario.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let missing = Self.numberKeys(in: schema).filter { !Self.template.contains("\($0):") }
    #expect(missing.sorted() == [])
  }

  /// The keys with numbers in a part of the schema; lessons ask about layouts, and make none.
  private static func numberKeys(in part: Any) -> Set<String> {
    if let list = part as? [Any] {
      return list.reduce(into: []) { $0.formUnion(numberKeys(in: $1)) }
    }
    guard let part = part as? [String: Any] else { return [] }
    let properties = part["properties"] as? [String: [String: Any]] ?? [:]
    let own = properties.filter { hasNumber($0.value) }.map(\.key)
    return part.filter { !$0.key.hasPrefix("lesson") }.reduce(into: Set(own)) {
      $0.formUnion(numberKeys(in: $1.value))
    }
  }

  private static func hasNumber(_ schema: [String: Any]) -> Bool {
    if schema["type"] as? String == "number" || schema["type"] as? String == "integer" {
      return true
    }
    let reference = (schema["$ref"] as? String)?.split(separator: "/").last ?? ""
    if ["size", "dimension", "layoutSize", "inset", "insets"].contains(reference) { return true }
    let parts = ["oneOf", "allOf", "anyOf"].flatMap { schema[$0] as? [[String: Any]] ?? [] }
    return (parts + ["items", "additionalProperties"].compactMap { schema[$0] as? [String: Any] })
      .contains(where: hasNumber)
  }
}
