public import Foundation

/// A layer that draws particles; nothing is drawn here, and it has no influence on layout.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The place where particles begin, in points.
  open var emitterPosition = CGPoint.zero
  /// The size of this place, in points.
  open var emitterSize = CGSize.zero
  /// The distance of this place from the layer, in points.
  open var emitterZPosition: CGFloat = 0
  /// The depth of this place, in points.
  open var emitterDepth: CGFloat = 0
  /// The shape of this place.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape where particles begin.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the number of particles.
  open var birthRate: Float = 1
  /// The factor of their time, which is in seconds.
  open var lifetime: Float = 1
  /// The factor of their speed.
  open var velocity: Float = 1
  /// The factor of their size.
  open var scale: Float = 1
  /// The factor of their turn.
  open var spin: Float = 1
  /// The number that random values begin with.
  open var seed: UInt32 = 0
  /// Whether the depth of particles counts.
  open var preservesDepth = false
}

/// A kind of particle; it has no influence on layout.
open class CAEmitterCell: NSObject {
  /// The name.
  open var name: String?
  /// Whether there are such particles.
  open var isEnabled = true
  /// The picture, as a `CGImage`.
  open var contents: Any?
  /// The colour.
  open var color: CGColor?
  /// The number of particles in a second.
  open var birthRate: Float = 0
  /// The time of a particle, in seconds.
  open var lifetime: Float = 0
  /// How much this time varies, in seconds.
  open var lifetimeRange: Float = 0
  /// The speed, in points a second.
  open var velocity: CGFloat = 0
  /// How much the speed varies.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right.
  open var xAcceleration: CGFloat = 0
  /// The acceleration down.
  open var yAcceleration: CGFloat = 0
  /// The size, as a factor.
  open var scale: CGFloat = 1
  /// How much the size varies.
  open var scaleRange: CGFloat = 0
  /// The change of the size in a second.
  open var scaleSpeed: CGFloat = 0
  /// The turn, in radians a second.
  open var spin: CGFloat = 0
  /// How much the turn varies.
  open var spinRange: CGFloat = 0
  /// The direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// How much the direction varies, in radians.
  open var emissionRange: CGFloat = 0
  /// How much red varies.
  open var redRange: Float = 0
  /// How much green varies.
  open var greenRange: Float = 0
  /// How much blue varies.
  open var blueRange: Float = 0
  /// How much the opacity varies.
  open var alphaRange: Float = 0
  /// The change of the opacity in a second.
  open var alphaSpeed: Float = 0
  /// The change of red in a second.
  open var redSpeed: Float = 0
  /// The change of green in a second.
  open var greenSpeed: Float = 0
  /// The change of blue in a second.
  open var blueSpeed: Float = 0
  /// The acceleration towards the viewer.
  open var zAcceleration: CGFloat = 0
  /// The part of the picture that is shown, as shares of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels of the picture for each point.
  open var contentsScale: CGFloat = 1
  /// The filter for a smaller picture.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The filter for a larger picture.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The kinds of particles that a particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// The time of the start, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The duration, in seconds.
  open var duration: CFTimeInterval = 0
  /// The factor of time.
  open var speed: Float = 1
  /// The time that is skipped, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether every other repetition runs backwards.
  open var autoreverses = false
  /// The state before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Makes a kind of particle.
  public override init() { super.init() }
}

/// The shape of the place where particles begin.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape where particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a part from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// At its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// At its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes an order from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The farthest first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Added to each other.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
