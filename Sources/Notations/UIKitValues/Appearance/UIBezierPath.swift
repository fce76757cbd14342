public import Foundation

/// A path of Core Graphics; it stores no lines, since nothing is drawn here.
public final class CGPath: Sendable {}

/// A path; it stores no lines, since nothing is drawn here.
open class UIBezierPath {
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1

  /// Makes an empty path.
  public init() {}

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
  open var cgPath: CGPath { CGPath() }

  /// Starts a line at a point.
  open func move(to point: CGPoint) {}

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) {}

  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}

  /// Adds a straight line to the start.
  open func close() {}

  /// Does nothing: nothing is drawn here.
  open func stroke() {}

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
