/// A view or a guide, with the anchors of both; UIKit has no such protocol.
@preconcurrency @MainActor public protocol AnchoredItem: AnyObject {}
extension UIView: AnchoredItem {}
extension UILayoutGuide: AnchoredItem {}

extension AnchoredItem {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.trailing)) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.right)) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.bottom)) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(attribute(.width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(attribute(.height)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.centerX)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.centerY)) }
  fileprivate func attribute(_ attribute: NSLayoutConstraint.Attribute) -> ItemAttribute {
    ItemAttribute(of: self, attribute)
  }
}

// A baseline is that of the first or last line of text; the top or bottom edge without text.
extension UIView {
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(attribute(.firstBaseline)) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(attribute(.lastBaseline)) }
}

/// The space of bars at the top or the bottom of a controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  public var length: CGFloat { layoutFrame.height }
}
