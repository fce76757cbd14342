import Explaining
package import RunRecords
package import TextMeasuring

extension RunRecord {
  /// Keeps the parts of Inter that pages need: the characters of the texts of all scenarios.
  mutating func keepPageFonts(of measurer: TextMeasurer) {
    var characters: [Int: Set<Unicode.Scalar>] = [:]
    for text in scenarios.flatMap({ $0.contents ?? [] }).compactMap(\.text) {
      characters[text.fontWeight, default: []].formUnion(text.text.unicodeScalars)
    }
    let fonts = PageFont.parts(of: measurer, with: characters)
    pageFonts = fonts.isEmpty ? nil : fonts
  }
}

extension PageFont {
  /// The parts of Inter that pages need, by weight: the characters of the given texts, and those of a
  /// page's own words and numbers at its two weights.
  package static func parts(
    of measurer: TextMeasurer, with texts: [Int: Set<Unicode.Scalar>] = [:]
  ) -> [PageFont] {
    var characters = texts
    for weight in weightsOfWords {
      characters[weight, default: []].formUnion(charactersOfWords)
    }
    // A line that is cut ends in an ellipsis.
    for weight in characters.keys { characters[weight]?.insert("\u{2026}") }
    return characters.sorted { $0.key < $1.key }.compactMap { number, characters in
      FontWeight.allCases.first { $0.number == number }.flatMap {
        measurer.part(of: $0, with: characters.sorted())
      }.map { PageFont(weight: number, data: $0) }
    }
  }

  private static let weightsOfWords = [400, 600]
  /// ASCII, the signs of lengths, ranges, quotations and links, and the shapes of verdicts.
  ///
  /// If a browser has to look for one sign in other fonts, that takes longer than all texts of a page.
  private static let charactersOfWords =
    (0x20...0x7E).compactMap { Unicode.Scalar($0) }
    + "\u{A0}×÷±−–—…·‘’“”≤≥≠≈∞µ←→↑↓›".unicodeScalars
    + MarkShape.allCases.flatMap { $0.rawValue.unicodeScalars }
}
