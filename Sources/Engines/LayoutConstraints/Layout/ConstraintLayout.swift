public import Foundation
public import Geometry

/// A constraint system laid out in one container, and everything worth saying about it.
public struct ConstraintLayout: Sendable {
  /// The frames of all views but the container, in the order of the system, in container
  /// coordinates; guides are left out.
  ///
  /// With `Rounding.pixels` every edge lies on a pixel: the nearest one, halves away from 0.
  public let layout: Layout
  /// The same as the solver gave it, before rounding.
  public let rawLayout: Layout
  /// How large the content of each scroll view is, by the scroll view's name, in points; rounded as
  /// `layout` is.
  public let contentSizes: [String: CGSize]
  /// The views whose frame the constraints leave open, in the order of the system.
  ///
  /// The frames in `layout` are then one choice of many: every open value is the smallest possible,
  /// or the nearest to 0 where there is no smallest; earlier items first, and x, y, width, height
  /// of each in turn. The content of a scroll view is in here too, called
  /// `feed.contentLayoutGuide`.
  public let ambiguousElements: [AmbiguousElement]
  /// Why the required constraints cannot all hold, in the order in which that was found; empty
  /// where they can.
  ///
  /// One constraint of each set is broken, so that all others hold. The broken ones are missed by
  /// as few points, added up, as possible, and only then optional constraints count. Where text
  /// wraps or guides depend on the layout, these are the conflicts of the last pass. Which sets are
  /// found depends on nothing but the system and the order in which its constraints were activated;
  /// which of several sets is found, where they overlap, may depend on that order.
  public let conflictSets: [Conflict]
  /// The broken constraints, as far as they are missed, in the order of the system; empty without a
  /// conflict.
  public let conflicts: [MissedConstraint]
  /// The optional constraints that are missed, in the order of the system.
  public let missedOptionalConstraints: [MissedConstraint]
  /// The items whose content wraps in a width that the constraints had left open, as the first pass
  /// found it.
  ///
  /// The content was measured in the width that was chosen, and is of that size since: in the last
  /// pass it may look as if nothing had been open.
  public let elementsMeasuredAtChosenWidth: [AmbiguousElement]
  /// The items whose content would have yet another size in the width that it finally got.
  ///
  /// The width of such content depends on its height; it is measured twice and then left as it is.
  public let unsettledElements: [String]
  /// The items whose margins or safe area would be others where they finally are.
  ///
  /// Their place depends on their own guides; after a pass for each item that they are inside of,
  /// they are left as they are.
  public let unsettledGuides: [String]
  /// How much work it was.
  public let statistics: ConstraintStatistics

  let containerName: String
  let finalProgram: FinalProgram
}

/// An item whose frame the constraints leave open, with the extremes of each value in points.
///
/// The values are those of the alignment rectangle, in the coordinates of the item's parent. Ends
/// are infinite where nothing holds a value. The values depend on each other: not every combination
/// is possible.
public struct AmbiguousElement: Sendable, Equatable {
  /// The item's name.
  public let element: String
  /// The left edges that are possible.
  public let x: ClosedRange<Double>
  /// The top edges that are possible.
  public let y: ClosedRange<Double>
  /// The widths that are possible.
  public let width: ClosedRange<Double>
  /// The heights that are possible.
  public let height: ClosedRange<Double>
}

/// A constraint that does not hold in a layout.
public struct MissedConstraint: Sendable, Equatable {
  /// Its index in the system.
  public let index: Int
  /// It as a rule, such as `title.width == 120`.
  public let rule: String
  /// Where it comes from, if that is known.
  public let origin: String?
  /// How far its two sides are apart on the wrong side of the relation, in points; above 0.
  public let missedPoints: Double
}

extension ConstraintLayout {
  /// Whether leading is right and trailing is left for the edges of the item at an index: whether
  /// what is around it is read from right to left.
  ///
  /// The index is that of an existing item.
  public func readsRightToLeft(around item: Int) -> Bool {
    let tree = finalProgram.direct.tree
    return tree[tree[item].parent].readsRightToLeft
  }
}
