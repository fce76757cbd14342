/// Reads numbers as people write them.
package enum DecimalNumber {
  /// The number that `text` is in decimal digits, with an optional sign, fraction and exponent.
  ///
  /// `nil` for anything else, such as `0x40`, `nan`, `inf`, `1_000`, a number too large for a
  /// `Double`, or one that is too near to 0.
  package static func parse(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ allowed.contains($0) }), let number = Double(text) else {
      return nil
    }
    return number.isFinite && !isTooSmall(number) ? number : nil
  }

  /// The hint about a number that is too near to 0; `nil` for any other text.
  package static func hint(forSmall text: String) -> String? {
    let number = Double(text.filter { allowed.contains($0.utf8.first ?? 0) })
    guard let number, isTooSmall(number) else { return nil }
    return "a number other than 0 is at least \(ScenarioLimits.smallestNumber) from it"
  }

  private static func isTooSmall(_ number: Double) -> Bool {
    number != 0 && number.magnitude < ScenarioLimits.smallestNumber
  }

  private static let allowed = Set("0123456789+-.eE".utf8)
}

extension Double {
  /// The number as text, without `.0` where it is whole.
  package var plain: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
