import Comparison
import Geometry
import Phrases

extension Double {
  /// The same with its unit: `470.0435 pt`.
  var exactWithUnit: Phrase { "\(exact) pt" }

  /// A distance below what counts as a difference, with six decimals: `0.0042 pt`.
  var tinyWithUnit: Phrase { "\(decimal: self, places: 6) pt" }
}

extension ClosedRange<Double> {
  /// The range as the first column of a table: `280–457 pt`, or one length.
  var tableWords: Phrase {
    lowerBound == upperBound ? lowerBound.exactWithUnit : "\(words("–")) pt"
  }

  /// Both ends with a word in between, with as many decimals as it takes to distinguish them.
  func words(_ between: String) -> Phrase {
    func isAlike(_ places: Int) -> Bool {
      NumberText.decimal(lowerBound, places: places)
        == NumberText.decimal(upperBound, places: places)
    }
    var places = 2
    while lowerBound < upperBound, places < 12, isAlike(places) { places += 1 }
    return "\(decimal: lowerBound, places: places)\(between)\(decimal: upperBound, places: places)"
  }
}

extension Sweep {
  /// The name of the length that changes: `width` or `height`.
  var word: String { axis == .horizontal ? "width" : "height" }

  /// The other length in words, as the end of a clause: ` at height 120 pt`; empty for a self-sizing
  /// height.
  var acrossWords: Phrase {
    guard let across else { return "" }
    return " at \(axis == .horizontal ? "height" : "width") \(across.exactWithUnit)"
  }

  /// All containers in words: `widths 280 to 1200 pt at height 120 pt`.
  var words: Phrase { "\(word)s \(lengths.words(" to ")) pt\(acrossWords)\(caseWords)" }

  /// The case, as the end of a clause: `, long`; empty for the usual one.
  var caseWords: String { caseName.map { ", \($0)" } ?? "" }
}
