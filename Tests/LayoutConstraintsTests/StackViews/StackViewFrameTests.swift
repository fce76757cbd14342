import Foundation
import Geometry
import LayoutConstraints
import Testing

/// Stack views whose frames are known.
@Suite("Layouts of stack views")
struct StackViewFrameTests {
  private static let sizes: [Content] = [.box(160, 20), .box(80, 30), .box(40, 10)]

  @Test(
    "the length along a row is shared according to the distribution",
    arguments: [
      // 160 + 80 + 40 of content, and 600 - 280 = 320 in two gaps.
      (.equalSpacing, [[0, 160], [320, 80], [560, 40]]),
      // Centres at 80, 330 and 580.
      (.equalCentering, [[0, 160], [290, 80], [560, 40]]),
      (.fillEqually, [[0, 580 / 3], [580 / 3 + 10, 580 / 3], [2 * 580 / 3 + 20, 580 / 3]]),
      // Targets of 320, 160 and 80 with gaps of 20 are 580: the weakest of them gets the rest.
      (.fillProportionally, [[0, 320], [330, 160], [500, 100]]),
    ] as [(StackView.Distribution, [[Double]])])
  func distributions(distribution: StackView.Distribution, expected: [[Double]]) throws {
    let example = try StackExample(Self.sizes, distribution: distribution, spacing: 10)
    let result = try example.layout(StackExample.filling, width: 600)
    for (span, other) in zip(result.spans, expected) {
      #expect(abs(span[0] - other[0]) < 1e-6 && abs(span[1] - other[1]) < 1e-6)
    }
    #expect(result.ambiguousElements.isEmpty)
    #expect(result.conflicts.isEmpty)
  }

  @Test("a row that fills gives spare length to the lowest hugging")
  func hugging() throws {
    var example = try StackExample(Self.sizes, spacing: 10)
    try example.system.updateItem(example.index(of: "b")) { $0.hugging = AxisPriorities(240) }
    let result = try example.layout(StackExample.filling, width: 600)
    #expect(result.spans == [[0, 160], [170, 380], [560, 40]])
    #expect(result.verticalSpans.allSatisfy { $0 == [0, 30] })
  }

  @Test(
    "negative spacing overlaps, but a gap that is made equal is never below 0",
    arguments: [
      (.fill, [[0, 160], [150, 80], [220, 40]], 260.0),
      (.equalSpacing, [[0, 160], [160, 80], [240, 40]], 280),
    ] as [(StackView.Distribution, [[Double]], Double)])
  func negativeSpacing(
    distribution: StackView.Distribution, expected: [[Double]], width: Double
  ) throws {
    let example = try StackExample(Self.sizes, distribution: distribution, spacing: -10)
    let result = try example.layout(["H:|[row]", "V:|[row]"], width: 600)
    #expect(result.spans == expected)
    #expect(result.layout.frame(of: "row")?.width == CGFloat(width))
  }

  @Test(
    "views lie across the row as the alignment says, and the row around them",
    arguments: [
      (.fill, [[0, 30], [0, 30], [0, 30]]), (.top, [[0, 20], [0, 30], [0, 10]]),
      (.bottom, [[10, 20], [0, 30], [20, 10]]), (.center, [[5, 20], [0, 30], [10, 10]]),
    ] as [(StackView.Alignment, [[Double]])])
  func alignments(alignment: StackView.Alignment, expected: [[Double]]) throws {
    var example = try StackExample(Self.sizes, distribution: .equalSpacing, alignment: alignment)
    let result = try example.layout(["H:|[row]|", "V:|[row]"], width: 600, height: 300)
    #expect(result.verticalSpans == expected)
    #expect(result.layout.frame(of: "row")?.height == 30)
    #expect(result.ambiguousElements.isEmpty)
    try example.setMargins(8)
    let inside = try example.layout(["H:|[row]|", "V:|[row]"], width: 600, height: 300)
    #expect(inside.verticalSpans == expected.map { [$0[0] + 8, $0[1]] })
    #expect(inside.layout.frame(of: "row")?.height == 46)
  }

  @Test("a stack view has no margins of its own, and those that it is given")
  func defaultMargins() throws {
    var example = try StackExample(Self.sizes)
    example.stack.isLayoutMarginsRelativeArrangement = true
    let filling = ["H:|[row]|", "V:|[row]"]
    #expect(try example.layout(filling, width: 600).layout.frame(of: "row")?.height == 30)
    try example.setMargins(5)
    #expect(try example.layout(filling, width: 600).layout.frame(of: "row")?.height == 40)
    // A view in a stack view keeps the margins of a plain view.
    let inner = try StackExample(Self.sizes).layout(
      filling + ["row.leadingMargin == superview.leading", "a.topMargin == a.top + 8"], width: 600)
    #expect(inner.conflicts.isEmpty)
  }

  @Test("a row on baselines contains its first view, and a taller one extends out of it")
  func baselines() throws {
    let large = FakeText(letters: 3, lineHeight: 40)
    let texts: [Content] = [.measured(large), .measured(FakeText(letters: 3)), .box(10, 12)]
    let rules = ["H:|[row]", "V:|-50-[row]"]
    for alignment in [StackView.Alignment.firstBaseline, .lastBaseline] {
      let result = try StackExample(texts, alignment: alignment).layout(rules, width: 600)
      // A view without text is at the edge of the first one.
      let isFirst = alignment == .firstBaseline
      #expect(
        result.verticalSpans
          == (isFirst ? [[50, 40], [50, 20], [50, 12]] : [[50, 40], [70, 20], [78, 12]]))
      #expect(result.layout.frame(of: "row") == rect(0, 50, 70, 40))
      #expect(result.ambiguousElements.isEmpty)
    }
    let other = try StackExample([.box(10, 12)] + texts.prefix(1), alignment: .firstBaseline)
    let result = try other.layout(rules, width: 600)
    #expect(result.verticalSpans == [[50, 12], [50, 40]])
    #expect(result.layout.frame(of: "row") == rect(0, 50, 40, 40))
  }

  @Test("a column by baselines keeps its distances between lines of text")
  func baselineRelative() throws {
    var example = try StackExample(
      [.measured(FakeText(letters: 3)), .measured(FakeText(letters: 9)), .box(10, 12)],
      axis: .vertical, alignment: .leading, spacing: 30)
    example.stack.isBaselineRelativeArrangement = true
    let result = try example.layout(["H:|[row]|", "V:|[row]"], width: 50)
    // b wraps to two lines in 50: its last baseline is 35 below its top.
    #expect(result.verticalSpans == [[0, 20], [30, 40], [95, 12]])
  }

  @Test("stacks in stacks share the length of the outer one")
  func nested() throws {
    var example = try StackExample([.box(40, 40), .none], alignment: .center, spacing: 8)
    let column = try example.index(of: "b")
    try example.system.updateItem(column) { $0.hugging = AxisPriorities(1) }
    var texts: [Int] = []
    for (name, letters) in [("title", 5), ("text", 30)] {
      let text = FakeText(letters: letters)
      texts.append(
        try example.system.addItem(ConstraintItem(name: name, content: .measured(text))))
    }
    try example.system.add(StackView(item: column, arranged: texts, axis: .vertical, spacing: 4))
    let result = try example.layout(StackExample.filling, width: 248)
    #expect(result.layout.elements == ["row", "a", "b", "title", "text"])
    #expect(
      result.layout.frames == [
        rect(0, 0, 248, 64), rect(0, 12, 40, 40), rect(48, 0, 200, 64), rect(48, 0, 200, 20),
        rect(48, 24, 200, 40),
      ])
    #expect(result.ambiguousElements.isEmpty)
  }

  @Test("the size that fits a stack is that of its views and their least gaps")
  func fittingSize() throws {
    for distribution in [StackView.Distribution.fill, .equalSpacing] {
      let example = try StackExample(
        Self.sizes, distribution: distribution, alignment: .center, spacing: 10)
      var system = example.system
      try system.add(example.stack)
      let size = try system.fittingSize(of: example.stack.item, rounding: .exact)
      #expect(size == CGSize(width: 300, height: 30))
    }
  }

  @Test("a system with stack views can become one item of another")
  func addedAsItem() throws {
    let example = try StackExample(Self.sizes, distribution: .equalSpacing)
    var inner = example.system
    try inner.add(example.stack)
    for rule in StackExample.filling { try inner.add(rule: rule) }
    var list = ConstraintSystem()
    for name in ["one", "two"] { try list.add(inner, as: name) }
    for rule in ["H:|[one]|", "H:|[two]|", "V:|[one][two]|"] { try list.add(rule: rule) }
    let result = try list.layout(width: 600)
    #expect(result.layout.elements.filter { $0.hasPrefix("two.") }.count == 4)
    #expect(result.layout.frame(of: "two.b") == rect(320, 30, 80, 30))
    #expect(list.stackViews.map { list.items[$0.item].name } == ["one.row", "two.row"])
    try #require(list.stackViews.count > 1)
    #expect(list.stackViews[1].arranged.map { list.items[$0].name } == ["two.a", "two.b", "two.c"])
  }

  @Test("a stack view's baselines are those of its views, through all levels")
  func baselinesOfStacks() throws {
    let text = Content.measured(FakeText(letters: 3))
    func layout(_ axis: Axis, _ alignment: StackView.Alignment, _ rule: String) throws -> CGRect? {
      var example = try StackExample([.none, .box(10, 40)], axis: axis, alignment: alignment)
      let inner = try example.index(of: "a")
      let texts = try ["first", "last"].map {
        try example.system.addItem(ConstraintItem(name: $0, content: text))
      }
      try example.system.add(StackView(item: inner, arranged: texts, axis: .vertical))
      try example.system.addItem(ConstraintItem(name: "other", content: .box(5, 5)))
      return try example.layout(["H:|[row]", "V:|-10-[row]", "|-100-[other]", rule], width: 300)
        .layout.frame(of: "other")
    }
    // A line of text is 20 high, with its baseline at 15.
    #expect(
      try layout(.vertical, .leading, "other.top == row.firstBaseline") == rect(100, 25, 5, 5))
    #expect(try layout(.horizontal, .top, "other.top == row.firstBaseline") == rect(100, 25, 5, 5))
    #expect(try layout(.horizontal, .fill, "other.top == a.lastBaseline") == rect(100, 45, 5, 5))
    // The last view has no text.
    #expect(
      try layout(.vertical, .leading, "other.top == row.lastBaseline") == rect(100, 90, 5, 5))
    #expect(try layout(.horizontal, .top, "other.top == row.lastBaseline") == rect(100, 50, 5, 5))
  }
}
