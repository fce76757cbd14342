import LayoutSpecs

/// The settings of an element that its parent spec reads.
///
/// The parent always wins: a style only chooses within the size range that the element gets.
/// Changing a style does not make a node lay out again: see `ASDisplayNode.setNeedsLayout()`.
public final class ASLayoutElementStyle: NSObject {
  var values = ElementStyle()
  public override init() { super.init() }
  public var size: ASLayoutElementSize { ASLayoutElementSize(values) }
  // Sizes, one by one. The smallest one overrides the others, and the largest one the exact one.
  public var width: ASDimension {
    get { ASDimension(values.width) }
    set { values.width = newValue.dimension }
  }
  public var height: ASDimension {
    get { ASDimension(values.height) }
    set { values.height = newValue.dimension }
  }
  public var minWidth: ASDimension {
    get { ASDimension(values.minWidth) }
    set { values.minWidth = newValue.dimension }
  }
  public var maxWidth: ASDimension {
    get { ASDimension(values.maxWidth) }
    set { values.maxWidth = newValue.dimension }
  }
  public var minHeight: ASDimension {
    get { ASDimension(values.minHeight) }
    set { values.minHeight = newValue.dimension }
  }
  public var maxHeight: ASDimension {
    get { ASDimension(values.maxHeight) }
    set { values.maxHeight = newValue.dimension }
  }
  // Sizes, in pairs. As points, a length that is auto or a fraction reads as its bare number.
  public var preferredSize: CGSize {
    get { values.preferredSize }
    set { values.preferredSize = newValue }
  }
  public var minSize: CGSize {
    get { values.minSize }
    set { values.minSize = newValue }
  }
  public var maxSize: CGSize {
    get { values.maxSize }
    set { values.maxSize = newValue }
  }
  public var preferredLayoutSize: ASLayoutSize {
    get { ASLayoutSize(values.preferredLayoutSize) }
    set { values.preferredLayoutSize = newValue.layoutSize }
  }
  public var minLayoutSize: ASLayoutSize {
    get { ASLayoutSize(values.minLayoutSize) }
    set { values.minLayoutSize = newValue.layoutSize }
  }
  public var maxLayoutSize: ASLayoutSize {
    get { ASLayoutSize(values.maxLayoutSize) }
    set { values.maxLayoutSize = newValue.layoutSize }
  }
  // In a stack.
  public var spacingBefore: CGFloat {
    get { CGFloat(values.spacingBefore) }
    set { values.spacingBefore = Double(newValue) }
  }
  public var spacingAfter: CGFloat {
    get { CGFloat(values.spacingAfter) }
    set { values.spacingAfter = Double(newValue) }
  }
  public var flexGrow: CGFloat {
    get { CGFloat(values.flexGrow) }
    set { values.flexGrow = Double(newValue) }
  }
  /// The share of the length that the stack lacks, weighted by the element's own length.
  public var flexShrink: CGFloat {
    get { CGFloat(values.flexShrink) }
    set { values.flexShrink = Double(newValue) }
  }
  /// The length before the element grows or shrinks; auto measures the element.
  public var flexBasis: ASDimension {
    get { ASDimension(values.flexBasis) }
    set { values.flexBasis = newValue.dimension }
  }
  public var alignSelf: ASStackLayoutAlignSelf {
    get { ASStackLayoutAlignSelf(values.alignSelf) ?? .auto }
    set { values.alignSelf = newValue.value }
  }
  /// From the top edge down to the first baseline, in points; text nodes set it.
  public var ascender: CGFloat {
    get { CGFloat(values.ascender ?? 0) }
    set { values.ascender = Double(newValue) }
  }
  /// From the bottom edge down to the last baseline, so negative, in points; text nodes set it.
  public var descender: CGFloat {
    get { CGFloat(values.descender ?? 0) }
    set { values.descender = Double(newValue) }
  }
  /// The top left corner in an absolute or static spec, in points.
  public var layoutPosition: CGPoint {
    get { values.layoutPosition }
    set { values.layoutPosition = newValue }
  }
}
