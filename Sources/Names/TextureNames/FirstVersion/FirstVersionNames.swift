import LayoutSpecs

// The names of AsyncDisplayKit 1, for code that was written for that version.

public typealias ASLayoutable = ASLayoutElement
public typealias ASStackLayoutable = ASLayoutElement
public typealias ASStaticLayoutable = ASLayoutElement
public typealias ASRelativeDimension = ASDimension
public typealias ASRelativeSize = ASLayoutSize

public func ASRelativeDimensionMakeWithPoints(_ points: CGFloat) -> ASRelativeDimension {
  ASDimensionMake(points)
}
/// Makes a fraction of the parent's length, from 0 to 1 in spite of the name.
public func ASRelativeDimensionMakeWithPercent(_ percent: CGFloat) -> ASRelativeDimension {
  ASDimensionMakeWithFraction(percent)
}
public func ASRelativeSizeMake(
  _ width: ASRelativeDimension, _ height: ASRelativeDimension
) -> ASRelativeSize { ASLayoutSize(width: width, height: height) }
public func ASRelativeSizeMakeWithCGSize(_ size: CGSize) -> ASRelativeSize {
  ASLayoutSizeMakeWithCGSize(size)
}

/// The sizes that a static spec allows a child.
public struct ASRelativeSizeRange: Sendable, Hashable {
  public var min, max: ASRelativeSize
  public init() { self.init(min: ASLayoutSizeAuto, max: ASLayoutSizeAuto) }
  public init(min: ASRelativeSize, max: ASRelativeSize) { (self.min, self.max) = (min, max) }
}

public let ASRelativeSizeRangeUnconstrained = ASRelativeSizeRange()
public func ASRelativeSizeRangeMake(
  _ min: ASRelativeSize, _ max: ASRelativeSize
) -> ASRelativeSizeRange { ASRelativeSizeRange(min: min, max: max) }
public func ASRelativeSizeRangeMakeWithExactCGSize(_ exact: CGSize) -> ASRelativeSizeRange {
  ASRelativeSizeRangeMakeWithExactRelativeSize(ASLayoutSizeMakeWithCGSize(exact))
}
public func ASRelativeSizeRangeMakeWithExactRelativeSize(
  _ exact: ASRelativeSize
) -> ASRelativeSizeRange { ASRelativeSizeRange(min: exact, max: exact) }
public func ASRelativeSizeRangeMakeWithExactRelativeDimensions(
  _ width: ASRelativeDimension, _ height: ASRelativeDimension
) -> ASRelativeSizeRange {
  ASRelativeSizeRangeMakeWithExactRelativeSize(ASLayoutSize(width: width, height: height))
}

/// Children at their `layoutPosition`, each within its `sizeRange`; as large as its children.
open class ASStaticLayoutSpec: ASLayoutSpec {
  public convenience init(children: [any ASLayoutElement]) {
    self.init()
    self.children = children
  }
  override var isEngineSpec: Bool { type(of: self) == ASStaticLayoutSpec.self }
  override var engineChildren: [any ASLayoutElement] { children ?? [] }
  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec { .static(children) }
}

// Properties of the elements themselves that are in `style` now.
extension ASLayoutElement {
  public var spacingBefore: CGFloat {
    get { style.spacingBefore }
    set { style.spacingBefore = newValue }
  }
  public var spacingAfter: CGFloat {
    get { style.spacingAfter }
    set { style.spacingAfter = newValue }
  }
  /// A factor of 1 or 0, as for `flexShrink`.
  public var flexGrow: Bool {
    get { style.flexGrow > 0 }
    set { style.flexGrow = newValue ? 1 : 0 }
  }
  public var flexShrink: Bool {
    get { style.flexShrink > 0 }
    set { style.flexShrink = newValue ? 1 : 0 }
  }
  public var flexBasis: ASRelativeDimension {
    get { style.flexBasis }
    set { style.flexBasis = newValue }
  }
  public var alignSelf: ASStackLayoutAlignSelf {
    get { style.alignSelf }
    set { style.alignSelf = newValue }
  }
  public var ascender: CGFloat {
    get { style.ascender }
    set { style.ascender = newValue }
  }
  public var descender: CGFloat {
    get { style.descender }
    set { style.descender = newValue }
  }
  public var sizeRange: ASRelativeSizeRange {
    get {
      let range = style.values.sizeRange
      return ASRelativeSizeRange(min: ASLayoutSize(range.min), max: ASLayoutSize(range.max))
    }
    set {
      style.values.sizeRange = RelativeSizeRange(
        min: newValue.min.layoutSize, max: newValue.max.layoutSize)
    }
  }
  public var layoutPosition: CGPoint {
    get { style.layoutPosition }
    set { style.layoutPosition = newValue }
  }
}

extension ASDisplayNode {
  public var preferredFrameSize: CGSize {
    get { style.preferredSize }
    set { style.preferredSize = newValue }
  }
  public var usesImplicitHierarchyManagement: Bool {
    get { automaticallyManagesSubnodes }
    set { automaticallyManagesSubnodes = newValue }
  }
  @discardableResult public func measure(_ constrainedSize: CGSize) -> CGSize {
    layoutThatFits(ASSizeRange(min: .zero, max: constrainedSize)).size
  }
  @discardableResult public func measure(with constrainedSize: ASSizeRange) -> ASLayout {
    layoutThatFits(constrainedSize)
  }
}
