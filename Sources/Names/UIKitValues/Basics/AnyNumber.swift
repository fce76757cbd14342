/// Converts numbers of any type, such as metrics and the constants of SnapKit's chains.
package enum AnyNumber {
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
