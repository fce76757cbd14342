package import Foundation
package import Geometry

/// The sizes of content in all rooms of a range of widths: there only its width may change, and be
/// that of the room.
package struct ContentPiece: Sendable, Equatable {
  /// The height, and the width unless the room is narrower, in points.
  package var size: CGSize
  /// The distance from the top down to the first line's baseline, in points.
  package var firstBaseline: Double
  /// The distance from the last line's baseline down to the bottom, in points.
  package var lastBaselineFromBottom: Double
  /// The widths of the rooms, in points; the upper end itself may belong to the next piece.
  package var rooms: ClosedRange<Double>

  /// Makes a piece of its parts.
  package init(
    size: CGSize, firstBaseline: Double, lastBaselineFromBottom: Double,
    rooms: ClosedRange<Double>
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaselineFromBottom = lastBaselineFromBottom
    self.rooms = rooms
  }
}

/// Content that knows at which widths its size changes.
package protocol PiecewiseMeasuring: ContentMeasuring {
  /// The piece that holds a room of this width; `width` is not negative, and may be infinite.
  func piece(holding width: Double) -> ContentPiece

  /// How the content is broken into lines in a room of this width; two rooms with the same lines
  /// have them in common with all rooms between, and no lines mean that nothing is known.
  ///
  /// Lines fill one after the other, so that each of them begins and ends the further the wider the
  /// room.
  func lines(inWidth width: Double) -> [Int]
}

extension PiecewiseMeasuring {
  package func lines(inWidth width: Double) -> [Int] { [] }
}

extension ContentMeasuring {
  /// The piece that holds the rooms next to one of a width that changes; `nil` where the content
  /// does not know its pieces.
  ///
  /// At the end of a piece, the slope says which of both is meant.
  package func piece(beside width: AffineLength) -> ContentPiece? {
    guard let content = self as? any PiecewiseMeasuring else { return nil }
    // Less than any piece that matters, and more than the rounding of a computed width.
    let nudge = 1e-8
    let direction: Double = width.slope > 0 ? 1 : width.slope < 0 ? -1 : 0
    return content.piece(holding: max(0, width.value + direction * nudge))
  }
}
