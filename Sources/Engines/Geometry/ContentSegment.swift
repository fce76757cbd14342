/// The size of content over a range of available widths in which it stays the same.
///
/// Only the content's width may change there: it is the available width where that is less than
/// `size.width`.
public struct ContentSegment: Sendable, Equatable {
  /// The height, and the width unless the available width is less, in points.
  public var size: CGSize
  /// The distance from the top down to the first line's baseline, in points.
  public var firstBaseline: Double
  /// The distance from the last line's baseline down to the bottom, in points.
  public var lastBaselineFromBottom: Double
  /// The available widths, in points; the upper end itself may belong to the next segment.
  public var widths: ClosedRange<Double>

  /// Creates a segment; lengths in points.
  public init(
    size: CGSize, firstBaseline: Double, lastBaselineFromBottom: Double,
    widths: ClosedRange<Double>
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaselineFromBottom = lastBaselineFromBottom
    self.widths = widths
  }
}

/// Content that knows at which available widths its size changes.
///
/// It is never higher in a wider width. So where it is as high in two widths, it is in all between.
public protocol PiecewiseMeasuring: ContentMeasuring {
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
  /// The content itself.
  public var segments: (any PiecewiseMeasuring)? { self }

  /// Empty: nothing is known by default.
  public func lines(inWidth width: Double) -> [Int] { [] }
}
