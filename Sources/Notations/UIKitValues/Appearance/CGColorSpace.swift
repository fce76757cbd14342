public import Foundation

/// A colour space; it stores nothing.
public final class CGColorSpace: Sendable {
  /// Makes a colour space.
  public init() {}

  /// Makes a colour space from its name; all are alike here.
  public convenience init?(name: CFString) { self.init() }

  /// The name of the usual one.
  nonisolated(unsafe) public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of one with larger values.
  nonisolated(unsafe) public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of that of displays.
  nonisolated(unsafe) public static let displayP3: CFString = "kCGColorSpaceDisplayP3"

  /// The number of components of a colour.
  public var numberOfComponents: Int { 3 }
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
