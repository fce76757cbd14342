import CUnibreak

/// Puts the words of a text on lines, each line as full as it can be.
///
/// A word that is wider than the room begins a line of its own and goes on, character by character,
/// on the next ones; every line holds one character at least. White space at the end of a line
/// hangs: it takes no room.
struct LineBreaker {
  /// One line: what it shows and how wide that is.
  struct Line: Equatable {
    /// The scalars shown, without hanging white space.
    let range: Range<Int>
    /// The width of `range`, in parts of an em; for a cut line, of the text there was to show.
    let width: Int
    /// Whether there is more text than the line shows.
    let isCut: Bool
  }

  /// All lines, and the limits for which they are the same.
  struct BrokenText {
    let lines: [Line]
    /// Every comparison with a limit comes out the same from the lower end to just below the upper.
    let sameLimits: ClosedRange<Double>
  }

  private let shaped: ShapedText
  /// The width of the room, in parts of an em.
  private let limit: Double
  /// Where the next line begins.
  private var start = 0
  /// The index of the first opportunity behind `start`; there is one, as the text's end is.
  private var next = 0
  /// The widest that was found to fit.
  private var widestFitting = 0.0
  /// The narrowest that was found not to fit.
  private var narrowestUnfit = Double.infinity

  private init(_ shaped: ShapedText, limit: Double) {
    self.shaped = shaped
    self.limit = limit
  }

  /// The lines of `shaped` in a room `limit` parts of an em wide; at most `maximumLines`, unless
  /// that is 0.
  ///
  /// Linear in the length of the text.
  static func lines(_ shaped: ShapedText, limit: Double, maximumLines: Int) -> BrokenText {
    var breaker = LineBreaker(shaped, limit: limit)
    var lines: [Line] = []
    while breaker.start < shaped.text.count {
      guard lines.count + 1 != maximumLines else {
        lines.append(breaker.lastLine())
        break
      }
      lines.append(breaker.nextLine())
    }
    return BrokenText(
      lines: lines, sameLimits: breaker.widestFitting...max(limit, breaker.narrowestUnfit))
  }

  /// The line that begins at `start`, which moves on behind it.
  private mutating func nextLine() -> Line {
    if let last = lastFittingOpportunity() { return line(to: last) }
    let end = endOfFittingCharacters(before: contentEnd(next))
    guard end < contentEnd(next) else { return line(to: next) }
    return line(content: start..<contentEnd(of: start..<end), end: end)
  }

  /// The last line that is permitted, which runs on to where a line has to end.
  private mutating func lastLine() -> Line {
    let opportunities = shaped.opportunities[next...]
    let last = opportunities.firstIndex(where: \.isMandatory) ?? opportunities.endIndex - 1
    let end = contentEnd(last)
    let isWhole = fits(to: end)
    let shown = start..<(isWhole ? end : endOfFittingCharacters(before: end))
    return Line(
      range: start..<contentEnd(of: shown), width: shaped.width(from: start, to: end),
      isCut: !isWhole || shaped.opportunities[last].end < shaped.text.count)
  }

  /// The line from `start` to the opportunity at `index`.
  private mutating func line(to index: Int) -> Line {
    next = index + 1
    return line(content: start..<contentEnd(index), end: shaped.opportunities[index].end)
  }

  private mutating func line(content: Range<Int>, end: Int) -> Line {
    start = end
    let width = shaped.width(from: content.lowerBound, to: content.upperBound)
    return Line(range: content, width: width, isCut: false)
  }

  /// Where the ink of a line to the opportunity at `index` ends; `start` where it has none.
  private func contentEnd(_ index: Int) -> Int {
    max(start, shaped.opportunities[index].contentEnd)
  }

  /// Where the ink of `line` ends; its start where it has none.
  private func contentEnd(of line: Range<Int>) -> Int {
    line.last { !shaped.text.hangs(at: $0) }.map { $0 + 1 } ?? line.lowerBound
  }

  /// The index of the furthest opportunity that a line from `start` can reach, if any.
  private mutating func lastFittingOpportunity() -> Int? {
    var last: Int?
    for index in next..<shaped.opportunities.count {
      let end = contentEnd(index)
      guard !isOutOfReach(end) else { break }
      if fits(to: end) { last = index }
      guard !shaped.opportunities[index].isMandatory else { break }
    }
    return last
  }

  /// The end of the characters from `start` that fit into the room, at least of one, and of the
  /// white space behind them.
  private mutating func endOfFittingCharacters(before end: Int) -> Int {
    let first = shaped.text.characterBoundary(after: start)
    var fitting = first
    var inkEnd = first
    var position = first
    while position < end {
      let boundary = shaped.text.characterBoundary(after: position)
      if !shaped.text.hangs(at: position) { inkEnd = boundary }
      guard inkEnd == first || !isOutOfReach(inkEnd) else { break }
      if inkEnd == first || fits(to: inkEnd) { fitting = boundary }
      position = boundary
    }
    return fitting
  }

  private mutating func fits(to end: Int) -> Bool {
    guard limit < .infinity else { return true }
    let width = Double(shaped.width(from: start, to: end))
    guard width <= limit else {
      narrowestUnfit = min(narrowestUnfit, width)
      return false
    }
    widestFitting = max(widestFitting, width)
    return true
  }

  /// Whether `end` is so far away that neither it nor anything behind it can fit.
  ///
  /// Shaped as a line of its own, a stretch can be narrower than within the text, and a longer one
  /// narrower than a shorter one. Two ems are more than the ends of a line ever lose that way; the
  /// furthest end that fits is found up to there, so that a text fits again into its own width.
  private mutating func isOutOfReach(_ end: Int) -> Bool {
    let width = Double(
      shaped.widthWithinText(from: start, to: end) - 2 * shaped.fonts.unitsPerEm)
    guard width > limit else { return false }
    // In more room, something from here on is looked at, and might fit.
    narrowestUnfit = min(narrowestUnfit, width)
    return true
  }
}

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
