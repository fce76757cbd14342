/// A colour space; it stores nothing.
public final class CGColorSpace: Sendable {
  public init() {}
  public convenience init?(name: CFString) { self.init() }
  nonisolated(unsafe) public static let sRGB: CFString = "kCGColorSpaceSRGB"
  nonisolated(unsafe) public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  nonisolated(unsafe) public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public let numberOfComponents = 3, model = CGColorSpaceModel.rgb
}

/// A kind of colour space.
public enum CGColorSpaceModel: Int32, Sendable { case unknown = -1, monochrome, rgb, cmyk, lab }
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
