import Foundation
import Geometry
import LayoutConstraints
import SeededRandom

/// A random system that is hard for a solver that eliminates and decomposes; the same for the same
/// seed.
struct HardSystem: CustomStringConvertible {
  /// The difficulty.
  enum Kind: CaseIterable {
    /// Bounds that follow from each other in a circle.
    case circularBounds
    /// Equal optional constraints of which not all can be met.
    case degenerateTies
    /// Proportions whose sums should cancel, and do not quite.
    case equalCoefficients
    /// Numbers of very different size.
    case tinyAndHuge
    /// Equations that contradict each other only when enough of them are combined.
    case infeasibleAtLast
    /// Widths that depend on heights.
    case crossAxisLinks
    /// Rows that share a width, with optional constraints on several priority levels.
    case competingRows
    /// Sizes that would be negative without the engine's own condition.
    case negativeSizes
  }

  let seed: UInt64
  let kind: Kind
  private(set) var system = ConstraintSystem()
  private(set) var container: Container
  private var generator: SeededGenerator

  init(seed: UInt64, kind: Kind) {
    self.seed = seed
    self.kind = kind
    generator = SeededGenerator(seed: seed &* 31 &+ UInt64(Kind.allCases.firstIndex(of: kind) ?? 0))
    container = Container(width: 0)
    container.width = Double(100 + generator.index(below: 300))
    container.height = generator.index(below: 2) == 0 ? nil : 400
    for index in 1...(2 + generator.index(below: 6)) { addView(index) }
    switch kind {
    case .circularBounds: addCircularBounds()
    case .degenerateTies: addSharedRow(levels: [750, 750, 250])
    case .equalCoefficients: addProportions()
    case .tinyAndHuge: addExtremes()
    case .infeasibleAtLast: addCycle()
    case .crossAxisLinks: addRatios()
    case .competingRows:
      addSharedRow(levels: [750, 500.5, 500, 250, 50])
      addSharedRow(levels: [751, 500, 250, 100])
    case .negativeSizes: addSharedRow(levels: [1000, 999, 750, 250])
    }
  }

  var description: String {
    (["seed \(seed), \(kind), in \(container)"]
      + system.items.dropFirst().map { "\($0.name): \($0.content), \($0.hugging)" }
      + system.constraints.indices.map(system.text(ofConstraint:))).joined(separator: "\n")
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[generator.index(below: values.count)]
  }

  private mutating func whole(_ range: ClosedRange<Int>) -> Double {
    Double(range.lowerBound + generator.index(below: range.count))
  }

  private mutating func view() -> Int { 1 + generator.index(below: system.items.count - 1) }

  /// Adds a position for every view; sizes follow later.
  private mutating func addView(_ index: Int) {
    let levels = [250.0, 250, 251, 500, 750, 1000]
    let item = ConstraintItem(
      name: "v\(index)",
      content: pick([.none, .box(whole(0...90), whole(0...50)), .box(60, 20)]),
      hugging: AxisPriorities(horizontal: pick(levels), vertical: pick(levels)),
      compressionResistance: AxisPriorities(horizontal: pick(levels), vertical: pick(levels)))
    _ = try? system.addItem(item)
    add(anchor(index, .top), .equal, anchor(generator.index(below: index), .top), constant: 3)
    let isInRow = [.degenerateTies, .competingRows, .negativeSizes].contains(kind) && index > 1
    if isInRow { return }
    add(anchor(index, .leading), .equal, anchor(0, .leading), constant: whole(0...20))
  }

  private func anchor(_ item: Int, _ attribute: Constraint.Attribute) -> Constraint.Anchor {
    Constraint.Anchor(item: item, attribute: attribute)
  }

  private mutating func add(
    _ first: Constraint.Anchor, _ relation: Constraint.Relation, _ second: Constraint.Anchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = Priority.required
  ) {
    _ = try? system.add(
      Constraint(
        first, relation, second, multiplier: multiplier, constant: constant, priority: priority))
  }

  private mutating func addCircularBounds() {
    let count = system.items.count - 1
    for index in 1...count {
      let next = index % count + 1
      let slack = pick([0.0, 0, 0, 1, -1])
      add(anchor(index, .width), .lessThanOrEqual, anchor(next, .width), constant: slack)
      if generator.index(below: 2) == 0 {
        add(anchor(index, .height), .greaterThanOrEqual, anchor(next, .width), multiplier: 0.5)
      }
    }
    add(anchor(view(), .width), pick([.equal, .lessThanOrEqual]), constant: whole(20...80))
    add(anchor(view(), .trailing), .lessThanOrEqual, anchor(0, .trailing), constant: -8)
    addSizes()
  }

  /// Adds optional constraints on all sizes, so that most systems have one best layout: the last
  /// ones have a priority level each.
  private mutating func addSizes() {
    if generator.index(below: 5) > 0 {
      for index in 1..<system.items.count {
        let level = Double(2 * index)
        add(anchor(index, .height), .equal, constant: whole(0...50), priority: level)
        add(anchor(index, .width), .equal, constant: whole(0...90), priority: level + 0.5)
      }
    }
    for index in 1..<system.items.count where generator.index(below: 3) > 0 {
      add(
        anchor(index, .height), .equal, constant: whole(5...40), priority: pick([1000, 600, 250]))
      add(anchor(index, .width), .equal, constant: whole(5...90), priority: pick([999, 600, 250]))
    }
    add(anchor(0, .bottom), .greaterThanOrEqual, anchor(view(), .bottom), constant: 5)
  }

  /// Adds a row of all views from one side of the container to the other, some with optional
  /// constraints.
  private mutating func addSharedRow(levels: [Double]) {
    let count = system.items.count - 1
    if system.constraints.count <= 2 * count {
      for index in 2...max(2, count) {
        add(
          anchor(index, .leading), .equal, anchor(index - 1, .trailing), constant: whole(0...8),
          priority: 1000)
      }
      add(anchor(count, .trailing), pick([.equal, .lessThanOrEqual]), anchor(0, .trailing))
    }
    for _ in 0..<count {
      let relation = pick(Constraint.Relation.allCases)
      add(
        anchor(view(), .width), relation, constant: pick([40, 40, 80, whole(0...120)]),
        priority: pick(levels))
    }
    add(
      anchor(view(), .width), .equal, anchor(view(), .width), multiplier: pick([1, 1, 2, 0.5]),
      priority: pick(levels))
    addSizes()
  }

  private mutating func addProportions() {
    for index in 2..<max(3, system.items.count) {
      add(
        anchor(index, .width), pick([.equal, .equal, .lessThanOrEqual]), anchor(index - 1, .width),
        multiplier: pick([0.1, 0.3, 1 / 3.0, 3, 10, 0.7]), constant: pick([0, 0, 0.1, 1.3]),
        priority: pick([1000, 1000, 700]))
    }
    let last = system.items.count - 1
    add(
      anchor(last, .width), .equal, anchor(1, .width), multiplier: pick([0.1, 0.3, 1 / 3.0, 0.03]),
      priority: pick([1000, 700]))
    add(anchor(view(), .width), .equal, anchor(0, .width), multiplier: 0.3, priority: 800)
    add(
      .distance(from: anchor(0, .leading), to: anchor(view(), .centerX)), .equal, constant: 0.7,
      priority: 650)
    addSizes()
  }

  private mutating func addExtremes() {
    for index in 1..<system.items.count {
      add(
        anchor(index, .width), pick(Constraint.Relation.allCases), anchor(view(), .width),
        multiplier: pick([1e-3, 1e-2, 1, 1, 100, 1e3]), constant: pick([0, 1e-6, 1e-3, 1, 1e5]),
        priority: pick([1000, 1000, 750, 250]))
    }
    add(
      anchor(view(), .width), .equal, constant: pick([1e-3, 1, 1e6]), priority: pick([1000, 900]))
    addSizes()
  }

  private mutating func addCycle() {
    let count = system.items.count - 1
    var sum = 0.0
    for index in 1..<max(2, count) {
      let step = whole(1...20)
      sum += step
      add(anchor(index, .width), .equal, anchor(index % count + 1, .width), constant: -step)
    }
    add(
      anchor(count, .width), .equal, anchor(1, .width),
      constant: sum + pick([0, 0, 1e-12, 1e-3, 1, -5]))
    add(anchor(view(), .width), pick([.equal, .lessThanOrEqual]), constant: whole(10...60))
    add(anchor(view(), .width), .greaterThanOrEqual, constant: whole(0...50))
    addSizes()
  }

  private mutating func addRatios() {
    for index in 1..<system.items.count {
      add(
        anchor(index, .height), pick([.equal, .equal, .lessThanOrEqual]), anchor(view(), .width),
        multiplier: pick([0.5, 0.5625, 1, 1.5]), constant: whole(-4...4),
        priority: pick([1000, 1000, 800]))
    }
    let other = view()
    add(anchor(other, .width), .equal, anchor(view(), .height), priority: pick([1000, 900]))
    add(anchor(view(), .trailing), .equal, anchor(0, .trailing), constant: -9)
    add(anchor(view(), .bottom), pick([.equal, .lessThanOrEqual]), anchor(0, .bottom))
    addSizes()
  }
}
