public import Foundation
import UIKitValues

/// A movement with the device; there is none here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}

/// A movement along an axis; there is none here.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// An axis by which the device is turned.
  public enum EffectType: Int, Sendable {
    /// To the sides.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The property.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// The smallest value.
  open var minimumRelativeValue: Any?
  /// The largest value.
  open var maximumRelativeValue: Any?

  /// Makes a movement of a property.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several movements.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The movements.
  open var motionEffects: [UIMotionEffect]?
}
