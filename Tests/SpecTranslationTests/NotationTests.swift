import Geometry
import LayoutConstraints
import Phrases
import Testing

@testable import SpecTranslation

/// How a translation writes priorities, distances and specs.
@Suite("Words and names of translations")
struct NotationTests {
  // MARK: - Priorities

  @Test(
    "a priority in Swift is next to a name of Auto Layout's, or a number",
    arguments: [
      (1000, ".required"), (990, ".required - 10"), (960, ".required - 40"),
      (959, "UILayoutPriority(959)"), (801, "UILayoutPriority(801)"),
      (800, ".defaultHigh + 50"), (750, ".defaultHigh"), (749.5, ".defaultHigh - 0.5"),
      (700, ".defaultHigh - 50"), (699, "UILayoutPriority(699)"), (301, "UILayoutPriority(301)"),
      (300, ".defaultLow + 50"), (250, ".defaultLow"), (176, ".defaultLow - 74"),
      (175, "UILayoutPriority(175)"),
    ])
  func names(priority: Double, name: String) {
    #expect(PriorityNames.swift(priority) == name)
    let isNamed = name.hasPrefix(".")
    #expect(PriorityNames.qualifiedSwift(priority) == (isNamed ? "UILayoutPriority" : "") + name)
  }

  private static let required = "yields to required rules where these leave too little space"
  private static let spread = "yields to every size: it only places leftover space"

  @Test(
    "each optional priority says what it yields to, from the highest to the lowest",
    arguments: [
      ([], nil), ([1000], nil), ([960], "960 \(required)"), ([990, 1000, 990], "990 \(required)"),
      ([750], "750 is as strong as content compression resistance"),
      ([501], "501 yields to content compression resistance at 510"),
      ([500], "500 is as strong as content hugging"),
      ([201], "201 yields to content hugging at 210"),
      ([200], "200 \(spread)"), ([176], "176 \(spread)"),
      ([175], "175 yields to the surroundings, which are all above 175"),
      ([160, 142], "160 and lower yield to the surroundings, which are all above 175"),
      (
        [160, 249, 749],
        """
        749 yields to content compression resistance at 750; 249 yields to content hugging at 250; \
        160 yields to the surroundings, which are all above 175
        """
      ),
    ])
  func yielding(priorities: [Double], words: String?) {
    #expect(PriorityNames.phrase(of: priorities, inSwift: false)?.text == words)
  }

  @Test("in Swift the same has names")
  func yieldingInSwift() {
    let words = "defaultHigh - 1 yields to content compression resistance at defaultHigh"
    #expect(PriorityNames.phrase(of: [749], inSwift: true)?.text == words)
  }

  /// The priorities of a scale in the order that rules rely on.
  private static func ordered(_ scale: PriorityScale) -> [Double] {
    [
      scale.style, scale.resistance, scale.push, scale.push(above: 1), scale.push(above: 6),
      scale.hugging, scale.pull, scale.slack, scale.slack(above: 1), scale.slack(above: 6),
      scale.spread, scale.packed, scale.settle,
    ]
  }

  @Test("at every depth, rules are in one order, above those of decorations and of the container")
  func scale() {
    var above = Priority.required
    for depth in 0...PriorityScale.deepest {
      let yields = 0...PriorityScale.mostYielding
      let all = yields.flatMap { growing in
        yields.map { PriorityScale(depth: depth, growing: growing, shrinking: $0, styled: growing) }
      }.map(Self.ordered)
      for priorities in all { #expect(priorities == priorities.sorted(by: >)) }
      #expect(all.allSatisfy { Set($0).count == $0.count })
      #expect(all.joined().allSatisfy { $0 < above && $0 > 50 })
      above = min(all.joined().min() ?? 0, depth == 0 ? PriorityScale.container : .infinity)
    }
    let deepest = PriorityScale(depth: PriorityScale.deepest)
    #expect(Self.ordered(deepest.decorating) == Self.ordered(deepest))
  }

  @Test("what yields more has lower numbers, up to the last that has one of its own")
  func yieldingNumbers() {
    func scale(_ count: Int) -> PriorityScale {
      PriorityScale(depth: 0, growing: count, shrinking: count, styled: count)
    }
    #expect([0, 1, 4, 5].map { scale($0).hugging } == [250, 240, 210, 210])
    #expect([0, 1, 4, 5].map { scale($0).resistance } == [750, 740, 710, 710])
    #expect([0, 1, 20, 21].map { scale($0).style } == [990, 989, 970, 970])
    #expect([0, 1, 6, 7].map { scale(0).push(above: $0) } == [749, 748, 743, 743])
    #expect(PriorityScale(depth: 1).slack(above: 1) == 157.9)
    let flexing = scale(0).flexing(grows: true, shrinks: false)
    #expect((flexing.hugging, flexing.resistance) == (240, 750))
    let shrinking = scale(0).flexing(grows: false, shrinks: true).underStyle
    #expect((shrinking.hugging, shrinking.resistance, shrinking.style) == (250, 740, 989))
    #expect((scale(1).selfSized.hugging, scale(1).selfSized.resistance) == (250, 740))
  }

  // MARK: - The visual format

  @Test(
    "distances that follow each other are one line, and what the format cannot say is an equation",
    arguments: [
      (
        "a.leading == superview.leading + 8; b.leading == a.trailing; superview.trailing == b.trailing",
        "H:|-8-[a][b]|"
      ),
      ("a.trailing == b.leading - 4; a.trailing <= c.leading - 4", "H:[a]-4-[b]; H:[a]-(>=4)-[c]"),
      ("b.top >= a.bottom + 4 @750; b.top == a.bottom - 4", "V:[a]-(>=4@750)-[b]; V:[a]-(-4)-[b]"),
      ("b.leading == a.trailing @750", "H:[a]-(0@750)-[b]"),
      ("b.leading == a.trailing; c.top == b.bottom", "H:[a][b]; V:[b][c]"),
      ("b.leading == a.trailing; a.leading == b.trailing", "H:[a][b]; H:[b][a]"),
      ("c.leading == b.trailing; b.leading == a.trailing", "H:[b][c]; H:[a][b]"),
      (
        "a.width == 40; a.height >= 4.5 @750; a.width <= b.width",
        "H:[a(40)]; V:[a(>=4.5@750)]; H:[a(<=b)]"
      ),
      ("b.leading == a.leading + 4; a.centerX == b.leading; b.leading == 2 * a.trailing", nil),
      ("a.trailing == superview.leading; a.width == 2 * b.width; a.width == b.height", nil),
      ("a.width == b.width + 4; a.width == superview.width; superview.height >= 40", nil),
    ])
  func visualFormat(rules: String, texts: String?) throws {
    var system = ConstraintSystem()
    for name in ["a", "b", "c"] { _ = try system.addItem(ConstraintItem(name: name)) }
    for rule in rules.split(separator: "; ") { _ = try system.add(rule: String(rule)) }
    let written = VisualFormatText(system).texts(of: system.constraints.indices)
    #expect(written.joined(separator: "; ") == texts ?? rules)
  }
}
