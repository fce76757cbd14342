// The rest of the state of a context. Nothing is drawn, so a context keeps no state but its size.

extension CGContext {
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height))
  }
  public var width: Int { Int(size.width.rounded()) }
  public var height: Int { Int(size.height.rounded()) }
  public var data: UnsafeMutableRawPointer? { nil }
  public var colorSpace: CGColorSpace? { CGColorSpace() }
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set { _ = newValue }
  }
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set { _ = newValue }
  }
  public var textPosition: CGPoint {
    get { .zero }
    set { _ = newValue }
  }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { .identity }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {}
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {}
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {}
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {}
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setPatternPhase(_ phase: CGSize) {}
  public func setShouldSmoothFonts(_ isSmooth: Bool) {}
  public func setAllowsFontSmoothing(_ isAllowed: Bool) {}
  public func setShouldSubpixelPositionFonts(_ isPositioned: Bool) {}
  public func setShouldSubpixelQuantizeFonts(_ isQuantized: Bool) {}
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  public func flush() {}
  public func synchronize() {}
  // Paths of a context. A context keeps no lines.
  public var path: CGPath? { CGPath() }
  public var isPathEmpty: Bool { true }
  public var currentPointOfPath: CGPoint { .zero }
  public var boundingBoxOfPath: CGRect { .zero }
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool { false }
  public func addRects(_ rects: [CGRect]) {}
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  public func replacePathWithStrokedPath() {}
  public func clip(using rule: CGPathFillRule) {}
  public func clip(to rects: [CGRect]) {}
  public func resetClip() {}
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {}
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect }
}

/// How images are scaled.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium = 4 }

/// How texts are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// Where the opacity of a pixel is stored.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst,
    alphaOnly
}

/// How the bytes of a pixel are stored.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = Self(0x1F), floatComponents = Self(0x100),
    byteOrderMask = Self(0x7000), byteOrder16Little = Self(0x1000),
    byteOrder32Little = Self(0x2000), byteOrder16Big = Self(0x3000), byteOrder32Big = Self(0x4000)
}
