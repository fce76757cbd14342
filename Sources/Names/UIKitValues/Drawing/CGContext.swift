// Nothing is drawn here. A context of images knows its size, so that images have one.

/// A context for drawing; it draws nothing.
public final class CGContext: @unchecked Sendable {
  let size: CGSize
  init(size: CGSize = .zero) { self.size = size }
  public var interpolationQuality = CGInterpolationQuality.default,
    textMatrix = CGAffineTransform.identity, textPosition = CGPoint.zero
  public let ctm = CGAffineTransform.identity,
    userSpaceToDeviceSpaceTransform = CGAffineTransform.identity, isPathEmpty = true,
    currentPointOfPath = CGPoint.zero, boundingBoxOfPath = CGRect.zero,
    data: UnsafeMutableRawPointer? = nil
  public func saveGState() {}
  public func restoreGState() {}
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  public func endTransparencyLayer() {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setShouldAntialias(_ isAntialiased: Bool) {}
  public func setAllowsAntialiasing(_ isAllowed: Bool) {}
  public func beginPath() {}
  public func closePath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func fill(_ rect: CGRect) {}
  public func fill(_ rects: [CGRect]) {}
  public func fillEllipse(in rect: CGRect) {}
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  public func stroke(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func strokePath() {}
  public func strokeLineSegments(between points: [CGPoint]) {}
  public func drawPath(using mode: CGPathDrawingMode) {}
  public func clear(_ rect: CGRect) {}
  public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }
  public func clip() {}
  public func clip(to rect: CGRect) {}
  public func clip(to rect: CGRect, mask: CGImage) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height))
  }
  public var width: Int { Int(size.width.rounded()) }
  public var height: Int { Int(size.height.rounded()) }
  public var colorSpace: CGColorSpace? { CGColorSpace() }
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
  public var path: CGPath? { CGPath() }
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
  public func makeImage() -> CGImage? { CGImage(size: size) }
}

/// The end of a line.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// The corner of a line.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
/// The rule of what is inside a path.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
/// How a colour covers another one.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, color, clear, copy, sourceIn, sourceAtop,
    destinationIn, destinationOut
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
