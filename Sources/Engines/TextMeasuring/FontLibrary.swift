import Foundation
import Synchronization

/// The fonts that have been opened so far, each once.
final class FontLibrary: Sendable {
  private let catalog: FontCatalog
  private let fonts = Mutex<[FontFace: Font]>([:])

  init(catalog: FontCatalog) {
    self.catalog = catalog
  }

  /// The font that holds `face`, read from its file when it is asked for the first time.
  func font(for face: FontFace) throws(FontError) -> Font {
    // Under the lock, so that two threads that ask at once read the file once.
    try fonts.withLock { fonts throws(FontError) in
      if let font = fonts[face] { return font }
      guard let file = catalog.file(named: face.fileNames) else {
        throw .notInstalled(
          family: face.family, fileNames: face.fileNames,
          searchedFolders: catalog.folders.map(\.path))
      }
      let font = try Font(face: face, contentsOf: file)
      fonts[face] = font
      return font
    }
  }

  /// The fonts that `text` needs at `weight`: the fallback only where Inter lacks a character.
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

  /// The fonts opened so far, in the order of their families, then of their weights.
  var opened: [Font] {
    fonts.withLock { Array($0.values) }.sorted { left, right in
      (left.face.family.rawValue, left.face.weight.number)
        < (right.face.family.rawValue, right.face.weight.number)
    }
  }
}

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
