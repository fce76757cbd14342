import Foundation
import UIKitNames
import UIKitValues

/// The numbers that a chain may be given, of whichever type.
enum ConstraintNumber {
  /// The value as a length, a factor or a priority; `nil` for what is no number.
  static func value(of target: Any) -> CGFloat? {
    switch target {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as UInt: CGFloat(number)
    default: nil
    }
  }
}
