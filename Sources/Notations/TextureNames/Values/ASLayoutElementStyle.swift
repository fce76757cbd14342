public import Foundation
import LayoutSpecs

/// What an element asks of the spec that it stands in.
///
/// The parent's constraint always wins: a style only chooses within the range that the element is
/// given. Changing a style does not by itself make a node lay out again: see
/// `ASDisplayNode.setNeedsLayout`.
public final class ASLayoutElementStyle: NSObject {
  /// The style as the engine has it.
  var values = ElementStyle()

  /// Makes the style that asks for nothing.
  public override init() { super.init() }

  /// The exact, the smallest and the largest size together.
  public var size: ASLayoutElementSize { ASLayoutElementSize(values) }
}

// Sizes, one by one.
extension ASLayoutElementStyle {
  /// The exact width.
  public var width: ASDimension {
    get { ASDimension(values.width) }
    set { values.width = newValue.dimension }
  }
  /// The exact height.
  public var height: ASDimension {
    get { ASDimension(values.height) }
    set { values.height = newValue.dimension }
  }
  /// The smallest width; stronger than `width` and `maxWidth`.
  public var minWidth: ASDimension {
    get { ASDimension(values.minWidth) }
    set { values.minWidth = newValue.dimension }
  }
  /// The largest width; stronger than `width`.
  public var maxWidth: ASDimension {
    get { ASDimension(values.maxWidth) }
    set { values.maxWidth = newValue.dimension }
  }
  /// The smallest height; stronger than `height` and `maxHeight`.
  public var minHeight: ASDimension {
    get { ASDimension(values.minHeight) }
    set { values.minHeight = newValue.dimension }
  }
  /// The largest height; stronger than `height`.
  public var maxHeight: ASDimension {
    get { ASDimension(values.maxHeight) }
    set { values.maxHeight = newValue.dimension }
  }
}

// Sizes, in pairs.
extension ASLayoutElementStyle {
  /// `width` and `height` as points; an axis that is left open or a fraction reads as its number.
  public var preferredSize: CGSize {
    get { values.preferredSize }
    set { values.preferredSize = newValue }
  }
  /// `minWidth` and `minHeight` as points.
  public var minSize: CGSize {
    get { values.minSize }
    set { values.minSize = newValue }
  }
  /// `maxWidth` and `maxHeight` as points.
  public var maxSize: CGSize {
    get { values.maxSize }
    set { values.maxSize = newValue }
  }
  /// `width` and `height`.
  public var preferredLayoutSize: ASLayoutSize {
    get { ASLayoutSize(values.preferredLayoutSize) }
    set { values.preferredLayoutSize = newValue.layoutSize }
  }
  /// `minWidth` and `minHeight`.
  public var minLayoutSize: ASLayoutSize {
    get { ASLayoutSize(values.minLayoutSize) }
    set { values.minLayoutSize = newValue.layoutSize }
  }
  /// `maxWidth` and `maxHeight`.
  public var maxLayoutSize: ASLayoutSize {
    get { ASLayoutSize(values.maxLayoutSize) }
    set { values.maxLayoutSize = newValue.layoutSize }
  }
}

// In a stack.
extension ASLayoutElementStyle {
  /// Points before the element.
  public var spacingBefore: CGFloat {
    get { CGFloat(values.spacingBefore) }
    set { values.spacingBefore = Double(newValue) }
  }
  /// Points after the element.
  public var spacingAfter: CGFloat {
    get { CGFloat(values.spacingAfter) }
    set { values.spacingAfter = Double(newValue) }
  }
  /// The share of missing length that the element grows by.
  public var flexGrow: CGFloat {
    get { CGFloat(values.flexGrow) }
    set { values.flexGrow = Double(newValue) }
  }
  /// The weight with which the element shrinks.
  public var flexShrink: CGFloat {
    get { CGFloat(values.flexShrink) }
    set { values.flexShrink = Double(newValue) }
  }
  /// The exact length before the element grows or shrinks.
  public var flexBasis: ASDimension {
    get { ASDimension(values.flexBasis) }
    set { values.flexBasis = newValue.dimension }
  }
  /// The element's own alignment across the stack.
  public var alignSelf: ASStackLayoutAlignSelf {
    get { ASStackLayoutAlignSelf(values.alignSelf) }
    set { values.alignSelf = newValue.value }
  }
  /// The distance from the top to the first baseline; text sets it itself.
  public var ascender: CGFloat {
    get { CGFloat(values.ascender ?? 0) }
    set { values.ascender = Double(newValue) }
  }
  /// The distance from the bottom to the last baseline, negative above; text sets it itself.
  public var descender: CGFloat {
    get { CGFloat(values.descender ?? 0) }
    set { values.descender = Double(newValue) }
  }
}

// In an absolute spec.
extension ASLayoutElementStyle {
  /// The origin.
  public var layoutPosition: CGPoint {
    get { values.layoutPosition }
    set { values.layoutPosition = newValue }
  }
}
