public import Foundation

/// An outline; nothing is drawn here, so that it holds no lines.
public final class CGPath: Sendable {}

/// An outline; nothing is drawn here, so that it holds no lines.
open class UIBezierPath {
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1

  /// Makes an empty outline.
  public init() {}

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init() }

  /// Makes the outline of an ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init() }

  /// Makes the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }

  /// Makes the outline of a rectangle some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
  }

  /// The outline as Core Graphics has it.
  open var cgPath: CGPath { CGPath() }

  /// Begins a line at a point.
  open func move(to point: CGPoint) {}

  /// Goes on to a point.
  open func addLine(to point: CGPoint) {}

  /// Goes on to a point in a bow.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}

  /// Goes back to where the line began.
  open func close() {}

  /// Draws the line; nothing is drawn here.
  open func stroke() {}

  /// Draws the inside; nothing is drawn here.
  open func fill() {}
}

/// Some of the four corners of a rectangle.
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
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
