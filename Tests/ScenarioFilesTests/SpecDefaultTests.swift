import Foundation
import LayoutSpecs
import ScenarioFiles
import Scenarios
import TestSupport
import Testing

@Suite("Defaults of layout specs")
struct SpecDefaultTests {
  /// The keys that a kind of spec needs.
  private static let required = [
    "stack": "children: [photo, title]", "absolute": "children: [photo, title]",
    "center": "child: photo", "relative": "child: photo",
    "corner": "location: topRight, child: photo, corner: title",
  ]

  /// The kinds of specs in the schema, by their names.
  private static func schemaKinds() throws -> [(name: String, schema: [String: Any])] {
    let text = try Repository.text("Sources/Notations/ScenarioFiles/Resources/scenario.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let definitions = schema["definitions"] as? [String: [String: Any]]
    let kinds = definitions?["spec"]?["oneOf"] as? [[String: Any]] ?? []
    return kinds.flatMap { kind in
      (kind["properties"] as? [String: [String: Any]] ?? [:]).map { ($0, $1) }
    }
  }

  /// The kinds with keys that have a default in the schema: `stack.direction: horizontal`.
  private static func defaults() throws -> [(kind: String, key: String, value: String)] {
    try schemaKinds().flatMap { name, spec in
      (spec["properties"] as? [String: [String: Any]] ?? [:]).compactMap { key, property in
        let isFlag = property["type"] as? String == "boolean"
        return property["default"].map { (name, key, isFlag ? "false" : "\($0)") }
      }
    }
  }

  private static func text(_ kind: String, _ keys: [String]) -> String {
    ScenarioText.replacing(
      """
        stack:
          spacing: 8
          children: [photo, title]
      """, by: "  \(kind): { \(keys.joined(separator: ", ")) }")
  }

  private static func spec(_ kind: String, _ keys: [String]) throws -> String {
    WrittenSpecText.of(try #require(try ScenarioText.read(text(kind, keys)).spec))
  }

  @Test("a key that a kind requires in the schema is asked for where it is missing, and no other")
  func required() throws {
    let values = ["child": "photo", "ratio": "0.5", "location": "topLeft"]
    var count = 0
    for (kind, schema) in try Self.schemaKinds() {
      let required = schema["required"] as? [String] ?? []
      let keys = required.map { "\($0): \(values[$0] ?? "title")" }
      if !required.isEmpty { #expect(throws: Never.self) { try Self.spec(kind, keys) } }
      for (index, key) in required.enumerated() {
        count += 1
        let others = keys.indices.filter { $0 != index }.map { keys[$0] }
        let problems = ScenarioText.problems(in: Self.text(kind, others))
        #expect(problems.contains("error: '\(kind)' needs '\(key)'\n"), "\(problems)")
        #expect(problems.components(separatedBy: "error:").count == 2, "\(problems)")
      }
    }
    #expect(count > 10)
  }

  @Test("a key that nobody wrote has the default of the schema, and writing it changes nothing")
  func schema() throws {
    let defaults = try Self.defaults()
    #expect(defaults.count >= 15)
    for (kind, key, value) in defaults {
      let required = try #require(Self.required[kind], "\(kind)")
      // A second name for alignItems and justifyContent, without a value of its own.
      if ["horizontalAlignment", "verticalAlignment"].contains(key) { continue }
      let without = try Self.spec(kind, [required])
      #expect(try Self.spec(kind, [required, "\(key): \(value)"]) == without, "\(kind).\(key)")
    }
  }

  @Test(
    "an absolute spec without sizing is as large as possible, and with sizeToFit as its children")
  func absolute() throws {
    #expect(try !Self.spec("absolute", ["children: [photo]"]).contains("sizing"))
    #expect(
      try Self.spec("absolute", ["children: [photo]", "sizing: sizeToFit"]).contains("sizeToFit"))
  }
}
