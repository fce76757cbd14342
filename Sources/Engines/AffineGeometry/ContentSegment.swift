package import Foundation
package import Geometry

/// The sizes of content in all widths of a range of widths: there only its width may change, and be
/// that of the room.
package struct ContentSegment: Sendable, Equatable {
  /// The height, and the width unless the room is narrower, in points.
  package var size: CGSize
  /// The distance from the top down to the first line's baseline, in points.
  package var firstBaseline: Double
  /// The distance from the last line's baseline down to the bottom, in points.
  package var lastBaselineFromBottom: Double
  /// The widths of the widths, in points; the upper end itself may belong to the next piece.
  package var widths: ClosedRange<Double>

  /// Makes a piece of its parts.
  package init(
    size: CGSize, firstBaseline: Double, lastBaselineFromBottom: Double,
    widths: ClosedRange<Double>
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaselineFromBottom = lastBaselineFromBottom
    self.widths = widths
  }
}

/// Content that knows at which widths its size changes.
package protocol PiecewiseMeasuring: ContentMeasuring {
  /// The piece that holds a room of this width; `width` is not negative, and may be infinite.
  func segment(containing width: Double) -> ContentSegment

  /// How the content is broken into lines in a room of this width; two widths with the same lines
  /// have them in common with all widths between, and no lines mean that nothing is known.
  ///
  /// Lines fill one after the other, so that each of them begins and ends the further the wider the
  /// room.
  func lines(inWidth width: Double) -> [Int]
}

extension PiecewiseMeasuring {
  package func lines(inWidth width: Double) -> [Int] { [] }
}

extension ContentMeasuring {
  /// The piece that holds the widths next to one of a width that changes; `nil` where the content
  /// does not know its pieces.
  ///
  /// At the end of a piece, the slope says which of both is meant.
  package func segment(beside width: AffineLength) -> ContentSegment? {
    guard let content = self as? any PiecewiseMeasuring else { return nil }
    // Less than any piece that matters, and more than the rounding of a computed width.
    let nudge = 1e-8
    let direction: Double = width.slope > 0 ? 1 : width.slope < 0 ? -1 : 0
    return content.segment(containing: max(0, width.value + direction * nudge))
  }
}
