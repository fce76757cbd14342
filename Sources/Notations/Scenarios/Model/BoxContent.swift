public import Geometry

/// The content of a box: a length along one axis or both, and the baselines of a box like a control.
public struct BoxContent: Sendable, Equatable {
  /// The width, in points; `nil` where the box has no width of its own.
  public var width: Double?
  /// The height, in points; `nil` where the box has no height of its own.
  public var height: Double?
  /// The baselines; `nil` where the box has none, as one without both lengths.
  public var baselines: Baselines?

  /// The distances of the first and the last baseline from the top, in points.
  public struct Baselines: Sendable, Equatable {
    /// The distance from the top down to the first baseline.
    public var first: Double
    /// The distance from the top down to the last baseline.
    public var last: Double

    /// Makes a pair; a box of one line has the same baseline twice.
    public init(first: Double, last: Double) {
      self.first = first
      self.last = last
    }
  }

  /// Makes the content; lengths in points, finite and not negative.
  public init(width: Double?, height: Double?, baselines: Baselines? = nil) {
    self.width = width
    self.height = height
    self.baselines = baselines
  }

  /// Makes a content of this size without baselines.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size, in points: 0 along an axis without a length.
  public var size: CGSize { CGSize(width: width ?? 0, height: height ?? 0) }

  /// The content as engines read it; none where the box has no length.
  ///
  /// An axis without a length must not count: see `ConstraintItem.hasContentHeight` and
  /// `Element.spec`.
  public var content: Content {
    if width == nil, height == nil { return .none }
    return baselines == nil ? .fixed(size) : .measured(MeasuredBox(self))
  }

  /// The value of `box` in a scenario file: `40x20`, `40x`, `x20` or `none`.
  public var text: String {
    if width == nil, height == nil { return "none" }
    return "\(width?.plain ?? "")x\(height?.plain ?? "")"
  }
}

/// A box with baselines, as engines measure it.
package final class MeasuredBox: PiecewiseMeasuring {
  package let box: BoxContent

  package init(_ box: BoxContent) { self.box = box }

  /// False: a box never becomes higher.
  package var wraps: Bool { false }

  /// The size of the box, at most as wide as what is available, and its baselines.
  package func measure(in available: CGSize) -> ContentMeasurement {
    ContentMeasurement(
      size: CGSize(width: min(box.size.width, available.width), height: box.size.height),
      firstBaseline: box.baselines?.first ?? 0, lastBaselineFromBottom: lastBaselineFromBottom)
  }

  /// The same in every width.
  package func segment(containing width: Double) -> ContentSegment {
    ContentSegment(
      size: box.size, firstBaseline: box.baselines?.first ?? 0,
      lastBaselineFromBottom: lastBaselineFromBottom, widths: 0...Double.infinity)
  }

  private var lastBaselineFromBottom: Double {
    box.baselines.map { box.size.height - $0.last } ?? 0
  }
}
