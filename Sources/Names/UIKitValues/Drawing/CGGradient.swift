/// A colour gradient; it stores nothing.
public final class CGGradient: Sendable {
  public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: [CGFloat]?) {}
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {}
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {}
}

/// Options of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = Self(1), drawsAfterEndLocation = Self(2)
}
