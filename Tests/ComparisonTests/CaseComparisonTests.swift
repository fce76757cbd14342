import Comparison
import Geometry
import Layouts
import Scenarios
import SeededRandom
import Testing

@Suite("Comparing every case")
struct CaseComparisonTests {
  /// A row whose parts are read from the text, so that a case can also be written by hand.
  private static func row(name: String, badge: String, cases: String = "") -> String {
    """
    layoutdiff: 1
    containers: [200, 320]
    elements:
      name: { text: "\(name)", lines: 1 }
      badge: { image: \(badge), hugging: 251, compressionResistance: 751 }
    \(cases)
    spec:
      inset:
        insets: 8
        child: { stack: { spacing: 4, alignItems: start, children: [{ element: name, style: { flexGrow: 1, flexShrink: 1 } }, badge] } }
    constraints:
      - name.leading == superview.leading + 8
      - name.trailing == badge.leading - 4
      - badge.trailing == superview.trailing - 8
      - name.top == superview.top + 8
      - badge.top == superview.top + 8
      - superview.bottom >= name.bottom + 8
      - superview.bottom >= badge.bottom + 8
    """
  }

  @Test(
    "a case has the frames of a file with its contents in place of the usual ones",
    arguments: 0..<20)
  func substitution(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let words = (0...Int.random(in: 0...6, using: &random)).map { _ in
      String(repeating: "n", count: Int.random(in: 1...9, using: &random))
    }
    let name = words.joined(separator: " ")
    let badge =
      "\(Int.random(in: 1...90, using: &random))x\(Int.random(in: 1...60, using: &random))"
    let both = try Comparing.scenario(
      Self.row(
        name: "Jane", badge: "20x20",
        cases: "cases: { other: { name: \"\(name)\", badge: \(badge) } }"))
    let usual = try Comparing.scenario(Self.row(name: "Jane", badge: "20x20"))
    let other = try Comparing.scenario(Self.row(name: name, badge: badge))
    let expected = (usual.containers + other.containers).map { $0.elements }
    let found = both.containers.map { $0.elements }
    #expect(found == expected, "seed \(seed)")
    let names = both.containers.map { $0.container.caseName }
    #expect(names == [nil, nil, "other", "other"])
  }

  @Test("read from right to left, rules of leading and trailing agree with the mirrored spec")
  func mirrored() throws {
    let comparison = try Comparing.scenario(
      Self.row(name: "Jane", badge: "20x20", cases: "cases: { directions: both }"))
    #expect(comparison.verdict == .agrees)
    for (left, right) in zip(comparison.containers[0..<2], comparison.containers[2..<4]) {
      let width = left.container.width
      for (one, other) in zip(left.elements, right.elements) {
        #expect(abs(width - one.spec.x - one.spec.width - other.spec.x) < 1e-9)
        #expect(one.spec.y == other.spec.y && one.spec.width == other.spec.width)
      }
    }
  }

  @Test("rules of left and right differ from right to left alone, and the words name the case")
  func sides() throws {
    let text = Self.row(name: "Jane", badge: "20x20", cases: "cases: { directions: both }")
      .replacing("leading", with: "left").replacing("trailing", with: "right")
    let comparison = try Comparing.scenario(text)
    #expect(comparison.verdict == .differs)
    #expect(comparison.containers.map(\.agrees) == [true, true, false, false])
    #expect(
      comparison.sentence.contains("at 200 and 320 pt, rightToLeft"), "\(comparison.sentence)")
    #expect(
      comparison.findings.contains { $0[0].hasPrefix("at 200 pt, rightToLeft: badge.left is ") })
  }

  @Test("a hidden element is neither compared nor missed")
  func hidden() throws {
    let comparison = try Comparing.scenario(
      """
      layoutdiff: 1
      containers: [200]
      elements: { name: { text: Jane }, badge: { image: 20x20 } }
      cases: { without: { hidden: [badge] } }
      spec: { stack: { spacing: 4, alignItems: start, children: [name, badge] } }
      constraints:
        stacks: { row: { spacing: 4, alignment: top, arranged: [name, badge] } }
        rules: [row.leading == superview.leading, row.top == superview.top, row.bottom == superview.bottom]
      """)
    let without = try #require(comparison.containers.last)
    #expect(without.elements.map(\.element) == ["superview", "name"])
    #expect(without.onlyInConstraints == [])
    #expect(comparison.verdict == .agrees, "\(comparison.sentence)")
  }

  @Test(
    "containers are listed with their cases in short",
    arguments: [
      (["320", "390"], "320 and 390 pt"), (["320, long"], "320 pt, long"),
      (["320", "390", "320, long", "390, long"], "320 and 390 pt in 2 cases"),
      (["320, long", "320, short"], "320 pt in 2 cases, first long"),
      (["320", "390", "320, long"], "320 and 390 pt, and in 1 more case"),
      (["320, a", "390, b", "390, c"], "320 pt, a, and in 2 more cases"),
    ])
  func places(containers: [String], words: String) {
    #expect(containers.compactMap { Container($0) }.listedInPoints == words)
  }
}
