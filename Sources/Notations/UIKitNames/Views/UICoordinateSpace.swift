public import Foundation
public import UIKitValues

/// Something with coordinates of its own, such as a view or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// A point in the coordinates of another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in own coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle in the coordinates of another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in own coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Ours: the space of the screen is that of the root view, since roots have no window here.
extension UICoordinateSpace {
  /// A point in the coordinates of another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let onScreen = (self as? UIView)?.convert(point, to: nil as UIView?) ?? point
    return (coordinateSpace as? UIView)?.convert(onScreen, from: nil as UIView?) ?? onScreen
  }
  /// A point of another space in own coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  /// A rectangle in the coordinates of another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }
  /// A rectangle of another space in own coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
  /// The space of the screen: the screen itself.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The space of the screen held upright: the screen itself.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
