/// A movement with the device; there is none here.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {}
/// A movement along an axis; there is none here.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public let keyPath: String, type: EffectType
  open var minimumRelativeValue, maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}
/// Several movements.
open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }
