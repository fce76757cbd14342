/// The fonts of one text, in the order in which they are tried for a character, and a common unit.
///
/// The common unit is a fraction of an em, so fine that each font's own unit is a whole number of
/// common units. Sums are therefore exact, and the width of a line does not depend on the order of
/// addition.
struct FontStack: Sendable {
  /// The fonts; at least one.
  let fonts: [Font]
  /// The number of common units in one em: the least common multiple of the fonts' units per em.
  let unitsPerEm: Int

  /// Creates a stack of `first` and, after it, `fallback`.
  init(first: Font, fallback: Font? = nil) {
    fonts = [first] + (fallback.map { [$0] } ?? [])
    unitsPerEm = fonts.reduce(1) { multiple, font in
      multiple / greatestCommonDivisor(multiple, font.unitsPerEm) * font.unitsPerEm
    }
  }

  /// The index of the font that draws the character made of `scalars`: the first font, with its
  /// glyph for missing characters, where no font covers it.
  func index(covering scalars: ArraySlice<UInt32>) -> Int {
    fonts.firstIndex { $0.covers(scalars) } ?? 0
  }

  /// The length of one font unit of the font at `index`, in common units.
  func scale(ofFontAt index: Int) -> Int {
    unitsPerEm / fonts[index].unitsPerEm
  }

  /// The first font's vertical metrics at `size` points, which apply to every line, fallback or
  /// not.
  func metrics(size: Double) -> FontMetrics {
    let metrics = fonts[0].metrics
    let scale = size / Double(fonts[0].unitsPerEm)
    return FontMetrics(
      ascender: metrics.ascender * scale, descender: metrics.descender * scale,
      lineGap: metrics.lineGap * scale)
  }
}

extension FontLibrary {
  /// The fonts that `text` needs at `weight`: Inter, and the fallback where Inter lacks a
  /// character.
  func stack(for text: UnicodeText, weight: FontWeight) throws(FontError) -> FontStack {
    let first = try font(for: FontFace(family: .inter, nearestTo: weight))
    if text.characters.allSatisfy({
      text.isControl(at: $0.lowerBound) || first.covers(text.scalars[$0])
    }) {
      return FontStack(first: first)
    }
    let fallback = try font(for: FontFace(family: .nanumBarunGothic, nearestTo: weight))
    return FontStack(first: first, fallback: fallback)
  }
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  second == 0 ? first : greatestCommonDivisor(second, first % second)
}
