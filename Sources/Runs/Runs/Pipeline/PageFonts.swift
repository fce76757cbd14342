import Comparison
import RunRecords
import TextMeasuring

extension RunRecord {
  /// Keeps the parts of Inter that the texts of all scenarios need, by weight.
  mutating func keepPageFonts(of measurer: TextMeasurer) {
    var characters: [Int: Set<Unicode.Scalar>] = [:]
    for text in scenarios.flatMap({ $0.contents ?? [] }).compactMap(\.text) {
      characters[text.fontWeight, default: []].formUnion(text.text.unicodeScalars)
    }
    // A line that is cut ends in an ellipsis.
    for weight in characters.keys { characters[weight]?.insert("\u{2026}") }
    let fonts = characters.sorted { $0.key < $1.key }.compactMap { number, characters in
      FontWeight.allCases.first { $0.number == number }.flatMap {
        measurer.part(of: $0, with: characters.sorted())
      }.map { PageFont(weight: number, data: $0) }
    }
    pageFonts = fonts.isEmpty ? nil : fonts
  }
}
