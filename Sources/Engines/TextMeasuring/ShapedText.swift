import CHarfBuzz

/// A text that has been shaped once as a whole, and knows how wide any part of it is on a line of
/// its own.
///
/// Widths are in common units of the font stack (`FontStack.unitsPerEm`).
struct ShapedText: Sendable {
  let text: UnicodeText
  let fonts: FontStack
  /// The positions where lines may end.
  let opportunities: [BreakOpportunity]

  private let runs: [TextRun]
  /// The position of the pen before each scalar, and at the end of the text.
  private let advances: [Int]
  /// Whether the text can be broken before each scalar (and at its end) without shaping it again.
  private let isSafeToBreak: [Bool]
  private let counters: MeasuringCounters

  /// Shapes `text`; linear in its length.
  init(_ text: UnicodeText, fonts: FontStack, counters: MeasuringCounters) {
    var advances = [Int](repeating: 0, count: text.count + 1)
    var isSafeToBreak = [Bool](repeating: false, count: text.count + 1)
    let runs = text.runs(in: fonts)
    var watch = LimitWatch()
    for run in runs {
      if watch.ends(at: run.range.lowerBound) { break }
      counters.shapings.increment()
      let scale = fonts.scale(ofFontAt: run.font)
      let glyphs = fonts.fonts[run.font].shape(
        text.scalars[run.range], script: run.shapingScript)
      for glyph in glyphs {
        let position = run.range.lowerBound + glyph.cluster
        advances[position + 1] += glyph.advance * scale
        isSafeToBreak[position] = glyph.isSafeToBreakBefore
      }
      isSafeToBreak[run.range.lowerBound] = true
      isSafeToBreak[run.range.upperBound] = true
    }
    for position in 0..<text.count {
      advances[position + 1] += advances[position]
      if text.isControl(at: position) { isSafeToBreak[position] = true }
    }
    isSafeToBreak[text.count] = true
    self.text = text
    self.fonts = fonts
    self.runs = runs
    self.advances = advances
    self.isSafeToBreak = isSafeToBreak
    self.counters = counters
    opportunities = text.breakOpportunities()
  }

  /// The width of the scalars from `start` to `end` as a line of their own.
  ///
  /// A break may separate glyphs that depend on each other, such as a kerned pair or a ligature.
  /// Then the text between the break and the next safe position is shaped again.
  func width(from start: Int, to end: Int) -> Int {
    guard let safe = safeRange(from: start, to: end) else {
      return shapedWidth(of: start..<end)
    }
    return shapedWidth(of: start..<safe.lowerBound)
      + advances[safe.upperBound] - advances[safe.lowerBound]
      + shapedWidth(of: safe.upperBound..<end)
  }

  /// The width of the scalars from `start` to `end` within the text, in constant time.
  ///
  /// It never decreases as `end` grows, while `width` may: an arrow can be narrower than the dash
  /// it begins with. The two differ by how the glyphs at both ends affect their neighbours.
  func widthWithinText(from start: Int, to end: Int) -> Int {
    advances[end] - advances[start]
  }

  /// The largest range inside that begins and ends at safe positions, if there is one.
  private func safeRange(from start: Int, to end: Int) -> Range<Int>? {
    var lower = start
    while lower < end, !isSafeToBreak[lower] { lower += 1 }
    guard isSafeToBreak[lower] else { return nil }
    var upper = end
    while upper > lower, !isSafeToBreak[upper] { upper -= 1 }
    return lower..<upper
  }

  /// The width of `range`, which is within one run, when it is shaped on its own.
  private func shapedWidth(of range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    let run = runs[runIndex(containing: range.lowerBound)]
    counters.shapings.increment()
    let glyphs = fonts.fonts[run.font].shape(text.scalars[range], script: run.shapingScript)
    return glyphs.reduce(0) { $0 + $1.advance } * fonts.scale(ofFontAt: run.font)
  }

  private func runIndex(containing position: Int) -> Int {
    var lower = 0
    var upper = runs.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if runs[middle].range.lowerBound <= position { lower = middle } else { upper = middle }
    }
    return lower
  }
}

/// A part of a text in one font and one script, which can be shaped in one call.
struct TextRun: Sendable {
  /// The scalars of the run: whole characters, at least one.
  var range: Range<Int>
  /// The font's index in the stack.
  let font: Int
  /// The script; common where no character of the run belongs to a script.
  var script: hb_script_t

  /// The script to shape the run in.
  ///
  /// Characters without a script are shaped as Latin, the script of the first font, so that a
  /// number is as wide alone as beside a word.
  var shapingScript: hb_script_t { script == HB_SCRIPT_COMMON ? HB_SCRIPT_LATIN : script }

  /// The maximum length of a run, in scalars, unless one character alone is longer.
  ///
  /// A break can make it necessary to shape the text up to the next run again. The limit bounds
  /// that work for each line of the strangest text; the price is the kerning of one pair.
  static let longest = 1024
}

extension UnicodeText {
  /// The runs of the text, in order; control characters belong to no run.
  ///
  /// Linear in the length.
  func runs(in fonts: FontStack) -> [TextRun] {
    var runs: [TextRun] = []
    for character in characters where !isControl(at: character.lowerBound) {
      let font = fonts.index(covering: scalars[character])
      let script = script(of: character)
      if let last = runs.last, last.continues(at: character, font: font, script: script) {
        runs[runs.count - 1].range = last.range.lowerBound..<character.upperBound
        if last.script == HB_SCRIPT_COMMON { runs[runs.count - 1].script = script }
      } else {
        runs.append(TextRun(range: character, font: font, script: script))
      }
    }
    return runs
  }

  /// The script of the first scalar in `character` that has one; else common.
  private func script(of character: Range<Int>) -> hb_script_t {
    let functions = hb_unicode_funcs_get_default()
    for scalar in scalars[character] {
      let script = hb_unicode_script(functions, scalar)
      if ![HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN].contains(script) {
        return script
      }
    }
    return HB_SCRIPT_COMMON
  }
}

extension TextRun {
  fileprivate func continues(
    at character: Range<Int>, font: Int, script: hb_script_t
  ) -> Bool {
    range.upperBound == character.lowerBound && self.font == font
      && range.count + character.count <= Self.longest
      && (self.script == script || script == HB_SCRIPT_COMMON || self.script == HB_SCRIPT_COMMON)
  }
}
