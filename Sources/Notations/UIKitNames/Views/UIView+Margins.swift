import Foundation
import Geometry
import LayoutConstraints
public import UIKitValues

extension UIView {
  /// How a view fills its frame with what it shows.
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
  /// The direction in which the view's contents are read.
  ///
  /// That of the superview, or else of the device, where the view says nothing itself.
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

  /// The direction that the view says itself; `nil` where it follows its superview.
  var ownDirection: LayoutDirection? {
    switch semanticContentAttribute {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The margins of a view of which nobody sets any.
  static let defaultMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// What is set as margins, or the least where that is more.
  var effectiveMargins: NSDirectionalEdgeInsets {
    let (set, least) = (directionalLayoutMargins, minimumMargins)
    return NSDirectionalEdgeInsets(
      top: max(set.top, least.top), leading: max(set.leading, least.leading),
      bottom: max(set.bottom, least.bottom), trailing: max(set.trailing, least.trailing))
  }

  /// The margins with sides that are left and right, in points.
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

  /// Gives the frame another size, and leaves its centre where it is.
  func resizeAroundCenter(to size: CGSize) {
    let center = center
    frame = CGRect(
      origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// Gives the frame another centre.
  func moveCenter(to center: CGPoint) {
    frame.origin = CGPoint(x: center.x - frame.width / 2, y: center.y - frame.height / 2)
  }
}
