import Foundation
import Geometry
import LayoutConstraints
import SeededRandom

/// A random system whose required constraints may contradict each other, the same for the same
/// seed.
///
/// It starts from random frames and adds true conditions on them: equalities and
/// inequalities between edges, centres and sizes, proportions, aspect ratios. Then it says a few
/// that are off by some points. Without those it is feasible in its container.
struct InfeasibleSystem {
  private(set) var items: [ConstraintItem] = []
  private(set) var constraints: [Constraint] = []
  let container = Container(width: 320, height: 480)
  private var frames: [CGRect]

  /// Two to twelve views with up to four constraints each.
  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    frames = [CGRect(x: 0, y: 0, width: 320, height: 480)]
    let count = Int.random(in: 2...12, using: &generator)
    for index in 1...count {
      func draw(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &generator))
      }
      frames.append(
        CGRect(x: draw(0...200), y: draw(0...300), width: draw(1...120), height: draw(1...180)))
      let parent = Int.random(in: 0..<index, using: &generator)
      let hasContent = Bool.random(using: &generator)
      items.append(
        ConstraintItem(
          name: "v\(index)", parent: parent,
          content: hasContent ? .box(draw(0...100), draw(0...100)) : .none))
    }
    let wanted = count * Int.random(in: 2...4, using: &generator)
    let wrong = Int.random(in: 1...4, using: &generator)
    while constraints.count < wanted {
      let isWrong = constraints.count >= wanted - wrong
      guard var constraint = statement(isWrong: isWrong, using: &generator) else { continue }
      if Int.random(in: 0..<8, using: &generator) == 0, !isWrong {
        constraint.priority = [250, 500, 750].randomElement(using: &generator) ?? 250
      }
      constraints.append(constraint)
    }
    constraints.shuffle(using: &generator)
  }

  /// Says several sizes of one view, last of all, so that conflicts have members in common.
  mutating func contradictItself(using generator: inout SeededGenerator) {
    let item = Int.random(in: 1...items.count, using: &generator)
    let attribute: Constraint.Attribute = Bool.random(using: &generator) ? .width : .height
    for _ in 0..<Int.random(in: 2...4, using: &generator) {
      let relation: Constraint.Relation =
        [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal
      constraints.append(
        Constraint(
          .init(item: item, attribute: attribute), relation,
          constant: Double(Int.random(in: 1...40, using: &generator) * 5)))
    }
  }

  /// The system with some of the constraints, in the order of `indices`.
  func system(keeping indices: [Int]? = nil) throws -> ConstraintSystem {
    var system = ConstraintSystem()
    for item in items { try system.addItem(item) }
    for index in indices ?? Array(constraints.indices) { try system.add(constraints[index]) }
    return system
  }

  /// A constraint that the frames fulfil, or one that they miss; `nil` if Auto Layout has none of
  /// the kind that was drawn.
  private func statement(
    isWrong: Bool, using generator: inout SeededGenerator
  ) -> Constraint? {
    let attributes: [Constraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .width, .height,
      .width, .height,
    ]
    func anchor() -> Constraint.Anchor {
      Constraint.Anchor(
        item: Int.random(in: 0...items.count, using: &generator),
        attribute: attributes.randomElement(using: &generator) ?? .width)
    }
    let first = anchor()
    let second = Int.random(in: 0..<6, using: &generator) == 0 ? nil : anchor()
    let multipliers: [Double] = [1, 1, 1, 0.5, 2, -1, 0.75, 16.0 / 9]
    let multiplier = multipliers.randomElement(using: &generator) ?? 1
    let relations = [Constraint.Relation.equal] + Constraint.Relation.allCases
    let relation = relations.randomElement(using: &generator) ?? .equal
    var constraint = Constraint(first, relation, second, multiplier: multiplier)
    let other = second.map { value(of: $0, in: constraint) } ?? 0
    constraint.constant =
      value(of: first, in: constraint) - (second == nil ? 0 : multiplier * other)
    let slack = Double(Int.random(in: 1...60, using: &generator))
    switch relation {
    case .equal where isWrong:
      constraint.constant += Bool.random(using: &generator) ? slack : -slack
    case .equal: break
    case .lessThanOrEqual: constraint.constant += isWrong ? -slack : slack
    case .greaterThanOrEqual: constraint.constant += isWrong ? slack : -slack
    }
    var trial = ConstraintSystem()
    for item in items { _ = try? trial.addItem(item) }
    guard (try? trial.add(constraint)) != nil else { return nil }
    // A constraint that contradicts itself is a conflict that needs no search.
    let contradictsItself = try? !trial.layout(in: container, rounding: .exact).conflictSets.isEmpty
    return contradictsItself == false ? constraint : nil
  }

  /// The position of an anchor in the closest common ancestor of the constraint's items.
  private func value(of anchor: Constraint.Anchor, in constraint: Constraint) -> Double {
    let frame = frames[anchor.item]
    let origin = frames[ancestor(of: constraint)].origin
    return switch anchor.attribute {
    case .left, .leading: frame.minX - origin.x
    case .right, .trailing: frame.maxX - origin.x
    case .centerX: frame.midX - origin.x
    case .top: frame.minY - origin.y
    case .bottom: frame.maxY - origin.y
    case .centerY: frame.midY - origin.y
    case .width: frame.width
    default: frame.height
    }
  }

  private func ancestor(of constraint: Constraint) -> Int {
    func path(_ item: Int) -> [Int] { item == 0 ? [0] : [item] + path(items[item - 1].parent) }
    let others = path(constraint.second?.item ?? constraint.first.item)
    return path(constraint.first.item).first(where: others.contains) ?? 0
  }
}
