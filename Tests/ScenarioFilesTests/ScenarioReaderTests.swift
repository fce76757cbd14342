import Foundation
import Geometry
import LayoutConstraints
import Scenarios
import Testing

@Suite("Reading scenarios")
struct ScenarioReaderTests {
  @Test("a scenario in both notations is read completely")
  func wholeScenario() throws {
    let scenario = try ScenarioText.read(ScenarioText.valid)
    #expect(scenario.id == "card")
    #expect(scenario.title == "Card")
    #expect(scenario.scale == 2)
    #expect(scenario.containers == [Container(width: 320)])
    #expect(scenario.elements.map(\.name) == ["photo", "title"])
    #expect(scenario.hasBothNotations)
    #expect(scenario.constraintLines == [12, 13])
    #expect(
      scenario.places.constraints.last
        == RulePlace(
          position: SourcePosition(line: 13, column: 5), length: 35,
          sourceLine: "  - title.leading == photo.trailing + 8"))
  }

  @Test("a container that is listed again is laid out once")
  func repeatedContainer() throws {
    let scenario = try ScenarioText.read(
      ScenarioText.replacing("[320]", by: "[320, 414x120, 320.0, 320, 414x120, 320x120]"))
    #expect(
      scenario.containers == [
        Container(width: 320), Container(width: 414, height: 120),
        Container(width: 320, height: 120),
      ])
  }

  @Test("each notation keeps its own text from the file")
  func sections() throws {
    let scenario = try ScenarioText.read(ScenarioText.valid + "\n# the end\n")
    #expect(
      scenario.sections.spec?.text == """
        spec:
          stack:
            spacing: 8
            children: [photo, title]
        """)
    #expect(
      scenario.sections.constraints?.text == """
        constraints:
          - photo.leading == superview.leading
          - title.leading == photo.trailing + 8
        """)
  }

  @Test("one notation is enough")
  func oneNotation() throws {
    let start = try #require(ScenarioText.valid.range(of: "constraints:"))
    let scenario = try ScenarioText.read(String(ScenarioText.valid[..<start.lowerBound]))
    #expect(scenario.spec != nil)
    #expect(scenario.constraints == nil)
    #expect(!scenario.hasBothNotations)
  }

  @Test(
    "a scalar is the text that is written, not a YAML number or flag",
    arguments: ["no", "0x40", "12:30", "~", "null", "1e3", "true"])
  func scalarsAreText(text: String) throws {
    let scenario = try ScenarioText.read(ScenarioText.replacing("\"Hello\"", by: text))
    try #require(scenario.elements.count > 1)
    guard case .text(let element) = scenario.elements[1].kind else {
      Issue.record("the title is not a text")
      return
    }
    #expect(element.text == text)
  }

  @Test("a container is a width, or a width and a height")
  func containers() throws {
    let scenario = try ScenarioText.read(ScenarioText.replacing("[320]", by: "[280, 414.5x120]"))
    #expect(
      scenario.containers == [Container(width: 280), Container(width: 414.5, height: 120)])
  }

  @Test("a subview of an element is placed within it")
  func hierarchy() throws {
    let scenario = try ScenarioText.read(
      ScenarioText.replacing("constraints:\n  -", by: "constraints:\n  rules:\n  -")
        + "\n  hierarchy: { photo: [title] }")
    #expect(scenario.constraints?.items.map(\.parent) == [0, 0, 1])
  }

  @Test("an expected difference has a reason and elements")
  func expectation() throws {
    let scenario = try ScenarioText.read(
      ScenarioText.valid + "\nexpect: { differs: rounding, elements: [title, superview] }")
    #expect(scenario.expectation?.reason == "rounding")
    #expect(scenario.expectation?.elements == ["title", "superview"])
  }

  @Test("an expected conflict has a reason and no elements")
  func expectedConflict() throws {
    let scenario = try ScenarioText.read(ScenarioText.valid + "\nexpect: { conflict: too narrow }")
    #expect(scenario.expectation?.reason == "too narrow")
    #expect(scenario.expectation?.isConflict == true)
    for rest in ["differs: moved", "elements: [title]"] {
      let problems = ScenarioText.problems(
        in: ScenarioText.valid + "\nexpect: { conflict: too narrow, \(rest) }")
      #expect(
        problems.contains("error: 'expect' must be a conflict or a difference, not both"),
        "\(problems)")
    }
  }

  @Test("all mistakes in a file are reported at once")
  func severalMistakes() throws {
    let text = ScenarioText.replacing("spacing: 8", by: "spacing: wide")
      .replacing("photo.trailing", with: "foto.trailing").replacing("40x40", with: "40")
    #expect(throws: ScenarioError.self) { try ScenarioText.read(text) }
    let lines = ScenarioText.problems(in: text).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("card.yaml:") } >= 3)
  }
}
