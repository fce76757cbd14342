/// The room that a scenario is laid out in.
///
/// The width is exact. The height is exact too, or free: then the content decides.
public struct Container: Sendable, Hashable, Codable {
  /// The width, in points; finite and not negative.
  public var width: Double
  /// The height, in points, or `nil` where the content decides.
  public var height: Double?

  /// Makes a container of `width` points, and of `height` points unless the content is to decide.
  public init(width: Double, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

extension Container: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a container of this width, whose content decides its height.
  public init(integerLiteral width: Int) {
    self.init(width: Double(width))
  }

  /// Makes a container of this width, whose content decides its height.
  public init(floatLiteral width: Double) {
    self.init(width: width)
  }
}
