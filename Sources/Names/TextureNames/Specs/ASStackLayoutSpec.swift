import LayoutSpecs

/// Children one after another, in a row or in a column.
open class ASStackLayoutSpec: ASLayoutSpec {
  open var direction = ASStackLayoutDirection.horizontal { didSet { applyAlignmentsBySide() } }
  /// In points; may be negative.
  open var spacing: CGFloat = 0
  open var justifyContent = ASStackLayoutJustifyContent.start,
    alignItems = ASStackLayoutAlignItems.stretch, flexWrap = ASStackLayoutFlexWrap.noWrap,
    alignContent = ASStackLayoutAlignContent.start, lineSpacing: CGFloat = 0
  /// Has no influence here.
  open var isConcurrent = false
  /// Sets `justifyContent` or `alignItems`, by `direction`, as `verticalAlignment` does.
  open var horizontalAlignment = ASHorizontalAlignment.none { didSet { applyAlignmentsBySide() } }
  open var verticalAlignment = ASVerticalAlignment.none { didSet { applyAlignmentsBySide() } }
  public convenience init(
    direction: ASStackLayoutDirection, spacing: CGFloat,
    justifyContent: ASStackLayoutJustifyContent, alignItems: ASStackLayoutAlignItems,
    children: [any ASLayoutElement]
  ) {
    self.init(
      direction: direction, spacing: spacing, justifyContent: justifyContent,
      alignItems: alignItems, flexWrap: .noWrap, alignContent: .start, children: children)
  }
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
  public convenience init(
    direction: ASStackLayoutDirection, spacing: CGFloat,
    justifyContent: ASStackLayoutJustifyContent, alignItems: ASStackLayoutAlignItems,
    flexWrap: ASStackLayoutFlexWrap, alignContent: ASStackLayoutAlignContent,
    lineSpacing: CGFloat, children: [any ASLayoutElement]
  ) {
    self.init()
    (self.direction, self.spacing, self.justifyContent) = (direction, spacing, justifyContent)
    (self.alignItems, self.flexWrap, self.alignContent) = (alignItems, flexWrap, alignContent)
    (self.lineSpacing, self.children) = (lineSpacing, children)
  }
  public class func vertical() -> ASStackLayoutSpec { make(.vertical) }
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
    justifyContent = ASStackLayoutJustifyContent(stack.justifyContent) ?? .start
    alignItems = ASStackLayoutAlignItems(stack.alignItems) ?? .notSet
  }
  override var isEngineSpec: Bool { type(of: self) == ASStackLayoutSpec.self }
  override var engineChildren: [any ASLayoutElement] { children ?? [] }
  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec { .stack(stackSpec, children) }
}
