// The part of Foundation that the engines use, for a page.

/// A length, in points.
public typealias CGFloat = Double

/// A point of the plane.
public struct CGPoint: Hashable, Sendable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double

  /// Makes a point.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static var zero: CGPoint { CGPoint() }
}

/// A size of a rectangle.
public struct CGSize: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Makes a size.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static var zero: CGSize { CGSize() }
}

/// A rectangle, whose size may be negative.
public struct CGRect: Hashable, Sendable {
  /// One corner: the top left one, unless the size is negative.
  public var origin: CGPoint
  /// The extent from there.
  public var size: CGSize

  /// Makes a rectangle.
  public init(origin: CGPoint = .zero, size: CGSize = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of four lengths, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// No extent at the origin.
  public static var zero: CGRect { CGRect() }
}

extension CGRect {
  /// The width, never negative.
  public var width: Double { size.width.magnitude }
  /// The height, never negative.
  public var height: Double { size.height.magnitude }
  /// The left edge.
  public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
  /// The top edge.
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  /// The right edge.
  public var maxX: Double { minX + width }
  /// The bottom edge.
  public var maxY: Double { minY + height }

  /// The middle between the left and the right edge.
  public var midX: Double { minX + width / 2 }
  /// The middle between the top and the bottom edge.
  public var midY: Double { minY + height / 2 }

  /// The rectangle at another place.
  public func offsetBy(dx: Double, dy: Double) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The common part; no extent where there is none.
  public func intersection(_ other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
