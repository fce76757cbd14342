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
  case room(RoomTrace)
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
  case crossRoom(CrossRoomTrace)
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
