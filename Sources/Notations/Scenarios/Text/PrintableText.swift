extension String {
  /// The text with U+FFFD in place of control characters and of characters that override the text
  /// direction.
  ///
  /// Control characters could move a terminal's cursor or colour what follows. Right-to-left text
  /// does not need overrides: its letters have a direction, and directional marks are kept.
  package var printable: String {
    String(UnicodeScalarView(unicodeScalars.map { Self.isUnsafe($0) ? "\u{FFFD}" : $0 }))
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: scalar.properties.generalCategory == .control
    }
  }

  /// The text, cut to `ScenarioLimits.longestWord` characters for use in a message.
  package var shortened: String {
    count > ScenarioLimits.longestWord ? prefix(ScenarioLimits.longestWord - 3) + "…" : self
  }
}
