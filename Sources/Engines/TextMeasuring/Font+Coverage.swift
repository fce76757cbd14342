import Foundation

extension Font {
  /// Whether this font can draw the character made of `scalars`.
  ///
  /// Scalars that draw nothing (joiners, variation selectors) are not needed. A character also
  /// counts when only its composed or its decomposed form has glyphs: shaping finds that form.
  func covers(_ scalars: ArraySlice<UInt32>) -> Bool {
    if scalars.allSatisfy(hasGlyph) { return true }
    let visible = scalars.compactMap(Unicode.Scalar.init).filter {
      !$0.properties.isDefaultIgnorableCodePoint
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: visible)
    let string = String(view)
    return covers(string) || covers(string.precomposedStringWithCanonicalMapping)
      || covers(string.decomposedStringWithCanonicalMapping)
  }

  private func covers(_ string: String) -> Bool {
    string.unicodeScalars.allSatisfy { hasGlyph(for: $0.value) }
  }
}
