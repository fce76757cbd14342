import CHarfBuzz

/// One glyph of a shaped run.
struct Glyph {
  /// The scalar that the glyph's characters begin with, counted from the start of what was shaped.
  let cluster: Int
  /// How far the glyph moves the pen, in the font's units.
  let advance: Int
  /// Whether both sides look the same when the text is broken before `cluster` and shaped apart.
  let isSafeToBreakBefore: Bool
}

extension Font {
  /// The glyphs that draw `scalars`, standing alone, with the font's default features.
  ///
  /// The language is left undetermined: HarfBuzz's own choice would be the locale of the process,
  /// and the same text would be wider on one machine than on another.
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
