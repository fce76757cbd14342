public import Geometry

/// A width and a height, each in points, as a fraction of the parent's, or automatic.
///
/// Source: `ASLayoutSize`.
public struct LayoutSize: Sendable, Hashable {
  /// The width.
  public var width: Dimension
  /// The height.
  public var height: Dimension

  /// Creates a size; lengths are automatic by default.
  public init(width: Dimension = .auto, height: Dimension = .auto) {
    self.width = width
    self.height = height
  }

  /// Creates a size in points.
  public init(_ size: CGSize) {
    self.init(width: .points(size.width), height: .points(size.height))
  }

  /// The plain numbers: points, or the fraction itself, or 0 for an automatic length.
  var numbers: CGSize { CGSize(width: width.number, height: height.number) }
}

/// The sizes from `min` to `max` that a static spec allows one of its children.
///
/// Fractions refer to the static spec's available size. An automatic length is 0 in `min`; in `max`
/// it is the available length to the right of or below the child's position. Where a minimum
/// exceeds its maximum, the minimum counts.
///
/// Source: `ASRelativeSizeRange`. Deviation: there, all lengths are given or none is; here each may
/// be automatic.
public struct RelativeSizeRange: Sendable, Hashable {
  /// The smallest size.
  public var min: LayoutSize
  /// The largest size.
  public var max: LayoutSize

  /// Creates a range; both ends are automatic by default.
  public init(min: LayoutSize = LayoutSize(), max: LayoutSize = LayoutSize()) {
    self.min = min
    self.max = max
  }

  /// Creates the range that allows `size` only.
  public init(exactly size: LayoutSize) { self.init(min: size, max: size) }
}

extension Dimension {
  /// The plain number; 0 where the length is automatic.
  fileprivate var number: Double {
    switch self {
    case .auto: 0
    case .points(let value), .fraction(let value): value
    }
  }
}
