public import Foundation

/// A view or a layout guide, from whose anchors constraints are made.
///
/// It writes the anchors that both have once. UIKit has no such protocol: only `UIView` and
/// `UILayoutGuide` conform to it, and an anchor of anything else has no item.
@preconcurrency @MainActor
public protocol AnchoredItem: AnyObject {}

extension UIView: AnchoredItem {}
extension UILayoutGuide: AnchoredItem {}

extension AnchoredItem {
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.leading)) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.right)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.bottom)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(attribute(.width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(attribute(.height)) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.centerX)) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.centerY)) }

  fileprivate func attribute(_ attribute: NSLayoutConstraint.Attribute) -> ItemAttribute {
    ItemAttribute(of: self, attribute)
  }
}

/// The space of bars at the top or the bottom of a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the bars after a layout, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The height after a layout, in points.
  public var length: CGFloat { layoutFrame.height }
}

extension UIView {
  /// The baseline of the first line of text; the top edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(attribute(.firstBaseline))
  }
  /// The baseline of the last line of text; the bottom edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(attribute(.lastBaseline))
  }
}
