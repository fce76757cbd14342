// Nothing is drawn here. A context of images knows its size, so that images have one.

/// A context for drawing; it draws nothing.
public final class CGContext: @unchecked Sendable {
  let size: CGSize
  init(size: CGSize = .zero) { self.size = size }
  public var ctm: CGAffineTransform { .identity }
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
