import Foundation
import Geometry
import LayoutConstraints
import Scenarios
import Testing

@Suite("Reading stack views")
struct StackReaderTests {
  /// A scenario of four boxes with these constraints, whose text starts in line 10.
  static func text(_ constraints: String) -> String {
    """
    layoutdiff: 1
    title: Card
    containers: [320]
    elements:
      photo: { image: 40x40 }
      title: { box: 80x20 }
      note:  { box: 60x10 }
      card:  { box: none }
    # constraints follow
    \(constraints)
    """
  }

  private static func scenario(_ constraints: String) throws -> Scenario {
    try ScenarioText.read(text(constraints))
  }

  @Test("a stack view is a new view that rules and other stacks can use, in any order")
  func wholeStack() throws {
    let scenario = try Self.scenario(
      """
      constraints:
        stacks:
          row:
            distribution: equalSpacing
            alignment: bottom
            spacing: 8
            customSpacing: { photo: 12, column: system }
            marginsRelative: true
            arranged: [photo, column]
          column: { axis: vertical, baselineRelative: true, spacing: 4, arranged: [title, note] }
        rules:
          - H:|[row]|
          - row.top == superview.top
          - column.width >= 50
      """)
    let system = try #require(scenario.constraints)
    let stacks = system.stackViews
    #expect(stacks.map { system.items[$0.item].name } == ["row", "column"])
    try #require(stacks.count > 1)
    #expect(stacks[0].distribution == .equalSpacing)
    #expect(stacks[0].alignment == .trailing)
    #expect(stacks[0].spacing == 8)
    #expect(stacks[0].isLayoutMarginsRelativeArrangement)
    #expect(!stacks[0].isBaselineRelativeArrangement)
    #expect(Set(stacks[0].customSpacing.values) == [.points(12), .system])
    #expect(stacks[0].arranged.map { system.items[$0].name } == ["photo", "column"])
    #expect(stacks[1].axis == .vertical)
    #expect(stacks[1].isBaselineRelativeArrangement)
    #expect(stacks[1].arranged.map { system.items[$0].name } == ["title", "note"])
    let lines = Array(zip(system.constraints, scenario.constraintLines))
    #expect(lines.count == system.constraints.count)
    let linesOfStacks = Set(lines.filter { $0.0.source == .stackView }.map(\.1))
    #expect(linesOfStacks == [12, 19])
    #expect(lines.filter { $0.0.source == .author }.map(\.1) == [21, 21, 22, 23])
  }

  @Test("an element without content can be the stack itself, and the container too")
  func elementAsStack() throws {
    let scenario = try Self.scenario(
      """
      constraints:
        stacks:
          card:
            arranged: [photo, title]
            distribution: fillProportionally
            correctsProportions: true
          superview: { axis: vertical, alignment: leading, arranged: [card, note] }
      """)
    let system = try #require(scenario.constraints)
    #expect(
      system.items.filter(\.isView).map(\.name) == ["superview", "photo", "title", "note", "card"])
    try #require(!system.stackViews.isEmpty)
    #expect(system.stackViews[0].correctsProportions)
    let layout = try system.layout(in: Container(width: 320), rounding: .exact).layout
    #expect(layout.size.height == 50)
    let card = try #require(layout.frame(of: "card"))
    #expect(abs(card.width - 120) < 1e-6)
  }

  @Test("proportions know the lengths that rules require inside, and rules the stack around them")
  func proportionsOfStacks() throws {
    let scenario = try Self.scenario(
      """
      constraints:
        stacks:
          row: { arranged: [first, second], distribution: fillProportionally }
          first: { arranged: [photo, card] }
          second: { arranged: [title] }
        rules:
          - "H:|[row]|"
          - "V:|[row]|"
          - card.width == 200
          - "V:[second]-0-|"
          - title.width >= 10
      """)
    let system = try #require(scenario.constraints)
    let layout = try system.layout(in: Container(width: 320), rounding: .exact).layout
    // 40 + 200 and 80 points.
    #expect(layout.frame(of: "first")?.width == 240)
    let lines = Array(zip(system.constraints, scenario.constraintLines))
    #expect(lines.count == system.constraints.count)
    #expect(lines.filter { $0.0.identifier == "UISV-fill-proportionally" }.map(\.1) == [12, 12])
    let pin = try #require(lines.first { $0.1 == 19 }?.0)
    let row = try #require(system.index(of: "row"))
    #expect(pin.first.item == row || pin.second?.item == row)
  }

  @Test("a hierarchy can contain a stack view and views inside one")
  func hierarchy() throws {
    let scenario = try Self.scenario(
      """
      constraints:
        hierarchy: { card: [row], row: [photo] }
        stacks: { row: { arranged: [photo, title] } }
        rules: ["H:|[card]|", "V:|[card]|", "H:|[row]|", "V:|[row]|"]
      """)
    let system = try #require(scenario.constraints)
    let row = try #require(system.index(of: "row"))
    #expect(system.items[row].parent == system.index(of: "card"))
    let layout = try system.layout(in: Container(width: 320), rounding: .exact).layout
    #expect(layout.frame(of: "title")?.maxX == 320)
  }
}
