import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// Rows of flexible items as constraints, and rules that only seem equivalent.
///
/// Two other ways of finding the widths are the oracle: the loop of CSS Flexible Box Layout, §9.7,
/// and the water level when water is poured into the items.
@Suite("Flexible rows as constraints")
struct FlexRowTests {
  private static let seeds = LawSeeds.of(3000)

  @Test("growing and shrinking with limits is one linear program: the least share for all")
  func leastShare() throws {
    for seed in Self.seeds {
      let row = FlexRow(seed: seed)
      let expected = row.widthsByFreezing()
      #expect(areClose(expected, row.widthsByFilling()), "seed \(seed)")
      #expect(areClose(try row.widths(ofRules: row.leastShareRules), expected), "seed \(seed)")
    }
  }

  @Test("optional equalities with the share are something else: they pull it to a median")
  func softShare() throws {
    let different = try LawSeeds.of(600).filter { seed in
      let row = FlexRow(seed: seed)
      return try !areClose(row.widths(ofRules: row.softShareRules), row.widthsByFreezing())
    }
    // A fifth of the rows, as in an experiment with other numbers; 600 rows are enough to show
    // that.
    #expect(different.count > LawSeeds.share(of: 60), "only \(different.count)")
  }
}

/// Items with widths between limits, in a width larger or smaller than their preferred ones.
private struct FlexRow {
  struct Item {
    var base: Double
    var smallest: Double
    var largest: Double
    var factor: Double
  }

  let items: [Item]
  let room: Double
  let grows: Bool

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator).rounded()
    }
    let grows = Bool.random(using: &generator)
    let count = Int.random(in: 2...6, using: &generator)
    items = (0..<count).map { _ in
      let base = number(20...120)
      return Item(
        base: base, smallest: number(0...base),
        largest: Bool.random(using: &generator) ? base + number(0...80) : 1000,
        factor: number(1...3))
    }
    let bases = items.reduce(0) { $0 + $1.base }
    let limit = items.reduce(0) { $0 + (grows ? $1.largest : $1.smallest) }
    room = bases + (limit - bases) * Double.random(in: 0...0.9, using: &generator)
    self.grows = grows
  }

  /// The change of an item for a share of one.
  private func rate(_ item: Item) -> Double {
    grows ? item.factor : -item.factor * item.base
  }

  private func clamped(_ width: Double, _ item: Item) -> Double {
    min(max(width, item.smallest), item.largest)
  }

  /// The loop of CSS: distribute the rest, freeze items that exceed a limit, distribute again.
  func widthsByFreezing() -> [Double] {
    var widths = items.map(\.base)
    var flexible = Set(items.indices)
    while !flexible.isEmpty {
      let frozen = items.indices.filter { !flexible.contains($0) }.reduce(0) { $0 + widths[$1] }
      let bases = flexible.reduce(0) { $0 + items[$1].base }
      let rates = flexible.reduce(0) { $0 + rate(items[$1]) }
      let share = rates == 0 ? 0 : (room - frozen - bases) / rates
      var violation = 0.0
      for index in flexible {
        let wanted = items[index].base + rate(items[index]) * share
        widths[index] = clamped(wanted, items[index])
        violation += widths[index] - wanted
      }
      let before = flexible
      for index in before {
        let change = widths[index] - (items[index].base + rate(items[index]) * share)
        let isFrozen =
          abs(violation) < 1e-9 || violation > 0 && change > 0 || violation < 0 && change < 0
        if isFrozen { flexible.remove(index) }
      }
    }
    return widths
  }

  /// Bisects the share until the widths fill the row.
  func widthsByFilling() -> [Double] {
    var low = 0.0
    var high = 10_000.0
    func widths(_ share: Double) -> [Double] {
      items.map { clamped($0.base + rate($0) * share, $0) }
    }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      let sum = widths(middle).reduce(0, +)
      if (sum < room) == grows { low = middle } else { high = middle }
    }
    return widths(high)
  }

  /// No item gets more than its share, and the share, which is the width of an item, is small.
  var leastShareRules: [String] {
    let relation = grows ? "<=" : ">="
    return chainRules + ["share.width == 0 @250"]
      + items.enumerated().map { index, item in
        "i\(index).width \(relation) \(rate(item)) * share.width + \(item.base)"
      }
  }

  /// Every item should have its share.
  var softShareRules: [String] {
    chainRules
      + items.enumerated().map { index, item in
        "i\(index).width == \(rate(item)) * share.width + \(item.base) @750"
      }
  }

  /// One item after the other, within their limits, from one side of the row to the other.
  private var chainRules: [String] {
    let names = items.indices.map { "[i\($0)]" }
    let limits = items.enumerated().flatMap { index, item in
      ["i\(index).width >= \(item.smallest)", "i\(index).width <= \(item.largest)"]
    }
    return ["|\(names.joined())|"] + limits
  }

  func widths(ofRules rules: [String]) throws -> [Double] {
    var system = ConstraintSystem()
    for index in items.indices { try system.addItem(ConstraintItem(name: "i\(index)")) }
    try system.addItem(ConstraintItem(name: "share"))
    for rule in rules { try system.add(rule: rule.replacingOccurrences(of: "+ -", with: "- ")) }
    return try system.layout(width: room).rawLayout.frames.dropLast().map { Double($0.width) }
  }
}

private func areClose(_ first: [Double], _ second: [Double]) -> Bool {
  zip(first, second).allSatisfy { abs($0 - $1) < 1e-6 }
}
