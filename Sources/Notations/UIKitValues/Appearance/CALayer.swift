public import Foundation

/// The layer of a view or a node; it stores its properties and draws nothing.
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
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds = false
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden = false
  /// Pixels per point of the contents.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is rendered as a bitmap.
  open var shouldRasterize = false
  /// Pixels per point of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// The z position of the layer.
  open var zPosition: CGFloat = 0
  /// The frame, in points; that of the view for the layer of a view.
  open var frame = CGRect.zero
  /// The anchor point, in fractions of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The layer whose opacity masks this one.
  open var mask: CALayer?
  /// The outline of the shadow.
  open var shadowPath: CGPath?
  /// The image that the layer shows.
  open var contents: Any?
  /// Whether edges are antialiased.
  open var allowsEdgeAntialiasing = false
  /// The layer that contains this one; `nil` where there is none.
  public internal(set) weak var superlayer: CALayer?
  var list: [CALayer] = []

  /// The layer's rectangle in its own coordinates, in points; its origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Makes a layer.
  public required override init() { super.init() }
}

/// A set of corners of a layer.
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

// Stored only: layers have no influence on layout.
extension CALayer {
  /// The sublayers, from back to front; `nil` where there are none.
  public var sublayers: [CALayer]? { list.isEmpty ? nil : list }

  /// Adds a layer in front of all sublayers.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(list.count)) }

  /// Inserts a layer at an index among the sublayers; an index beyond the last means in front.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    list.insert(layer, at: min(list.count, Int(index)))
    layer.superlayer = self
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperlayer() {
    superlayer?.list.removeAll { $0 === self }
    superlayer = nil
  }

  /// Does nothing: nothing is animated here.
  public func removeAllAnimations() {}

  /// Does nothing: nothing is drawn here.
  public func setNeedsDisplay() {}
}

/// The curve of the corners of a layer.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the curve.
  public let rawValue: String

  /// Makes a curve from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A continuous curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A layer with a colour gradient.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s.
  open var colors: [Any]?
  /// The position of each colour, from 0 to 1.
  open var locations: [NSNumber]?
  /// The position of the first colour, in fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last colour, in fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

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
}
