import Geometry
import LayoutConstraints

/// What parts two layouts: the first thing on the way to an edge on which the notations disagree,
/// rather than what only passes the difference on.
enum PartingRoot: Hashable {
  /// The spec's layout does not do what these constraints say: one of them, or several that speak of
  /// something that the spec does not have, so that it cannot be told which.
  case constraints([Int])
  /// Nothing holds the container's height, which is as low as it may be, and the spec's is not.
  case fittingHeight
  /// Nothing but its content holds a size that the spec sets otherwise.
  case content(item: Int, axis: Axis)
  /// Text wraps in another room, which these bounds limit in the constraints.
  case wrapping(item: Int, room: Double, bounds: [Int])
  /// Text that is nothing wide in the spec has no height there.
  case noWidth(item: Int)
  /// The spec misses the first more than the constraints do, and for that these miss the second,
  /// whose priority is lower.
  case priorities(LayoutCondition, over: LayoutCondition)
  /// The constraints leave it open, and nothing holds it.
  case nothingHolds(item: Int, axis: Axis)
  /// The constraints leave it open, since conditions of one priority compete.
  case tie(item: Int, axis: Axis)
  /// It is the same before rounding, and the spec gave out shares in whole points.
  case wholePoints(node: Int)
  /// It is the same before rounding.
  case rounding
}

/// A place that two layouts disagree about, and what parts them there.
struct Parting {
  /// What parts them, what decides first; empty where it cannot be told.
  var roots: [PartingRoot]
  /// The conditions that hold the place in the constraints.
  var holders: [LayoutCondition]
}
