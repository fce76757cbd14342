import Synchronization

/// The fonts that have been opened so far, each of them once.
final class FontLibrary: Sendable {
  /// Reads the file of a face.
  private let read: @Sendable (FontFace) throws(FontError) -> FontBytes
  private let fonts = Mutex<[FontFace: Font]>([:])

  init(_ read: @escaping @Sendable (FontFace) throws(FontError) -> FontBytes) {
    self.read = read
  }

  /// The font of `face`, whose file is read on the first call.
  func font(for face: FontFace) throws(FontError) -> Font {
    // Under the lock, so that two threads that call at the same time read the file once.
    try fonts.withLock { fonts throws(FontError) in
      if let font = fonts[face] { return font }
      let font = try Font(face: face, file: read(face))
      fonts[face] = font
      return font
    }
  }

  /// The fonts opened so far, by family and then by weight.
  var opened: [Font] {
    fonts.withLock { Array($0.values) }.sorted { left, right in
      (left.face.family.rawValue, left.face.weight.number)
        < (right.face.family.rawValue, right.face.weight.number)
    }
  }
}
