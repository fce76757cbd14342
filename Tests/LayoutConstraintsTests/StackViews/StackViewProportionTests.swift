import Foundation
import Geometry
import LayoutConstraints
import Testing

@Suite("Proportions in stack views")
struct StackViewProportionTests {
  private static let sizes: [Content] = [.box(160, 20), .box(80, 30), .box(40, 10)]

  @Test("corrected proportions share the length without gaps and margins")
  func correctedProportions() throws {
    var example = try StackExample(
      Self.sizes, distribution: .fillProportionally, spacing: 10)
    example.stack.correctsProportions = true
    let shares: [Double] = [160 / 280, 80 / 280, 40 / 280]
    let gaps: [Double] = shares.map { $0 * 20 }
    #expect(
      try example.rows().filter { $0.contains("prop") } == [
        "fill-proportionally: a.width == \(shares[0]) * row.width - \(gaps[0]) @999",
        "fill-proportionally: b.width == \(shares[1]) * row.width - \(gaps[1]) @998",
        "fill-proportionally: c.width == \(shares[2]) * row.width - \(gaps[2]) @997",
      ])
    let widths = try example.layout(StackExample.filling, width: 580).spans.map { $0[1] }
    #expect(widths == [320, 160, 80])
    try example.setMargins(8)
    example.stack.customSpacing = [try example.index(of: "b"): .points(30)]
    let inside = try example.layout(StackExample.filling, width: 616)
    #expect(inside.spans == [[8, 320], [338, 160], [528, 80]])
    #expect(inside.missedOptionalConstraints.filter { $0.rule.contains("*") }.isEmpty)
  }

  @Test("text counts with its length in one line")
  func proportionsOfText() throws {
    let example = try StackExample(
      [.measured(FakeText(letters: 30)), .box(100, 20)], distribution: .fillProportionally)
    let result = try example.layout(StackExample.filling, width: 200)
    #expect(result.spans == [[0, 150], [150, 50]])
    #expect(result.layout.size.height == 40)
  }

  @Test("without content a view has no proportion, and without any all are equal")
  func proportionsWithoutContent() throws {
    let mixed = try StackExample(
      [.box(100, 10), .none, .box(50, 10)], distribution: .fillProportionally)
    #expect(
      try mixed.rows().filter { $0.contains("prop") }[1]
        == "fill-proportionally: b.width == 0")
    #expect(
      try mixed.layout(StackExample.filling, width: 300).spans == [
        [0, 200], [200, 0], [200, 100],
      ])
    let empty = try StackExample(
      [.none, .box(0, 10), .none], distribution: .fillProportionally)
    #expect(
      try empty.rows().filter { $0.contains("fill") } == [
        "fill-equally: b.width == a.width", "fill-equally: c.width == a.width",
      ])
  }

  @Test(
    "a share of all is required: inside margins, a lone view extends beyond the end",
    arguments: Axis.allCases, [0, 10.0])
  func loneView(axis: Axis, margin: Double) throws {
    var example = try StackExample([.box(25, 25)], axis: axis, distribution: .fillProportionally)
    try example.setMargins(margin)
    let size = axis == .horizontal ? "width" : "height"
    #expect(try example.rows().first == "fill-proportionally: a.\(size) == row.\(size)")
    let result = try example.layout(StackExample.filling, width: 200, height: 200)
    #expect(result.conflicts.map(\.missedPoints) == (margin == 0 ? [] : [20]))
    let span = axis == .horizontal ? result.spans[0] : result.verticalSpans[0]
    #expect(span == [margin, 200])
    example.stack.correctsProportions = true
    let corrected = try example.layout(StackExample.filling, width: 200, height: 200)
    #expect(corrected.conflicts.isEmpty)
  }

  @Test("beside views without content, too, a share of all is required")
  func shareOfAll() throws {
    let pair = try StackExample([.box(25, 25), .none], distribution: .fillProportionally)
    #expect(
      try pair.rows().filter { $0.contains("proportionally") } == [
        "fill-proportionally: a.width == row.width", "fill-proportionally: b.width == 0",
      ])
    var outer = try StackExample([.box(25, 25), .none], distribution: .fillProportionally)
    let inner = try outer.index(of: "b")
    try outer.system.addItem(ConstraintItem(name: "label", parent: inner, content: .box(9, 9)))
    // Its own length may be that of what is inside.
    #expect(
      try outer.rows().filter { $0.contains("b.width") } == [
        "fill-proportionally: b.width == 0 @998"
      ])
  }

  @Test(
    "a stack view inside is as long as its own views and gaps, and across its axis as the longest",
    arguments: [
      (.horizontal, .fill, [280, 20]), (.vertical, .fill, [240, 60]),
      (.horizontal, .fillEqually, [285, 15]),
    ] as [(Axis, StackView.Distribution, [Double])])
  func proportionsOfStacks(
    axis: Axis, distribution: StackView.Distribution, expected: [Double]
  ) throws {
    var outer = try StackExample(
      [.none, .box(10, 10)], distribution: .fillProportionally)
    let views = try [("x", 40.0), ("y", 40), ("z", 50)].map { name, width in
      try outer.system.addItem(ConstraintItem(name: name, content: .box(width, 10)))
    }
    let first = try outer.index(of: "a")
    try outer.system.updateItem(views[2]) { $0.isHidden = axis == .vertical }
    try outer.system.add(
      StackView(
        item: first, arranged: views, axis: axis, distribution: distribution,
        spacing: axis == .vertical ? 7 : distribution == .fill ? 5 : 20))
    let result = try outer.layout(StackExample.filling, width: 300)
    let frames = try ["a", "b"].map { Double(try #require(result.layout.frame(of: $0)).width) }
    #expect(frames == expected)
  }

  /// A row of two rows, each of a text that resists at 750 and a column that an author makes 150
  /// wide, as in LoopKit's storyboard LegacyInsulinDeliveryTableViewController at 345 points.
  private func rowsWithColumns(isOuterFirst: Bool) throws -> [[Double]] {
    var outer = try StackExample([.none, .none], distribution: .fillProportionally, spacing: 10)
    var inner: [StackView] = []
    for name in ["a", "b"] {
      var text = ConstraintItem(name: name + "text", content: .box(29.5, 54))
      text.hugging = AxisPriorities(251)
      let dots = try outer.system.addItem(text)
      let column = try outer.system.addItem(ConstraintItem(name: name + "column"))
      let label = try outer.system.addItem(
        ConstraintItem(name: name + "label", content: .box(name == "a" ? 46 : 57, 20)))
      inner.append(
        StackView(item: try outer.index(of: name), arranged: [dots, column], spacing: 2))
      inner.append(StackView(item: column, arranged: [label], axis: .vertical))
      try outer.system.add(rule: "\(name)column.width == 150")
    }
    if isOuterFirst {
      try outer.system.add(
        outer.stack, among: Dictionary(uniqueKeysWithValues: inner.map { ($0.item, $0) }))
      for stack in inner { try outer.system.add(stack) }
    } else {
      for stack in inner { try outer.system.add(stack) }
      try outer.system.add(outer.stack)
    }
    for rule in StackExample.filling { try outer.system.add(rule: rule) }
    let result = try outer.system.layout(
      in: Container(width: 345, height: 86), rounding: .pixels(scale: 2))
    #expect(result.conflicts.isEmpty)
    return try ["a", "atext", "b", "btext"].map { name in
      let frame = try #require(result.layout.frame(of: name))
      return [frame.minX, frame.width]
    }
  }

  @Test(
    "stack views inside count lengths that an author requires, as Interface Builder shows them",
    arguments: [true, false])
  func requiredLengths(isOuterFirst: Bool) throws {
    #expect(
      try rowsWithColumns(isOuterFirst: isOuterFirst)
        == [[0, 168], [0, 16], [178, 167], [178, 15]])
  }

  @Test(
    "stack views count through 16 levels, so that thousands take no more than their share of work",
    arguments: [(1, [50, 50]), (16, [50, 50]), (17, [0, 100])] as [(Int, [Double])])
  func levels(count: Int, expected: [Double]) throws {
    var outer = try StackExample([.none, .box(40, 10)], distribution: .fillProportionally)
    var inside = try outer.index(of: "a")
    for level in 1...count {
      let content = level == count ? Content.box(40, 10) : .none
      let next = try outer.system.addItem(ConstraintItem(name: "x\(level)", content: content))
      try outer.system.add(StackView(item: inside, arranged: [next]))
      inside = next
    }
    let result = try outer.layout(StackExample.filling, width: 100)
    let widths = try ["a", "b"].map { try #require(result.layout.frame(of: $0)).width }
    #expect(widths.map(Double.init) == expected)
  }

  @Test(
    "a thousand stack views inside each other are added without copying the system",
    arguments: [true, false])
  func manyStacks(isOuterFirst: Bool) throws {
    let count = 1000
    var system = ConstraintSystem()
    var stacks: [StackView] = []
    for level in 0..<count {
      let item = try system.addItem(ConstraintItem(name: "stack\(level)"))
      let leaf = try system.addItem(ConstraintItem(name: "leaf\(level)", content: .box(20, 10)))
      try system.add(rule: "leaf\(level).width == 20")
      stacks.append(
        StackView(
          item: item, arranged: level + 1 < count ? [leaf, item + 2] : [leaf],
          distribution: .fillProportionally, alignment: .center))
    }
    let others = Dictionary(uniqueKeysWithValues: stacks.map { ($0.item, $0) })
    var places: [UnsafePointer<ConstraintItem>?] = []
    for stack in isOuterFirst ? stacks : stacks.reversed() {
      try system.add(stack, among: isOuterFirst ? others : [:])
      let place = system.items.withUnsafeBufferPointer(\.baseAddress)
      if place != places.last { places.append(place) }
    }
    // An array that grows by doubling moves as often as the logarithm of its length.
    #expect(places.count < 12)
    #expect(system.stackViews.count == count)
  }

  @Test("a stack view inside counts with the length that an author requires of it, not its views")
  func requiredStackView() throws {
    var outer = try StackExample([.none, .box(40, 10)], distribution: .fillProportionally)
    let label = try outer.system.addItem(ConstraintItem(name: "label", content: .box(10, 10)))
    try outer.system.add(StackView(item: try outer.index(of: "a"), arranged: [label]))
    try outer.system.add(rule: "a.width == 120")
    let shares = try outer.rows().filter { $0.hasPrefix("fill-proportionally: ") }
    #expect(
      shares == [
        "fill-proportionally: a.width == 0.75 * row.width @999",
        "fill-proportionally: b.width == 0.25 * row.width @998",
      ])
  }

  @Test("a length that an author changes counts in the proportions of the next stack view")
  func changedLength() throws {
    var outer = try StackExample([.none, .box(40, 10)], distribution: .fillProportionally)
    let inside = try outer.index(of: "a")
    let label = try outer.system.addItem(ConstraintItem(name: "label", content: .box(10, 10)))
    try outer.system.add(StackView(item: inside, arranged: [label]))
    let widths = try [10, 120].map {
      try outer.system.add(rule: "label.width == \($0)").lowerBound
    }
    try outer.system.setActive(false, ofConstraint: widths[1])
    let filled = outer
    let shares = try widths.map { width in
      var copy = filled
      // An earlier proportion has read the length.
      let other = try copy.system.addItem(ConstraintItem(name: "other"))
      let dot = try copy.system.addItem(ConstraintItem(name: "dot", content: .box(5, 5)))
      try copy.system.add(
        StackView(item: other, arranged: [dot], distribution: .fillProportionally))
      for one in widths { try copy.system.setActive(one == width, ofConstraint: one) }
      try copy.system.add(copy.stack)
      let share = try #require(
        copy.system.constraints.first {
          $0.identifier == "UISV-fill-proportionally" && $0.first.item == inside
        })
      return share.multiplier
    }
    #expect(shares == [0.2, 0.75])
  }

  @Test("stack views that are added later need not be valid to be counted")
  func laterMistakes() throws {
    let outer = try StackExample([.none, .box(40, 10)], distribution: .fillProportionally)
    let inside = try outer.index(of: "a")
    for later in [
      StackView(item: inside, arranged: [inside]), StackView(item: inside, arranged: [77]),
      StackView(item: inside, arranged: [outer.stack.item]),
      StackView(item: 99, arranged: [inside], spacing: .nan),
    ] {
      var system = outer.system
      try system.add(outer.stack, among: [later.item: later])
      for rule in StackExample.filling { try system.add(rule: rule) }
      let frame = try system.layout(width: 100).layout.frame(of: "b")
      #expect(frame?.width == 100)
    }
  }

  @Test("lengths of an author win over equal lengths of stack views without content")
  func emptyStacks() throws {
    var outer = try StackExample(
      [.none, .none, .none], distribution: .fillProportionally, spacing: 10)
    for name in ["a", "b", "c"] {
      try outer.system.add(StackView(item: outer.index(of: name), arranged: []))
    }
    let rules = ["a.width == 0.38 * row.width", "b.width == 0.3 * row.width"]
    let result = try outer.layout(StackExample.filling + rules, width: 374, height: 20)
    #expect(result.conflicts.isEmpty)
    let widths = try ["a", "b", "c"].map { name in
      try #require(result.layout.frame(of: name)).width.rounded()
    }
    #expect(widths == [142, 112, 100])
  }

  @Test("a share below a thousandth counts as 0, and impossible proportions make equal lengths")
  func extremeProportions() throws {
    let thin = try StackExample(
      [.box(0.5, 10), .box(700, 10)], distribution: .fillProportionally)
    #expect(try thin.rows().contains("fill-proportionally: a.width == 0"))
    let overlapping = try StackExample(
      [.box(40, 10), .box(40, 10)], distribution: .fillProportionally, spacing: -100)
    #expect(try overlapping.rows().contains("fill-equally: b.width == a.width"))
  }

  @Test("the proportion of a view far down a row still counts more than content")
  func manyProportions() throws {
    var system = ConstraintSystem()
    let row = try system.addItem(ConstraintItem(name: "row"))
    let views = try (0..<900).map {
      try system.addItem(ConstraintItem(name: "v\($0)", content: .box(10, 10)))
    }
    let added = try system.add(
      StackView(item: row, arranged: views, distribution: .fillProportionally))
    let weakest = added.map { system.constraints[$0].priority }.min()
    #expect(weakest == 751)
  }
}
