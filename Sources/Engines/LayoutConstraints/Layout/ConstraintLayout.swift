public import Geometry

/// The layout of a constraint system in one container, with all findings about it.
public struct ConstraintLayout: Sendable {
  /// The frames of all views except the container, in the order of the system, in container
  /// coordinates; guides are left out.
  ///
  /// With `Rounding.pixels` every edge is on the nearest pixel, halves away from 0.
  public let layout: Layout
  /// The frames before rounding.
  public let rawLayout: Layout
  /// The content size of each scroll view, by the scroll view's name, in points; rounded as
  /// `layout` is.
  public let contentSizes: [String: CGSize]
  /// The views whose frames are ambiguous, in the order of the system.
  ///
  /// The frames in `layout` are then one of several possible choices: as far as it is known, the one
  /// that UIKit would show. The first view in a stack view gives way. Other sizes are as small as
  /// possible, then positions take their smallest value. A position without one is where inequalities hold exactly, and 0 if there are none.
  /// Earlier items are chosen first. The content of a scroll view is in this list too, under a name
  /// such as `feed.contentLayoutGuide`.
  public let ambiguousElements: [AmbiguousElement]
  /// The sets of required constraints that cannot all hold; empty if all can.
  ///
  /// Those that are missed by most points come first, then those whose broken constraint was
  /// activated first.
  ///
  /// One constraint of each set is broken, so that all others hold: it no longer counts, as in Auto
  /// Layout, and the layout is that of the system without it. If text wraps or guides depend on the
  /// layout, these are the conflicts of the last pass.
  ///
  /// The sets depend only on the system and on the order in which its constraints were activated.
  /// If sets overlap, that order may decide which are found.
  public let conflictSets: [Conflict]
  /// The broken constraints that are missed, in the order of the system; empty without a conflict.
  public let conflicts: [MissedConstraint]
  /// The optional constraints that are missed, in the order of the system.
  public let missedOptionalConstraints: [MissedConstraint]
  /// The items whose content wraps in a width that was ambiguous in the first pass.
  ///
  /// The content was then measured in the chosen width. Since its size is that of this width, the
  /// last pass may no longer be ambiguous.
  public let elementsMeasuredAtChosenWidth: [AmbiguousElement]
  /// The items whose content would again have a different size in its final width.
  ///
  /// The width of such content depends on its height; it is measured twice and then left unchanged.
  public let unsettledElements: [String]
  /// The items whose margins or safe area would be different at their final positions.
  ///
  /// Their positions depend on their own guides. After one pass for each item around them, the
  /// guides are left unchanged.
  public let unsettledGuides: [String]
  /// The work for this layout.
  public let statistics: ConstraintStatistics

  /// The container that this is the layout in.
  public var container: Container { finalProgram.container }

  let containerName: String
  let finalProgram: FinalProgram
}

/// An item whose frame is ambiguous, with the range of each value in points.
///
/// The values are those of the alignment rectangle, in the coordinates of the item's parent. An end
/// is infinite if nothing limits the value. The values depend on each other: not every combination
/// is possible.
public struct AmbiguousElement: Sendable, Equatable {
  /// The item's name.
  public let element: String
  /// The possible left edges.
  public let x: ClosedRange<Double>
  /// The possible top edges.
  public let y: ClosedRange<Double>
  /// The possible widths.
  public let width: ClosedRange<Double>
  /// The possible heights.
  public let height: ClosedRange<Double>
}

/// A constraint that a layout misses.
public struct MissedConstraint: Sendable, Equatable {
  /// The constraint's index in the system.
  public let index: Int
  /// The constraint as a rule, such as `title.width == 120`.
  public let rule: String
  /// The rule as its author wrote it, if that is known.
  public let origin: String?
  /// The difference between the two sides in the wrong direction, in points; above 0.
  public let missedPoints: Double
}

extension ConstraintLayout {
  /// Whether the contents around an item are read from right to left, so that its leading edge is
  /// the right one.
  ///
  /// The index must be that of an existing item.
  public func readsRightToLeft(around item: Int) -> Bool {
    let tree = finalProgram.direct.tree
    return tree[tree[item].parent].readsRightToLeft
  }
}
