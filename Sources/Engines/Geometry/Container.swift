/// The size in which a scenario is laid out: an exact width, and an exact or a self-sizing height.
public struct Container: Sendable, Hashable, Codable {
  /// The width, in points; finite and not negative.
  public var width: Double
  /// The height, in points; `nil` for a self-sizing height, which the content determines.
  public var height: Double?

  /// Creates a container of `width` × `height` points; without a height it is self-sizing.
  public init(width: Double, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

extension Container: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a container of this width, in points, with a self-sizing height.
  public init(integerLiteral width: Int) {
    self.init(width: Double(width))
  }

  /// Creates a container of this width, in points, with a self-sizing height.
  public init(floatLiteral width: Double) {
    self.init(width: width)
  }
}
