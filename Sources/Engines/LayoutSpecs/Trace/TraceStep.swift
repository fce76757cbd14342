public import Foundation
public import Geometry

/// Something that happened while a node was working out its size.
///
/// Children are named by their index in `LayoutTrace.nodes`. All lengths are points.
public enum TraceStep: Sendable {
  /// A child was asked for its size.
  case asked(question: Int)
  /// The node's own style narrowed the range on one axis.
  case style(StyleTrace)
  /// The element's content said how large it is.
  case content(ContentTrace)
  /// An inset made room for its child on one axis, and put it there.
  case inset(InsetTrace)
  /// A child of an absolute or static spec got the room to the right and below its position.
  case availableSize(AvailableSizeTrace)
  /// All children of an absolute or static spec reach this far; `isWhole` where it is to be no
  /// larger.
  case fitting(CGSize, isWhole: Bool)
  /// A relative or centre spec put its child on one axis.
  case relative(RelativeTrace)
  /// A ratio spec weighed the sizes that its room allows.
  case ratio(RatioTrace)
  /// A corner spec put its second child on a corner of the first.
  case corner(CornerTrace)

  /// A stack begins: it may have one child that gets what the others leave, and counts as 0 before.
  case stack(Axis, lazyChild: Int?)
  /// A child's `flexBasis` says how long it is before it grows or shrinks.
  case basis(child: Int, Dimension, length: Double)
  /// A stretched child brings a size of its own across the stack.
  case crossRange(CrossRangeTrace)
  /// A wrapping stack put its children on these lines.
  case lines([Range<Int>])
  /// A line was compared with its room, and its children grew, shrank or stayed.
  case flex(FlexTrace)
  /// A line's length across the stack was found.
  case crossSize(CrossSizeTrace)
  /// Every line became longer across the stack, by an equal share of what was missing.
  case linesStretched(by: Double, missing: Double)
  /// A child is asked anew, to be as long across the stack as its line.
  case stretch(child: Int, Axis, from: Double, to: Double)
  /// Several lines were distributed across the stack.
  case linesPlaced(DistributionTrace)
  /// The children of a line were distributed along the stack.
  case itemsPlaced(DistributionTrace)
  /// A child of a stack was put in its place.
  case placed(PlacedChildTrace)
  /// The children of a stack need this size; its range may not allow it.
  case needed(CGSize)
}

/// How a style and the range that came from the parent were brought together on one axis.
public struct StyleTrace: Sendable {
  /// The axis.
  public let axis: Axis
  /// `minWidth` or `minHeight`.
  public let minimum: Dimension
  /// `width` or `height`.
  public let exact: Dimension
  /// `maxWidth` or `maxHeight`.
  public let maximum: Dimension
  /// What fractions refer to; NaN where it is undefined.
  public let parent: Double
  /// What the style asks for by itself: a minimum beats a maximum, which beats a size.
  public let requested: Interval
  /// What the parent allows.
  public let given: Interval
  /// What holds.
  public let result: Interval
}

/// How large an element's content is, and what its range makes of that.
public struct ContentTrace: Sendable {
  /// The kinds of `Content`.
  public enum Kind: Sendable {
    /// No content: all the room, or nothing where the room is unbounded.
    case none
    /// A size that does not depend on the room.
    case fixed
    /// A size that was measured in the room.
    case measured
  }

  /// What the content is.
  public let kind: Kind
  /// The range that the element is in.
  public let range: SizeRange
  /// The content's size.
  public let content: CGSize
  /// The size clamped into the range.
  public let size: CGSize
}

/// One axis of an inset.
public struct InsetTrace: Sendable {
  /// The axis.
  public let axis: Axis
  /// The inset at the start; may be infinite.
  public let leading: Double
  /// The inset at the end; may be infinite.
  public let trailing: Double
  /// The range that the inset spec is in.
  public let range: Interval
  /// The child's length.
  public let child: Double
  /// The inset's own length.
  public let length: Double
  /// Where the child begins.
  public let position: Double
}

/// The room of one child of an absolute or static spec.
public struct AvailableSizeTrace: Sendable {
  /// The child.
  public let child: Int
  /// The child's `layoutPosition`.
  public let position: CGPoint
  /// The room to the right and below.
  public let size: SizeRange
  /// What the child's style makes of it, for each axis on which it asks for something; nothing in a
  /// static spec.
  public let styles: [StyleTrace]
  /// The size range that the child gives in a static spec, its open ends filled from the room.
  public let sizeRange: SizeRange?
}

/// One axis of a relative or centre spec.
public struct RelativeTrace: Sendable {
  /// The axis.
  public let axis: Axis
  /// The child's place.
  public let position: RelativePosition
  /// The length that the child leaves free; negative where it is too long.
  public let free: Double
  /// The part of it that lies before the child.
  public let offset: Double
  /// The same, on the nearest pixel.
  public let rounded: Double
}

/// The choice of a ratio spec.
public struct RatioTrace: Sendable {
  /// A size that has all of the room along one axis.
  public struct Candidate: Sendable {
    /// The axis whose room is used up.
    public let axis: Axis
    /// The other side that follows from the ratio.
    public let derived: Double
    /// The size: the derived side cut to pixels, both clamped into the range.
    public let size: CGSize
    /// How far its height over its width is from the ratio.
    public let distance: Double
  }

  /// The height over the width that is wanted.
  public let ratio: Double
  /// The candidates: one for each axis on which the room is bounded, the width's first.
  public let candidates: [Candidate]
  /// The size that was chosen; `nil` without candidates.
  public let chosen: CGSize?
}

/// The place of a corner spec's second child.
public struct CornerTrace: Sendable {
  /// The corner.
  public let location: CornerLocation
  /// The size of the child whose corner it is.
  public let size: CGSize
  /// The corner element's frame, from the child's origin.
  public let frame: CGRect
  /// How far both are moved, so that nothing sticks out of the spec at its start.
  public let shift: CGPoint
  /// Whether the spec is as large as both.
  public let wrapsCorner: Bool
}

/// What a stretched child's own style across the stack makes of the room there.
public struct CrossRangeTrace: Sendable {
  /// The child.
  public let child: Int
  /// The axis across the stack.
  public let axis: Axis
  /// What the stack, or the line, wants.
  public let requested: Interval
  /// What the child's style gives in points.
  public let own: Interval
  /// What the child is asked for; its lower end beats its upper one.
  public let result: Interval
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
  public let available: Interval
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
  public let fraction: Double
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
