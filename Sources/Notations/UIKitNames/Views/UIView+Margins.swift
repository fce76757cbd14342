import Foundation
import Geometry
import LayoutConstraints
public import UIKitValues

extension UIView {
  /// How content fills the frame of a view.
  public typealias ContentMode = UIViewContentMode
}

/// The reading direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension UIView {
  /// The reading direction of the view's content.
  ///
  /// Where the view sets none, that of its superview, or else of the device.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    var view: UIView? = self
    while let current = view {
      switch current.ownDirection {
      case .leftToRight: return .leftToRight
      case .rightToLeft: return .rightToLeft
      case nil: view = current.parent
      }
    }
    return SimulatedDevice.current.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The reading direction that the view sets; `nil` where it follows its superview.
  var ownDirection: LayoutDirection? {
    switch semanticContentAttribute {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The default margins of a view, in points.
  static let defaultMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The margins, but at least the smallest margins, in points.
  var effectiveMargins: NSDirectionalEdgeInsets {
    let (margins, smallest) = (directionalLayoutMargins, minimumMargins)
    return NSDirectionalEdgeInsets(
      top: max(margins.top, smallest.top), leading: max(margins.leading, smallest.leading),
      bottom: max(margins.bottom, smallest.bottom),
      trailing: max(margins.trailing, smallest.trailing))
  }

  /// The margins with left and right sides, in points.
  var physicalMargins: UIEdgeInsets {
    get {
      let margins = effectiveMargins
      let readsRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return UIEdgeInsets(
        top: margins.top, left: readsRightToLeft ? margins.trailing : margins.leading,
        bottom: margins.bottom, right: readsRightToLeft ? margins.leading : margins.trailing)
    }
    set {
      let readsRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: readsRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: readsRightToLeft ? newValue.left : newValue.right)
    }
  }

  /// Gives the frame another size and keeps its centre.
  func resizeAroundCenter(to size: CGSize) {
    let center = center
    frame = CGRect(
      origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// Moves the frame to another centre.
  func moveCenter(to center: CGPoint) {
    frame.origin = CGPoint(x: center.x - frame.width / 2, y: center.y - frame.height / 2)
  }
}
