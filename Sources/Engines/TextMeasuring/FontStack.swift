/// The fonts of one text, first one first asked for a character, and a unit that suits them all.
///
/// Lengths are counted in whole parts of an em, fine enough that every font's own units are a whole
/// number of them. Sums are exact therefore, and a line is equally wide however it is added up.
struct FontStack: Sendable {
  /// The fonts; at least one.
  let fonts: [Font]
  /// The parts of an em that lengths are counted in: the least common multiple of the fonts' units.
  let unitsPerEm: Int

  /// Stacks `fallback` behind `first`.
  init(first: Font, fallback: Font? = nil) {
    fonts = [first] + (fallback.map { [$0] } ?? [])
    unitsPerEm = fonts.reduce(1) { multiple, font in
      multiple / greatestCommonDivisor(multiple, font.unitsPerEm) * font.unitsPerEm
    }
  }

  /// The index of the font that draws the character made of `scalars`; the first font draws its
  /// sign for a missing glyph where no font has one.
  func index(covering scalars: ArraySlice<UInt32>) -> Int {
    fonts.firstIndex { $0.covers(scalars) } ?? 0
  }

  /// The length of one unit of the font at `index`, in parts of an em.
  func scale(ofFontAt index: Int) -> Int {
    unitsPerEm / fonts[index].unitsPerEm
  }

  /// The first font's vertical measures at `size` points: those of every line, fallback or not.
  func metrics(size: Double) -> FontMetrics {
    let metrics = fonts[0].metrics
    let scale = size / Double(fonts[0].unitsPerEm)
    return FontMetrics(
      ascender: metrics.ascender * scale, descender: metrics.descender * scale,
      lineGap: metrics.lineGap * scale)
  }
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  second == 0 ? first : greatestCommonDivisor(second, first % second)
}
