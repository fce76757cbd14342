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
