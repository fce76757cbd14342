public import Foundation

/// A layer with a shape.
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The fill colour.
  open var fillColor: CGColor?
  /// The stroke colour.
  open var strokeColor: CGColor?
  /// The stroke width, in points.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// The start of the dashes, in points.
  open var lineDashPhase: CGFloat = 0
  /// The end of a line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corner of a line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The rule of what is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The start of the stroke, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the stroke, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The limit of sharp corners.
  open var miterLimit: CGFloat = 10
}

/// The end of a line of a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes an end from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A half square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corner of a line of a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a corner from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule of what is inside a shape layer.
public struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the direction of the lines.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
