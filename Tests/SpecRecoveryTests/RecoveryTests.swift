import Comparison
import Foundation
import LayoutSpecs
import Phrases
import Proving
import ScenarioFiles
import Scenarios
import SpecRecovery
import SpecTranslation
import TestSupport
import Testing
import TextMeasuring

@Suite("Recovering a layout spec from constraints")
struct RecoveryTests {
  private func scenario(_ text: String) throws -> Scenario {
    try ScenarioReader.scenario(
      from: SourceText(file: "screen.yaml", text: text), measurer: TextMeasurer())
  }

  private func shipped(_ name: String) throws -> Scenario {
    let file = Repository.scenarios.appending(path: "\(name).yaml")
    return try ScenarioReader.scenario(at: file.path, measurer: TextMeasurer())
  }

  private func yaml(_ recovery: SpecRecovery) -> String {
    WrittenText.spec(recovery.spec).joined(separator: "\n")
  }

  @Test("the wiki's row comes back from its constraints as the wiki's spec, which shrinks")
  func wikiRow() throws {
    let recovery = try #require(
      try SpecRecoverer.recover(shipped("wiki/column-that-cannot-shrink")))
    #expect(recovery.isProven)
    #expect(recovery.grade == .exact)
    #expect(
      yaml(recovery) == """
        spec:
          inset:
            insets: 5
            child:
              stack:
                spacing: 5
                alignItems: start
                children:
                  - profile
                  - stack:
                      direction: vertical
                      spacing: 5
                      style: { flexGrow: 1, flexShrink: 1 }
                      children: [username, description]
        """)
  }

  @Test("a stack view comes back with its axis, alignment, distribution, gaps and margins")
  func stackViews() throws {
    let original = try shipped("stack-view-equal-gaps")
    let recovery = try #require(try SpecRecoverer.recover(original))
    let stacks = try #require(try StackViewRecovery(recovery))
    #expect(stacks.isProven)
    #expect(
      stacks.translated.constraintLines.contains(
        """
            bar: { distribution: equalSpacing, alignment: center, marginsRelative: true, \
        arranged: [back, share, title, more] }
        """))
  }

  @Test("stack views are proven in every case, and what they do not express is named")
  func stackViewsInCases() throws {
    let recovery = try #require(try SpecRecoverer.recover(shipped("unread-message")))
    let stacks = try #require(try StackViewRecovery(recovery))
    #expect(stacks.isProven)
    #expect(Set(stacks.proof.sweeps.map(\.sweep.caseName)).count > 4)
    #expect(
      stacks.lines.last?.text == """
        Rules express what no stack view does: avatarRow inside insets; avatar keeps its size while \
        others flex; badge keeps its size while others flex.
        """)
  }

  @Test(
    "one spec is proven in every case: long texts, a large text size, hidden views, and mirrored")
  func cases() throws {
    let recovery = try #require(try SpecRecoverer.recover(shipped("unread-message")))
    #expect(recovery.isProven)
    let sweeps = recovery.proof?.sweeps ?? []
    #expect(Set(sweeps.map(\.sweep.caseName)).count > 4)
  }

  @Test("a file with a recovered spec is read back, with the same spec")
  func readBack() throws {
    let recovery = try #require(try SpecRecoverer.recover(shipped("message-right-to-left")))
    let again = try scenario(recovery.fileText(comments: ["# recovered"]))
    let spec = try #require(again.spec)
    #expect(WrittenText.spec(spec).joined(separator: "\n") == yaml(recovery))
  }

  @Test("where constraints conflict, nothing is called equal")
  func conflict() throws {
    let recovery = try #require(try SpecRecoverer.recover(shipped("required-conflict")))
    #expect(!recovery.isProven)
    #expect(recovery.isProvenWithoutConflicts)
    #expect(RecoverySummary(recovery).text.contains("Where constraints conflict"))
  }

  @Test("an ambiguous screen gets one of its valid solutions")
  func ambiguity() throws {
    let recovery = try #require(try SpecRecoverer.recover(shipped("tie-between-two-labels")))
    #expect(recovery.isProven)
    #expect(RecoverySummary(recovery).text.contains("The constraints are ambiguous"))
  }

  @Test("an element that no spec can place is left out, by name, and the others are proven")
  func leftOut() throws {
    let text = """
      layoutdiff: 1
      containers: [300x200]
      elements: { title: { box: 80x20 }, odd: { box: none } }
      constraints:
        - title.leading == superview.leading + 16
        - title.top == superview.top + 16
        - odd.leading == superview.leading
        - odd.top == title.bottom + 8
        - odd.height == 10
        - odd.trailing == -0.5 * superview.trailing + 900
      """
    let recovery = try #require(try SpecRecoverer.recover(scenario(text)))
    #expect(recovery.leftOut == ["odd"])
    #expect(
      RecoverySummary(recovery).text.hasSuffix(
        "Rules that probably stand in the way: 'odd.trailing == -0.5 * superview.trailing + 900'."))
    #expect(recovery.isProven)
    #expect(recovery.grade == .parts)
  }

  @Test("a screen that shows nothing has no spec")
  func hidden() throws {
    let text = """
      layoutdiff: 1
      containers: [300]
      elements: { title: { box: 80x20 } }
      constraints:
        views: { title: { hidden: true } }
        rules: [title.leading == superview.leading, title.top == superview.top]
      """
    #expect(try SpecRecoverer.recover(scenario(text)) == nil)
  }

  @Test("frames at two widths become a spec that fits them, and is not called equal")
  func frames() throws {
    let text = """
      layoutdiff: 1
      containers: [320, 400]
      elements: { photo: { box: 40x40 }, title: { box: 100x20 }, rule: { box: none } }
      spec: photo
      frames:
        320: { superview: [0, 0, 320, 73], photo: [16, 16, 40, 40], title: [64, 26, 100, 20], rule: [16, 72, 304, 1] }
        400: { superview: [0, 0, 400, 73], photo: [16, 16, 40, 40], title: [64, 26, 100, 20], rule: [16, 72, 384, 1] }
      """
    let recovery = try #require(try SpecRecoverer.recover(scenario(text)))
    #expect(recovery.grade == .examples && !recovery.isProven && recovery.isWhole)
    #expect(recovery.provenShare == 0)
    #expect(
      RecoverySummary(recovery).text.hasSuffix(
        "It has the frames at 320 pt, 400 pt; of other widths, nothing is known."))
    #expect(
      yaml(recovery) == """
        spec:
          inset:
            insets: { top: 16, left: 16 }
            child:
              stack:
                direction: vertical
                spacing: 16
                children:
                  - stack:
                      spacing: 8
                      alignItems: center
                      children: [photo, title]
                  - { element: rule, style: { height: 1 } }
        """)
    let stacks = try #require(try StackViewRecovery(recovery))
    #expect(stacks.isProven)
  }

  @Test("frames in whole points become a spec that has them but for their rounding, and says so")
  func roundedFrames() throws {
    func frames(_ width: Double) -> String {
      let (end, middle) = (width - 16, (width - 41) / 2)
      let frames = [
        "superview: [0, 0, \(width), 97]", "title: [16, 16, \(Int(end - 16)), 21]",
        "badge: [\(Int(middle.rounded())), 45, 41, 20]",
        "left: [16, 73, \(Int(((width - 40) / 2).rounded())), 8]",
        "right: [\(Int((16 + (width - 40) / 2 + 8).rounded())), 73, \(Int(((width - 40) / 2).rounded())), 8]",
      ]
      return "  \(Int(width)): { \(frames.joined(separator: ", ")) }"
    }
    let text = """
      layoutdiff: 1
      elements: { title: { box: x21 }, badge: { box: 41x20 }, left: { box: none }, right: { box: none } }
      frames:
      """
    let widths = [320.0, 375, 393].map(frames).joined(separator: "\n")
    let recovery = try #require(
      try SpecRecoverer.recover(scenario(text + "\n" + widths + "\nspec: title")))
    #expect(recovery.apart.isEmpty && SpecCost.positions(of: recovery.spec) == 0)
    #expect(SpecCost.nodes(of: recovery.spec) <= 8, "\(yaml(recovery))")
    #expect(
      RecoverySummary(recovery).text.hasSuffix(
        "which are rounded, to 0.5 pt; of other widths, nothing is known."))
  }

  @Test("a thousand elements end in time, with what was found")
  func thousand() throws {
    var lines = ["layoutdiff: 1", "containers: [320]", "elements:"]
    lines += (0..<1000).map { "  e\($0): { box: 20x20 }" }
    lines += ["constraints:", "  - e0.top == superview.top"]
    lines += (0..<1000).map { "  - e\($0).leading == superview.leading + 8" }
    lines += (1..<1000).map { "  - e\($0).top == e\($0 - 1).bottom + 4" }
    lines.append("  - superview.bottom == e999.bottom")
    let recovery = try #require(try SpecRecoverer.recover(scenario(lines.joined(separator: "\n"))))
    #expect(recovery.isProven && recovery.leftOut.isEmpty)
  }

  @Test("a cycle of equal widths is a row of equal shares")
  func cycle() throws {
    let text = """
      layoutdiff: 1
      containers: [300x40]
      elements: { a: { box: none }, b: { box: none }, c: { box: none } }
      constraints:
        - "H:|-12-[a]-8-[b]-8-[c]-12-|"
        - a.width == b.width
        - b.width == c.width
        - c.width == a.width
        - "V:|[a]|"
        - "V:|[b]|"
        - "V:|[c]|"
      """
    let recovery = try #require(try SpecRecoverer.recover(scenario(text)))
    #expect(recovery.isProven && recovery.grade == .exact)
    #expect(SpecCost.nodes(of: recovery.spec) <= 5)
  }

  @Test("a column of 40 rows is recovered as a column of rows")
  func rows() throws {
    var lines = ["layoutdiff: 1", "containers: [320]", "elements:"]
    for row in 0..<20 {
      lines += ["  icon\(row): { box: 24x24 }", "  name\(row): { box: 80x20 }"]
    }
    lines.append("constraints:")
    for row in 0..<20 {
      let above = row == 0 ? "superview.top + 10" : "icon\(row - 1).bottom + 6"
      lines += [
        "  - icon\(row).top == \(above)", "  - icon\(row).leading == superview.leading + 16",
        "  - name\(row).leading == icon\(row).trailing + 8",
        "  - name\(row).trailing == superview.trailing - 16",
        "  - name\(row).centerY == icon\(row).centerY",
      ]
    }
    lines.append("  - superview.bottom == icon19.bottom + 10")
    let clock = ContinuousClock()
    let start = clock.now
    let recovery = try #require(
      try SpecRecoverer.recover(scenario(lines.joined(separator: "\n"))))
    #expect(recovery.isProven && recovery.grade == .exact)
    #expect(SpecCost.nodes(of: recovery.spec) == 62)
    #expect(clock.now - start < .seconds(10))
  }
}
