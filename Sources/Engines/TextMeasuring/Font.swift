import CHarfBuzz
import Foundation

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

  /// Reads the whole file at `url`, so that a font replaced on disk later does no harm.
  ///
  /// Throws `FontError.unreadable` and `FontError.notAFont`.
  init(face: FontFace, contentsOf url: URL) throws(FontError) {
    let data = try Self.read(url)
    guard let font = Self.open(data, weight: face.weight) else {
      throw .notAFont(path: url.path)
    }
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0 else {
      hb_font_destroy(font)
      throw .notAFont(path: url.path)
    }
    self.face = face
    fileName = url.lastPathComponent
    unitsPerEm = Int(hb_face_get_upem(hb_font_get_face(font)))
    metrics = FontMetrics(
      ascender: Double(extents.ascender), descender: Double(extents.descender),
      lineGap: Double(extents.line_gap))
    handle = font
  }

  deinit {
    hb_font_destroy(handle)
  }

  /// Calls `body` with the bytes of the font's file.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let blob = hb_face_reference_blob(hb_font_get_face(handle))
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let start = hb_blob_get_data(blob, &count)
    return body(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  /// Whether the font's character map has a glyph for `scalar`.
  func hasGlyph(for scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle, scalar, &glyph) != 0
  }

  private static func read(_ url: URL) throws(FontError) -> Data {
    let file = url.resolvingSymlinksInPath()
    do {
      // Reading a pipe or a device of that name would never return.
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        throw FontError.unreadable(path: url.path, reason: "it is not a regular file")
      }
      return try Data(contentsOf: file)
    } catch let error as FontError {
      throw error
    } catch {
      throw .unreadable(path: url.path, reason: error.localizedDescription)
    }
  }

  /// The font in `data`, scaled to font units; `nil` where the data is not a font.
  private static func open(_ data: Data, weight: FontWeight) -> OpaquePointer? {
    let blob = data.withUnsafeBytes { bytes in
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
}

extension Font {
  /// Whether this font can draw the character made of `scalars`.
  ///
  /// Scalars that draw nothing (joiners, variation selectors) need no glyph. A character is also
  /// covered when only its composed or its decomposed form has glyphs: shaping finds that form.
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

/// One glyph of a shaped run.
struct Glyph {
  /// The first scalar of the glyph's characters, counted from the start of the shaped text.
  let cluster: Int
  /// The distance by which the glyph moves the pen, in font units.
  let advance: Int
  /// Whether both sides keep their glyphs when the text is broken before `cluster` and both are
  /// shaped separately.
  let isSafeToBreakBefore: Bool
}

extension Font {
  /// Shapes `scalars` on their own, with the font's default features, and returns their glyphs.
  ///
  /// The language is undetermined: HarfBuzz would use the locale of the process, and the same text
  /// would be wider on one machine than on another.
  func shape(_ scalars: ArraySlice<UInt32>, script: hb_script_t) -> [Glyph] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    scalars.withUnsafeBufferPointer { scalars in
      let count = Int32(clamping: scalars.count)
      hb_buffer_add_codepoints(buffer, scalars.baseAddress, count, 0, count)
    }
    let direction = hb_script_get_horizontal_direction(script)
    hb_buffer_set_direction(
      buffer, direction == HB_DIRECTION_INVALID ? HB_DIRECTION_LTR : direction)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, hb_language_from_string("und", -1))
    hb_shape(handle, buffer, nil, 0)
    return Self.glyphs(in: buffer)
  }

  private static func glyphs(in buffer: OpaquePointer?) -> [Glyph] {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, nil)
    return zip(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: positions, count: Int(count))
    ).map { info, position in
      let isUnsafe = info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
      return Glyph(
        cluster: Int(info.cluster), advance: Int(position.x_advance),
        isSafeToBreakBefore: !isUnsafe)
    }
  }
}
