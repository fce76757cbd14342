import CHarfBuzz

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
