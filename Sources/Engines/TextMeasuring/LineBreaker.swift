/// Breaks a text into lines, each line as full as possible.
///
/// A word that is wider than the available width begins a line of its own and continues, character
/// by character, on the next lines. Every line has at least one character. White space at the end
/// of a line hangs: it does not count towards the width.
struct LineBreaker {
  /// One line: the scalars it shows, and their width.
  struct Line: Equatable {
    /// The scalars shown, without hanging white space; for a truncated line, those that it should have
    /// shown, unless the lines are for drawing.
    let range: Range<Int>
    /// The width of `range`, in common units of the font stack; for a truncated line, the width of
    /// the whole text that it should have shown.
    let width: Int
    /// Whether the line is truncated: there is more text than it shows.
    let isCut: Bool
  }

  /// All lines, and the range of width limits for which they are the same.
  struct BrokenText {
    let lines: [Line]
    /// The limits, in common units, for which every comparison has the same result; the upper end
    /// is excluded.
    let sameLimits: ClosedRange<Double>
  }

  private let shaped: ShapedText
  /// The available width, in common units.
  private let limit: Double
  /// Whether the characters that a truncated line shows are found too: they affect no size, and each of
  /// them would end a range of limits.
  private let isForDrawing: Bool
  /// The position where the next line begins.
  private var start = 0
  /// The index of the first opportunity after `start`; there always is one, at the end of the text.
  private var next = 0
  /// The largest width that was found to fit.
  private var widestFitting = 0.0
  /// The smallest width that was found not to fit.
  private var narrowestUnfit = Double.infinity

  private init(_ shaped: ShapedText, limit: Double, isForDrawing: Bool) {
    self.shaped = shaped
    self.limit = limit
    self.isForDrawing = isForDrawing
  }

  /// The lines of `shaped` in an available width of `limit` common units; at most `maximumLines`,
  /// unless that is 0.
  ///
  /// Linear in the length of the text.
  static func lines(
    _ shaped: ShapedText, limit: Double, maximumLines: Int, isForDrawing: Bool
  ) -> BrokenText {
    var breaker = LineBreaker(shaped, limit: limit, isForDrawing: isForDrawing)
    var lines: [Line] = []
    var watch = LimitWatch()
    while breaker.start < shaped.text.count {
      guard lines.count + 1 != maximumLines else {
        lines.append(breaker.lastLine())
        break
      }
      lines.append(breaker.nextLine())
      if watch.ends(at: breaker.start) { break }
    }
    return BrokenText(
      lines: lines, sameLimits: breaker.widestFitting...max(limit, breaker.narrowestUnfit))
  }

  /// The line that begins at `start`; moves `start` to its end.
  private mutating func nextLine() -> Line {
    if let last = lastFittingOpportunity() { return line(to: last) }
    let end = endOfFittingCharacters(before: contentEnd(next))
    guard end < contentEnd(next) else { return line(to: next) }
    return line(content: start..<contentEnd(of: start..<end), end: end)
  }

  /// The last permitted line, which continues up to the next mandatory break.
  private mutating func lastLine() -> Line {
    let opportunities = shaped.opportunities[next...]
    let last = opportunities.firstIndex { $0.isMandatory } ?? opportunities.endIndex - 1
    let end = contentEnd(last)
    let isWhole = fits(to: end)
    let shown = start..<(isWhole || !isForDrawing ? end : endOfFittingCharacters(before: end))
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

  /// The end of the visible text of a line that ends at the opportunity at `index`; `start` where
  /// it has none.
  private func contentEnd(_ index: Int) -> Int {
    max(start, shaped.opportunities[index].contentEnd)
  }

  /// The end of the visible text of `line`; its start where it has none.
  private func contentEnd(of line: Range<Int>) -> Int {
    line.last { !shaped.text.hangs(at: $0) }.map { $0 + 1 } ?? line.lowerBound
  }

  /// The index of the last opportunity at which a line from `start` still fits, if any.
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

  /// The end of the characters from `start` that fit into the available width, at least one, and of
  /// the white space after them.
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

  /// Whether `end` is so far away that neither it nor any later end can fit.
  ///
  /// Shaped as a line of its own, a part of the text can be narrower than within the text. A longer
  /// part can even be narrower than a shorter one. Two ems are more than a line can lose at its
  /// ends that way. All ends up to there are tried, so that a text always fits into its own width.
  private mutating func isOutOfReach(_ end: Int) -> Bool {
    let width = Double(
      shaped.widthWithinText(from: start, to: end) - 2 * shaped.fonts.unitsPerEm)
    guard width > limit else { return false }
    // In a larger width, ends from here on would be tried, and might fit.
    narrowestUnfit = min(narrowestUnfit, width)
    return true
  }
}
