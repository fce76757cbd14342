public import Foundation
import LayoutSpecs

// The names of AsyncDisplayKit 1, for code that was written for that version.

/// A layout element: the first version's name.
public typealias ASLayoutable = ASLayoutElement
/// A child of a stack: the first version's name.
public typealias ASStackLayoutable = ASLayoutElement
/// A child of a static spec: the first version's name.
public typealias ASStaticLayoutable = ASLayoutElement
/// A length: the first version's name.
public typealias ASRelativeDimension = ASDimension
/// A pair of lengths: the first version's name.
public typealias ASRelativeSize = ASLayoutSize

/// Makes a length in points.
public func ASRelativeDimensionMakeWithPoints(_ points: CGFloat) -> ASRelativeDimension {
  ASDimensionMake(points)
}

/// Makes a fraction of the parent's length, from 0 to 1 in spite of the name.
public func ASRelativeDimensionMakeWithPercent(_ percent: CGFloat) -> ASRelativeDimension {
  ASDimensionMakeWithFraction(percent)
}

/// Makes a pair of lengths.
public func ASRelativeSizeMake(
  _ width: ASRelativeDimension, _ height: ASRelativeDimension
) -> ASRelativeSize {
  ASLayoutSize(width: width, height: height)
}

/// Makes a pair of lengths in points.
public func ASRelativeSizeMakeWithCGSize(_ size: CGSize) -> ASRelativeSize {
  ASLayoutSizeMakeWithCGSize(size)
}

/// The sizes that a static spec allows a child.
public struct ASRelativeSizeRange: Sendable, Hashable {
  /// The smallest size.
  public var min: ASRelativeSize
  /// The largest size.
  public var max: ASRelativeSize

  /// Makes the range without limits.
  public init() { self.init(min: ASLayoutSizeAuto, max: ASLayoutSizeAuto) }

  /// Makes the range from `min` to `max`.
  public init(min: ASRelativeSize, max: ASRelativeSize) {
    self.min = min
    self.max = max
  }
}

/// The range without limits.
public let ASRelativeSizeRangeUnconstrained = ASRelativeSizeRange()

/// Makes the range from `min` to `max`.
public func ASRelativeSizeRangeMake(
  _ min: ASRelativeSize, _ max: ASRelativeSize
) -> ASRelativeSizeRange {
  ASRelativeSizeRange(min: min, max: max)
}

/// Makes the range that contains only a size in points.
public func ASRelativeSizeRangeMakeWithExactCGSize(_ exact: CGSize) -> ASRelativeSizeRange {
  ASRelativeSizeRangeMakeWithExactRelativeSize(ASLayoutSizeMakeWithCGSize(exact))
}

/// Makes the range that contains only one size.
public func ASRelativeSizeRangeMakeWithExactRelativeSize(
  _ exact: ASRelativeSize
) -> ASRelativeSizeRange {
  ASRelativeSizeRange(min: exact, max: exact)
}

/// Makes the range that contains only one size.
public func ASRelativeSizeRangeMakeWithExactRelativeDimensions(
  _ width: ASRelativeDimension, _ height: ASRelativeDimension
) -> ASRelativeSizeRange {
  ASRelativeSizeRangeMakeWithExactRelativeSize(ASLayoutSize(width: width, height: height))
}

/// Children at their `layoutPosition`, each within its `sizeRange`; as large as its children.
///
/// Replaced by `ASAbsoluteLayoutSpec` in the second version.
open class ASStaticLayoutSpec: ASLayoutSpec {
  /// Makes a static spec.
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
  /// Points before the element in a stack.
  public var spacingBefore: CGFloat {
    get { style.spacingBefore }
    set { style.spacingBefore = newValue }
  }
  /// Points after the element in a stack.
  public var spacingAfter: CGFloat {
    get { style.spacingAfter }
    set { style.spacingAfter = newValue }
  }
  /// Whether the element grows in a stack, by a factor of 1.
  public var flexGrow: Bool {
    get { style.flexGrow > 0 }
    set { style.flexGrow = newValue ? 1 : 0 }
  }
  /// Whether the element shrinks in a stack, by a factor of 1.
  public var flexShrink: Bool {
    get { style.flexShrink > 0 }
    set { style.flexShrink = newValue ? 1 : 0 }
  }
  /// The length along a stack before the element grows or shrinks.
  public var flexBasis: ASRelativeDimension {
    get { style.flexBasis }
    set { style.flexBasis = newValue }
  }
  /// The element's own alignment across a stack.
  public var alignSelf: ASStackLayoutAlignSelf {
    get { style.alignSelf }
    set { style.alignSelf = newValue }
  }
  /// The distance from the top edge down to the first baseline, in points.
  public var ascender: CGFloat {
    get { style.ascender }
    set { style.ascender = newValue }
  }
  /// The distance from the bottom edge down to the last baseline, in points; negative above the
  /// edge.
  public var descender: CGFloat {
    get { style.descender }
    set { style.descender = newValue }
  }
  /// The sizes that a static spec allows the element.
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
  /// The top left corner in a static spec, in points.
  public var layoutPosition: CGPoint {
    get { style.layoutPosition }
    set { style.layoutPosition = newValue }
  }
}

extension ASDisplayNode {
  /// The exact size, in points.
  public var preferredFrameSize: CGSize {
    get { style.preferredSize }
    set { style.preferredSize = newValue }
  }

  /// Whether every layout makes the subnodes those of the spec.
  public var usesImplicitHierarchyManagement: Bool {
    get { automaticallyManagesSubnodes }
    set { automaticallyManagesSubnodes = newValue }
  }

  /// The size of the node within an available size, in points.
  @discardableResult
  public func measure(_ constrainedSize: CGSize) -> CGSize {
    layoutThatFits(ASSizeRange(min: .zero, max: constrainedSize)).size
  }

  /// The layout of the node in a size range.
  @discardableResult
  public func measure(with constrainedSize: ASSizeRange) -> ASLayout {
    layoutThatFits(constrainedSize)
  }
}
