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

  /// The transform of the layer; it has no influence on its frame.
  open var transform = CATransform3DIdentity
  /// The transform of the sublayers.
  open var sublayerTransform = CATransform3DIdentity
  /// How the contents fill the layer.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the contents that is shown, in fractions.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched, in fractions.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The format of the contents.
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint
  /// The filter for smaller contents.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The filter for larger contents.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Whether the layer is opaque.
  open var isOpaque = false
  /// Whether the back of the layer is shown.
  open var isDoubleSided = true
  /// Whether the contents are flipped.
  open var isGeometryFlipped = false
  /// Whether the layer is drawn in the background.
  open var drawsAsynchronously = false
  /// Whether the layer is drawn again for every size.
  open var needsDisplayOnBoundsChange = false
  /// Whether the opacity counts for all sublayers at once.
  open var allowsGroupOpacity = true
  /// The position of the anchor point on the z axis.
  open var anchorPointZ: CGFloat = 0
  /// The name of the layer.
  open var name: String?
  /// The object that acts for the layer.
  open weak var delegate: (any CALayerDelegate)?
  /// The effects on what is behind the layer.
  open var compositingFilter: Any?
  /// The filters of the layer.
  open var filters: [Any]?
  /// The actions of the layer by key; none is run here.
  open var actions: [String: any CAAction]?
  /// The style.
  open var style: [AnyHashable: Any]?
  /// The speed of time.
  open var speed: Float = 1
  /// The start of time, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The time by which the layer is ahead, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The same time: all layers have one clock here.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
  /// The same time: all layers have one clock here.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
  /// The duration, in seconds.
  open var duration: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// Whether an animation runs back as well.
  open var autoreverses = false
  /// The value before and after an animation.
  open var fillMode = CAMediaTimingFillMode.removed
  private var animations: [String: CAAnimation] = [:]
  private var keyedValues: [String: Any] = [:]

  /// Makes a layer.
  public override init() { super.init() }

  /// Makes a layer for an animation of another one.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { frame = layer.frame }
  }

  /// Makes a layer; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Stores an animation; it does not run.
  open func add(_ animation: CAAnimation, forKey key: String?) { animations[key ?? ""] = animation }
  /// Removes an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Removes all animations.
  open func removeAllAnimations() { animations = [:] }
  /// The animation with this key.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The keys of the animations; `nil` where there are none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// The action for a key: none, since nothing is animated.
  open func action(forKey event: String) -> (any CAAction)? { nil }
  /// The default action for a key: none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The default value for a key: none.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether a change of a key draws the layer again: never.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Stores a value under a key.
  open func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }
  /// Stores a value under a key path.
  open func setValue(_ value: Any?, forKeyPath key: String) { keyedValues[key] = value }
  /// The value that is stored under a key.
  open func value(forKey key: String) -> Any? { keyedValues[key] }
  /// The value that is stored under a key path.
  open func value(forKeyPath key: String) -> Any? { keyedValues[key] }
  /// Called in an app to lay out sublayers; never called here.
  open func layoutSublayers() {}
  /// Called in an app to draw the layer; never called here.
  open func display() {}
  /// Called in an app to draw the layer; never called here.
  open func draw(in context: CGContext) {}
  /// Does nothing: nothing is drawn here.
  open func render(in context: CGContext) {}
  /// Does nothing: nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Does nothing: nothing is drawn here.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Does nothing: nothing is drawn here.
  open func displayIfNeeded() {}
  /// Does nothing: layers have no layout of their own here.
  open func setNeedsLayout() {}
  /// Does nothing: layers have no layout of their own here.
  open func layoutIfNeeded() {}
  /// The size that the layer prefers, in points: that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// The layer as it is shown: the layer itself.
  open func presentation() -> Self? { self }
  /// The layer that is shown: the layer itself.
  open func model() -> Self { self }
  /// Whether a point is inside the layer.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// The frontmost layer at a point of the superlayer: the layer itself, or none.
  open func hitTest(_ point: CGPoint) -> CALayer? { frame.contains(point) ? self : nil }
}

// Two names for one initialiser: see RegisteredClass.swift in UIKitNames.
extension CALayer {
  @_silgen_name("LayoutDiff_layerOfView")
  package convenience init(ofView: Void) { self.init() }

  /// A layer of this class, which stops the program if the class has no initialiser without
  /// arguments, as in UIKit.
  @_silgen_name("LayoutDiff_layerOfView")
  package static func make(ofView: Void) -> CALayer
}

/// An object that acts for a layer.
public protocol CALayerDelegate: AnyObject {}

/// An action of a layer; none is run here.
public protocol CAAction {}

extension NSNull: CAAction {}

extension CAAnimation: CAAction {}

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
  public var sublayers: [CALayer]? {
    get { list.isEmpty ? nil : list }
    set {
      for layer in list { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

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

  /// Inserts a layer behind another one; in front of all where that is not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = list.firstIndex { $0 === sibling } ?? list.count
    insertSublayer(layer, at: UInt32(index))
  }

  /// Inserts a layer in front of another one; in front of all where that is not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = list.firstIndex { $0 === sibling }.map { $0 + 1 } ?? list.count
    insertSublayer(layer, at: UInt32(index))
  }

  /// Replaces a sublayer; does nothing where it is none.
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard list.contains(where: { $0 === old }) else { return }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  /// The position of the anchor point in the superlayer, in points.
  public var position: CGPoint {
    get {
      CGPoint(
        x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    }
    set {
      frame.origin = CGPoint(
        x: newValue.x - anchorPoint.x * frame.width, y: newValue.y - anchorPoint.y * frame.height)
    }
  }

  /// The rectangle of the layer that can be seen: its bounds.
  public var visibleRect: CGRect { bounds }

  /// The transform of the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform of the plane.
  public func setAffineTransform(_ plane: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(plane)
  }

  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var layer: CALayer = self
    while let above = layer.superlayer {
      origin = CGPoint(x: origin.x + layer.frame.minX, y: origin.y + layer.frame.minY)
      layer = above
    }
    return origin
  }

  /// Converts a point of another layer in the same tree to the coordinates of this layer.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let (here, there) = (originInRoot, layer?.originInRoot ?? .zero)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// Converts a point of this layer to the coordinates of another layer in the same tree.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let (here, there) = (originInRoot, layer?.originInRoot ?? .zero)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// Converts a rectangle of another layer in the same tree to the coordinates of this layer.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
  }

  /// Converts a rectangle of this layer to the coordinates of another layer in the same tree.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
  }
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
