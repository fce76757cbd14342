/// The size in which a scenario is laid out: an exact width, and an exact or a self-sizing height.
public struct Container: Sendable, Hashable, Decodable {
  /// The width, in points; finite and not negative.
  public var width: Double
  /// The height, in points; `nil` for a self-sizing height, which the content determines.
  public var height: Double?
  /// The name of the case of the screen that it shows: its contents, text size and direction; `nil`
  /// for the usual one.
  ///
  /// Engines do not ask: whoever lays out takes the notations of that case.
  public var caseName: String?

  /// Creates a container of `width` × `height` points; without a height it is self-sizing.
  public init(width: Double, height: Double? = nil, caseName: String? = nil) {
    self.width = width
    self.height = height
    self.caseName = caseName
  }

  private enum CodingKeys: String, CodingKey {
    case width, height
    case caseName = "case"
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
