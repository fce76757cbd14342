import CHarfBuzz

/// One font, opened for shaping; its lengths are whole numbers of its own font units.
final class Font: Sendable {
  /// The weight and family that the font was opened for.
  let face: FontFace
  /// The name of its file, without the folder.
  let fileName: String
  /// The number of font units in one em.
  let unitsPerEm: Int
  /// The font's vertical metrics, in font units.
  let metrics: FontMetrics

  // Immutable from the end of init on; HarfBuzz lets threads share an immutable font.
  nonisolated(unsafe) let handle: OpaquePointer

  /// Opens a font of a copy of the bytes of `file`.
  ///
  /// Throws `FontError.notAFont`.
  init(face: FontFace, file: FontBytes) throws(FontError) {
    guard let font = Self.open(file.bytes, weight: face.weight) else {
      throw .notAFont(path: file.path)
    }
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0 else {
      hb_font_destroy(font)
      throw .notAFont(path: file.path)
    }
    self.face = face
    fileName = file.name
    unitsPerEm = Int(hb_face_get_upem(hb_font_get_face(font)))
    metrics = FontMetrics(
      ascender: Double(extents.ascender), descender: Double(extents.descender),
      lineGap: Double(extents.line_gap))
    handle = font
  }

  deinit {
    hb_font_destroy(handle)
  }

  /// Whether the font's character map has a glyph for `scalar`.
  func hasGlyph(for scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle, scalar, &glyph) != 0
  }

  /// The font in `bytes`, scaled to font units; `nil` where the bytes are not a font.
  private static func open(_ bytes: [UInt8], weight: FontWeight) -> OpaquePointer? {
    let blob = bytes.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, 0)
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0 else { return nil }

    let font = hb_font_create(face)
    // A variable font has all weights; in a static one this changes nothing.
    var variation = hb_variation_t(tag: hb_tag_from_string("wght", 4), value: Float(weight.number))
    hb_font_set_variations(font, &variation, 1)
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
    return font
  }

  /// Whether this font can draw the character made of `scalars`.
  ///
  /// Scalars that draw nothing (joiners, variation selectors) need no glyph. A character is also
  /// covered when only its composed or its decomposed form has glyphs: shaping finds that form.
  func covers(_ scalars: ArraySlice<UInt32>) -> Bool {
    if scalars.allSatisfy(hasGlyph) { return true }
    let visible = scalars.filter {
      Unicode.Scalar($0)?.properties.isDefaultIgnorableCodePoint == false
    }
    let decomposed = CanonicalForm.decomposed(visible)
    return visible.allSatisfy(hasGlyph) || decomposed.allSatisfy(hasGlyph)
      || CanonicalForm.composed(decomposed).allSatisfy(hasGlyph)
  }
}
