public import Foundation

/// What an element asks of the spec that it stands in.
///
/// The parent's constraint always wins: a style only chooses within the range that the element is
/// given. Source of names and defaults: `ASLayoutElementStyle`. Insets, overlays and backgrounds do
/// not read their own sizes (`width` … `maxHeight`); their parents may.
public struct ElementStyle: Sendable, Hashable {
  /// The exact width.
  public var width = Dimension.auto
  /// The exact height.
  public var height = Dimension.auto
  /// The smallest width; stronger than `width` and `maxWidth`.
  public var minWidth = Dimension.auto
  /// The largest width; stronger than `width`.
  public var maxWidth = Dimension.auto
  /// The smallest height; stronger than `height` and `maxHeight`.
  public var minHeight = Dimension.auto
  /// The largest height; stronger than `height`.
  public var maxHeight = Dimension.auto

  /// The share of missing length that a stack lets the element grow by; finite and not negative.
  public var flexGrow = 0.0
  /// The weight with which a stack shrinks the element; finite and not negative.
  public var flexShrink = 0.0
  /// The exact length along the stack before it grows or shrinks; auto measures the element
  /// instead.
  public var flexBasis = Dimension.auto
  /// The element's own alignment across a stack.
  public var alignSelf = AlignSelf.auto
  /// Points before the element along a stack; finite, may be negative.
  public var spacingBefore = 0.0
  /// Points after the element along a stack; finite, may be negative.
  public var spacingAfter = 0.0
  /// The distance from the top to the first baseline, in points.
  ///
  /// Where it is `nil`, measured content gives its own; everything else has 0. A vertical stack
  /// takes over its first child's, whatever stands here.
  public var ascender: Double?
  /// The distance from the bottom to the last baseline, in points: negative when the baseline lies
  /// above.
  ///
  /// Where it is `nil`, measured content gives its own; everything else has 0. A vertical stack
  /// takes over its last child's, whatever stands here.
  public var descender: Double?
  /// The origin in an absolute or static spec, in points; finite.
  public var layoutPosition = CGPoint.zero
  /// The sizes that a static spec allows the element; no other spec reads it.
  public var sizeRange = RelativeSizeRange()

  /// Makes the style that asks for nothing.
  public init() {}
}

// Sizes given and read as pairs.
extension ElementStyle {
  /// `width` and `height` as points; an axis that is left open or a fraction reads as its bare
  /// number.
  public var preferredSize: CGSize {
    get { preferredLayoutSize.numbers }
    set { preferredLayoutSize = LayoutSize(newValue) }
  }

  /// `minWidth` and `minHeight` as points, read as `preferredSize` is.
  ///
  /// Texture lets it be written only.
  public var minSize: CGSize {
    get { minLayoutSize.numbers }
    set { minLayoutSize = LayoutSize(newValue) }
  }

  /// `maxWidth` and `maxHeight` as points, read as `preferredSize` is.
  ///
  /// Texture lets it be written only.
  public var maxSize: CGSize {
    get { maxLayoutSize.numbers }
    set { maxLayoutSize = LayoutSize(newValue) }
  }

  /// `width` and `height`.
  public var preferredLayoutSize: LayoutSize {
    get { LayoutSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// `minWidth` and `minHeight`.
  public var minLayoutSize: LayoutSize {
    get { LayoutSize(width: minWidth, height: minHeight) }
    set { (minWidth, minHeight) = (newValue.width, newValue.height) }
  }

  /// `maxWidth` and `maxHeight`.
  public var maxLayoutSize: LayoutSize {
    get { LayoutSize(width: maxWidth, height: maxHeight) }
    set { (maxWidth, maxHeight) = (newValue.width, newValue.height) }
  }
}
