import Explaining
import Foundation
import Geometry
import LayoutSpecs
import Layouts
import Scenarios
import Testing

@Suite("A limit alone, explained")
struct StyleLimitTests {
  /// A style with one limit, and what it says of a box of 60 × 20.
  struct Limit: Sendable, CustomTestStringConvertible {
    let style: String
    let words: String
    /// The size after the limit; `nil` where the content is within it.
    let clamped: String?

    var testDescription: String { style }
  }

  static let limits = [
    Limit(style: "minWidth: 90", words: "minWidth 90 pt: at least 90 pt wide", clamped: "90 × 20"),
    Limit(style: "minWidth: 20", words: "minWidth 20 pt: at least 20 pt wide", clamped: nil),
    Limit(style: "maxWidth: 30", words: "maxWidth 30 pt: at most 30 pt wide", clamped: "30 × 20"),
    Limit(style: "maxWidth: 90", words: "maxWidth 90 pt: at most 90 pt wide", clamped: nil),
    Limit(
      style: "minHeight: 40", words: "minHeight 40 pt: at least 40 pt high", clamped: "60 × 40"),
    Limit(style: "minHeight: 10", words: "minHeight 10 pt: at least 10 pt high", clamped: nil),
    Limit(style: "maxHeight: 10", words: "maxHeight 10 pt: at most 10 pt high", clamped: "60 × 10"),
    Limit(style: "maxHeight: 40", words: "maxHeight 40 pt: at most 40 pt high", clamped: nil),
    Limit(style: "minWidth: 60", words: "minWidth 60 pt: at least 60 pt wide", clamped: nil),
    Limit(style: "maxWidth: 60", words: "maxWidth 60 pt: at most 60 pt wide", clamped: nil),
  ]

  @Test(
    "an element with only a minimum or only a maximum says it, and is clamped only where it exceeds it",
    arguments: limits)
  func alone(limit: Limit) throws {
    let scenario = try Comparing.read(
      """
      layoutdiff: 1
      containers: [320x100]
      elements:
        a: { box: 60x20 }
      spec: { stack: { alignItems: start, children: [{ element: a, style: { \(limit.style) } }] } }
      """)
    let trace = try ScenarioLayouts(scenario).specTrace(
      in: scenario.containers[0], rounding: .exact)
    let explained = try #require(ExplainedSpecs(scenario, trace, about: "a"))
    let lines = explained.text.components(separatedBy: "\n").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " -"))
    }
    let style = try #require(lines.first { $0.hasPrefix("Its style says ") })
    #expect(style.hasPrefix("Its style says \(limit.words)"))
    #expect(!style.contains("wins") && !style.contains(" and ") && !style.contains("no effect"))
    let content = try #require(lines.first { $0.hasPrefix("Its content is 60 × 20.") })
    #expect(
      content == "Its content is 60 × 20."
        + (limit.clamped.map { " Clamped to its size range: \($0)." } ?? ""))
    #expect(lines.contains("It is \(limit.clamped ?? "60 × 20")."))
    // The limit is part of the range that the element is measured in.
    let bound = limit.style.hasPrefix("min") ? "at least" : "at most"
    #expect(style.contains(bound), "\(style)")
  }
}
