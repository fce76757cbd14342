import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Hidden views in stack views")
struct StackViewHidingTests {
  private static let boxes = [Content](repeating: .box(40, 20), count: 4)

  @Test(
    "hidden views are between half spacings, and none at the ends",
    arguments: [
      (
        ["b"],
        [
          "spacing: b.leading == a.trailing + 5", "spacing: c.leading == a.trailing + 10",
          "spacing: d.leading == c.trailing + 10", "hiding: b.width == 0 @999.999",
        ]
      ),
      (
        ["b", "c"],
        [
          "spacing: b.leading == a.trailing + 5", "spacing: c.leading == a.trailing + 5",
          "spacing: d.leading == a.trailing + 10", "hiding: b.width == 0 @999.999",
          "hiding: c.width == 0 @999.999",
        ]
      ),
      (
        ["a"],
        [
          "spacing: b.leading == a.trailing", "spacing: c.leading == b.trailing + 10",
          "spacing: d.leading == c.trailing + 10", "hiding: a.width == 0 @999.999",
        ]
      ),
      (
        ["c", "d"],
        [
          "spacing: b.leading == a.trailing + 10", "spacing: c.leading == b.trailing",
          "spacing: d.leading == b.trailing", "hiding: c.width == 0 @999.999",
          "hiding: d.width == 0 @999.999",
        ]
      ),
    ] as [(Set<String>, [String])])
  func chain(hidden: Set<String>, expected: [String]) throws {
    let example = try StackExample(Self.boxes, spacing: 10, hidden: hidden)
    let rows = try example.rows()
    #expect(rows.filter { $0.hasPrefix("spacing") || $0.hasPrefix("hiding") } == expected)
    let shown = ["a", "b", "c", "d"].filter { !hidden.contains($0) }
    #expect(
      rows[0...1] == [
        "canvas-connection: row.leading == \(shown[0]).leading",
        "canvas-connection: row.trailing == \(shown[shown.count - 1]).trailing",
      ])
  }

  @Test(
    "across the axis a hidden view is aligned like the others, and the stack does not contain it")
  func across() throws {
    for alignment in StackView.Alignment.allCases {
      let shown = try StackExample(Self.boxes, alignment: alignment).rows()
      let hidden = try StackExample(Self.boxes, alignment: alignment, hidden: ["a"]).rows()
      func across(_ rows: [String]) -> [String] {
        rows.drop { !$0.hasPrefix("alignment") }.filter { !$0.hasPrefix("spanning-boundary") }
      }
      #expect(across(hidden) == across(shown))
      #expect(!hidden.contains { $0.hasPrefix("spanning-boundary") && $0.contains(" a.") })
    }
  }

  @Test(
    "a height that a hidden view must have is that of a row that fills, and of no other",
    arguments: [(StackView.Alignment.fill, 90.0), (.center, 20), (.top, 20)])
  func requiredAcross(alignment: StackView.Alignment, height: Double) throws {
    let example = try StackExample(Self.boxes, alignment: alignment, hidden: ["b"])
    let result = try example.layout(["H:|[row]", "V:|[row]", "b.height == 90"], width: 300)
    #expect(result.layout.frame(of: "row")?.height == CGFloat(height))
    #expect(result.conflicts.isEmpty)
  }

  @Test("equal gaps are between visible views, and hidden views have none")
  func equalGaps() throws {
    let example = try StackExample(
      Self.boxes, distribution: .equalSpacing, spacing: 10, hidden: ["b", "d"])
    #expect(
      try example.rows().dropFirst(2).prefix(6) == [
        "spacing: b.leading == a.trailing + 5", "spacing: c.leading >= a.trailing + 10",
        "spacing: d.leading == c.trailing",
        "distributing-edge: row.gap1.leading == a.trailing",
        "distributing-edge: row.gap1.trailing == c.leading", "canvas-fit: row.width == 0 @49",
      ])
    let result = try example.layout(StackExample.filling, width: 300)
    #expect(result.spans == [[0, 40], [45, 0], [260, 40], [300, 0]])
    #expect(result.ambiguousElements.isEmpty)
  }

  @Test("equal and proportional lengths are those of visible views")
  func lengths() throws {
    for distribution in [StackView.Distribution.fillEqually, .fillProportionally] {
      let example = try StackExample(
        Self.boxes, distribution: distribution, spacing: 10, hidden: ["b"])
      let result = try example.layout(StackExample.filling, width: 320)
      let proportional: Double = 320 - 20 - 2 * 320 * 40 / 140
      let last: Double = distribution == .fillEqually ? 100 : proportional
      let other: Double = (300 - last) / 2
      let expected: [Double] = [other, 0, other, last]
      for (span, width) in zip(result.spans, expected) { #expect(abs(span[1] - width) < 1e-6) }
    }
  }

  @Test("a gap beside hidden views is the spacing after the visible view before it")
  func customSpacing() throws {
    var example = try StackExample(Self.boxes, spacing: 10, hidden: ["b"])
    example.stack.customSpacing = [
      try example.index(of: "a"): .points(30), try example.index(of: "b"): .points(100),
    ]
    let result = try example.layout(["H:|[row]", "V:|[row]"], width: 600)
    #expect(result.spans == [[0, 40], [55, 0], [70, 40], [120, 40]])
  }

  @Test("between baselines, a hidden view is measured from its edges")
  func baselines() throws {
    let text = FakeText(letters: 3)
    var example = try StackExample(
      [.measured(text), .measured(text), .measured(text)], axis: .vertical, alignment: .leading,
      spacing: 30, hidden: ["b"])
    example.stack.isBaselineRelativeArrangement = true
    let result = try example.layout(["H:|[row]", "V:|[row]"], width: 300)
    // The last baseline of a is at 15, the first one of c 15 below its top.
    #expect(result.verticalSpans == [[0, 20], [30, 0], [30, 20]])
  }

  @Test(
    "a hidden view keeps a length that it must have, and pushes no other view",
    arguments: [
      (["a"], [[-30, 30], [0, 40], [50, 40], [100, 40]]),
      (["b"], [[0, 40], [45, 30], [50, 40], [100, 40]]),
      (["b", "c"], [[0, 40], [45, 30], [45, 30], [50, 40]]),
      (["d"], [[0, 40], [50, 40], [100, 40], [140, 30]]),
      (["a", "b"], [[-30, 30], [-30, 30], [0, 40], [50, 40]]),
      (["a", "b", "c", "d"], [[0, 30], [0, 30], [0, 30], [0, 30]]),
    ] as [(Set<String>, [[Double]])])
  func ownLength(hidden: Set<String>, expected: [[Double]]) throws {
    let example = try StackExample(Self.boxes, spacing: 10, hidden: hidden)
    let rules = hidden.sorted().map { "\($0).width == 30" }
    let result = try example.layout(["H:|[row]", "V:|[row]"] + rules, width: 300)
    #expect(result.conflicts.isEmpty)
    #expect(result.spans == expected)
  }

  @Test("a hidden view gives up a length that it need not have", arguments: [999.99, 999, 250])
  func optionalLength(priority: Double) throws {
    let example = try StackExample(Self.boxes, spacing: 10, hidden: ["b"])
    let result = try example.layout(
      ["H:|[row]", "V:|[row]", "b.width == 30 @\(priority)"], width: 300)
    #expect(result.spans == [[0, 40], [45, 0], [50, 40], [100, 40]])
  }

  @Test(
    "a stack that shows nothing has no size unless it must", arguments: [true, false], Axis.allCases
  )
  func nothingVisible(isEmpty: Bool, axis: Axis) throws {
    let example = try StackExample(
      isEmpty ? [] : Self.boxes, axis: axis, spacing: 10, hidden: ["a", "b", "c", "d"])
    let result = try example.layout(["H:|-5-[row]", "V:|-5-[row]"], width: 300, height: 100)
    #expect(result.layout.frame(of: "row") == rect(5, 5, 0, 0))
    #expect(result.ambiguousElements.isEmpty)
    #expect(result.conflicts.isEmpty)
    let held = try example.layout(
      ["H:|-5-[row(80)]", "V:|-5-[row(50)]"], width: 300, height: 100)
    #expect(held.layout.frame(of: "row") == rect(5, 5, 80, 50))
    #expect(held.ambiguousElements.isEmpty)
    #expect(held.conflicts.isEmpty)
  }

  @Test("a stack that shows nothing keeps its margins", arguments: Axis.allCases)
  func nothingVisibleInMargins(axis: Axis) throws {
    var example = try StackExample(
      Self.boxes, axis: axis, spacing: 10, hidden: ["a", "b", "c", "d"])
    try example.setMargins(6)
    let result = try example.layout(["H:|-5-[row]", "V:|-5-[row]"], width: 300)
    #expect(result.layout.frame(of: "row") == rect(5, 5, 12, 12))
    #expect(result.ambiguousElements.isEmpty)
    #expect(result.conflicts.isEmpty)
  }

  @Test("priorities count down by the places of all views, hidden ones included")
  func priorities() throws {
    let proportional = try StackExample(
      Self.boxes, distribution: .fillProportionally, hidden: ["b"])
    #expect(
      try proportional.rows().filter { $0.contains("proportionally") }.map { $0.suffix(4) }
        == ["@999", "@997", "@996"])
    let centred = try StackExample(
      [.box(40, 20)] + Self.boxes, distribution: .equalCentering, hidden: ["b"])
    #expect(
      try centred.rows().filter { $0.contains("fill-equally") } == [
        "fill-equally: row.gap2.width == row.gap1.width @148",
        "fill-equally: row.gap3.width == row.gap1.width @147",
      ])
  }
}
