/// The content of a leaf, reduced to how it determines the leaf's size.
///
/// Both engines read the same value: on the layout-spec side it answers `calculateSizeThatFits`, on
/// the constraint side it is the intrinsic content size.
public enum Content: Sendable {
  /// No size of its own.
  case none
  /// Always this size, in points; both components finite and not negative.
  case fixed(CGSize)
  /// A size that depends on the available size, as that of text does.
  case measured(any ContentMeasuring)

  /// The size where nothing limits it, in points; `nil` without one.
  public var unlimitedSize: CGSize? {
    switch self {
    case .none: nil
    case .fixed(let size): size
    case .measured(let content): content.unlimitedMeasurement.size
    }
  }
}

/// Content whose size and baselines depend on the available size.
///
/// Equal available sizes must give equal answers, from any thread: the engines ask more than once,
/// and compare.
public protocol ContentMeasuring: AnyObject, Sendable {
  /// Measures the content for an available size, in points; either component may be infinite, none
  /// is NaN or negative.
  ///
  /// The answer is exact (not rounded to pixels) and no wider than `available`. It may be taller,
  /// when the content needs more lines than fit into the available height.
  func measure(in available: CGSize) -> ContentMeasurement

  /// Whether the content becomes higher when it becomes narrower; true by default.
  ///
  /// Where it does not, as in one line of text that is only truncated, the content's own size is
  /// always its size in unlimited space.
  var wraps: Bool { get }

  /// The content where it knows at which available widths its size changes; `nil` by default.
  var segments: (any PiecewiseMeasuring)? { get }

  /// The content where it is drawn as lines of text; `nil` by default.
  var drawnText: (any TextDrawing)? { get }
}

extension ContentMeasuring {
  /// The measurement where nothing limits it.
  public var unlimitedMeasurement: ContentMeasurement {
    measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// True: content wraps by default.
  public var wraps: Bool { true }

  /// `nil`: nothing is known by default.
  public var segments: (any PiecewiseMeasuring)? { nil }

  /// `nil`: content is no text by default.
  public var drawnText: (any TextDrawing)? { nil }
}

/// The size of content for some available size, and its baselines.
public struct ContentMeasurement: Sendable, Equatable {
  /// The size of the content, in points; finite and not negative.
  public var size: CGSize
  /// The distance from the top down to the first line's baseline, in points; 0 where there is none.
  public var firstBaseline: Double
  /// The distance from the last line's baseline down to the bottom, in points; 0 where there is
  /// none.
  public var lastBaselineFromBottom: Double

  /// Creates a measurement; lengths in points.
  public init(size: CGSize, firstBaseline: Double = 0, lastBaselineFromBottom: Double = 0) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaselineFromBottom = lastBaselineFromBottom
  }
}
