import Geometry

extension Double {
  /// A length that people are to try out, in full where six decimals are enough: `470.0435`; else with
  /// two: `313.67`.
  var exact: String {
    let isShort = abs((self * 1e6).rounded() - self * 1e6) < 1e-3
    return isShort ? NumberText.decimal(self, places: 6) : points
  }

  /// The same with its unit: `470.0435 pt`.
  var exactWithUnit: String { "\(exact) pt" }

  /// A distance below what counts as a difference, with six decimals: `0.0042 pt`.
  var tinyWithUnit: String { "\(NumberText.decimal(self, places: 6)) pt" }
}

extension ClosedRange<Double> {
  /// The range as the first column of a table: `280–457 pt`, or one length.
  var tableWords: String {
    lowerBound == upperBound ? lowerBound.exactWithUnit : "\(words("–")) pt"
  }

  /// Both ends with a word in between, with as many decimals as it takes to distinguish them.
  func words(_ between: String) -> String {
    var (places, ends) = (2, ("", ""))
    repeat {
      ends = (
        NumberText.decimal(lowerBound, places: places),
        NumberText.decimal(upperBound, places: places)
      )
      places += 1
    } while ends.0 == ends.1 && lowerBound < upperBound && places <= 12
    return ends.0 + between + ends.1
  }
}

extension Sweep {
  /// The name of the length that changes: `width` or `height`.
  public var word: String { axis == .horizontal ? "width" : "height" }

  /// The other length in words, as the end of a clause: ` at height 120 pt`; empty for a self-sizing
  /// height.
  var acrossWords: String {
    guard let across else { return "" }
    return " at \(axis == .horizontal ? "height" : "width") \(across.exactWithUnit)"
  }

  /// All containers in words: `widths 280 to 1200 pt at height 120 pt`.
  var words: String { "\(word)s \(lengths.words(" to ")) pt\(acrossWords)" }

  /// The containers as a heading: `Widths 280 to 1200 pt at height 120 pt`.
  public var heading: String { words.capitalizedFirst }
}
