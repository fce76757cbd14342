/// A position where a line may or must end.
struct BreakOpportunity: Sendable {
  /// The position where the next line would begin.
  let end: Int
  /// The end of this line's visible text: before the white space that leads up to `end`.
  let contentEnd: Int
  /// Whether the line must end here: after a line feed or a similar character, and at the end of
  /// the text.
  let isMandatory: Bool
}

extension UnicodeText {
  /// The positions where lines may end, in order, by Unicode's line breaking algorithm (UAX #14).
  ///
  /// The last one is always the end of the text; an empty text has none. Korean may break between
  /// any two syllables, as by CSS's default. Linear in the length.
  func breakOpportunities() -> [BreakOpportunity] {
    guard let first = scalars.first else { return [] }
    var opportunities: [BreakOpportunity] = []
    var contentEnd = 0
    var rules = LineBreakRules(first: LineBreakClass(of: first))
    for end in 1...count {
      if !hangs(at: end - 1) { contentEnd = end }
      let lineBreak =
        end == count ? .mandatory : rules.lineBreak(before: LineBreakClass(of: scalars[end]))
      guard lineBreak != .forbidden, isCharacterStart[end] else { continue }
      opportunities.append(
        BreakOpportunity(
          end: end, contentEnd: contentEnd, isMandatory: lineBreak == .mandatory))
    }
    return opportunities
  }
}
