public import Foundation
import LayoutSpecs

// The names of AsyncDisplayKit 1, for code that was written for it.

/// What takes part in a layout: the first version's name.
public typealias ASLayoutable = ASLayoutElement
/// What stands in a stack: the first version's name.
public typealias ASStackLayoutable = ASLayoutElement
/// What stands in a static spec: the first version's name.
public typealias ASStaticLayoutable = ASLayoutElement
/// A length: the first version's name.
public typealias ASRelativeDimension = ASDimension
/// A pair of lengths: the first version's name.
public typealias ASRelativeSize = ASLayoutSize

/// Makes a length in points.
public func ASRelativeDimensionMakeWithPoints(_ points: CGFloat) -> ASRelativeDimension {
  ASDimensionMake(points)
}

/// Makes a part of the parent's length, from 0 to 1, whatever the name says.
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

  /// Makes the range that is left open.
  public init() { self.init(min: ASLayoutSizeAuto, max: ASLayoutSizeAuto) }

  /// Makes the range from `min` to `max`.
  public init(min: ASRelativeSize, max: ASRelativeSize) {
    self.min = min
    self.max = max
  }
}

/// The range that is left open.
public let ASRelativeSizeRangeUnconstrained = ASRelativeSizeRange()

/// Makes the range from `min` to `max`.
public func ASRelativeSizeRangeMake(
  _ min: ASRelativeSize, _ max: ASRelativeSize
) -> ASRelativeSizeRange {
  ASRelativeSizeRange(min: min, max: max)
}

/// Makes the range that holds a size in points only.
public func ASRelativeSizeRangeMakeWithExactCGSize(_ exact: CGSize) -> ASRelativeSizeRange {
  ASRelativeSizeRangeMakeWithExactRelativeSize(ASLayoutSizeMakeWithCGSize(exact))
}

/// Makes the range that holds one size only.
public func ASRelativeSizeRangeMakeWithExactRelativeSize(
  _ exact: ASRelativeSize
) -> ASRelativeSizeRange {
  ASRelativeSizeRange(min: exact, max: exact)
}

/// Makes the range that holds one size only.
public func ASRelativeSizeRangeMakeWithExactRelativeDimensions(
  _ width: ASRelativeDimension, _ height: ASRelativeDimension
) -> ASRelativeSizeRange {
  ASRelativeSizeRangeMakeWithExactRelativeSize(ASLayoutSize(width: width, height: height))
}

/// Children at their `layoutPosition`, each within its `sizeRange`; as large as its children.
///
/// `ASAbsoluteLayoutSpec` has replaced it.
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

// What stood on the elements themselves, where `style` has it now.
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
  /// Whether the element grows in a stack: by one share.
  public var flexGrow: Bool {
    get { style.flexGrow > 0 }
    set { style.flexGrow = newValue ? 1 : 0 }
  }
  /// Whether the element shrinks in a stack: with a weight of one.
  public var flexShrink: Bool {
    get { style.flexShrink > 0 }
    set { style.flexShrink = newValue ? 1 : 0 }
  }
  /// The exact length in a stack before the element grows or shrinks.
  public var flexBasis: ASRelativeDimension {
    get { style.flexBasis }
    set { style.flexBasis = newValue }
  }
  /// The element's own alignment across a stack.
  public var alignSelf: ASStackLayoutAlignSelf {
    get { style.alignSelf }
    set { style.alignSelf = newValue }
  }
  /// The distance from the top to the first baseline.
  public var ascender: CGFloat {
    get { style.ascender }
    set { style.ascender = newValue }
  }
  /// The distance from the bottom to the last baseline, negative above.
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
  /// The origin in a static spec.
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

  /// Whether subnodes are those of the spec.
  public var usesImplicitHierarchyManagement: Bool {
    get { automaticallyManagesSubnodes }
    set { automaticallyManagesSubnodes = newValue }
  }

  /// The size of the node in a room.
  @discardableResult
  public func measure(_ constrainedSize: CGSize) -> CGSize {
    layoutThatFits(ASSizeRange(min: .zero, max: constrainedSize)).size
  }

  /// The layout of the node in a range.
  @discardableResult
  public func measure(with constrainedSize: ASSizeRange) -> ASLayout {
    layoutThatFits(constrainedSize)
  }
}
