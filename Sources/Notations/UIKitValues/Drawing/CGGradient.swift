public import Foundation

/// A colour gradient; it stores nothing.
public final class CGGradient: Sendable {
  /// Makes a gradient.
  public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: [CGFloat]?) {}

  /// Makes a gradient.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {}

  /// Makes a gradient from the components of its colours, one colour after the other.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {}
}

/// Options of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// One bit for each option.
  public let rawValue: UInt32

  /// Makes the set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Draws before the start, too.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Draws after the end, too.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
