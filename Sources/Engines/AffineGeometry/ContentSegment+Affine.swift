package import Geometry

extension ContentSegment {
  /// The available widths that are in the segment whatever the error of a computed width; the lower
  /// end is above the upper one if there are none.
  package var innerWidths: (lowerBound: Double, upperBound: Double) {
    (widths.lowerBound + Self.nudge, widths.upperBound - Self.nudge)
  }

  /// Shorter than any segment that matters, and longer than the rounding error of a computed width.
  fileprivate static let nudge = 1e-8

  /// The segment of the available widths of a content just beyond `width`; `nil` where the content
  /// does not know its segments.
  ///
  /// At the end of a segment, the sign of the slope selects one of the two neighbours.
  package static func of(
    _ content: any ContentMeasuring, beside width: AffineLength
  ) -> ContentSegment? {
    let direction: Double = width.slope > 0 ? 1 : width.slope < 0 ? -1 : 0
    return content.segments?.segment(
      containing: max(0, width.value + direction * ContentSegment.nudge))
  }
}
