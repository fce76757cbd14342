public import Foundation

/// A path of Core Graphics; it stores no lines, since nothing is drawn here.
public class CGPath: @unchecked Sendable {
  /// Makes an empty path.
  public init() {}

  /// Makes the path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
  }

  /// Makes the path of an ellipse inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
  }

  /// Makes the path of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
  }
}

// Core Graphics compares lines, which are not stored.
extension CGPath: Hashable {
  /// Whether both are the same path.
  public static func == (left: CGPath, right: CGPath) -> Bool { left === right }
  /// Adds the identity of the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPath {
  /// Whether the path has no lines: always.
  public var isEmpty: Bool { true }
  /// The last point: zero.
  public var currentPoint: CGPoint { .zero }
  /// The rectangle around all points: an empty one.
  public var boundingBox: CGRect { .zero }
  /// The rectangle around the lines: an empty one.
  public var boundingBoxOfPath: CGRect { .zero }
  /// Whether a point is inside: no.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { false }
  /// The same path: it stores no lines.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath { self }
  /// The same path: it stores no lines.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath { self }
  /// The same path.
  public func copy() -> CGPath? { self }
  /// The same path: it stores no lines that a transform would move.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { self }
  /// A path that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath() }
  /// A path that can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath()
  }
}

/// A path that can be changed; it stores no lines, since nothing is drawn here.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Does nothing.
  public func move(to point: CGPoint) {}
  /// Does nothing.
  public func addLine(to point: CGPoint) {}
  /// Does nothing.
  public func addLines(between points: [CGPoint]) {}
  /// Does nothing.
  public func addRect(_ rect: CGRect) {}
  /// Does nothing.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {}
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
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  /// Does nothing.
  public func closeSubpath() {}
}

/// A path; it stores no lines, since nothing is drawn here.
open class UIBezierPath: NSObject {
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1

  /// The end of a line.
  open var lineCapStyle = CGLineCap.butt
  /// The corner of a line.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether what is inside is counted by the number of lines.
  open var usesEvenOddFillRule = false
  /// The limit of sharp corners.
  open var miterLimit: CGFloat = 10

  /// Makes an empty path.
  public override init() { super.init() }

  /// Makes a path from one of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init() }

  /// Makes the path of an arc.
  public convenience init(
    arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
  }

  /// Makes the path of a rectangle.
  public convenience init(rect: CGRect) { self.init() }

  /// Makes the path of an ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init() }

  /// Makes the path of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }

  /// Makes the path of a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
  }

  /// The path for Core Graphics.
  open var cgPath = CGPath()
  /// The last point: zero, since the path stores no lines.
  open var currentPoint: CGPoint { .zero }
  /// Whether the path has no lines: always, since it stores none.
  open var isEmpty: Bool { true }
  /// The flatness of curves.
  open var flatness: CGFloat = 0.6

  /// Starts a line at a point.
  open func move(to point: CGPoint) {}

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) {}

  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}

  /// Adds a straight line to the start.
  open func close() {}

  /// Adds an arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}

  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}

  /// Adds another path.
  open func append(_ path: UIBezierPath) {}

  /// The path backwards: the path itself.
  open func reversing() -> UIBezierPath { self }

  /// Does nothing: the path stores no lines.
  open func apply(_ transform: CGAffineTransform) {}

  /// Does nothing: the path stores no lines.
  open func removeAllPoints() {}

  /// Does nothing: nothing is drawn here.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  /// Does nothing: nothing is drawn here.
  open func addClip() {}

  /// Whether the path contains a point: never, since it stores no lines.
  open func contains(_ point: CGPoint) -> Bool { false }

  /// Does nothing: nothing is drawn here.
  open func stroke() {}

  /// Does nothing: nothing is drawn here.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Does nothing: nothing is drawn here.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Does nothing: nothing is drawn here.
  open func fill() {}
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
