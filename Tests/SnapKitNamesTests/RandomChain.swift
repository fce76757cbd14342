import Foundation
import SeededRandom
import SnapKitNames
import UIKitNames
import UIKitValues

/// One random chain of a closure, and the expected constraints, made by hand.
@MainActor
struct RandomChain {
  enum Target {
    case number(CGFloat)
    case view(Int)
    case superview
    case safeArea
    case attribute(of: Int, NamedAttribute)
  }

  enum Constant {
    case none
    case offset(CGFloat)
    case inset(CGFloat)
    case insets(UIEdgeInsets)
  }

  let attributes: [NamedAttribute]
  let relation: NSLayoutConstraint.Relation
  let target: Target
  let multiplier: CGFloat
  let constant: Constant
  let priority: Float

  /// Attributes that can be related to each other.
  private static let families: [[NSLayoutConstraint.Attribute]] = [
    [.left, .right, .centerX, .leftMargin, .rightMargin],
    [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin, .centerXWithinMargins],
    [.top, .bottom, .centerY, .topMargin, .bottomMargin, .firstBaseline, .centerYWithinMargins],
    [.width, .height],
  ]

  init(from random: inout SeededGenerator, viewCount: Int) {
    let all = NamedAttribute.all
    let family = Self.families[random.index(below: 4)].compactMap { attribute in
      all.first { $0.attribute == attribute }
    }
    let order = random.permutation(of: family.count)
    attributes = order.prefix(1 + random.index(below: 2)).map { family[$0] }
    relation = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][random.index(below: 4)]
    let view = random.index(below: viewCount)
    switch random.index(below: 5) {
    case 0: target = .number(CGFloat(random.index(below: 80)))
    case 1: target = .view(view)
    case 2: target = .superview
    case 3: target = .safeArea
    default: target = .attribute(of: view, family[random.index(below: family.count)])
    }
    multiplier = [1, 1, 1, 0.5, 2][random.index(below: 5)]
    let points = CGFloat(random.index(below: 30)) - 5
    switch random.index(below: 4) {
    case 0: constant = .none
    case 1: constant = .offset(points)
    case 2: constant = .inset(points)
    default: constant = .insets(UIEdgeInsets(top: points, left: 7, bottom: 3, right: points + 1))
    }
    priority = [1000, 750, 500, 250, 749.5, 250][random.index(below: 6)]
  }

  /// Writes the chain with `snp`.
  func write(_ make: ConstraintMaker, views: [UIView]) {
    var chain = make[keyPath: attributes[0].maker]
    for named in attributes.dropFirst() { chain = chain[keyPath: named.chained] }
    let editable = related(chain, views: views)
    if multiplier != 1 { editable.multipliedBy(multiplier) }
    switch constant {
    case .none: break
    case .offset(let points): editable.offset(points)
    case .inset(let points): editable.inset(points)
    case .insets(let insets): editable.inset(insets)
    }
    if priority != 1000 { editable.priority(priority) }
  }

  private func related(
    _ chain: ConstraintMakerExtendable, views: [UIView]
  ) -> ConstraintMakerEditable {
    let target: any ConstraintRelatableTarget
    switch self.target {
    case .number(let points): target = points
    case .view(let index): target = views[index]
    case .attribute(let index, let named): target = views[index].snp[keyPath: named.item]
    case .superview:
      return switch relation {
      case .equal: chain.equalToSuperview()
      case .lessThanOrEqual: chain.lessThanOrEqualToSuperview()
      case .greaterThanOrEqual: chain.greaterThanOrEqualToSuperview()
      }
    case .safeArea:
      return switch relation {
      case .equal: chain.equalToSuperview(\.safeAreaLayoutGuide)
      case .lessThanOrEqual: chain.lessThanOrEqualToSuperview(\.safeAreaLayoutGuide)
      case .greaterThanOrEqual: chain.greaterThanOrEqualToSuperview(\.safeAreaLayoutGuide)
      }
    }
    return switch relation {
    case .equal: chain.equalTo(target)
    case .lessThanOrEqual: chain.lessThanOrEqualTo(target)
    case .greaterThanOrEqual: chain.greaterThanOrEqualTo(target)
    }
  }
}

@MainActor
extension RandomChain {
  /// The expected constraints of the chain for a view, made without `snp`.
  func constraints(of view: UIView, views: [UIView]) -> [NSLayoutConstraint] {
    let order = NamedAttribute.all.map(\.attribute)
    return order.filter { attribute in attributes.contains { $0.attribute == attribute } }
      .map { constraint(of: view, $0, views: views) }
  }

  private func constraint(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, views: [UIView]
  ) -> NSLayoutConstraint {
    var other: (item: Any?, attribute: NSLayoutConstraint.Attribute) = (nil, attribute)
    var points: CGFloat = 0
    switch target {
    case .view(let index): other.item = views[index]
    case .attribute(let index, let named): other = (views[index], named.attribute)
    case .superview: other.item = view.superview
    case .safeArea: other.item = view.superview?.safeAreaLayoutGuide
    case .number(let number):
      points = number
      if attribute == .centerX { other.attribute = .left }
      if attribute == .centerY { other.attribute = .top }
      if attribute != .width && attribute != .height { other.item = view.superview }
    }
    switch constant {
    case .none: break
    case .offset(let number): points = number
    case .inset(let number):
      points = Self.moved(
        other.attribute, UIEdgeInsets(top: number, left: number, bottom: number, right: number))
    case .insets(let insets): points = Self.moved(other.attribute, insets)
    }
    let made = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other.item,
      attribute: other.item == nil ? .notAnAttribute : other.attribute, multiplier: multiplier,
      constant: points)
    made.priority = UILayoutPriority(priority)
    return made
  }

  /// The change of an edge, a centre or a length when a rectangle is inset.
  ///
  /// Computed with rectangles, and mirrored for right to left.
  private static func moved(
    _ attribute: NSLayoutConstraint.Attribute, _ insets: UIEdgeInsets
  ) -> CGFloat {
    let before = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let after = before.inset(by: insets)
    let mirrors = SimulatedDevice.current.isRightToLeft
    switch attribute {
    case .left, .leftMargin: return after.minX
    case .right, .rightMargin: return after.maxX - 1000
    case .leading, .leadingMargin: return mirrors ? 1000 - after.maxX : after.minX
    case .trailing, .trailingMargin: return mirrors ? -after.minX : after.maxX - 1000
    case .top, .topMargin, .firstBaseline: return after.minY
    case .bottom, .bottomMargin, .lastBaseline: return after.maxY - 1000
    case .centerX, .centerXWithinMargins: return after.midX - 500
    case .centerY, .centerYWithinMargins: return after.midY - 500
    case .width: return after.width - 1000
    case .height: return after.height - 1000
    case .notAnAttribute: return 0
    }
  }
}
