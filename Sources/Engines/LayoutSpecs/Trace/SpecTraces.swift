public import Foundation
public import Geometry

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
  public let wish: Interval
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
  public let room: Interval
  /// The child's length.
  public let child: Double
  /// The inset's own length.
  public let length: Double
  /// Where the child begins.
  public let position: Double
}

/// The room of one child of an absolute or static spec.
public struct RoomTrace: Sendable {
  /// The child.
  public let child: Int
  /// The child's `layoutPosition`.
  public let position: CGPoint
  /// The room to the right and below.
  public let room: SizeRange
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
