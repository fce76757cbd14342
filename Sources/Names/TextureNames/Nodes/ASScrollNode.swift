/// Directions of scrolling; nothing scrolls here.
public struct ASScrollDirection: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let right = Self(1), left = Self(2), up = Self(4), down = Self(8)
}

public let ASScrollDirectionHorizontalDirections: ASScrollDirection = [.left, .right]
public let ASScrollDirectionVerticalDirections: ASScrollDirection = [.up, .down]

/// A node whose content can be larger than the node.
open class ASScrollNode: ASDisplayNode {
  /// The directions in which the content has unlimited size.
  open var scrollableDirections = ASScrollDirectionVerticalDirections
  /// Whether the node has the size that its parent allows, and its content that of the layout.
  open var automaticallyManagesContentSize = false
  public private(set) var contentSize = CGSize.zero
  open override func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    var range = constrainedSize
    if !scrollableDirections.isDisjoint(with: ASScrollDirectionVerticalDirections) {
      range.max.height = .greatestFiniteMagnitude
    }
    if !scrollableDirections.isDisjoint(with: ASScrollDirectionHorizontalDirections) {
      range.max.width = .greatestFiniteMagnitude
    }
    let inside = super.calculateLayoutThatFits(
      range, restrictedTo: size, relativeToParentSize: parentSize)
    contentSize = inside.size
    guard automaticallyManagesContentSize else { return inside }
    var own = ASSizeRangeClamp(constrainedSize, parentSize)
    if !CGSize(width: own.width, height: 0).isSizeOfSomething { own.width = inside.size.width }
    if !CGSize(width: 0, height: own.height).isSizeOfSomething { own.height = inside.size.height }
    return ASLayout(
      self, size: own, sublayouts: inside.sublayouts, problems: inside.ownProblems)
  }
}
