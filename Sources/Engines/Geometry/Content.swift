public import Foundation

/// What a leaf has inside, as far as its size goes.
///
/// Both engines read the same value: on the layout-spec side it answers `calculateSizeThatFits`, on
/// the constraint side it is the intrinsic content size.
public enum Content: Sendable {
  /// No size of its own.
  case none
  /// Always this size, in points; both components finite and not negative.
  case fixed(CGSize)
  /// A size that depends on the room, as that of text does.
  case measured(any ContentMeasuring)
}

/// Says how big content is in a given room, and where its baselines lie.
///
/// Equal rooms must give equal answers, from any thread: the engines ask more than once, and
/// compare.
public protocol ContentMeasuring: Sendable {
  /// Measures the content in `room`, in points; either component may be infinite, none is NaN or
  /// negative.
  ///
  /// The answer is exact (not on pixels) and no wider than `room`. It may be taller, when the
  /// content needs more lines than `room` is high.
  func measure(in room: CGSize) -> ContentMeasurement

  /// Whether a narrower room makes the content higher.
  ///
  /// Where it does not, as in one line of text that is only cut off, the content's own size is that
  /// in unlimited room, however narrow it finally is. True unless it is said.
  var wraps: Bool { get }
}

extension ContentMeasuring {
  /// Content wraps unless it says that it does not.
  public var wraps: Bool { true }
}

/// The size of content in some room, and its baselines.
public struct ContentMeasurement: Sendable, Equatable {
  /// The size that the content takes up, in points; finite and not negative.
  public var size: CGSize
  /// The distance from the top down to the first line's baseline, in points; 0 where there is none.
  public var firstBaseline: Double
  /// The distance from the last line's baseline down to the bottom, in points; 0 where there is
  /// none.
  public var lastBaselineFromBottom: Double

  /// Makes a measurement; lengths in points.
  public init(size: CGSize, firstBaseline: Double = 0, lastBaselineFromBottom: Double = 0) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaselineFromBottom = lastBaselineFromBottom
  }
}
