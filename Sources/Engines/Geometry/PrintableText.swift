extension String {
  /// The text on one line, with U+FFFD in place of control characters and of characters that override
  /// the text direction.
  ///
  /// Control characters could move a terminal's cursor or colour what follows. Right-to-left text
  /// does not need overrides: its letters have a direction, and directional marks are kept.
  package var printable: String {
    String(UnicodeScalarView(unicodeScalars.map { Self.isUnsafe($0) ? "\u{FFFD}" : $0 }))
  }

  /// The text as above, but with its tabs and line ends.
  package var printableLines: String {
    guard hasUnsafeCharacters else { return self }
    var scalars = Array(unicodeScalars)
    for index in scalars.indices {
      let scalar = scalars[index]
      guard Self.isUnsafe(scalar), scalar != "\n", scalar != "\t" else { continue }
      let endsLine = scalar == "\r" && scalars[index...].dropFirst().first == "\n"
      if !endsLine { scalars[index] = "\u{FFFD}" }
    }
    return String(UnicodeScalarView(scalars))
  }

  /// Whether a character other than a tab or a line end could change how the text around it is shown.
  ///
  /// Pages are long, and nearly none has one: so their bytes are read, as those of ``isUnsafe(_:)``.
  package var hasUnsafeCharacters: Bool {
    var text = self
    return text.withUTF8 { bytes in
      func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
      for index in bytes.indices {
        switch bytes[index] {
        case 0x20..<0x7F, 0x09, 0x0A: continue
        case 0x0D: if byte(index + 1) != 0x0A { return true }
        case 0x00..<0x20, 0x7F: return true
        case 0xC2: if byte(index + 1) < 0xA0 { return true }
        case 0xE2:
          switch (byte(index + 1), byte(index + 2)) {
          case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return true
          default: continue
          }
        default: continue
        }
      }
      return false
    }
  }

  /// Whether a character could change how the text around it is shown.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: scalar.properties.generalCategory == .control
    }
  }

  /// At most `count` Unicode scalars, with an ellipsis where some are missing.
  ///
  /// One character may have ten megabytes, all of them accents.
  package func cut(to count: Int) -> String {
    // Counting to the end would take long.
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }
}
