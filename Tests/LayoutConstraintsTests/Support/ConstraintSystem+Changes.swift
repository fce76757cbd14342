import Foundation
import Geometry
import LayoutConstraints

/// Changes whose effect on every layout is known.
extension ConstraintSystem {
  /// The same items with other constraints.
  func with(constraints: [Constraint]) throws -> ConstraintSystem {
    var system = try with(items: Array(items.dropFirst()))
    for constraint in constraints { try system.add(constraint) }
    return system
  }

  /// The same items and constraints, with the items except the container in another order.
  func with(itemsInOrder order: [Int]) throws -> ConstraintSystem {
    var newIndices = [Int](repeating: Self.container, count: items.count)
    for (index, old) in order.enumerated() { newIndices[old] = index + 1 }
    let parents = order.map { newIndices[items[$0].parent] }
    // A parent may come later, so all start in the container.
    var system = try with(items: order.map { items[$0].copied(name: items[$0].name, parent: 0) })
    for (index, parent) in parents.enumerated() { try system.place(index + 1, in: parent) }
    for constraint in constraints.compactMap({ $0.renumbered { newIndices[$0] } }) {
      try system.add(constraint)
    }
    return system
  }

  /// The same container with other items and no constraints.
  private func with(items: [ConstraintItem]) throws -> ConstraintSystem {
    var system = ConstraintSystem()
    system.direction = direction
    system.safeAreaInsets = safeAreaInsets
    for item in items { try system.addItem(item) }
    return system
  }

  /// The system with every length of items and constraints times a factor.
  func scaled(by factor: Double) throws -> ConstraintSystem {
    var system = try with(
      constraints: constraints.map { constraint in
        var copy = constraint
        copy.constant *= factor
        return copy
      })
    for index in items.indices {
      try system.updateItem(index) { item in
        item.content = item.content.scaled(by: factor)
        let insets = item.alignmentRectInsets
        item.alignmentRectInsets = EdgeInsets(
          top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
          right: insets.right * factor)
        let margins = item.layoutMargins
        item.layoutMargins = DirectionalEdgeInsets(
          top: margins.top * factor, leading: margins.leading * factor,
          bottom: margins.bottom * factor, trailing: margins.trailing * factor)
      }
    }
    return system
  }

  /// The system with one more item, `twin`, that repeats another item with its constraints, and the
  /// constraints of others on it.
  func addingTwin(of index: Int) throws -> ConstraintSystem {
    var system = self
    let twin = items[index].copied(name: "twin", parent: items[index].parent)
    let twinIndex = try system.addItem(twin)
    for constraint in constraints {
      let copy = constraint.renumbered { $0 == index ? twinIndex : $0 }
      if let copy, copy != constraint { try system.add(copy) }
    }
    return system
  }

  /// The system with the opposite reading direction for every item.
  func readInTheOtherDirection() throws -> ConstraintSystem {
    var system = self
    system.direction = direction.other
    for index in items.indices {
      try system.updateItem(index) { $0.direction = $0.direction?.other }
    }
    return system
  }

  /// The same with left for leading and right for trailing, and without constraints between two
  /// horizontal centres, which have no side.
  func onlyWithPhysicalSides() throws -> ConstraintSystem {
    try with(
      constraints: constraints.compactMap { constraint in
        guard !constraint.isBetweenCentres else { return nil }
        return constraint.mapPlaces { place in
          var copy = place
          copy.attribute = place.attribute.physical
          return copy
        }
      })
  }
}

extension ConstraintItem {
  /// The same with another name and another parent.
  fileprivate func copied(name: String, parent: Int) -> ConstraintItem {
    var copy = ConstraintItem(
      name: name, parent: parent, content: content, hugging: hugging,
      compressionResistance: compressionResistance)
    copy.alignmentRectInsets = alignmentRectInsets
    copy.layoutMargins = layoutMargins
    copy.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
    copy.direction = direction
    return copy
  }
}

extension Constraint {
  /// Whether it, or a distance in it, has two horizontal centres and so no side.
  fileprivate var isBetweenCentres: Bool {
    let anchors = [first] + (second.map { [$0] } ?? [])
    let pairs = first.isSize ? anchors.map(\.ends) : [anchors]
    return pairs.contains { $0.allSatisfy { $0.attribute.withoutMargin == .centerX } }
  }

  /// The same as inequalities: two for an equation.
  var asInequalities: [Constraint] {
    guard relation == .equal else { return [self] }
    var halves = [self, self]
    halves[0].relation = .lessThanOrEqual
    halves[1].relation = .greaterThanOrEqual
    return halves
  }

  /// The same constraint from the other side: `b == 1/m × a - c/m` for `a == m × b + c`.
  ///
  /// `nil` without a second anchor, or if the error of an optional constraint would become another
  /// multiple of the same distance.
  var reversed: Constraint? {
    guard let second, priority == Priority.required || multiplier.magnitude == 1 else {
      return nil
    }
    var reversed = self
    reversed.first = second
    reversed.second = first
    reversed.multiplier = 1 / multiplier
    reversed.constant = -constant / multiplier
    switch relation {
    case .equal: break
    case .lessThanOrEqual where multiplier > 0: reversed.relation = .greaterThanOrEqual
    case .greaterThanOrEqual where multiplier > 0: reversed.relation = .lessThanOrEqual
    default: break
    }
    return reversed
  }
}

extension Constraint.Attribute {
  /// The left or right side of a leading or trailing edge, read from left to right.
  fileprivate var physical: Constraint.Attribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: self
    }
  }
}

extension LayoutDirection {
  fileprivate var other: LayoutDirection {
    self == .leftToRight ? .rightToLeft : .leftToRight
  }
}

extension Content {
  fileprivate func scaled(by factor: Double) -> Content {
    guard let size else { return .none }
    let room = CGSize(width: Double.infinity, height: .infinity)
    let larger = CGSize(width: size.width * factor, height: size.height * factor)
    guard case .measured(let content) = self else { return .fixed(larger) }
    let measurement = content.measure(in: room)
    return .measured(
      CutLine(
        size: larger, firstBaseline: measurement.firstBaseline * factor,
        lastBaselineFromBottom: measurement.lastBaselineFromBottom * factor))
  }
}
