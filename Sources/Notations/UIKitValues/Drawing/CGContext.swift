public import Foundation

// Nothing is drawn here. A context of images knows its size, so that images have one.

/// A context for drawing; it draws nothing.
public final class CGContext: @unchecked Sendable {
  /// The size of the context, in points.
  let size: CGSize

  init(size: CGSize = .zero) { self.size = size }

  /// The transform of the context: none.
  public var ctm: CGAffineTransform { .identity }
  /// Does nothing.
  public func saveGState() {}
  /// Does nothing.
  public func restoreGState() {}
  /// Does nothing: nothing is drawn here.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  /// Does nothing: nothing is drawn here.
  public func endTransparencyLayer() {}
  /// Does nothing.
  public func setFillColor(_ color: CGColor) {}
  /// Does nothing.
  public func setStrokeColor(_ color: CGColor) {}
  /// Does nothing.
  public func setLineWidth(_ width: CGFloat) {}
  /// Does nothing.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Does nothing.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Does nothing.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Does nothing.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Does nothing.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Does nothing.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Does nothing.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Does nothing.
  public func setShouldAntialias(_ isAntialiased: Bool) {}
  /// Does nothing.
  public func setAllowsAntialiasing(_ isAllowed: Bool) {}
  /// Does nothing.
  public func beginPath() {}
  /// Does nothing.
  public func closePath() {}
  /// Does nothing.
  public func move(to point: CGPoint) {}
  /// Does nothing.
  public func addLine(to point: CGPoint) {}
  /// Does nothing.
  public func addLines(between points: [CGPoint]) {}
  /// Does nothing.
  public func addRect(_ rect: CGRect) {}
  /// Does nothing.
  public func addEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func addPath(_ path: CGPath) {}
  /// Does nothing.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Does nothing.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Does nothing.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Does nothing.
  public func fill(_ rect: CGRect) {}
  /// Does nothing.
  public func fill(_ rects: [CGRect]) {}
  /// Does nothing.
  public func fillEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Does nothing.
  public func strokeEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func strokePath() {}
  /// Does nothing.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Does nothing.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Does nothing.
  public func clear(_ rect: CGRect) {}
  /// The rectangle in which is drawn, in points: all of it.
  public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }
  /// Does nothing.
  public func clip() {}
  /// Does nothing.
  public func clip(to rect: CGRect) {}
  /// Does nothing.
  public func clip(to rect: CGRect, mask: CGImage) {}
  /// Does nothing.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Does nothing.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Does nothing.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Does nothing.
  public func rotate(by angle: CGFloat) {}
  /// Does nothing.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Does nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  /// Does nothing.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  /// The image of the context: one of its size.
  public func makeImage() -> CGImage? { CGImage(size: size) }
}

/// The end of a line.
public enum CGLineCap: Int32, Sendable {
  /// At the last point.
  case butt
  /// A half circle.
  case round
  /// A half square.
  case square
}

/// The corner of a line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter
  /// Round.
  case round
  /// Cut.
  case bevel
}

/// The rule of what is inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// By the direction of the lines.
  case winding
  /// By the number of lines.
  case evenOdd
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled.
  case fill
  /// Filled by the number of lines.
  case eoFill
  /// Stroked.
  case stroke
  /// Filled and stroked.
  case fillStroke
  /// Filled by the number of lines, and stroked.
  case eoFillStroke
}

/// How a colour covers another one.
public enum CGBlendMode: Int32, Sendable {
  /// Covers it.
  case normal
  /// Multiplied.
  case multiply
  /// The opposite of multiplied.
  case screen
  /// Multiplied or screened.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// The first colour's hue and saturation.
  case color
  /// Nothing.
  case clear
  /// The new colour only.
  case copy
  /// The new colour where there is another one.
  case sourceIn
  /// The new colour above another one.
  case sourceAtop
  /// The old colour where there is a new one.
  case destinationIn
  /// The old colour where there is no new one.
  case destinationOut
}
