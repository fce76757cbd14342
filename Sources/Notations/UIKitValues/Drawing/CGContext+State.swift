public import Foundation

// The rest of the state of a context. Nothing is drawn, so a context keeps no state but its size.

extension CGContext {
  /// Makes a context of bytes; its size is in pixels, and nothing is drawn into the bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height))
  }

  /// The width, in pixels.
  public var width: Int { Int(size.width.rounded()) }
  /// The height, in pixels.
  public var height: Int { Int(size.height.rounded()) }
  /// The bytes: none.
  public var data: UnsafeMutableRawPointer? { nil }
  /// The colour space.
  public var colorSpace: CGColorSpace? { CGColorSpace() }

  /// How images are scaled: always the default, since nothing is drawn.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set { _ = newValue }
  }
  /// The transform of texts: none.
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set { _ = newValue }
  }
  /// The place of the next text: zero.
  public var textPosition: CGPoint {
    get { .zero }
    set { _ = newValue }
  }
  /// The transform to pixels: none.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { .identity }

  /// Does nothing.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Does nothing.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Does nothing.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {}
  /// Does nothing.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {}
  /// Does nothing.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Does nothing.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Does nothing.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {}
  /// Does nothing.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {}
  /// Does nothing.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Does nothing.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Does nothing.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Does nothing.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Does nothing.
  public func setPatternPhase(_ phase: CGSize) {}
  /// Does nothing.
  public func setShouldSmoothFonts(_ isSmooth: Bool) {}
  /// Does nothing.
  public func setAllowsFontSmoothing(_ isAllowed: Bool) {}
  /// Does nothing.
  public func setShouldSubpixelPositionFonts(_ isPositioned: Bool) {}
  /// Does nothing.
  public func setShouldSubpixelQuantizeFonts(_ isQuantized: Bool) {}
  /// Does nothing.
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  /// Does nothing.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// Does nothing.
  public func flush() {}
  /// Does nothing.
  public func synchronize() {}
}

// Paths of a context. A context keeps no lines.
extension CGContext {
  /// The path: an empty one.
  public var path: CGPath? { CGPath() }
  /// Whether the path has no lines: always.
  public var isPathEmpty: Bool { true }
  /// The last point of the path: zero.
  public var currentPointOfPath: CGPoint { .zero }
  /// The rectangle around the path: an empty one.
  public var boundingBoxOfPath: CGRect { .zero }
  /// Whether a point is inside the path: no.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool { false }
  /// Does nothing.
  public func addRects(_ rects: [CGRect]) {}
  /// Does nothing.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  /// Does nothing.
  public func replacePathWithStrokedPath() {}
  /// Does nothing.
  public func clip(using rule: CGPathFillRule) {}
  /// Does nothing.
  public func clip(to rects: [CGRect]) {}
  /// Does nothing.
  public func resetClip() {}
  /// Does nothing.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {}
  /// The same point: the transform is none.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point }
  /// The same size: the transform is none.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size }
  /// The same rectangle: the transform is none.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect }
  /// The same point: the transform is none.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point }
  /// The same size: the transform is none.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size }
  /// The same rectangle: the transform is none.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect }
}

/// How images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// By the context's own choice.
  case `default`
  /// Pixel by pixel.
  case none
  /// Fast.
  case low
  /// Smoothly.
  case high
  /// Between both.
  case medium = 4
}

/// How texts are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill
  /// Stroked.
  case stroke
  /// Filled and stroked.
  case fillStroke
  /// Not at all.
  case invisible
  /// Filled, and what follows is clipped to it.
  case fillClip
  /// Stroked, and what follows is clipped to it.
  case strokeClip
  /// Filled and stroked, and what follows is clipped to it.
  case fillStrokeClip
  /// What follows is clipped to it.
  case clip
}

/// Where the opacity of a pixel is stored.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere.
  case none
  /// Behind its colours, which are multiplied by it.
  case premultipliedLast
  /// Before its colours, which are multiplied by it.
  case premultipliedFirst
  /// Behind its colours.
  case last
  /// Before its colours.
  case first
  /// Nowhere, with a gap behind the colours.
  case noneSkipLast
  /// Nowhere, with a gap before the colours.
  case noneSkipFirst
  /// There are no colours.
  case alphaOnly
}

/// How the bytes of a pixel are stored.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  /// One bit for each property.
  public let rawValue: UInt32

  /// Makes the set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the opacity's place.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are decimal numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Two bytes, the lower one first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Four bytes, the lowest one first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Two bytes, the higher one first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Four bytes, the highest one first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
