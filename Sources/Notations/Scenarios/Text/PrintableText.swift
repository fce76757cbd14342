extension String {
  /// The text with a replacement character in place of each control character, which could move a
  /// terminal's cursor or colour what follows, and of those that turn the direction of all that
  /// follows.
  ///
  /// Right-to-left text needs none of the latter: it has its direction, and marks for doubtful
  /// places turn nothing.
  var printable: String {
    String(UnicodeScalarView(unicodeScalars.map { Self.acts($0) ? "\u{FFFD}" : $0 }))
  }

  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: scalar.properties.generalCategory == .control
    }
  }

  /// The text, cut where it would fill a message.
  var shortened: String {
    count > ScenarioLimits.longestWord ? prefix(ScenarioLimits.longestWord - 3) + "…" : self
  }
}
