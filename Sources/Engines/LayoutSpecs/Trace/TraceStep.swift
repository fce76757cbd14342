public import Geometry

/// One step of computing a node's size.
///
/// Children are given by their index in `LayoutTrace.nodes`. All lengths are points.
public enum TraceStep: Sendable {
  /// A child was asked for its size.
  case asked(question: Int)
  /// The node's own style narrowed the range on one axis.
  case style(StyleTrace)
  /// The element's content determined its size.
  case content(ContentTrace)
  /// An inset measured and placed its child on one axis.
  case inset(InsetTrace)
  /// A child of an absolute or static spec got the size to the right of and below its position.
  case availableSize(AvailableSizeTrace)
  /// The size up to which all children of an absolute or static spec reach; `isWhole` where the
  /// spec is as large as that.
  case fitting(CGSize, isWhole: Bool)
  /// A relative or centre spec placed its child on one axis.
  case relative(RelativeTrace)
  /// A ratio spec compared the possible sizes.
  case ratio(RatioTrace)
  /// A corner spec placed its second child on a corner of the first.
  case corner(CornerTrace)

  /// A stack begins. It may have one child that gets the length that the others leave; that child
  /// counts as 0 before.
  case stack(Axis, lazyChild: Int?)
  /// A child's `flexBasis` determined its length before it grows or shrinks.
  case basis(child: Int, Dimension, length: Double)
  /// The style of a stretched child determined its range across the stack.
  case crossRange(CrossRangeTrace)
  /// A wrapping stack put its children on these lines.
  case lines([Range<Int>])
  /// A line was compared with the available length, and its children grew, shrank or stayed.
  case flex(FlexTrace)
  /// A line's length across the stack was determined.
  case crossSize(CrossSizeTrace)
  /// Every line became longer across the stack, by an equal share of the missing length.
  case linesStretched(by: Double, missing: Double)
  /// A child was measured again, to be as long across the stack as its line.
  case stretch(child: Int, Axis, from: Double, to: Double)
  /// Several lines were distributed across the stack.
  case linesPlaced(DistributionTrace)
  /// The children of a line were distributed along the stack.
  case itemsPlaced(DistributionTrace)
  /// A child of a stack was placed.
  case placed(PlacedChildTrace)
  /// The children of a stack need this size; its range may not allow it.
  case needed(CGSize)
}

/// The intersection of an element's style with its parent's range, on one axis.
public struct StyleTrace: Sendable {
  /// The axis.
  public let axis: Axis
  /// `minWidth` or `minHeight`.
  public let minimum: Dimension
  /// `width` or `height`.
  public let exact: Dimension
  /// `maxWidth` or `maxHeight`.
  public let maximum: Dimension
  /// The length that fractions refer to; NaN where it is undefined.
  public let parent: Double
  /// The interval that the style alone allows: a minimum overrides a maximum, which overrides a
  /// size.
  public let requested: Interval
  /// The interval that the parent allows.
  public let given: Interval
  /// The resulting interval.
  public let result: Interval
}

/// The size of an element's content, and of the element.
public struct ContentTrace: Sendable {
  /// The kinds of `Content`.
  public enum Kind: Sendable {
    /// No content: the whole available size, or zero where that is infinite.
    case none
    /// A size that does not depend on the available size.
    case fixed
    /// A size that was measured in the available size.
    case measured
  }

  /// The kind of content.
  public let kind: Kind
  /// The element's range.
  public let range: SizeRange
  /// The content's size.
  public let content: CGSize
  /// The content's size, clamped to the range.
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
  /// The inset spec's range.
  public let range: Interval
  /// The child's length.
  public let child: Double
  /// The inset spec's own length.
  public let length: Double
  /// The start of the child.
  public let position: Double
}

/// The available size of one child of an absolute or static spec.
public struct AvailableSizeTrace: Sendable {
  /// The child.
  public let child: Int
  /// The child's `layoutPosition`.
  public let position: CGPoint
  /// The sizes to the right of and below the position.
  public let size: SizeRange
  /// The intersections with the child's style, for each axis on which the style has a size; empty
  /// in a static spec.
  public let styles: [StyleTrace]
  /// The child's size range in a static spec, with automatic ends replaced by the available size.
  public let sizeRange: SizeRange?
}

/// One axis of a relative or centre spec.
public struct RelativeTrace: Sendable {
  /// The axis.
  public let axis: Axis
  /// The child's position.
  public let position: RelativePosition
  /// The remaining length beside the child; negative where the child is too long.
  public let free: Double
  /// The remaining length before the child.
  public let offset: Double
  /// The same, rounded to the nearest pixel.
  public let rounded: Double
}

/// The choice of a ratio spec.
public struct RatioTrace: Sendable {
  /// A size that fills the available length along one axis.
  public struct Candidate: Sendable {
    /// The axis whose available length is filled.
    public let axis: Axis
    /// The other length, which follows from the ratio.
    public let derived: Double
    /// The size: the derived length rounded down to pixels, both lengths clamped to the range.
    public let size: CGSize
    /// The difference between its height ÷ width and the ratio.
    public let distance: Double
  }

  /// The requested height ÷ width.
  public let ratio: Double
  /// The candidates: one for each axis on which the available length is finite, the width's first.
  public let candidates: [Candidate]
  /// The chosen size; `nil` without candidates.
  public let chosen: CGSize?
}

/// The position of a corner spec's second child.
public struct CornerTrace: Sendable {
  /// The corner.
  public let location: CornerLocation
  /// The size of the child whose corner it is.
  public let size: CGSize
  /// The corner element's frame, relative to the child's origin.
  public let frame: CGRect
  /// The distance by which both are moved, so that nothing sticks out of the spec at its start.
  public let shift: CGPoint
  /// Whether the spec is as large as both together.
  public let wrapsCorner: Bool
}

/// The range of a stretched child across its stack, where the child's own style has a size there.
public struct CrossRangeTrace: Sendable {
  /// The child.
  public let child: Int
  /// The axis across the stack.
  public let axis: Axis
  /// The interval of the stack or the line.
  public let requested: Interval
  /// The interval of the child's style, in points.
  public let own: Interval
  /// The interval that the child is measured in; its lower end overrides its upper end.
  public let result: Interval
}

/// A line compared with the available length, and the changes of its children.
public struct FlexTrace: Sendable {
  /// The axis along the stack.
  public let axis: Axis
  /// The children of the line.
  public let items: Range<Int>
  /// The length that the children need, with all spacing.
  public let length: Double
  /// The spacing in that length.
  public let spacing: Double
  /// The interval for the stack's length.
  public let available: Interval
  /// The missing length (positive), or the excess length (negative).
  public let violation: Double
  /// The sum of the relevant factors: `flexGrow` where length is missing, else `flexShrink`.
  public let factors: Double
  /// The remainder after rounding shares down to whole points: it goes to the first child that
  /// grows.
  public let rest: Double
  /// The shares of the children that have a factor.
  public let shares: [FlexShare]
  /// The child that counts as 0, where it is in this line.
  public let lazyChild: Int?
}

/// The growth or shrinkage of one child of a line.
public struct FlexShare: Sendable {
  /// The child.
  public let child: Int
  /// Its length before.
  public let length: Double
  /// Its `flexGrow` or `flexShrink`.
  public let factor: Double
  /// Its fraction of the missing or excess length, 0…1; 0 where no child has a weight.
  public let fraction: Double
  /// The fraction in points; negative when shrinking.
  public let share: Double
  /// The change of its length: when growing, rounded down to whole points.
  public let adjustment: Double
  /// The remainder that it gets in addition, as the first child that grows.
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

/// The distribution of children or lines along an axis.
public struct DistributionTrace: Sendable {
  /// The axis.
  public let axis: Axis
  /// The kind of distribution: `justifyContent`, or the equivalent of `alignContent`.
  public let justification: JustifyContent
  /// The number of children or lines.
  public let count: Int
  /// The remaining length (positive) or the excess length (negative).
  public let violation: Double
  /// The gap before the first.
  public let start: Double
  /// The gap between neighbours, in addition to their spacing.
  public let gap: Double
}

/// The position of a stack's child.
public struct PlacedChildTrace: Sendable {
  /// The child.
  public let child: Int
  /// The child's origin.
  public let position: CGPoint
  /// The alignment of the child.
  public let alignment: AlignItems
  /// The remaining length of the line beside the child, across the stack.
  public let free: Double
  /// The offset across the stack that comes from the alignment.
  public let offset: Double
}
