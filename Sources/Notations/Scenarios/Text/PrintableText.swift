package import Foundation

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
  /// Pages are long, and nearly none has one: C looks for the first bytes.
  package var hasUnsafeCharacters: Bool {
    let length = utf8.count
    return withCString { text in
      var index = 0
      while true {
        index += strcspn(text + index, Self.suspects)
        // What ends before its length has a zero byte.
        if index >= length { return false }
        let second = UInt8(bitPattern: text[index + 1])
        let third = second == 0 ? 0 : UInt8(bitPattern: text[index + 2])
        switch UInt8(bitPattern: text[index]) {
        case UInt8(ascii: "\r"): if second != UInt8(ascii: "\n") { return true }
        case 0xC2: if second < 0xA0 { return true }
        case 0xE2:
          if second == 0x80 && third >= 0xAA && third <= 0xAE { return true }
          if second == 0x81 && third >= 0xA6 && third <= 0xA9 { return true }
        default: return true
        }
        index += 1
      }
    }
  }

  /// The bytes that unsafe characters begin with.
  private static let suspects: [CChar] =
    (Array(1..<9) + Array(11..<32) + [0x7F, 0xC2, 0xE2, 0]).map { CChar(bitPattern: UInt8($0)) }

  /// Whether a character could change how the text around it is shown.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: scalar.properties.generalCategory == .control
    }
  }

  /// The text, cut to `ScenarioLimits.longestWord` characters for use in a message.
  package var shortened: String {
    count > ScenarioLimits.longestWord ? prefix(ScenarioLimits.longestWord - 3) + "…" : self
  }
}

extension JSONEncoder {
  /// An encoder with sorted keys, lossless numbers, and infinity as a string: the same bytes for the
  /// same value.
  package static func printing(_ layout: OutputFormatting = []) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = layout.union([.sortedKeys, .withoutEscapingSlashes])
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  /// The value as JSON in which no character changes how the text around it is shown: those are
  /// escaped, so that a program reads them as they were.
  package func printableData(_ value: some Encodable) throws -> Data {
    let data = try encode(value)
    let json = String(decoding: data, as: UTF8.self)
    guard json.hasUnsafeCharacters else { return data }
    var escaped = ""
    for scalar in json.unicodeScalars {
      if String.isUnsafe(scalar), scalar != "\n" {
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return Data(escaped.utf8)
  }
}
