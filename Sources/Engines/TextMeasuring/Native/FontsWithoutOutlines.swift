import CHarfBuzz

extension FontCatalog {
  /// The fonts of all families and weights, without outlines: what a page needs to measure any text as the program does.
  ///
  /// A variable font is there for each weight, by the name of the file that would have only this one. Ordered by name. Linear
  /// in the size of the files. Throws as measuring with these fonts does.
  package func filesForMeasuring() throws(FontError) -> [FontBytes] {
    var files: [String: FontBytes] = [:]
    for family in FontFamily.allCases {
      for weight in FontWeight.allCases {
        let face = FontFace(family: family, nearestTo: weight)
        guard let name = face.fileNames.first, files[name] == nil else { continue }
        let font = try Font(face: face, file: file(of: face))
        files[name] = FontBytes(name: name, bytes: font.bytesWithoutOutlines)
      }
    }
    return files.values.sorted { $0.name < $1.name }
  }
}

extension Font {
  /// The tables that shaping reads.
  private static let tables = [
    "cmap", "head", "hhea", "hmtx", "maxp", "OS/2",  // characters, advances, metrics
    "GDEF", "GPOS", "GSUB", "kern",  // pairs, marks, ligatures
    "avar", "fvar", "HVAR", "MVAR",  // weights of a variable font
  ]

  /// The file with these tables alone, which have all advances; about half of Inter, and a thirtieth of NanumBarunGothic.
  fileprivate var bytesWithoutOutlines: [UInt8] {
    let whole = hb_font_get_face(handle)
    let builder = hb_face_builder_create()
    defer { hb_face_destroy(builder) }
    for name in Self.tables {
      let tag = hb_tag_from_string(name, 4)
      let table = hb_face_reference_table(whole, tag)
      defer { hb_blob_destroy(table) }
      if hb_blob_get_length(table) > 0 { hb_face_builder_add_table(builder, tag, table) }
    }
    let tag = hb_tag_from_string("name", 4)
    let table = hb_face_reference_table(whole, tag)
    defer { hb_blob_destroy(table) }
    let notices = FontNotices.table(of: Self.bytes(table))
    let kept = notices.withUnsafeBytes {
      hb_blob_create(
        $0.bindMemory(to: CChar.self).baseAddress, UInt32(notices.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(kept) }
    hb_face_builder_add_table(builder, tag, kept)
    let blob = hb_face_reference_blob(builder)
    defer { hb_blob_destroy(blob) }
    return Self.bytes(blob)
  }

  private static func bytes(_ blob: OpaquePointer?) -> [UInt8] {
    var count: UInt32 = 0
    let start = hb_blob_get_data(blob, &count)
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
  }
}
