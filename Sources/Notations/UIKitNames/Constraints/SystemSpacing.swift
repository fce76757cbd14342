import Foundation

/// The standard distance between two views.
enum SystemSpacing {
  /// The distance in points that a multiplier of 1 stands for.
  ///
  /// 8 points. Ours: from one baseline to another it is the height of a line of the lower text,
  /// where UIKit takes a distance from both fonts that is not documented.
  static func points(from upper: ItemAttribute, to lower: ItemAttribute) -> CGFloat {
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    guard baselines.contains(upper.attribute), baselines.contains(lower.attribute),
      let lineHeight = lower.item.constrainedView?.lineHeight
    else { return 8 }
    return lineHeight
  }
}
