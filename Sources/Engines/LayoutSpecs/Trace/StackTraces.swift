public import Foundation
public import Geometry

/// What a stretched child's own style across the stack makes of the room there.
public struct CrossRoomTrace: Sendable {
  /// The child.
  public let child: Int
  /// The axis across the stack.
  public let axis: Axis
  /// What the stack, or the line, wants.
  public let wanted: Interval
  /// What the child's style gives in points.
  public let own: Interval
  /// What the child is asked for; its lower end beats its upper one.
  public let room: Interval
}

/// A line that was compared with its room, and what its children got or gave.
public struct FlexTrace: Sendable {
  /// The axis along the stack.
  public let axis: Axis
  /// The children of the line.
  public let items: Range<Int>
  /// What the children need, with all spacing.
  public let length: Double
  /// The spacing in it.
  public let spacing: Double
  /// What the stack may be long.
  public let room: Interval
  /// What is missing (positive), or too much (negative).
  public let violation: Double
  /// The sum of the factors that count: `flexGrow` where something is missing, else `flexShrink`.
  public let factors: Double
  /// What cutting shares to whole points leaves: it goes to the first child that grows.
  public let rest: Double
  /// The children that have a factor.
  public let shares: [FlexShare]
  /// The child that counts as 0, where it stands in this line.
  public let lazyChild: Int?

  /// Whether so little is missing or too much that nothing is done.
  public var isBalanced: Bool { abs(violation) < StackContext.tolerance }
}

/// What one child of a line gets or gives.
public struct FlexShare: Sendable {
  /// The child.
  public let child: Int
  /// Its length before.
  public let length: Double
  /// Its `flexGrow` or `flexShrink`.
  public let factor: Double
  /// Its part of what is missing or too much, 0…1; 0 where no child has a weight.
  public let part: Double
  /// The points that this part is; negative when shrinking.
  public let share: Double
  /// The points that it gets: when growing, cut to whole points.
  public let adjustment: Double
  /// What it gets besides, as the first one.
  public let rest: Double
  /// Its length after.
  public let result: Double
}

/// The length of one line across its stack.
public struct CrossSizeTrace: Sendable {
  /// The axis across the stack.
  public let axis: Axis
  /// The children of the line.
  public let items: Range<Int>
  /// The length of the line.
  public let size: Double
  /// The distance of the common baseline from the line's start; `nil` where the stack has none.
  public let baseline: Double?
}

/// How things were distributed along an axis.
public struct DistributionTrace: Sendable {
  /// The axis.
  public let axis: Axis
  /// How they are to be distributed: `justifyContent`, or what `alignContent` comes to.
  public let justification: JustifyContent
  /// How many there are.
  public let count: Int
  /// What is left over (positive) or too much (negative).
  public let violation: Double
  /// What comes before the first.
  public let start: Double
  /// What comes between neighbours, besides their spacing.
  public let gap: Double
}

/// Where a stack put a child.
public struct PlacedChildTrace: Sendable {
  /// The child.
  public let child: Int
  /// Where the child begins.
  public let position: CGPoint
  /// The alignment that holds for the child.
  public let alignment: AlignItems
  /// What the line has beside the child, across the stack.
  public let free: Double
  /// The part of the position across the stack that comes from the alignment.
  public let offset: Double
}
