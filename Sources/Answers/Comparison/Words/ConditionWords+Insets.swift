import Geometry
import LayoutConstraints

extension ConditionWords {
  /// What baselines, margins and guides add to a constraint's own constant, if anything:
  /// `whose own constant is 0; a.firstBaseline is 16 below a.top`.
  func insets(_ cause: ValueCause) -> String? {
    guard case .constraint(let index) = cause.conditions.first else { return nil }
    let constraint = system.constraints[index]
    let rest = cause.contribution - constraint.constant * cause.pointsPerPoint
    guard rest.points != "0" else { return nil }
    let insets = constraint.places.compactMap(inset)
    guard !insets.isEmpty else { return nil }
    return "whose own constant is \(constraint.constant.points); \(insets.listed)"
  }

  /// How far a baseline, a margin or a guide is from the item's own place.
  func inset(of anchor: Constraint.Anchor) -> String? {
    guard let inset = try? layout.inset(of: anchor), inset.points != "0" else { return nil }
    let item = name(anchor.item)
    let isHorizontal = anchor.attribute.axis == .horizontal
    let relation =
      switch (anchor.attribute.isSize, isHorizontal) {
      case (true, true): inset > 0 ? "wider than" : "narrower than"
      case (true, false): inset > 0 ? "higher than" : "lower than"
      case (false, true): inset > 0 ? "right of" : "left of"
      case (false, false): inset > 0 ? "below" : "above"
      }
    let distance = "\(abs(inset).points) \(relation) \(item).\(anchor.standsFor.words)"
    return "\(item).\(anchor.words) is \(distance)\(safePart(of: anchor, inset))"
  }

  /// The part of a margin that is the safe area's: `(8 and 20 of the safe area)`.
  private func safePart(of anchor: Constraint.Anchor, _ inset: Double) -> String {
    let isOfMargins = anchor.attribute.isOfMargins || anchor.guide == .layoutMarginsGuide
    let item = system.items[anchor.item]
    let place = Constraint.Anchor(
      item: anchor.item, guide: .safeAreaLayoutGuide, attribute: anchor.standsFor.attribute)
    guard isOfMargins, item.insetsLayoutMarginsFromSafeArea, !item.preservesSuperviewLayoutMargins,
      let safe = try? layout.inset(of: place), safe.points != "0"
    else { return "" }
    return " (\(abs(inset - safe).points) and \(abs(safe).points) of the safe area)"
  }
}
