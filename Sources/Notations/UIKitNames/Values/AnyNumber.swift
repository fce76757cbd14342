import Foundation

/// Numbers that are given in whatever type they have, as metrics and the constants of chains are.
package enum AnyNumber {
  /// The number as a `Double`; `nil` for what is no number.
  package static func value(of number: Any) -> Double? {
    switch number {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as UInt: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
