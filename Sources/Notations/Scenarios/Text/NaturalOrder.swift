/// The order of names as people count: `cell 2` comes before `cell 10`.
package enum NaturalOrder {
  /// Whether `left` comes before `right`: digits side by side are one number, all else goes by its bytes.
  ///
  /// Names that differ in leading zeros alone go by their bytes too, so that the order is total.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    var (first, second) = (left.utf8[...], right.utf8[...])
    while let a = first.first, let b = second.first {
      if isDigit(a), isDigit(b) {
        let (one, other) = (number(from: &first), number(from: &second))
        if one.count != other.count { return one.count < other.count }
        if !one.elementsEqual(other) { return one.lexicographicallyPrecedes(other) }
      } else {
        if a != b { return a < b }
        first.removeFirst()
        second.removeFirst()
      }
    }
    return first.isEmpty == second.isEmpty ? left < right : first.isEmpty
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Takes the digits at the beginning; the result has no leading zeros.
  private static func number(from text: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = text.prefix(while: isDigit)
    text = text.dropFirst(digits.count)
    return digits.drop { $0 == 0x30 }
  }
}
