import Synchronization

extension ConstraintInsetTarget {
  var insets: UIEdgeInsets {
    if let insets = self as? UIEdgeInsets { return insets }
    let points = AnyNumber.value(of: self) ?? 0
    return UIEdgeInsets(top: points, left: points, bottom: points, right: points)
  }
}

extension ConstraintConstantTarget {
  /// Whether this is insets, whose sign depends on the edge.
  var isInset: Bool { self is UIEdgeInsets || self is NSDirectionalEdgeInsets }
  /// The constant of a constraint whose second attribute is `attribute`, in points.
  ///
  /// The sign depends on the second attribute, so an inset of 5 toward the leading edge of a
  /// sibling adds 5. Numbers are the same for every attribute. Sizes apply to lengths only and
  /// points to positions only; everything else is 0, as in SnapKit.
  func points(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch self {
    case let size as CGSize:
      switch attribute {
      case .width: size.width
      case .height: size.height
      default: 0
      }
    case let point as CGPoint: point.distance(for: attribute)
    case let insets as UIEdgeInsets: insets.distance(for: attribute)
    case let insets as NSDirectionalEdgeInsets: insets.distance(for: attribute)
    default: AnyNumber.value(of: self) ?? 0
    }
  }
}

extension CGPoint {
  fileprivate func distance(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      x
    case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline,
      .lastBaseline:
      y
    case .width, .height, .notAnAttribute: 0
    }
  }
}

extension UIEdgeInsets {
  fileprivate func distance(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let readsRightToLeft = ConstraintConfig.interfaceLayoutDirection == .rightToLeft
    return switch attribute {
    case .left, .leftMargin: left
    case .top, .topMargin, .firstBaseline: top
    case .right, .rightMargin: -right
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .leading, .leadingMargin: readsRightToLeft ? right : left
    case .trailing, .trailingMargin: readsRightToLeft ? -left : -right
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .notAnAttribute: 0
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func distance(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let readsRightToLeft = ConstraintConfig.interfaceLayoutDirection == .rightToLeft
    return switch attribute {
    case .left, .leftMargin: readsRightToLeft ? trailing : leading
    case .top, .topMargin, .firstBaseline: top
    case .right, .rightMargin: readsRightToLeft ? -leading : -trailing
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .leading, .leadingMargin: leading
    case .trailing, .trailingMargin: -trailing
    case .centerX, .centerXWithinMargins: (leading - trailing) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -(leading + trailing)
    case .height: -(top + bottom)
    case .notAnAttribute: 0
    }
  }
}

/// The settings for all constraints.
public enum ConstraintConfig {
  private static let chosen = Mutex<ConstraintInterfaceLayoutDirection?>(nil)
  /// The direction that converts between left and right insets, and leading and trailing ones.
  ///
  /// It is read when a constant is set, and not when views are laid out. A value that is set
  /// applies to the whole process, on every thread. Deviation: before it is set, it is the
  /// direction of `SimulatedDevice.current`. In SnapKit it is left to right, and apps set it when
  /// they start.
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection {
    get {
      chosen.withLock(\.self)
        ?? (SimulatedDevice.current.isRightToLeft ? .rightToLeft : .leftToRight)
    }
    set { chosen.withLock { $0 = newValue } }
  }
}
