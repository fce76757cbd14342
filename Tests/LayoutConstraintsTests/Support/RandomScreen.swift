import Foundation
import Geometry
import LayoutConstraints
import SeededRandom

/// A random constraint system that looks like a screen, and a container for it; the same for the
/// same seed.
///
/// `RandomSystem` draws constraints independently, so that most of its systems are ambiguous or
/// contradict themselves. Here every item is first placed on both axes; each placement may be
/// optional, inexact or left out. Then come optional constraints that contradict the placements.
/// Many systems have exactly one best layout, which misses constraints on several priority levels.
struct RandomScreen {
  /// The seed.
  let seed: UInt64
  /// Two to twelve items, some inside others, and constraints on one to eight priorities.
  var system = ConstraintSystem()
  /// With a height, or without one.
  private(set) var container = Container(width: 0)

  private var generator: SeededGenerator
  private let levels: [Double]
  /// The probability that a placement is left out.
  private let looseness: Double
  /// The probability that a placement is required.
  private let strictness: Double
  private let hasPhysicalSides: Bool
  /// Whether items are placed by left and right, rather than by leading and trailing.
  private let placesBySides: Bool

  /// Without physical sides, no constraint refers to left and right.
  init(seed: UInt64, hasPhysicalSides: Bool = true) {
    self.seed = seed
    self.hasPhysicalSides = hasPhysicalSides
    generator = SeededGenerator(seed: seed)
    let priorities = [
      999.5, 999, 800, 750.25, 750, 600, 510, 500.5, 500, 490, 251, 250.5, 250, 149, 51, 50, 49,
      25, 1, 0.5,
    ]
    let order = generator.permutation(of: priorities.count)
    levels = order.prefix(1 + generator.index(below: 7)).map { priorities[$0] }
    looseness = [0, 0, 0, 0.02, 0.2][generator.index(below: 5)]
    strictness = [0, 0.5, 0.9, 1][generator.index(below: 4)]
    let drawsSides = generator.index(below: 4) == 0
    placesBySides = hasPhysicalSides && drawsSides
    addContainer()
    let items = 2 + generator.index(below: 11)
    for index in 1...items { addItem(index) }
    for index in 1...items {
      for axis in Axis.allCases { place(index, along: axis) }
    }
    let wishes = items * generator.index(below: 3) / 2
    for _ in 0..<wishes { addWish() }
    for _ in 0..<generator.index(below: 4) { addDistance() }
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double(generator.index(below: 10_000)) < 10_000 * probability
  }

  private mutating func whole(_ range: ClosedRange<Int>) -> Double {
    Double(range.lowerBound + generator.index(below: range.count))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[generator.index(below: values.count)]
  }

  private mutating func level() -> Double { pick(levels) }

  private mutating func addContainer() {
    container.width = whole(160...400)
    container.height = chance(0.65) ? whole(120...600) : nil
    system.direction = chance(0.3) ? .rightToLeft : .leftToRight
    guard chance(0.2) else { return }
    system.safeAreaInsets = EdgeInsets(
      top: whole(0...40), left: whole(0...20), bottom: whole(0...40), right: whole(0...20))
  }

  private mutating func addItem(_ index: Int) {
    let isInsideAnother = index > 1 && chance(0.5)
    var item = ConstraintItem(
      name: "i\(index)", parent: isInsideAnother ? 1 + generator.index(below: index - 1) : 0,
      hugging: AxisPriorities(horizontal: level(), vertical: level()),
      compressionResistance: AxisPriorities(horizontal: level(), vertical: level()))
    // The safe area of an item takes a second pass, which the second solver does not make.
    item.insetsLayoutMarginsFromSafeArea = false
    if chance(0.03) { item.hugging = AxisPriorities(Priority.required) }
    if chance(0.03) { item.compressionResistance = AxisPriorities(Priority.required) }
    if chance(0.6) {
      let size = CGSize(width: whole(0...120), height: whole(0...60))
      item.content =
        chance(0.5)
        ? .fixed(size)
        : .measured(
          CutLine(size: size, firstBaseline: whole(0...20), lastBaselineFromBottom: whole(0...9)))
    }
    if chance(0.15) {
      item.alignmentRectInsets = EdgeInsets(
        top: whole(0...4), left: whole(0...4), bottom: whole(0...4), right: whole(0...4))
    }
    if chance(0.2) {
      item.layoutMargins = DirectionalEdgeInsets(
        top: whole(0...9), leading: whole(0...9), bottom: whole(0...9), trailing: whole(0...9))
    }
    if chance(0.1) { item.direction = pick(LayoutDirection.allCases) }
    _ = try? system.addItem(item)
  }

  /// Places an item on one axis by two of its start, its centre, its end and its size.
  private mutating func place(_ item: Int, along axis: Axis) {
    let hasContent =
      switch system.items[item].content {
      case .none: false
      default: true
      }
    let places = generator.permutation(of: 3)
    if !chance(looseness) { addPosition(places[0], of: item, along: axis) }
    if hasContent && chance(0.6) || chance(looseness) { return }
    if chance(0.3) {
      addPosition(places[1], of: item, along: axis)
    } else {
      addSize(of: item, along: axis)
    }
  }

  /// Relates a position of an item to one of its parent, or of an item that came before it.
  private mutating func addPosition(_ place: Int, of item: Int, along axis: Axis) {
    let reference = chance(0.6) ? system.items[item].parent : generator.index(below: item)
    let other = chance(0.7) ? place : generator.index(below: 3)
    add(
      Constraint(
        Constraint.Anchor(item: item, attribute: position(place, along: axis)), .equal,
        Constraint.Anchor(item: reference, attribute: position(other, along: axis)),
        multiplier: multiplier(), constant: whole(-10...30), priority: placementPriority()))
  }

  /// An attribute for the start (0), the centre (1) or the end (2) of an item.
  private mutating func position(_ place: Int, along axis: Axis) -> Constraint.Attribute {
    let isOfMargin = chance(0.15)
    switch axis {
    case .horizontal where placesBySides:
      return isOfMargin
        ? [.leftMargin, .centerXWithinMargins, .rightMargin][place]
        : [.left, .centerX, .right][place]
    case .horizontal:
      return isOfMargin
        ? [.leadingMargin, .centerXWithinMargins, .trailingMargin][place]
        : [.leading, .centerX, .trailing][place]
    case .vertical:
      return isOfMargin
        ? [.topMargin, .centerYWithinMargins, .bottomMargin][place]
        : chance(0.15)
          ? [.firstBaseline, .centerY, .lastBaseline][place] : [.top, .centerY, .bottom][place]
    }
  }

  private mutating func addSize(of item: Int, along axis: Axis) {
    let size: Constraint.Attribute = axis == .horizontal ? .width : .height
    var constraint = Constraint(
      Constraint.Anchor(item: item, attribute: size), .equal, constant: whole(10...150),
      priority: placementPriority())
    if chance(0.5) {
      let other = pick([Constraint.Attribute.width, .height])
      let reference = chance(0.2) ? item : generator.index(below: item)
      constraint.second = Constraint.Anchor(item: reference, attribute: other)
      constraint.multiplier = pick([1, 1, 0.5, 1.5, 0.75, 0.25])
      constraint.constant = whole(-5...20)
    }
    if constraint.first != constraint.second { add(constraint) }
  }

  private mutating func placementPriority() -> Double {
    chance(strictness) ? Priority.required : level()
  }

  private mutating func multiplier() -> Double {
    chance(0.8) ? 1 : pick([0.5, 2, 0.25, 1.5, -1])
  }

  /// Adds random constraints between any two items, mostly optional ones.
  private mutating func addWish() {
    let axis = pick(Axis.allCases)
    let isSize = chance(0.4)
    let isRequired = chance(0.02)
    let relations: [Constraint.Relation] = [.lessThanOrEqual, .greaterThanOrEqual, .equal]
    let items = system.items.count
    var constraint = Constraint(
      anchor(of: generator.index(below: items), along: axis, isSize: isSize),
      isRequired ? pick([.lessThanOrEqual, .greaterThanOrEqual]) : pick(relations),
      constant: whole(-50...150), priority: isRequired ? Priority.required : level())
    if !isSize || chance(0.6) {
      constraint.second = anchor(of: generator.index(below: items), along: axis, isSize: isSize)
      constraint.multiplier = multiplier()
    }
    add(constraint)
  }

  /// Adds random constraints on a distance: with a length, a size or another distance.
  private mutating func addDistance() {
    let isRequired = chance(0.1)
    var constraint = Constraint(
      distance(), pick(Constraint.Relation.allCases), constant: whole(-20...40),
      priority: isRequired ? Priority.required : level())
    if chance(0.8) {
      let item = generator.index(below: system.items.count)
      constraint.second =
        chance(0.3) ? anchor(of: item, along: pick(Axis.allCases), isSize: true) : distance()
      constraint.multiplier = multiplier()
      constraint.constant = chance(0.5) ? 0 : whole(-20...40)
    }
    if chance(0.3), let second = constraint.second {
      constraint.second = constraint.first
      constraint.first = second
    }
    add(constraint)
  }

  private mutating func distance() -> Constraint.Anchor {
    let axis = pick(Axis.allCases)
    let items = (0..<2).map { _ in generator.index(below: system.items.count) }
    return .distance(
      from: anchor(of: items[0], along: axis, isSize: false),
      to: anchor(of: items[1], along: axis, isSize: false))
  }

  /// Adds a constraint, or nothing if Auto Layout has no such pair of attributes.
  private mutating func add(_ constraint: Constraint) {
    _ = try? system.add(constraint)
  }

  private mutating func anchor(
    of item: Int, along axis: Axis, isSize: Bool
  ) -> Constraint.Anchor {
    let all = Constraint.Attribute.allCases.filter {
      $0.axis == axis && $0.isSize == isSize
        && (hasPhysicalSides || ![.left, .right].contains($0.withoutMargin))
    }
    // Margins and centres are the minority that they are in real screens.
    let edges: [Constraint.Attribute] = [.leading, .trailing, .top, .bottom].filter(all.contains)
    let attribute = pick(chance(0.6) && !edges.isEmpty ? edges : all)
    let isPlain = !attribute.isOfMargins && ![.firstBaseline, .lastBaseline].contains(attribute)
    // Items other than the container have no safe area here.
    let guides: [Constraint.Guide] = item == 0 ? Constraint.Guide.allCases : [.layoutMarginsGuide]
    return Constraint.Anchor(
      item: item, guide: isPlain && chance(0.1) ? pick(guides) : nil, attribute: attribute)
  }
}

extension RandomScreen: CustomStringConvertible {
  /// The system as text, from which a test of its own can be written.
  var description: String {
    let height = container.height.map { "\($0)" } ?? "any"
    var lines = [
      "seed \(seed): \(container.width) × \(height), \(system.direction), safe area "
        + "\(system.safeAreaInsets)"
    ]
    for item in system.items.dropFirst() {
      lines.append(
        "\(item.name) in \(system.items[item.parent].name): \(item.content), hugging "
          + "\(item.hugging), resistance \(item.compressionResistance), alignment "
          + "\(item.alignmentRectInsets), margins \(item.layoutMargins), "
          + "\(item.direction.map { "\($0)" } ?? "direction as around")")
    }
    return (lines + system.constraints.indices.map(system.text(ofConstraint:)))
      .joined(separator: "\n")
  }
}
