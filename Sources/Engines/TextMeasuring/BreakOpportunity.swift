import CUnibreak

/// A place where a line may end, or must.
struct BreakOpportunity: Sendable {
  /// Where the next line would begin.
  let end: Int
  /// Where this line's ink would end: before the white space that leads up to `end`.
  let contentEnd: Int
  /// Whether the line has to end here: after a line feed and its like, and at the end of the text.
  let isMandatory: Bool
}

extension UnicodeText {
  /// Where lines may end, in order, by Unicode's line breaking algorithm (UAX #14).
  ///
  /// The end of the text is always the last one; an empty text has none. Korean may break
  /// between any two syllables, as in CSS's default. Linear in the length.
  func breakOpportunities() -> [BreakOpportunity] {
    var opportunities: [BreakOpportunity] = []
    var contentEnd = 0
    for (position, kind) in lineBreaks().enumerated() {
      let end = position + 1
      if !hangs(at: position) { contentEnd = end }
      let isMandatory = kind == LINEBREAK_MUSTBREAK || end == count
      guard isMandatory || kind == LINEBREAK_ALLOWBREAK, isCharacterStart[end] else { continue }
      opportunities.append(
        BreakOpportunity(end: end, contentEnd: contentEnd, isMandatory: isMandatory))
    }
    return opportunities
  }

  /// One of libunibreak's constants for each scalar: what may happen behind it.
  private func lineBreaks() -> [Int32] {
    Self.prepareLineBreaking
    var breaks = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: count)
    set_linebreaks_utf32(scalars.map(Self.acceptable), count, nil, &breaks)
    return breaks.map(Int32.init)
  }

  /// `scalar`, or one that breaks alike where libunibreak 1 would end the process.
  ///
  /// It asserts that it never meets the letters of flags, nor U+FFFF, its sign for the end. A flag
  /// breaks as an ideograph does: on both sides, and never inside, since it is one character.
  private static func acceptable(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x1F1E6...0x1F1FF: 0x4E00
    case 0xFFFF: 0xFFFD
    default: scalar
    }
  }

  // A global is initialised once, whichever thread is first; libunibreak's tables ask for that.
  private static let prepareLineBreaking: Void = init_linebreak()
}
