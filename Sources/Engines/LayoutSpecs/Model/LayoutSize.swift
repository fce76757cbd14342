public import Foundation

/// A width and a height, each in points, as a part of the parent's, or left open.
///
/// Source: `ASLayoutSize`.
public struct LayoutSize: Sendable, Hashable {
  /// The width.
  public var width: Dimension
  /// The height.
  public var height: Dimension

  /// Makes a size whose lengths are left open unless they are given.
  public init(width: Dimension = .auto, height: Dimension = .auto) {
    self.width = width
    self.height = height
  }

  /// Makes a size in points.
  public init(_ size: CGSize) {
    self.init(width: .points(size.width), height: .points(size.height))
  }

  /// The bare numbers: 0 for a length that is left open, the part itself for a fraction.
  var numbers: CGSize { CGSize(width: width.number, height: height.number) }
}

/// The sizes from `min` to `max` that a static spec allows one of its children.
///
/// Fractions are those of the room of the static spec. A length that is left open is 0 in `min`,
/// and in `max` the room to the right of or below the child's position. Where a minimum exceeds its
/// maximum, the minimum holds.
///
/// Source: `ASRelativeSizeRange`. Deviation: its ends are all given or none is; here each may be
/// left open.
public struct RelativeSizeRange: Sendable, Hashable {
  /// The smallest size.
  public var min: LayoutSize
  /// The largest size.
  public var max: LayoutSize

  /// Makes a range that is open at both ends unless they are given.
  public init(min: LayoutSize = LayoutSize(), max: LayoutSize = LayoutSize()) {
    self.min = min
    self.max = max
  }

  /// Makes the range that holds `size` only.
  public init(exactly size: LayoutSize) { self.init(min: size, max: size) }
}

extension Dimension {
  /// The number alone; 0 where the length is left open.
  fileprivate var number: Double {
    switch self {
    case .auto: 0
    case .points(let value), .fraction(let value): value
    }
  }
}
