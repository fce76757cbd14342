/// Reads numbers as people write them.
package enum DecimalNumber {
  /// The number that `text` is in decimal digits, with an optional sign, fraction and exponent.
  ///
  /// `nil` for anything else, such as `0x40`, `nan`, `inf`, `1_000`, or a number too large for a
  /// `Double`.
  package static func parse(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ allowed.contains($0) }), let number = Double(text) else {
      return nil
    }
    return number.isFinite ? number : nil
  }

  private static let allowed = Set("0123456789+-.eE".utf8)
}

extension Double {
  /// The number as text, without `.0` where it is whole.
  package var plain: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
