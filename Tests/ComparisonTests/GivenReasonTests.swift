import Comparison
import Geometry
import Layouts
import ScenarioFiles
import Scenarios
import Testing
import TextMeasuring

/// Why a layout differs from a device: the frames are made from the layout, each with one known change.
@Suite("Reasons of differences from given frames")
struct GivenReasonTests {
  private static func comparison(
    _ frames: String, row: String = "H:|-16-[title]-(>=8)-[badge]-16-|"
  ) throws -> ScenarioComparison {
    let text = """
      layoutdiff: 1
      scale: 3
      containers: [320]
      elements: { title: { text: "North pier" }, badge: { image: 30x30 } }
      constraints:
        - "\(row)"
        - "V:|-12-[title]"
        - "V:|-12-[badge]"
        - superview.bottom >= title.bottom + 12
        - superview.bottom >= badge.bottom + 12
      spec:
        inset:
          insets: { top: 12, left: 16, right: 16, bottom: 12 }
          child: { stack: { justifyContent: spaceBetween, alignItems: start, children: [title, badge] } }
      frames: { 320: { \(frames) } }
      """
    let scenario = try ScenarioReader.scenario(
      from: SourceText(file: "row.yaml", text: text), measurer: TextMeasurer())
    return ScenarioComparer.compare(scenario)
  }

  private static func reasons(_ comparison: ScenarioComparison) -> [String] {
    comparison.containers.flatMap { $0.given?.elements ?? [] }.flatMap { element in
      element.differences.map {
        "\($0.engine.rawValue) \(element.element).\($0.length.rawValue) \($0.reason?.rawValue ?? "none")"
      }
    }
  }

  @Test("another size of a text is the font's, in both notations, and so is nothing else")
  func font() throws {
    let comparison = try Self.comparison("title: [16, 12, 86, 22], badge: [274, 12, 30, 30]")
    #expect(
      Self.reasons(comparison) == [
        "spec title.width font", "spec title.height font", "constraints title.width font",
        "constraints title.height font",
      ])
    #expect(comparison.verdict == .agrees)
    #expect(
      comparison.sentence
        == "both layouts and the given frames agree at 320 pt, up to the device's font")
    #expect(comparison.givenLines(more: "check").isEmpty)
  }

  @Test(
    "a text that no other font makes so large differs",
    arguments: ["70, 20", "94, 20", "82, 31", "82, 40", "40, 41"])
  func noFont(_ size: String) throws {
    let comparison = try Self.comparison("title: [16, 12, \(size)]")
    #expect(comparison.verdict == .differs)
    #expect(!Self.reasons(comparison).contains { $0.hasSuffix("font") })
  }

  @Test("a wrong place is a difference also beside a text of another font")
  func placeBesideFont() throws {
    let comparison = try Self.comparison("title: [20, 12, 86, 22], badge: [274, 12, 30, 30]")
    #expect(comparison.verdict == .differs)
    #expect(Self.reasons(comparison).contains("spec title.x shared"))
    #expect(Self.reasons(comparison).contains("spec title.width font"))
  }

  @Test("at most a pixel is the device's rounding")
  func pixel() throws {
    let comparison = try Self.comparison("badge: [274.3333, 12, 30, 30]")
    #expect(Self.reasons(comparison) == ["spec badge.x pixel", "constraints badge.x pixel"])
  }

  @Test("the same other value in both notations may be ours, and is to be reported")
  func shared() throws {
    let comparison = try Self.comparison("badge: [274, 20, 30, 30]")
    #expect(Self.reasons(comparison) == ["spec badge.y shared", "constraints badge.y shared"])
    let lines = comparison.givenLines(more: "layoutdiff check row.yaml --json")
    #expect(lines.count == 2)
    #expect(lines.last?.hasSuffix("the output of: layoutdiff check row.yaml --json") == true)
  }

  @Test("a wrong rule has no other reason, and the other notation follows the device")
  func rule() throws {
    let comparison = try Self.comparison(
      "badge: [274, 12, 30, 30]", row: "H:|-16-[title]-(>=8)-[badge]-20-|")
    #expect(Self.reasons(comparison) == ["constraints badge.x none"])
    #expect(
      comparison.givenLines(more: "check") == [
        "the layout spec has all given frames at 320 pt, the constraints have them nowhere"
      ])
  }

  @Test("what the constraints leave ambiguous is a tie")
  func tie() throws {
    let comparison = try Self.comparison(
      "badge: [290, 12, 30, 30]", row: "H:|-16-[title]-(>=8)-[badge]-(>=16)-|")
    #expect(Self.reasons(comparison).contains("constraints badge.x tie"))
  }
}
