import CHarfBuzz

/// A stretch of text in one font and one script, which can be shaped in one go.
struct TextRun: Sendable {
  /// The scalars of the run; never empty, whole characters.
  var range: Range<Int>
  /// The font's index in the stack.
  let font: Int
  /// The script; common where the run has only signs that belong to none.
  var script: hb_script_t

  /// The script to shape the run in: what belongs to none is shaped as Latin, the script of the
  /// first font, so that a number is as wide alone as beside a word.
  var shapingScript: hb_script_t { script == HB_SCRIPT_COMMON ? HB_SCRIPT_LATIN : script }

  /// The longest run, in scalars, unless one character alone is longer.
  ///
  /// A break can make it necessary to shape up to the next run anew. The limit keeps that a bounded
  /// amount of work for each line of the strangest text; the price is the kerning of one pair.
  static let longest = 1024
}

extension UnicodeText {
  /// The text as runs, in order; control characters belong to none.
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

  /// The script of the first scalar in `character` that belongs to one, or else common.
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
