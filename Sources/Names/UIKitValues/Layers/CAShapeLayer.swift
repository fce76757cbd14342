/// A layer with a shape.
open class CAShapeLayer: CALayer {
  open var path: CGPath?, fillColor, strokeColor: CGColor?, lineWidth: CGFloat = 1,
    lineDashPattern: [NSNumber]?, lineDashPhase: CGFloat = 0, lineCap = CAShapeLayerLineCap.butt,
    lineJoin = CAShapeLayerLineJoin.miter, fillRule = CAShapeLayerFillRule.nonZero,
    strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1, miterLimit: CGFloat = 10
}
/// The end of a line of a shape layer.
public struct CAShapeLayerLineCap: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = Self("butt"), round = Self("round"), square = Self("square")
}
/// The corner of a line of a shape layer.
public struct CAShapeLayerLineJoin: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = Self("miter"), round = Self("round"), bevel = Self("bevel")
}
/// The rule of what is inside a shape layer.
public struct CAShapeLayerFillRule: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = Self("non-zero"), evenOdd = Self("even-odd")
}
