/// A path of Core Graphics; it stores no lines, since nothing is drawn here.
public class CGPath: @unchecked Sendable {
  public init() {}
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init() }
  public let isEmpty = true, currentPoint = CGPoint.zero
  public var boundingBox: CGRect {
    MissingAnswer.note("CGPath", "the rectangle around a path is empty here: paths store no lines")
    return .zero
  }
  public var boundingBoxOfPath: CGRect { boundingBox }
  public func contains(
    _: CGPoint, using: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool { false }
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath { self }
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath { self }
  public func copy() -> CGPath? { self }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { self }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath() }
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath()
  }
}

// Core Graphics compares lines, which are not stored.
extension CGPath: Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A path that can be changed; it stores no lines, since nothing is drawn here.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func addRect(_ rect: CGRect) {}
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {}
  public func addEllipse(in rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  public func closeSubpath() {}
}

/// A path; it stores no lines, since nothing is drawn here.
open class UIBezierPath: NSObject {
  open var lineWidth: CGFloat = 1, lineCapStyle = CGLineCap.butt, lineJoinStyle = CGLineJoin.miter,
    usesEvenOddFillRule = false, miterLimit: CGFloat = 10
  public override init() { super.init() }
  public convenience init(cgPath: CGPath) { self.init() }
  public convenience init(
    arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { self.init() }
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(ovalIn rect: CGRect) { self.init() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init() }
  open var cgPath = CGPath()
  open private(set) var currentPoint = CGPoint.zero, isEmpty = true
  open var flatness: CGFloat = 0.6
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
  open func close() {}
  open func addArc(
    withCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  open func append(_ path: UIBezierPath) {}
  open func reversing() -> UIBezierPath { self }
  open func apply(_ transform: CGAffineTransform) {}
  open func removeAllPoints() {}
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  open func addClip() {}
  open func contains(_ point: CGPoint) -> Bool { false }
  open func stroke() {}
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  open func fill() {}
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = Self(1), topRight = Self(2), bottomLeft = Self(4),
    bottomRight = Self(8), allCorners = Self(.max)
}
