import Foundation

/// A number as it was printed, and what its digits may hide.
package struct LoggedNumber: Sendable, Equatable {
  package var value: Double
  /// Half a unit of the last printed digit where six or more were printed; else 0.
  ///
  /// UIKit prints six digits: a number with fewer is the number that was meant, but for the errors
  /// of binary fractions.
  package var hiddenDigits: Double

  static let one = LoggedNumber(value: 1, hiddenDigits: 0)
  static let minusOne = LoggedNumber(value: -1, hiddenDigits: 0)

  /// Reads a number that fills the whole text; a space may follow its sign.
  package init?(_ bytes: Bytes) {
    var rest = bytes.trimmed
    var sign = 1.0
    if let first = rest.first, first == Sign.minus || first == Sign.plus {
      sign = first == Sign.minus ? -1 : 1
      rest = rest.dropFirst().trimmed
    }
    guard let head = rest.first, head.isDigit || head == Sign.dot, rest.count <= 400 else {
      return nil
    }
    var mantissa = rest[...]
    var exponent = 0
    if let place = rest.firstIndex(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) {
      mantissa = rest[..<place]
      guard let power = Int(rest[(place + 1)...].text), power.magnitude < 400 else { return nil }
      exponent = power
    }
    guard mantissa.contains(where: { $0.isDigit }),
      mantissa.allSatisfy({ $0.isDigit || $0 == Sign.dot }),
      mantissa.count(where: { $0 == Sign.dot }) <= 1,
      let value = Double(rest.last == Sign.dot ? rest.dropLast().text : rest.text),
      value.isFinite
    else { return nil }
    self.value = sign * value
    let fraction = mantissa.firstIndex(of: Sign.dot).map { mantissa.endIndex - $0 - 1 } ?? 0
    let digits = mantissa.filter { $0.isDigit }.drop { $0 == UInt8(ascii: "0") }.count
    hiddenDigits = digits >= 6 ? 0.5 * pow(10, Double(exponent - fraction)) : 0
  }

  package init(value: Double, hiddenDigits: Double) {
    self.value = value
    self.hiddenDigits = hiddenDigits
  }
}

extension LoggedSum {
  func times(_ factor: LoggedNumber) -> LoggedSum {
    var product = self
    product.terms = terms.map { term in
      var copy = term
      copy.factor *= factor.value
      copy.hiddenDigits =
        term.hiddenDigits * factor.value.magnitude + factor.hiddenDigits * term.factor.magnitude
      return copy
    }
    product.constant *= factor.value
    product.hiddenDigits *= factor.value.magnitude
    return product
  }
}
