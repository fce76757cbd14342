/// A layer that draws particles; nothing is drawn here, and it has no influence on layout.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?, emitterPosition = CGPoint.zero,
    emitterSize = CGSize.zero, emitterZPosition: CGFloat = 0, emitterDepth: CGFloat = 0,
    emitterShape = CAEmitterLayerEmitterShape.point, emitterMode = CAEmitterLayerEmitterMode.volume,
    renderMode = CAEmitterLayerRenderMode.unordered, birthRate: Float = 1, lifetime: Float = 1,
    velocity: Float = 1, scale: Float = 1, spin: Float = 1, seed: UInt32 = 0, preservesDepth = false
}

/// A kind of particle; it has no influence on layout.
open class CAEmitterCell: NSObject {
  open var name: String?, isEnabled = true, contents: Any?, color: CGColor?, birthRate: Float = 0,
    lifetime: Float = 0, lifetimeRange: Float = 0, velocity: CGFloat = 0,
    velocityRange: CGFloat = 0, xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0,
    scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0, spin: CGFloat = 0,
    spinRange: CGFloat = 0, emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0,
    emissionRange: CGFloat = 0, redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0,
    alphaRange: Float = 0, alphaSpeed: Float = 0, redSpeed: Float = 0, greenSpeed: Float = 0,
    blueSpeed: Float = 0, zAcceleration: CGFloat = 0,
    contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1), contentsScale: CGFloat = 1,
    minificationFilter = CALayerContentsFilter.linear,
    magnificationFilter = CALayerContentsFilter.linear, emitterCells: [CAEmitterCell]?,
    beginTime: CFTimeInterval = 0, duration: CFTimeInterval = 0, speed: Float = 1,
    timeOffset: CFTimeInterval = 0, repeatCount: Float = 0, repeatDuration: CFTimeInterval = 0,
    autoreverses = false, fillMode = CAMediaTimingFillMode.removed
  public override init() { super.init() }
}

/// The shape of the place where particles begin.
public struct CAEmitterLayerEmitterShape: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = Self("point"), line = Self("line"), rectangle = Self("rectangle"),
    cuboid = Self("cuboid"), circle = Self("circle"), sphere = Self("sphere")
}
/// The part of a shape where particles begin.
public struct CAEmitterLayerEmitterMode: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = Self("points"), outline = Self("outline"), surface = Self("surface"),
    volume = Self("volume")
}
/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = Self("unordered"), oldestFirst = Self("oldestFirst"),
    oldestLast = Self("oldestLast"), backToFront = Self("backToFront"), additive = Self("additive")
}
