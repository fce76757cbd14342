public import Geometry

/// The style of an element or spec: the properties that the spec around it reads.
///
/// The parent's size range always wins: a style only chooses within the range that the parent
/// gives. Source of names and defaults: `ASLayoutElementStyle`. Insets, overlays and backgrounds do
/// not read their own sizes (`width` … `maxHeight`); their parents may.
public struct ElementStyle: Sendable, Hashable {
  /// The exact width.
  public var width = Dimension.auto
  /// The exact height.
  public var height = Dimension.auto
  /// The smallest width; overrides `width` and `maxWidth`.
  public var minWidth = Dimension.auto
  /// The largest width; overrides `width`.
  public var maxWidth = Dimension.auto
  /// The smallest height; overrides `height` and `maxHeight`.
  public var minHeight = Dimension.auto
  /// The largest height; overrides `height`.
  public var maxHeight = Dimension.auto

  /// The weight of the element in the remaining length that a stack distributes; finite and not
  /// negative; 0 does not grow.
  public var flexGrow = 0.0
  /// The weight with which a stack shrinks the element; finite and not negative; 0 does not shrink.
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
  /// Where it is `nil`, measured content has its own, and everything else 0. A vertical stack
  /// always uses its first child's and ignores this value.
  public var ascender: Double?
  /// The distance from the bottom to the last baseline, in points; negative where the baseline is
  /// above the bottom.
  ///
  /// Where it is `nil`, measured content has its own, and everything else 0. A vertical stack
  /// always uses its last child's and ignores this value.
  public var descender: Double?
  /// The origin in an absolute or static spec, in points; finite.
  public var layoutPosition = CGPoint.zero
  /// The sizes that a static spec allows the element; no other spec reads it.
  public var sizeRange = RelativeSizeRange()

  /// Creates a style with default values only.
  public init() {}
}

// Sizes as pairs of width and height.
extension ElementStyle {
  /// `width` and `height` in points.
  ///
  /// When read, an automatic length is 0 and a fraction is its plain number.
  public var preferredSize: CGSize {
    get { preferredLayoutSize.numbers }
    set { preferredLayoutSize = LayoutSize(newValue) }
  }

  /// `minWidth` and `minHeight` as points, read as `preferredSize` is.
  ///
  /// In Texture it can only be written.
  public var minSize: CGSize {
    get { minLayoutSize.numbers }
    set { minLayoutSize = LayoutSize(newValue) }
  }

  /// `maxWidth` and `maxHeight` as points, read as `preferredSize` is.
  ///
  /// In Texture it can only be written.
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

  /// The three sizes along one axis.
  package func lengths(
    along axis: Axis
  ) -> (minimum: Dimension, exact: Dimension, maximum: Dimension) {
    switch axis {
    case .horizontal: (minWidth, width, maxWidth)
    case .vertical: (minHeight, height, maxHeight)
    }
  }
}
