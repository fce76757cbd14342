/// The layer of a view or a node; it stores its properties and draws nothing.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0, maskedCorners: CACornerMask = .all, borderWidth: CGFloat = 0,
    borderColor, backgroundColor, shadowColor: CGColor?, shadowOpacity: Float = 0,
    shadowOffset = CGSize(width: 0, height: -3), shadowRadius: CGFloat = 3, masksToBounds = false,
    opacity: Float = 1, isHidden = false, contentsScale: CGFloat = 1, shouldRasterize = false,
    rasterizationScale: CGFloat = 1, zPosition: CGFloat = 0, frame = CGRect.zero,
    anchorPoint = CGPoint(x: 0.5, y: 0.5), cornerCurve = CALayerCornerCurve.circular,
    mask: CALayer?, shadowPath: CGPath?, contents: Any?, allowsEdgeAntialiasing = false
  public internal(set) weak var superlayer: CALayer?
  var list: [CALayer] = []
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var transform = CATransform3DIdentity, sublayerTransform = CATransform3DIdentity,
    contentsGravity = CALayerContentsGravity.resize,
    contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1),
    contentsFormat = CALayerContentsFormat.RGBA8Uint,
    minificationFilter = CALayerContentsFilter.linear,
    magnificationFilter = CALayerContentsFilter.linear, isOpaque = false, isDoubleSided = true,
    isGeometryFlipped = false, drawsAsynchronously = false, needsDisplayOnBoundsChange = false,
    allowsGroupOpacity = true, anchorPointZ: CGFloat = 0, name: String?
  open weak var delegate: (any CALayerDelegate)?
  open var compositingFilter: Any?, filters: [Any]?, actions: [String: any CAAction]?,
    style: [AnyHashable: Any]?, speed: Float = 1, beginTime: CFTimeInterval = 0,
    timeOffset: CFTimeInterval = 0
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
  open var duration: CFTimeInterval = 0, repeatCount: Float = 0, autoreverses = false,
    fillMode = CAMediaTimingFillMode.removed
  private var animations: [String: CAAnimation] = [:], keyedValues: [String: Any] = [:]
  public override init() { super.init() }
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { frame = layer.frame }
  }
  public required init?(coder: NSCoder) { super.init() }
  open func add(_ animation: CAAnimation, forKey key: String?) { animations[key ?? ""] = animation }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }
  open func setValue(_ value: Any?, forKeyPath key: String) { keyedValues[key] = value }
  open func value(forKey key: String) -> Any? { keyedValues[key] }
  open func value(forKeyPath key: String) -> Any? { keyedValues[key] }
  open func layoutSublayers() {}
  open func display() {}
  open func draw(in context: CGContext) {}
  open func render(in context: CGContext) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func displayIfNeeded() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func preferredFrameSize() -> CGSize { bounds.size }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint) -> CALayer? { frame.contains(point) ? self : nil }
  // Two names for one initialiser: see RegisteredClass.swift in UIKitNames.
  @_silgen_name("LayoutDiff_layerOfView")
  package convenience init(ofView: Void) { self.init() }
  /// A layer of this class; stops the program if the class has no initialiser without arguments.
  @_silgen_name("LayoutDiff_layerOfView")
  package static func make(ofView: Void) -> CALayer
  // Stored only: layers have no influence on layout.
  public var sublayers: [CALayer]? {
    get { list.isEmpty ? nil : list }
    set {
      for layer in list { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(list.count)) }
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    list.insert(layer, at: min(list.count, Int(index)))
    layer.superlayer = self
  }
  public func removeFromSuperlayer() {
    superlayer?.list.removeAll { $0 === self }
    superlayer = nil
  }
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = list.firstIndex { $0 === sibling } ?? list.count
    insertSublayer(layer, at: UInt32(index))
  }
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = list.firstIndex { $0 === sibling }.map { $0 + 1 } ?? list.count
    insertSublayer(layer, at: UInt32(index))
  }
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard list.contains(where: { $0 === old }) else { return }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }
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
  public var visibleRect: CGRect { bounds }
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
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
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let (here, there) = (originInRoot, layer?.originInRoot ?? .zero)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let (here, there) = (originInRoot, layer?.originInRoot ?? .zero)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
  }
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
  }
}

/// An object that acts for a layer.
public protocol CALayerDelegate: AnyObject {}
/// An action of a layer; none is run here.
public protocol CAAction {}
extension NSNull: CAAction {}
extension CAAnimation: CAAction {}

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = Self(1), layerMaxXMinYCorner = Self(2),
    layerMinXMaxYCorner = Self(4), layerMaxXMaxYCorner = Self(8)
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The curve of the corners of a layer.
public struct CALayerCornerCurve: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = Self("circular"), continuous = Self("continuous")
}
