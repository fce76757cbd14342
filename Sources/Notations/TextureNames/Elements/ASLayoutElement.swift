public import Foundation

/// What an element is.
public enum ASLayoutElementType: Int, Sendable {
  /// A rule that arranges others.
  case layoutSpec
  /// Something visible.
  case displayNode
}

/// What takes part in a layout: a node or a spec.
public protocol ASLayoutElement: AnyObject {
  /// What the element asks of the spec that it stands in.
  var style: ASLayoutElementStyle { get }
  /// What the element is.
  var layoutElementType: ASLayoutElementType { get }
  /// The name that errors call the element by.
  var debugName: String? { get set }
  /// The elements inside this one.
  var sublayoutElements: [any ASLayoutElement]? { get }

  /// The element's layout in a range, for a parent of this size; NaN where it is undefined.
  func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout

  /// The element's layout in a range that its own style has already narrowed.
  func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout

  /// The element's layout in a range that its own style has not narrowed yet.
  func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout
}

extension ASLayoutElement {
  /// The element's layout in a range, whose maximum fractions refer to.
  @discardableResult
  public func layoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    layoutThatFits(constrainedSize, parentSize: constrainedSize.max)
  }

  /// The element itself, with its style changed.
  @discardableResult
  public func styled(_ styleBlock: (ASLayoutElementStyle) -> Void) -> Self {
    styleBlock(style)
    return self
  }

  /// The name in error messages: the debug name, or the class.
  var label: String { debugName ?? "\(type(of: self))" }
}
