public import Foundation

/// A layer with a shape.
open class CAShapeLayer: CALayer {
  open var path: CGPath?, fillColor, strokeColor: CGColor?, lineWidth: CGFloat = 1,
    lineDashPattern: [NSNumber]?, lineDashPhase: CGFloat = 0, lineCap = CAShapeLayerLineCap.butt,
    lineJoin = CAShapeLayerLineJoin.miter, fillRule = CAShapeLayerFillRule.nonZero,
    strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1, miterLimit: CGFloat = 10
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
