import Foundation
import Geometry
import LayoutConstraints
import Layouts
import Reasons
import ScenarioFiles
import Scenarios
import Testing
import TextMeasuring

@Suite("Warnings about scroll views")
struct ScrollViewWarningTests {
  private func findings(_ rule: String, lines: Int = 0) throws -> [String] {
    let text = """
      layoutdiff: 1
      containers: [200x100]
      elements:
        feed: { box: none }
        title: { text: "A title that is much wider than two hundred points", lines: \(lines) }
      constraints:
        views: { feed: { scroll: true } }
        hierarchy: { feed: [title] }
        rules: ["H:|-0-[feed]-0-|", "V:|-0-[feed]-0-|", "H:|-8-[title]-8-|", \(rule)]
      """
    let scenario = try ScenarioReader.scenario(
      from: SourceText(file: "feed.yaml", text: text), measurer: TextMeasurer())
    let layout = try ScenarioLayouts(scenario)
      .constraints(in: scenario.containers[0], rounding: .pixels(scale: scenario.scale))
    return ContainerFindings(of: layout, scenario: scenario).sentences
  }

  private static let width =
    "feed.contentLayoutGuide.width == feed.frameLayoutGuide.width"

  @Test(
    "text that does not wrap because nothing limits the content's width is reported with the fix")
  func noWidth() throws {
    #expect(
      try findings(#""V:|-8-[title]-8-|""#) == [
        "title does not wrap, because nothing limits the content width of feed: add \(Self.width)"
      ])
    #expect(try findings(#""V:|-8-[title]-8-|", \#(Self.width)"#).isEmpty)
    #expect(try findings(#""V:|-8-[title]-8-|""#, lines: 1).isEmpty)
  }

  @Test("a text that fits is not reported where something beside it makes the content wider")
  func wideBox() throws {
    for (text, isReported) in [("Short", false), (String(repeating: "long ", count: 60), true)] {
      let source = """
        layoutdiff: 1
        containers: [200x100]
        elements: { feed: { box: none }, title: { text: "\(text)" }, map: { box: 900x20 } }
        constraints:
          views: { feed: { scroll: true } }
          hierarchy: { feed: [title, map] }
          rules: ["H:|-0-[feed]-0-|", "V:|-0-[feed]-0-|", "H:|[title][map]|", "V:|[title]|", "V:|[map]"]
        """
      let scenario = try ScenarioReader.scenario(
        from: SourceText(file: "feed.yaml", text: source), measurer: TextMeasurer())
      let layout = try ScenarioLayouts(scenario)
        .constraints(in: scenario.containers[0], rounding: .pixels(scale: scenario.scale))
      #expect((layout.contentSizes["feed"]?.width ?? 0) > 900)
      let findings = ContainerFindings(of: layout, scenario: scenario).sentences
      #expect(
        findings.contains { $0.hasPrefix("title does not wrap") } == isReported, "\(findings)")
    }
  }

  @Test("an ambiguous content size is reported")
  func ambiguousHeight() throws {
    #expect(
      try findings(#""V:|-8-[title]", \#(Self.width)"#) == [
        "feed.contentLayoutGuide.height is ambiguous: 0 pt or more"
      ])
  }
}
