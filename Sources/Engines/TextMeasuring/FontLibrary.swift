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
