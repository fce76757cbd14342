public import Foundation

/// What draws a view or a node; it carries what it is given, and draws nothing.
open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = .all
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour of the background.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// Whether what sticks out is cut.
  open var masksToBounds = false
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is left out of drawing.
  open var isHidden = false
  /// Pixels per point of what is drawn.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is drawn once and kept as an image.
  open var shouldRasterize = false
  /// Pixels per point of that image.
  open var rasterizationScale: CGFloat = 1
  /// The height in the stack of layers.
  open var zPosition: CGFloat = 0
  /// The frame, in points; that of a view where the layer draws one.
  open var frame = CGRect.zero
  /// Where the anchor is, in parts of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How the corners are bent.
  open var cornerCurve = CALayerCornerCurve.circular
  /// What lets a part of the layer show.
  open var mask: CALayer?
  /// The outline of the shadow.
  open var shadowPath: CGPath?
  /// An image that the layer shows.
  open var contents: Any?
  /// Whether edges are smoothed.
  open var allowsEdgeAntialiasing = false
  /// The layer that this one is inside of.
  public internal(set) weak var superlayer: CALayer?
  var list: [CALayer] = []

  /// The rectangle of the layer in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Makes a layer.
  public required override init() { super.init() }
}

/// Some of the four corners of a layer.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

// Carried, since nothing is drawn: layers have no influence on any layout.
extension CALayer {
  /// The layers inside this one, from the lowest to the topmost; `nil` where there are none.
  public var sublayers: [CALayer]? { list.isEmpty ? nil : list }

  /// Puts a layer on top.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(list.count)) }

  /// Puts a layer at a place among the others; after the last place means on top.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    list.insert(layer, at: min(list.count, Int(index)))
    layer.superlayer = self
  }

  /// Takes the layer out of the one that it is inside of.
  public func removeFromSuperlayer() {
    superlayer?.list.removeAll { $0 === self }
    superlayer = nil
  }

  /// Stops all animations; nothing moves here.
  public func removeAllAnimations() {}

  /// Draws the layer anew; nothing is drawn here.
  public func setNeedsDisplay() {}
}

/// How the corners of a layer are bent.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the curve.
  public let rawValue: String

  /// Makes a curve by Core Animation's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins earlier.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A layer that goes from one colour to another.
open class CAGradientLayer: CALayer {
  /// The colours, in Core Graphics' words.
  open var colors: [Any]?
  /// Where each of them is, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first colour is, in parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with a shape.
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor?
  /// The colour of the outline.
  open var strokeColor: CGColor?
  /// The width of the outline, in points.
  open var lineWidth: CGFloat = 1
  /// The lengths of the outline's dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
}
