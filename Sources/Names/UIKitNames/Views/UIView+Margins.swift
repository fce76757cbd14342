import Geometry
import LayoutConstraints

/// The reading direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension UIView {
  public typealias ContentMode = UIViewContentMode
  /// The reading direction that the view sets, or else that of its superview, or else of the device.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    var view: UIView? = self
    while let current = view {
      if let own = current.ownDirection { return own == .leftToRight ? .leftToRight : .rightToLeft }
      view = current.parent
    }
    return SimulatedDevice.current.isRightToLeft ? .rightToLeft : .leftToRight
  }
  var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// The reading direction that the view sets; `nil` where it follows its superview.
  var ownDirection: LayoutDirection? {
    switch semanticContentAttribute {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
  static let defaultMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var effectiveMargins: NSDirectionalEdgeInsets {
    let (margins, smallest) = (directionalLayoutMargins, minimumMargins)
    return NSDirectionalEdgeInsets(
      top: max(margins.top, smallest.top), leading: max(margins.leading, smallest.leading),
      bottom: max(margins.bottom, smallest.bottom),
      trailing: max(margins.trailing, smallest.trailing))
  }
}
