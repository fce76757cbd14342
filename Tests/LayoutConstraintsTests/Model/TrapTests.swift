import Foundation
import Geometry
import LayoutConstraints
import Testing

/// The traps of Auto Layout, one short test each; the suites of their subjects go deeper.
///
/// Three more are traps of notations in Swift: the changed multiplier of an update, far edges with
/// an inset, and what a number means for a position.
@Suite("Traps")
struct TrapTests {
  /// `a` and `b` are 100 × 20 in the top left corner; `text` has ten letters of 10 points.
  private func frames(
    _ rules: [String], width: Double = 300, height: Double? = 100
  ) throws -> ConstraintLayout {
    try makeSystem(
      ["a": .box(100, 20), "b": .box(100, 20), "text": .measured(FakeText(letters: 10))], rules
    ).layout(width: width, height: height)
  }

  private func frame(_ name: String, _ result: ConstraintLayout) throws -> CGRect {
    try #require(result.rawLayout.frame(of: name))
  }

  @Test("a multiplier on a position counts from the ancestor of both, not from the screen")
  func multiplierOnPosition() throws {
    var system = try makeSystem(["card": .none, "a": .box(10, 10)], [])
    try system.place(2, in: 1)
    for rule in ["H:|-40-[card(200)]", "a.centerX == 0.5 * card.trailing"] {
      try system.add(rule: rule)
    }
    let middle = try frame("a", try system.layout(width: 300)).midX
    #expect(abs(middle - 140) < 1e-6)
  }

  @Test("leading does not go with left in one constraint")
  func mixedSides() throws {
    #expect(throws: RuleError.self) { try frames(["a.leading == b.left"]) }
  }

  @Test("a mask that is left on contradicts an author's constraint, and the lint says so")
  func autoresizingLeftOn() throws {
    var system = try makeSystem(["a": .none], [])
    try system.addAutoresizing(
      of: 1, frame: rect(0, 0, 30, 20), superviewSize: CGSize(width: 300, height: 100), mask: [])
    try system.add(rule: "a.width == 50")
    let conflict = try #require(try system.layout(width: 300).conflictSets.first)
    #expect(conflict.members.count == 2)
    #expect(system.text(ofConstraint: conflict.broken) == "a.width == 50")
    #expect(
      system.lint().warnings.contains {
        $0.problem == .autoresizingLeftOn(item: "a", axis: .horizontal)
      })
  }

  @Test(
    "a cell with the height 0 contradicts its content",
    arguments: [0, Double.leastNonzeroMagnitude])
  func encapsulatedHeight(height: Double) throws {
    var system = try makeSystem(["cell": .none, "a": .box(100, 20)], [])
    try system.place(2, in: 1)
    for rule in ["V:|-5-[a(20)]-5-|", "V:|[cell]"] { try system.add(rule: rule) }
    try system.addEncapsulatedSize(of: 1, width: nil, height: height)
    let conflict = try #require(try system.layout(width: 300, height: 100).conflictSets.first)
    #expect(system.constraints[conflict.broken].source == .author)
  }

  @Test("required hugging gives way to a required width without a word")
  func requiredHugging() throws {
    var system = try makeSystem(["a": .box(100, 20)], ["|[a(150)]", "V:|[a]"])
    try system.updateItem(1) { $0.hugging = AxisPriorities(Priority.required) }
    let result = try system.layout(width: 300)
    #expect(result.conflictSets.isEmpty)
    #expect(abs(try frame("a", result).width - 150) < 1e-6)
  }

  @Test("labels that hug equally share nothing: the split is ambiguous, and reported")
  func equalHugging() throws {
    let result = try frames(["|[a]-8-[b]|", "V:|[a]", "V:|[b]", "|[text]", "V:|[text]"])
    #expect(result.ambiguousElements.map(\.element) == ["a", "b"])
    #expect(result.ambiguousElements.first?.width == 100...192)
  }

  @Test("proportional filling is wrong by the gaps: the last one gets more than its part, or less")
  func proportionsWithSpacing() throws {
    let example = try StackExample(
      [.box(160, 10), .box(80, 10), .box(40, 10)], distribution: .fillProportionally, spacing: 10)
    let layout = try example.layout(StackExample.filling, width: 600, height: 10)
    #expect(layout.spans == [[0, 320], [330, 160], [500, 100]])
    // Its share of the width, 40 of 300, would be 80 points; here it is 32.
    let narrow = try example.layout(StackExample.filling, width: 240, height: 10)
    #expect(narrow.spans == [[0, 128], [138, 64], [212, 28]])
  }

  @Test(
    "a hidden view has no length, and no gap at the ends",
    arguments: ["a", "b", "c"])
  func hiddenViews(hidden: String) throws {
    let example = try StackExample(
      Array(repeating: .box(100, 10), count: 3), spacing: 10, hidden: [hidden])
    let spans = try example.layout(["V:|[row]", "|[row]"], width: 600, height: 10).spans
    #expect(spans.map { $0[1] } == ["a", "b", "c"].map { $0 == hidden ? 0 : 100 })
    let visible = zip(["a", "b", "c"], spans).filter { $0.0 != hidden }.map { $0.1[0] }
    #expect(visible == [0, 110])
  }

  @Test("text that wraps is one line in the first pass and as high as it must be in the second")
  func firstPass() throws {
    let rules = ["[text(<=50)]|", "V:|[text]", "|[a]", "V:|[a]", "|[b]", "V:|[b]"]
    let result = try frames(rules)
    #expect(abs(try frame("text", result).height - 40) < 1e-6)
    #expect(result.statistics.passes == 2)
  }

  @Test("text whose width follows from the container alone takes one pass")
  func onlyPass() throws {
    let result = try frames(["|[text(50)]", "V:|[text]", "|[a]", "V:|[a]", "|[b]", "V:|[b]"])
    #expect(abs(try frame("text", result).height - 40) < 1e-6)
    #expect(result.statistics.passes == 1)
  }

  @Test("a chain that is not closed at the bottom fits into a height of 0, and shows why")
  func openChain() throws {
    var system = try makeSystem(["cell": .none, "a": .box(100, 20)], [])
    try system.place(2, in: 1)
    for rule in ["H:|[a]|", "V:|[a]"] { try system.add(rule: rule) }
    let fitting = try system.fitting(1, .width(320), rounding: .exact)
    #expect(fitting.size == CGSize(width: 320, height: 0))
    #expect(fitting.axesDeterminedByTarget == [.vertical])
  }

  @Test("a scroll view whose content has no width of its own does not wrap its text")
  func scrollContentWidth() throws {
    var system = try makeSystem(
      ["scroll": .none, "text": .measured(FakeText(letters: 10))], ["|[scroll(50)]"])
    try system.makeScrollView(1)
    try system.place(2, in: 1)
    for rule in ["V:|[scroll]|", "H:|[text]|", "V:|[text]|"] { try system.add(rule: rule) }
    let size = try #require(try system.layout(width: 300, height: 100).contentSizes["scroll"])
    #expect(size == CGSize(width: 100, height: 20))
  }

  @Test("without text the first baseline is the top, and the last one the bottom")
  func baselinesWithoutText() throws {
    let result = try frames([
      "|[a]", "a.top == superview.top + 10", "|[b]", "b.top == a.lastBaseline",
      "|[text]", "text.firstBaseline == a.firstBaseline",
    ])
    #expect(abs(try frame("b", result).minY - 30) < 1e-6)
    #expect(abs(try frame("text", result).minY - (10 - 15)) < 1e-6)
  }

  @Test("a shadow is outside the alignment rectangle, and inside the frame")
  func alignmentInsets() throws {
    var system = try makeSystem(["a": .box(100, 20)], ["|-10-[a]", "V:|-10-[a]"])
    try system.updateItem(1) {
      $0.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    let result = try system.layout(width: 300, height: 100)
    #expect(areClose(try frame("a", result), rect(8, 9, 106, 24)))
  }

  @Test("an aspect ratio with both sizes fixed says too much")
  func overconstrained() throws {
    let result = try frames(["a.width == 100", "a.height == 20", "a.height == 0.5 * a.width"])
    #expect(result.conflictSets.map(\.members.count) == [3])
  }

  @Test("a negative spacing lets views overlap")
  func negativeSpacing() throws {
    let example = try StackExample([.box(100, 10), .box(100, 10)], spacing: -20)
    let layout = try example.layout(["V:|[row]", "|[row]"], width: 300, height: 10)
    #expect(layout.spans == [[0, 100], [80, 100]])
  }

  @Test("equal gaps do not become negative when they do not fit: the views give way")
  func overflow() throws {
    let example = try StackExample(
      [.box(100, 10), .box(100, 10)], distribution: .equalSpacing, spacing: 10)
    let layout = try example.layout(StackExample.filling, width: 150, height: 10)
    let spans = layout.spans.prefix(2)
    #expect(spans.reduce(0) { $0 + $1[1] } == 140)
    try #require(spans.count > 1)
    #expect(spans[1][0] - spans[0][1] == 10)
    #expect(layout.ambiguousElements.map(\.element) == ["a", "b"])
  }

  @Test("the order of equal optional constraints decides nothing")
  func equalWishes() throws {
    let wishes = ["a.width == 50 @800", "a.width == 80 @800", "a.width == 90 @800"]
    for order in [wishes, wishes.reversed(), [wishes[1], wishes[2], wishes[0]]] {
      #expect(abs(try frame("a", try frames(["|[a]", "V:|[a]"] + order)).width - 80) < 1e-6)
    }
  }

  @Test("four weak constraints never outweigh a strong one")
  func levels() throws {
    let weak = Array(repeating: "a.width == 10 @250", count: 4)
    let result = try frames(["|[a]", "V:|[a]", "a.width == 90 @750"] + weak)
    #expect(abs(try frame("a", result).width - 90) < 1e-6)
  }
}
