public import Foundation

extension UIView {
  /// A point of this view in the coordinates of another one in the same tree; of the outermost view
  /// where that is `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A point of another view in the same tree, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// A rectangle of this view in the coordinates of another one in the same tree.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in the same tree, in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the view begins in the outermost one, whose own place does not count.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view: UIView = self
    while let superview = view.superview {
      origin.x += view.frame.minX
      origin.y += view.frame.minY
      view = superview
    }
    return origin
  }
}
