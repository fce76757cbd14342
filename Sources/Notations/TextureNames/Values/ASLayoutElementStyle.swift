public import Foundation
import LayoutSpecs

/// The settings of an element that its parent spec reads.
///
/// The parent always wins: a style only chooses within the size range that the element gets.
/// Changing a style does not make a node lay out again: see `ASDisplayNode.setNeedsLayout()`.
public final class ASLayoutElementStyle: NSObject {
  /// The style as a value of the engine.
  var values = ElementStyle()

  /// Makes a style with Texture's defaults.
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
  /// The smallest width; overrides `width` and `maxWidth`.
  public var minWidth: ASDimension {
    get { ASDimension(values.minWidth) }
    set { values.minWidth = newValue.dimension }
  }
  /// The largest width; overrides `width`.
  public var maxWidth: ASDimension {
    get { ASDimension(values.maxWidth) }
    set { values.maxWidth = newValue.dimension }
  }
  /// The smallest height; overrides `height` and `maxHeight`.
  public var minHeight: ASDimension {
    get { ASDimension(values.minHeight) }
    set { values.minHeight = newValue.dimension }
  }
  /// The largest height; overrides `height`.
  public var maxHeight: ASDimension {
    get { ASDimension(values.maxHeight) }
    set { values.maxHeight = newValue.dimension }
  }
}

// Sizes, in pairs.
extension ASLayoutElementStyle {
  /// `width` and `height` in points; an axis that is auto or a fraction reads as its bare number.
  public var preferredSize: CGSize {
    get { values.preferredSize }
    set { values.preferredSize = newValue }
  }
  /// `minWidth` and `minHeight` in points, read like `preferredSize`.
  public var minSize: CGSize {
    get { values.minSize }
    set { values.minSize = newValue }
  }
  /// `maxWidth` and `maxHeight` in points, read like `preferredSize`.
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
  /// Points before the element along its stack; may be negative.
  public var spacingBefore: CGFloat {
    get { CGFloat(values.spacingBefore) }
    set { values.spacingBefore = Double(newValue) }
  }
  /// Points after the element along its stack; may be negative.
  public var spacingAfter: CGFloat {
    get { CGFloat(values.spacingAfter) }
    set { values.spacingAfter = Double(newValue) }
  }
  /// The element's share of the leftover length of its stack; 0 does not grow.
  public var flexGrow: CGFloat {
    get { CGFloat(values.flexGrow) }
    set { values.flexGrow = Double(newValue) }
  }
  /// The element's share of the length that its stack lacks, weighted by its own length; 0 does not
  /// shrink.
  public var flexShrink: CGFloat {
    get { CGFloat(values.flexShrink) }
    set { values.flexShrink = Double(newValue) }
  }
  /// The length along the stack before the element grows or shrinks; auto measures the element.
  public var flexBasis: ASDimension {
    get { ASDimension(values.flexBasis) }
    set { values.flexBasis = newValue.dimension }
  }
  /// The element's own alignment across its stack.
  public var alignSelf: ASStackLayoutAlignSelf {
    get { ASStackLayoutAlignSelf(values.alignSelf) }
    set { values.alignSelf = newValue.value }
  }
  /// The distance from the top edge down to the first baseline, in points; text nodes set it.
  public var ascender: CGFloat {
    get { CGFloat(values.ascender ?? 0) }
    set { values.ascender = Double(newValue) }
  }
  /// The distance from the bottom edge down to the last baseline, in points; text nodes set it.
  ///
  /// It is negative, since baselines are above the bottom edge.
  public var descender: CGFloat {
    get { CGFloat(values.descender ?? 0) }
    set { values.descender = Double(newValue) }
  }
}

// In an absolute spec.
extension ASLayoutElementStyle {
  /// The top left corner in an absolute or static spec, in points.
  public var layoutPosition: CGPoint {
    get { values.layoutPosition }
    set { values.layoutPosition = newValue }
  }
}
