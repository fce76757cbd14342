public import Foundation

/// A layer with a shape.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor, strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1, miterLimit: CGFloat = 10
}

/// The end of a line of a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = Self(rawValue: "butt"), round = Self(rawValue: "round"),
    square = Self(rawValue: "square")
}

/// The corner of a line of a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = Self(rawValue: "miter"), round = Self(rawValue: "round"),
    bevel = Self(rawValue: "bevel")
}

/// The rule of what is inside a shape layer.
public struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = Self(rawValue: "non-zero"), evenOdd = Self(rawValue: "even-odd")
}
