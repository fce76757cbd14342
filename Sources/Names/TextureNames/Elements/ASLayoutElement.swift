/// The kind of a layout element.
public enum ASLayoutElementType: Int, Sendable { case layoutSpec, displayNode }

/// A node or a spec: an element that takes part in a layout.
public protocol ASLayoutElement: AnyObject {
  var style: ASLayoutElementStyle { get }
  var layoutElementType: ASLayoutElementType { get }
  var debugName: String? { get set }
  var sublayoutElements: [any ASLayoutElement]? { get }
  /// The element's layout for a parent of this size, of which unknown lengths are NaN.
  func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout
  /// The element's layout in a size range that its own style has already narrowed.
  func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout
  /// The element's layout in a size range that its own style has not narrowed yet.
  func calculateLayoutThatFits(
    _: ASSizeRange, restrictedTo: ASLayoutElementSize, relativeToParentSize: CGSize
  ) -> ASLayout
}

extension ASLayoutElement {
  /// The element's layout in a size range, whose maximum is the parent's size for fractions.
  @discardableResult public func layoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    layoutThatFits(constrainedSize, parentSize: constrainedSize.max)
  }
  @discardableResult public func styled(_ styleBlock: (ASLayoutElementStyle) -> Void) -> Self {
    styleBlock(style)
    return self
  }
  /// The name in error messages: the debug name, or the class.
  var label: String { debugName ?? "\(type(of: self))" }
}
