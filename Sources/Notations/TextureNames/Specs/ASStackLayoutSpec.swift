public import Foundation
import LayoutSpecs

/// Children one after another, in a row or in a column.
open class ASStackLayoutSpec: ASLayoutSpec {
  /// The axis along which children follow each other.
  open var direction = ASStackLayoutDirection.horizontal {
    didSet { applyAlignmentsBySide() }
  }
  /// Points between neighbouring children; may be negative.
  open var spacing: CGFloat = 0
  /// The positions of the children along the stack.
  open var justifyContent = ASStackLayoutJustifyContent.start
  /// The alignment of the children across the stack.
  open var alignItems = ASStackLayoutAlignItems.stretch
  /// Whether children may continue on another line.
  open var flexWrap = ASStackLayoutFlexWrap.noWrap
  /// The positions of the lines across the stack.
  open var alignContent = ASStackLayoutAlignContent.start
  /// Points between lines.
  open var lineSpacing: CGFloat = 0
  /// Whether children may be measured concurrently; it has no influence on the layout.
  open var isConcurrent = false
  /// The alignment from left to right; sets `justifyContent` or `alignItems`.
  open var horizontalAlignment = ASHorizontalAlignment.none {
    didSet { applyAlignmentsBySide() }
  }
  /// The alignment from top to bottom; sets `justifyContent` or `alignItems`.
  open var verticalAlignment = ASVerticalAlignment.none {
    didSet { applyAlignmentsBySide() }
  }

  /// Makes a stack on one line.
  public convenience init(
    direction: ASStackLayoutDirection, spacing: CGFloat,
    justifyContent: ASStackLayoutJustifyContent, alignItems: ASStackLayoutAlignItems,
    children: [any ASLayoutElement]
  ) {
    self.init(
      direction: direction, spacing: spacing, justifyContent: justifyContent,
      alignItems: alignItems, flexWrap: .noWrap, alignContent: .start, children: children)
  }

  /// Makes a stack that may have several lines.
  public convenience init(
    direction: ASStackLayoutDirection, spacing: CGFloat,
    justifyContent: ASStackLayoutJustifyContent, alignItems: ASStackLayoutAlignItems,
    flexWrap: ASStackLayoutFlexWrap, alignContent: ASStackLayoutAlignContent,
    children: [any ASLayoutElement]
  ) {
    self.init(
      direction: direction, spacing: spacing, justifyContent: justifyContent,
      alignItems: alignItems, flexWrap: flexWrap, alignContent: alignContent, lineSpacing: 0,
      children: children)
  }

  /// Makes a stack that may have several lines, with space between them.
  public convenience init(
    direction: ASStackLayoutDirection, spacing: CGFloat,
    justifyContent: ASStackLayoutJustifyContent, alignItems: ASStackLayoutAlignItems,
    flexWrap: ASStackLayoutFlexWrap, alignContent: ASStackLayoutAlignContent,
    lineSpacing: CGFloat, children: [any ASLayoutElement]
  ) {
    self.init()
    self.direction = direction
    self.spacing = spacing
    self.justifyContent = justifyContent
    self.alignItems = alignItems
    self.flexWrap = flexWrap
    self.alignContent = alignContent
    self.lineSpacing = lineSpacing
    self.children = children
  }

  /// An empty stack from top to bottom.
  public class func vertical() -> ASStackLayoutSpec { make(.vertical) }

  /// An empty stack from left to right.
  public class func horizontal() -> ASStackLayoutSpec { make(.horizontal) }

  private class func make(_ direction: ASStackLayoutDirection) -> ASStackLayoutSpec {
    let stack = ASStackLayoutSpec()
    stack.direction = direction
    return stack
  }

  private var stackSpec: StackSpec {
    StackSpec(
      direction: direction.value, spacing: Double(spacing), justifyContent: justifyContent.value,
      alignItems: alignItems.value, flexWrap: flexWrap.value, alignContent: alignContent.value,
      lineSpacing: Double(lineSpacing))
  }

  private func applyAlignmentsBySide() {
    var stack = stackSpec
    stack.align(horizontally: horizontalAlignment.value)
    stack.align(vertically: verticalAlignment.value)
    justifyContent = ASStackLayoutJustifyContent(stack.justifyContent)
    alignItems = ASStackLayoutAlignItems(stack.alignItems)
  }

  override var isEngineSpec: Bool { type(of: self) == ASStackLayoutSpec.self }

  override var engineChildren: [any ASLayoutElement] { children ?? [] }

  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec { .stack(stackSpec, children) }
}
