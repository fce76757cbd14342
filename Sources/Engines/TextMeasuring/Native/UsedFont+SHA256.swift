import CGLib
import CHarfBuzz
import Synchronization

extension TextMeasurer {
  /// The font files read so far, by family and then by weight.
  ///
  /// Linear in the size of these files: their hashes are computed here, and nowhere else.
  public var usedFonts: [UsedFont] {
    library.opened.map(UsedFont.init)
  }

  /// The font file of texts in the usual weight; `nil` where it is not installed or cannot be read.
  ///
  /// Linear in the size of the file on the first call.
  package var textFont: UsedFont? {
    identity.withLock { known in
      if let known { return known }
      known = (try? library.font(for: FontFace(family: .inter, nearestTo: .regular))).map {
        UsedFont($0)
      }
      return known
    }
  }
}

extension UsedFont {
  /// Identifies the file of `font`; linear in the file's size.
  fileprivate init(_ font: Font) {
    self.init(
      family: font.face.family, weight: font.face.weight, fileName: font.fileName,
      sha256: font.withBytes(Self.sha256))
  }

  /// The SHA-256 of `bytes`, computed by GLib, which HarfBuzz needs in any case.
  private static func sha256(of bytes: UnsafeRawBufferPointer) -> String {
    let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    guard let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(bytes.count))
    else { return "" }
    defer { g_free(digits) }
    return String(cString: digits)
  }
}

extension Font {
  /// Calls `body` with the bytes of the font's file.
  fileprivate func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let blob = hb_face_reference_blob(hb_font_get_face(handle))
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let start = hb_blob_get_data(blob, &count)
    return body(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }
}
