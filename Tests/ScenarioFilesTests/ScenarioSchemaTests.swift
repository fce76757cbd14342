import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import TestSupport
import Testing
import TextMeasuring

@testable import ScenarioFiles
@testable import Scenarios

/// The schema and the readers must have the same keys and words.
///
/// Otherwise editors would accept what the tool refuses, or the other way round.
@Suite("Schema")
struct ScenarioSchemaTests {
  private let schema: [String: Any]

  init() throws {
    let object = try JSONSerialization.jsonObject(with: Data(ScenarioSchema.text.utf8))
    schema = try #require(object as? [String: Any])
  }

  @Test("a scenario has the keys of the reader")
  func topLevel() throws {
    #expect(try keys(at: []) == Set(ScenarioReader.keys))
    #expect(try keys(at: ["properties", "expect"]) == Set(ScenarioReader.expectKeys))
  }

  @Test("elements have the keys of the reader")
  func elements() throws {
    let element = ["definitions", "element"]
    #expect(try keys(at: element) == Set(ElementReader.keys))
    #expect(try keys(at: element + ["properties", "font"]) == Set(ElementReader.fontKeys))
    let kinds = try #require(try object(at: element)["oneOf"] as? [[String: Any]])
    #expect(kinds.compactMap { ($0["required"] as? [String])?.first } == ElementReader.kindKeys)
  }

  @Test("specs have the kinds and keys of the reader")
  func specs() throws {
    let variants = try #require(
      try object(at: ["definitions", "spec"])["oneOf"] as? [[String: Any]])
    var kinds: [String: Set<String>] = [:]
    for variant in variants {
      guard let properties = variant["properties"] as? [String: Any] else { continue }
      if properties["element"] != nil {
        #expect(Set(properties.keys) == Set(SpecReader.elementKeys))
        continue
      }
      let (kind, content) = try #require(properties.first)
      let inner = try #require((content as? [String: Any])?["properties"] as? [String: Any])
      kinds[kind] = Set(inner.keys)
    }
    let expected = SpecKind.blocks.map { ($0.rawValue, Set($0.keys + ["style"])) }
    #expect(kinds == Dictionary(uniqueKeysWithValues: expected))
  }

  @Test("styles and constraints have the keys of the readers")
  func stylesAndConstraints() throws {
    let style = ["definitions", "style"]
    #expect(try keys(at: style) == Set(StyleReader.keys))
    let sizeRange = try keys(at: style + ["properties", "sizeRange"])
    #expect(sizeRange == Set(StyleReader.sizeRangeKeys))
    let forms = try #require(
      try object(at: ["properties", "constraints"])["oneOf"] as? [[String: Any]])
    let mapping = try #require(forms.compactMap { $0["properties"] as? [String: Any] }.first)
    #expect(Set(mapping.keys) == Set(ConstraintReader.keys))
    #expect(try keys(at: ["definitions", "stackView"]) == Set(StackFields.keys))
    let rules = try object(at: ["definitions", "rules", "items"])
    let named = try #require(
      (rules["oneOf"] as? [[String: Any]])?.compactMap { $0["properties"] as? [String: Any] }.first)
    #expect(Set(named.keys) == Set(RuleReader.keys))
  }

  @Test("promises have the keys of the reader")
  func promises() throws {
    let items = try object(at: ["properties", "promises", "items"])
    let promise = try #require(
      (items["oneOf"] as? [[String: Any]])?.compactMap { $0["properties"] as? [String: Any] }.first)
    #expect(Set(promise.keys) == Set(PromiseReader.words + PromiseReader.conditionKeys))
    for (word, keys) in [
      ("inside", PromiseReader.insideKeys), ("tappable", PromiseReader.tappableKeys),
    ] {
      let forms = try #require((promise[word] as? [String: Any])?["oneOf"] as? [[String: Any]])
      let mapping = try #require(forms.compactMap { $0["properties"] as? [String: Any] }.first)
      #expect(Set(mapping.keys) == Set(keys))
    }
  }

  @Test("views have the keys of the reader")
  func views() throws {
    let view = ["definitions", "view"]
    #expect(try keys(at: view) == Set(ViewReader.keys))
    let properties = view + ["properties"]
    #expect(
      try keys(at: properties + ["autoresizing"]) == Set(ViewReader.autoresizingKeys))
    #expect(
      try keys(at: properties + ["encapsulated"]) == Set(ViewReader.encapsulatedKeys))
    let insets = [
      (properties + ["layoutMargins"], InsetReader.directionalKeys),
      (properties + ["alignmentRectInsets"], InsetReader.keys),
      (["definitions", "safeArea"], InsetReader.keys),
    ]
    for (path, expected) in insets {
      let forms = try #require(try object(at: path)["oneOf"] as? [[String: Any]])
      let mapping = try #require(forms.compactMap { $0["properties"] as? [String: Any] }.first)
      #expect(Set(mapping.keys) == Set(expected))
    }
    let mask = properties + ["autoresizing", "properties", "mask", "items"]
    #expect(try words(at: mask) == Set(AutoresizingMask.parts.map(\.key)))
    let directions = Set(LayoutDirection.allCases.map(\.rawValue))
    #expect(try words(at: ["definitions", "direction"]) == directions)
  }

  @Test("words are those of the engines")
  func words() throws {
    let font = ["definitions", "element", "properties", "font", "properties", "weight"]
    #expect(try words(at: font) == Set(FontWeight.allCases.map(\.rawValue)))
    let alignSelf = ["definitions", "style", "properties", "alignSelf"]
    #expect(try words(at: alignSelf) == Set(AlignSelf.allCases.map(\.rawValue)))
    #expect(try words(of: "justifyContent") == Set(JustifyContent.allCases.map(\.rawValue)))
    #expect(try words(of: "alignItems") == Set(AlignItems.allCases.map(\.rawValue)))
    #expect(try words(of: "alignContent") == Set(AlignContent.allCases.map(\.rawValue)))
    #expect(
      try words(of: "horizontalAlignment") == Set(HorizontalAlignment.allCases.map(\.rawValue)))
    #expect(try words(of: "verticalAlignment") == Set(VerticalAlignment.allCases.map(\.rawValue)))
    let option = ["definitions", "option"]
    #expect(try words(at: option) == Set(VisualFormatOption.allCases.map(\.rawValue)))
    let stack = ["definitions", "stackView", "properties"]
    #expect(try words(at: stack + ["axis"]) == Set(Axis.allCases.map(\.rawValue)))
    let distributions = try words(at: stack + ["distribution"])
    #expect(distributions == Set(StackView.Distribution.allCases.map(\.rawValue)))
    #expect(try words(at: stack + ["alignment"]) == Set(StackFields.alignments.keys))
    #expect(try words(of: "flexWrap") == Set(FlexWrap.allCases.map(\.rawValue)))
  }

  @Test("every key has a description that is a sentence")
  func descriptions() {
    let missing = Self.keysWithoutDescription(in: schema, at: "")
    #expect(missing == [])
  }

  /// The paths of all keys of the format whose schema has no description that ends as a sentence.
  private static func keysWithoutDescription(in value: Any, at path: String) -> [String] {
    if let list = value as? [Any] {
      return list.enumerated().flatMap { keysWithoutDescription(in: $1, at: "\(path)/\($0)") }
    }
    guard let object = value as? [String: Any] else { return [] }
    var missing: [String] = []
    for (key, inner) in object {
      if path.hasSuffix("/properties"), let schema = inner as? [String: Any] {
        let description = schema["description"] as? String ?? ""
        if !description.hasSuffix(".") { missing.append("\(path)/\(key)") }
      }
      missing += keysWithoutDescription(in: inner, at: "\(path)/\(key)")
    }
    return missing
  }

  @Test("the schema beside the scenarios is the one that is built in")
  func sameFile() throws {
    let text = try Repository.text("Scenarios/scenario.schema.json")
    #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == ScenarioSchema.text)
  }

  private func object(at path: [String]) throws -> [String: Any] {
    var object = schema
    for key in path {
      object = try #require(object[key] as? [String: Any], "no \(key) in \(path)")
    }
    return object
  }

  private func keys(at path: [String]) throws -> Set<String> {
    let properties = try #require(try object(at: path)["properties"] as? [String: Any])
    return Set(properties.keys)
  }

  private func words(at path: [String]) throws -> Set<String> {
    Set(try #require(try object(at: path)["enum"] as? [String]))
  }

  /// The words of a stack's property.
  private func words(of property: String) throws -> Set<String> {
    let variants = try #require(
      try object(at: ["definitions", "spec"])["oneOf"] as? [[String: Any]])
    for variant in variants {
      let properties = variant["properties"] as? [String: Any]
      guard let stack = properties?["stack"] as? [String: Any],
        let inner = stack["properties"] as? [String: Any],
        let schema = inner[property] as? [String: Any]
      else { continue }
      return Set(try #require(schema["enum"] as? [String]))
    }
    return []
  }
}
