/// A colour space; it stores nothing.
public final class CGColorSpace: Sendable {
  /// Makes a colour space.
  public init() {}

  /// The kind of colour space: red, green and blue.
  public var model: CGColorSpaceModel { .rgb }
}

/// A kind of colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Unknown.
  case unknown = -1
  /// One number for grey.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// Lightness and two colours.
  case lab
}

/// The device's colour space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The device's colour space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
