/// The line breaking class of a character, with the name that Unicode's data has for it (UAX #14, table 1).
///
/// Classes whose behaviour is left to a program are resolved as rule LB1 proposes.
enum LineBreakClass: String, CaseIterable {
  case mandatoryBreak = "BK"
  case carriageReturn = "CR"
  case lineFeed = "LF"
  case nextLine = "NL"
  case space = "SP"
  case zeroWidthSpace = "ZW"
  case wordJoiner = "WJ"
  case glue = "GL"
  case combiningMark = "CM"
  case joiner = "ZWJ"
  case openPunctuation = "OP"
  /// Ours: opening punctuation as wide as an ideograph, to which rule LB30 does not apply.
  case wideOpenPunctuation = "OPW"
  case closePunctuation = "CL"
  case closeParenthesis = "CP"
  case quotation = "QU"
  case exclamation = "EX"
  case nonStarter = "NS"
  case inseparable = "IN"
  case infixSeparator = "IS"
  case symbolBeforeBreak = "SY"
  case numeric = "NU"
  case prefix = "PR"
  case postfix = "PO"
  case alphabetic = "AL"
  case hebrewLetter = "HL"
  case ideographic = "ID"
  /// Ours: places that are reserved for pictographs, which may become bases of emoji (rule LB30b).
  case reservedPictograph = "IDR"
  case hyphen = "HY"
  case breakAfter = "BA"
  case breakBefore = "BB"
  case breakOnBothSides = "B2"
  case contingentBreak = "CB"
  case hangulLeading = "JL"
  case hangulVowel = "JV"
  case hangulTrailing = "JT"
  case hangulOpenSyllable = "H2"
  case hangulClosedSyllable = "H3"
  case emojiBase = "EB"
  case emojiModifier = "EM"
  case regionalIndicator = "RI"
}

extension LineBreakClass {
  /// The class of a scalar; logarithmic in the size of the table.
  init(of scalar: UInt32) {
    if 0xAC00...0xD7A3 ~= scalar {
      self = (scalar - 0xAC00) % 28 == 0 ? .hangulOpenSyllable : .hangulClosedSyllable
      return
    }
    var (lower, upper) = (0, Self.ranges.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if Self.ranges[middle].start <= scalar { lower = middle } else { upper = middle }
    }
    self = Self.ranges[lower].value
  }

  /// The ranges of scalars of one class, from 0 to the last scalar.
  private static let ranges: [(start: UInt32, value: LineBreakClass)] = {
    var start: UInt32 = 0
    return table.split { $0 == " " || $0 == "\n" }.compactMap { range in
      let number = range.prefix { $0.isASCII && $0.isWholeNumber }
      defer { start += UInt32(number) ?? 1 }
      let name = String(range.dropFirst(number.count))
      return LineBreakClass(rawValue: name).map { (start, $0) }
    }
  }()
}
