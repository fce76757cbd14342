public import Foundation
public import Geometry

/// The size that an item's own constraints give it, and whether they give it one at all.
public struct FittingSize: Sendable {
  /// The size of the frame, in points.
  public let size: CGSize
  /// The axes along which nothing asks for more, or less, than the target: the length is exactly
  /// that of an optional target.
  ///
  /// A height of 0 with the vertical axis in here is the sign of a chain of constraints that is not
  /// closed from top to bottom, or of content that is empty.
  public let axesHeldByTarget: Set<Axis>
  /// The required constraints that cannot all hold, as indices of the system that was asked.
  public let conflicts: [MissedConstraint]
  /// The items inside whose content would have yet another size in the width that it got, or whose
  /// guides would lie elsewhere.
  public let unsettledElements: [String]
}
