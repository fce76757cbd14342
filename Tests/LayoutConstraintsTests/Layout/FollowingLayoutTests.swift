import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// After an edit of a constant or a content, a layouter computes again only what depends on it.
@Suite("A layout that follows from the last one")
struct FollowingLayoutTests {
  @Test("of a random screen is that of the edited screen alone")
  func screens() throws {
    var followed = 0
    for seed in LawSeeds.of(400, from: 5000) {
      let screen = RandomScreen(seed: seed)
      followed += try checkEdits(of: screen.system, in: screen.container, 12, seed: seed)
    }
    #expect(followed > LawSeeds.share(of: 400), "only \(followed): that proves little")
  }

  @Test("of a system with conflicts, ties and open values is that of the edited system alone")
  func troubledParts() throws {
    var followed = 0
    for seed in LawSeeds.of(150, from: 900) {
      let parts = try SystemOfParts(seed: seed)
      followed += try checkEdits(of: parts.system, in: parts.container, 12, seed: seed)
    }
    #expect(followed > LawSeeds.share(of: 40), "only \(followed): that proves little")
  }

  @Test("of a system that is hard to reduce is that of the edited system alone")
  func hardSystems() throws {
    var followed = 0
    for seed in LawSeeds.of(80, from: 300) {
      for kind in HardSystem.Kind.allCases {
        let hard = HardSystem(seed: seed, kind: kind)
        followed += try checkEdits(of: hard.system, in: hard.container, 6, seed: seed)
      }
    }
    #expect(followed > LawSeeds.share(of: 80), "only \(followed): that proves little")
  }

  @Test("of a list changes one row, or all rows below, without any pass")
  func lists() throws {
    let container = Container(width: 320)
    var layouter = try layouter(of: 20)
    _ = try layouter.layout(in: container)
    for (rule, constants) in [
      ("photo20.width == 40", [41.0, 30, 40]), ("time7.top == name7.top", [2, 0.25]),
      ("name1.top == superview.top + 5", [6, 15.5]), ("photo9.height == 40", [20, 30]),
    ] {
      for constant in constants {
        try layouter.setConstant(constant, ofConstraint: index(of: rule, in: layouter))
        let layout = try layouter.layout(in: container)
        #expect(layout.statistics.passes == 0, "\(rule) to \(constant)")
        try expectAsAlone(layout, layouter, container)
      }
    }
  }

  @Test("has no passes where another row has a conflict, a tie or an open value")
  func troubleElsewhere() throws {
    let container = Container(width: 320)
    var system = try list(of: 12)
    try system.add(rule: "photo3.width == 30")
    try system.addItem(ConstraintItem(name: "badge", content: .box(10, 10)))
    try system.add(rule: "badge.top == text3.top")
    var layouter = try ConstraintLayouter(system, rounding: .exact)
    let first = try layouter.layout(in: container)
    #expect(!first.conflictSets.isEmpty && !first.ambiguousElements.isEmpty)
    for (rule, constant) in [
      ("photo2.width == 40", 44.0), ("name1.top == superview.top + 5", 9),
      ("photo12.leading == superview.leading + 5", 7),
    ] {
      try layouter.setConstant(constant, ofConstraint: index(of: rule, in: layouter))
      let layout = try layouter.layout(in: container)
      #expect(layout.statistics.passes == 0, "\(rule)")
      try expectAsAlone(layout, layouter, container)
    }
    // The conflict itself is the solver's.
    try layouter.setConstant(31, ofConstraint: system.constraints.count - 2)
    let layout = try layouter.layout(in: container)
    #expect(layout.statistics.passes == 1)
    try expectAsAlone(layout, layouter, container)
  }

  @Test("has the missed constraints, the explanations and the rules of the edited system")
  func findings() throws {
    var system = try list(of: 3)
    try system.add(rule: "photo2.width == 90 @750")
    let container = Container(width: 320)
    var layouter = try ConstraintLayouter(system, rounding: .pixels(scale: 2))
    _ = try layouter.layout(in: container)
    try layouter.setConstant(70, ofConstraint: system.constraints.count - 1)
    try layouter.setConstant(45, ofConstraint: index(of: "photo2.width == 40", in: layouter))
    let layout = try layouter.layout(in: container)
    let alone = try layouter.system.layout(in: container, rounding: .pixels(scale: 2))
    #expect(layout.statistics.passes == 0)
    #expect(layout.missedOptionalConstraints.map(\.rule) == ["photo2.width == 70 @750"])
    #expect(layout.missedOptionalConstraints.map(\.missedPoints) == [25])
    #expect(layout.missedOptionalConstraints == alone.missedOptionalConstraints)
    let photo = try #require(system.index(of: "photo2"))
    let anchor = Constraint.Anchor(item: photo, attribute: .width)
    #expect(try layout.because(of: [anchor]) == alone.because(of: [anchor]))
  }

  @Test("equals the first one after thousands of edits there and back")
  func drift() throws {
    let container = Container(width: 320)
    var layouter = try layouter(of: 5)
    let first = try layouter.layout(in: container)
    var generator = SeededGenerator(seed: 77)
    let rules = ["name1.top == superview.top + 5", "photo3.width == 40", "photo4.height == 40"]
    let indices = try rules.map { try index(of: $0, in: layouter) }
    let constants = indices.map { layouter.system.constraints[$0].constant }
    for _ in 0..<Int(4000 * LawSeeds.share) {
      let place = generator.index(below: rules.count)
      let change = Double(generator.index(below: 1000)) / 333
      try layouter.setConstant(constants[place] + change, ofConstraint: indices[place])
      #expect(try layouter.layout(in: container).statistics.passes == 0)
    }
    for (index, constant) in zip(indices, constants) {
      try layouter.setConstant(constant, ofConstraint: index)
    }
    let last = try layouter.layout(in: container)
    #expect(last.layout == first.layout)
    for (one, other) in zip(first.rawLayout.frames, last.rawLayout.frames) {
      #expect(abs(one.minY - other.minY) <= 1e-9)
    }
  }

  @Test("changes arrays in place once nobody has the last one, and copies them before")
  func places() throws {
    let container = Container(width: 320)
    var layouter = try layouter(of: 5)
    let edited = try index(of: "photo2.width == 40", in: layouter)
    var kept: [ConstraintLayout] = [try layouter.layout(in: container)]
    func place(ofFrames layout: ConstraintLayout) -> Int {
      layout.layout.frames.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    func nextPlace(_ constant: Double) throws -> Int {
      try layouter.setConstant(constant, ofConstraint: edited)
      return place(ofFrames: try layouter.layout(in: container))
    }
    let first = try nextPlace(41)
    #expect(try nextPlace(42) == first)
    #expect(try nextPlace(43) == first)
    for constant in [44.0, 45, 46] {
      try layouter.setConstant(constant, ofConstraint: edited)
      kept.append(try layouter.layout(in: container))
    }
    #expect(Set(kept.map(place)).count == kept.count)
  }

  @Test("leaves the layouts before it as they were, with their explanations")
  func earlier() throws {
    var system = try list(of: 3)
    try system.add(rule: "photo2.width == 90 @750")
    let container = Container(width: 320)
    var layouter = try ConstraintLayouter(system, rounding: .exact)
    let edited = try index(of: "photo2.width == 40", in: layouter)
    let anchor = Constraint.Anchor(
      item: try #require(system.index(of: "photo2")), attribute: .width)
    var kept: [(layout: ConstraintLayout, system: ConstraintSystem)] = []
    // More edits than the system has numbers, so that it takes them over in between.
    for constant in 0..<400 {
      try layouter.setConstant(30 + Double(constant) / 8, ofConstraint: edited)
      let layout = try layouter.layout(in: container)
      if constant % 80 == 1 { kept.append((layout, layouter.system)) }
    }
    for (layout, system) in kept {
      let alone = try system.layout(in: container, rounding: .exact)
      #expect(layout.rawLayout == alone.rawLayout)
      #expect(layout.missedOptionalConstraints == alone.missedOptionalConstraints)
      #expect(try layout.because(of: [anchor]) == alone.because(of: [anchor]))
    }
  }

  @Test("belongs to one copy of a layouter")
  func copies() throws {
    let container = Container(width: 320)
    var first = try layouter(of: 3)
    _ = try first.layout(in: container)
    let edited = try index(of: "photo2.width == 40", in: first)
    try first.setConstant(50, ofConstraint: edited)
    _ = try first.layout(in: container)
    var second = first
    try second.setConstant(60, ofConstraint: edited)
    try expectAsAlone(try second.layout(in: container), second, container)
    try first.setConstant(45, ofConstraint: edited)
    try expectAsAlone(try first.layout(in: container), first, container)
    #expect(try second.layout(in: container).layout.frame(of: "photo2")?.width == 60)
    #expect(first.system.constraints[edited].constant == 45)
  }
}

extension FollowingLayoutTests {
  /// Edits a random constant or content several times, and compares each layout with a direct one;
  /// returns the number of layouts that followed from the one before.
  private func checkEdits(
    of system: ConstraintSystem, in container: Container, _ count: Int, seed: UInt64
  ) throws -> Int {
    guard !system.constraints.isEmpty else { return 0 }
    var generator = SeededGenerator(seed: seed &+ 31)
    var layouter = try ConstraintLayouter(system, rounding: .exact)
    guard (try? layouter.layout(in: container)) != nil else { return 0 }
    var followed = 0
    var edits: [String] = []
    for _ in 0..<count {
      for _ in 0...generator.index(below: 2) {
        edits.append(try Self.edit(&layouter, &generator))
      }
      let edited = layouter.system
      let layout = try? layouter.layout(in: container)
      guard (try? edited.layout(in: container, rounding: .exact, solver: .direct)) != nil else {
        return followed
      }
      let followedNow = layout?.statistics.passes == 0
      if followedNow { followed += 1 }
      let comparison = try SolverComparison(edited, in: container, with: try #require(layout))
      for difference in comparison.differences() {
        Issue.record(
          "\(difference) after \(edits), \(followedNow ? "followed" : "solved"), seed \(seed)")
      }
    }
    return followed
  }

  private static func edit(
    _ layouter: inout ConstraintLayouter, _ generator: inout SeededGenerator
  ) throws -> String {
    let system = layouter.system
    let boxes = system.items.indices.filter {
      if case .fixed = system.items[$0].content { true } else { false }
    }
    if !boxes.isEmpty && generator.index(below: 4) == 0 {
      let item = boxes[generator.index(below: boxes.count)]
      guard case .fixed(var size) = system.items[item].content else { return "" }
      size.width += Double(generator.index(below: 5))
      size.height = max(0, size.height - 2 + Double(generator.index(below: 5)))
      try layouter.setContent(.fixed(size), ofItem: item)
      return "\(system.items[item].name) of \(size)"
    }
    let index = generator.index(below: system.constraints.count)
    let change = [-8, -1, 0.5, 2, 20][generator.index(below: 5)]
    let constant = system.constraints[index].constant + change
    try layouter.setConstant(constant, ofConstraint: index)
    return "\(system.text(ofConstraint: index)) to \(constant)"
  }

  private func expectAsAlone(
    _ layout: ConstraintLayout, _ layouter: ConstraintLayouter, _ container: Container
  ) throws {
    let comparison = try SolverComparison(layouter.system, in: container, with: layout)
    #expect(comparison.differences() == [])
  }

  private func index(of rule: String, in layouter: ConstraintLayouter) throws -> Int {
    let system = layouter.system
    // A rule is found by its two sides, since its constant changes.
    func sides(_ text: String) -> String {
      let end: Character = text.contains(".width ==") || text.contains(".height ==") ? "=" : "+"
      return text.prefix { $0 != end }.trimmingCharacters(in: .whitespaces)
    }
    return try #require(
      system.constraints.indices.first { sides(system.text(ofConstraint: $0)) == sides(rule) })
  }

  private func layouter(of count: Int) throws -> ConstraintLayouter {
    try ConstraintLayouter(try list(of: count), rounding: .exact)
  }

  /// Rows with a photo, a name and a time beside each other, and a text that wraps; each is below
  /// the one before.
  private func list(of count: Int) throws -> ConstraintSystem {
    var system = ConstraintSystem()
    for number in 1...count {
      try system.addItem(ConstraintItem(name: "photo\(number)"))
      try system.addItem(ConstraintItem(name: "name\(number)", content: .box(70, 17)))
      try system.addItem(
        ConstraintItem(
          name: "time\(number)", content: .box(30, 12),
          hugging: AxisPriorities(horizontal: 251, vertical: 250)))
      try system.addItem(
        ConstraintItem(name: "text\(number)", content: .measured(FakeText(letters: 60))))
      try system.addItem(ConstraintItem(name: "line\(number)"))
      let top = number == 1 ? "superview.top" : "line\(number - 1).bottom"
      for rule in [
        "photo.leading == superview.leading + 5", "photo.top == \(top) + 5", "photo.width == 40",
        "photo.height == 40", "name.leading == superview.leading + 50", "name.top == \(top) + 5",
        "time.leading == name.trailing + 5", "time.trailing == superview.trailing - 5",
        "time.top == name.top", "text.leading == name.leading",
        "text.trailing == superview.trailing - 5", "text.top == name.bottom + 5",
        "line.leading == superview.leading", "line.trailing == superview.trailing",
        "line.height == 1", "line.top >= photo.bottom + 5", "line.top >= text.bottom + 5",
      ] {
        var rule = rule
        for name in ["photo", "name", "time", "text", "line"] {
          rule = rule.replacing("\(name).", with: "\(name)\(number).")
        }
        try system.add(rule: rule)
      }
    }
    try system.add(rule: "superview.bottom == line\(count).bottom")
    return system
  }
}
