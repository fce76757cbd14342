import Foundation
import Geometry
import LayoutConstraints
import SeededRandom

/// A small random constraint system, the same for the same seed.
struct RandomSystem {
  var items: [ConstraintItem]
  var parents: [Int]
  var constraints: [Constraint]

  /// Two to five items, some inside others, some with content, and up to 14 constraints between
  /// them.
  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...5, using: &generator)
    items = (1...count).map { index -> ConstraintItem in
      let hasContent = Bool.random(using: &generator)
      let width = Double.random(in: 1...100, using: &generator).rounded()
      let height = Double.random(in: 1...60, using: &generator).rounded()
      let hugging: Double = [250.0, 251, 500].randomElement(using: &generator) ?? 250
      return ConstraintItem(
        name: "i\(index)", content: hasContent ? .box(width, height) : .none,
        hugging: AxisPriorities(hugging))
    }
    parents = (1...count).map { Int.random(in: 0..<$0, using: &generator) }
    constraints = []
    let wanted = Int.random(in: 2...14, using: &generator)
    while constraints.count < wanted {
      let constraint = Self.constraint(between: count, using: &generator)
      if (try? Self.check(constraint, items: count)) != nil { constraints.append(constraint) }
    }
  }

  /// The system with its constraints in the given order.
  func system(order: [Int]? = nil) throws -> ConstraintSystem {
    var system = ConstraintSystem()
    for item in items { try system.addItem(item) }
    for (index, parent) in parents.enumerated() { try system.place(index + 1, in: parent) }
    for index in order ?? Array(constraints.indices) { try system.add(constraints[index]) }
    return system
  }

  private static func check(_ constraint: Constraint, items: Int) throws {
    var system = ConstraintSystem()
    for index in 1...items { try system.addItem(ConstraintItem(name: "\(index)")) }
    try system.add(constraint)
  }

  private static func constraint(
    between count: Int, using generator: inout SeededGenerator
  ) -> Constraint {
    func place() -> Constraint.Anchor {
      let item = Int.random(in: 0...count, using: &generator)
      let attribute = Constraint.Attribute.allCases.randomElement(using: &generator) ?? .width
      return Constraint.Anchor(item: item, attribute: attribute)
    }
    func anchor() -> Constraint.Anchor {
      let isDistance = Int.random(in: 0..<3, using: &generator) == 0
      return isDistance ? .distance(from: place(), to: place()) : place()
    }
    let first = anchor()
    let hasSecond = Int.random(in: 0..<5, using: &generator) > 0
    let relations = [Constraint.Relation.equal] + Constraint.Relation.allCases
    return Constraint(
      first, relations.randomElement(using: &generator) ?? .equal, hasSecond ? anchor() : nil,
      multiplier: [1, 1, 1, 0.5, 2, -1].randomElement(using: &generator) ?? 1,
      constant: Double.random(in: -50...150, using: &generator).rounded(),
      priority: [1000, 1000, 750, 500, 250].randomElement(using: &generator) ?? 1000)
  }
}
