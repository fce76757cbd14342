package import Geometry

/// The size of content over a range of available widths in which it stays the same.
///
/// Only the content's width may change there: it is the available width where that is less than
/// `size.width`.
package struct ContentSegment: Sendable, Equatable {
  /// The height, and the width unless the available width is less, in points.
  package var size: CGSize
  /// The distance from the top down to the first line's baseline, in points.
  package var firstBaseline: Double
  /// The distance from the last line's baseline down to the bottom, in points.
  package var lastBaselineFromBottom: Double
  /// The available widths, in points; the upper end itself may belong to the next segment.
  package var widths: ClosedRange<Double>

  /// Creates a segment; lengths in points.
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

extension ContentSegment {
  /// The available widths that are in the segment whatever the error of a computed width; the lower
  /// end is above the upper one if there are none.
  package var innerWidths: (lowerBound: Double, upperBound: Double) {
    (widths.lowerBound + Self.nudge, widths.upperBound - Self.nudge)
  }

  /// Shorter than any segment that matters, and longer than the rounding error of a computed width.
  fileprivate static let nudge = 1e-8
}

/// Content that knows at which available widths its size changes.
///
/// It is never higher in a wider width. So where it is as high in two widths, it is in all between.
package protocol PiecewiseMeasuring: ContentMeasuring {
  /// The segment that contains this available width; `width` is not negative, and may be infinite.
  func segment(containing width: Double) -> ContentSegment

  /// The line breaks of the content in this available width, as numbers; empty where nothing is
  /// known.
  ///
  /// If two widths have equal lines, all widths in between have the same lines: the wider the
  /// available width, the further on each line begins and ends.
  func lines(inWidth width: Double) -> [Int]
}

extension PiecewiseMeasuring {
  package func lines(inWidth width: Double) -> [Int] { [] }
}

extension ContentMeasuring {
  /// The segment of the available widths just beyond `width`; `nil` where the content does not know
  /// its segments.
  ///
  /// At the end of a segment, the sign of the slope selects one of the two neighbours.
  package func segment(beside width: AffineLength) -> ContentSegment? {
    guard let content = self as? any PiecewiseMeasuring else { return nil }
    let direction: Double = width.slope > 0 ? 1 : width.slope < 0 ? -1 : 0
    return content.segment(containing: max(0, width.value + direction * ContentSegment.nudge))
  }
}
