import Layouts
import Phrases

extension Frame {
  /// The frame in words: `x 8, y −12, 40 × 20 pt`.
  var words: String {
    let phrase: Phrase = "x \(bare: x), y \(bare: y), \(bare: width) × \(points: height)"
    return phrase.typeset
  }
}
