/// Whether a line ends between two characters.
enum LineBreak {
  case forbidden
  case allowed
  case mandatory
}

/// The rules of Unicode's line breaking algorithm, for one text from its start to its end.
///
/// Source: UAX #14, version 15.0; comments name its rules. Numbers follow the rule LB25 itself, not the longer
/// patterns that the standard offers instead.
struct LineBreakRules {
  /// The class of the character before, of which marks are a part (LB9); a space is no character here.
  private var left: LineBreakClass
  /// The class before that one; `nil` at the start and behind spaces.
  private var beforeLeft: LineBreakClass?
  /// The class of the scalar before, whatever it is.
  private var last: LineBreakClass
  /// Whether there are spaces behind `left`.
  private var isSpaced: Bool
  /// Whether `left` is the first letter of a flag.
  private var isHalfFlag: Bool

  /// Starts a text with a scalar of this class.
  init(first: LineBreakClass) {
    left = first.isMark ? .alphabetic : first
    last = first
    isSpaced = first == .space
    isHalfFlag = first == .regionalIndicator
  }

  /// Whether a line ends before the next scalar, which has this class.
  mutating func lineBreak(before next: LineBreakClass) -> LineBreak {
    // LB9, LB10: a mark is a part of what is before it, if that can have marks, or else a letter.
    let isPart = next.isMark && last.takesMarks
    let right = next.isMark ? .alphabetic : next
    let decision = decision(before: next, isPart: isPart, right)
    if next == .space {
      isSpaced = true
    } else if !isPart {
      isHalfFlag =
        right == .regionalIndicator && !(left == .regionalIndicator && isHalfFlag && !isSpaced)
      beforeLeft = isSpaced ? nil : left
      left = right
      isSpaced = false
    }
    last = next
    return decision
  }

  private func decision(
    before next: LineBreakClass, isPart: Bool, _ right: LineBreakClass
  ) -> LineBreak {
    switch last {
    case .mandatoryBreak, .lineFeed, .nextLine: return .mandatory  // LB4, LB5
    case .carriageReturn: return next == .lineFeed ? .forbidden : .mandatory  // LB5
    default: break
    }
    switch next {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace:
      return .forbidden  // LB6, LB7
    default: break
    }
    if left == .zeroWidthSpace { return .allowed }  // LB8
    if last == .joiner || isPart { return .forbidden }  // LB8a, LB9
    if isForbiddenEvenBehindSpaces(right) { return .forbidden }
    if isSpaced { return .allowed }  // LB18
    return isForbidden(right) ? .forbidden : .allowed
  }

  /// LB11 to LB17: the rules that apply behind spaces too, and those of glue.
  private func isForbiddenEvenBehindSpaces(_ right: LineBreakClass) -> Bool {
    switch (left, right) {
    case (_, .wordJoiner): true  // LB11
    case (.wordJoiner, _) where !isSpaced, (.glue, _) where !isSpaced: true  // LB11, LB12
    case (_, .glue) where !isSpaced: left != .breakAfter && left != .hyphen  // LB12a
    case (_, .closePunctuation), (_, .closeParenthesis), (_, .exclamation),
      (_, .infixSeparator), (_, .symbolBeforeBreak):
      true  // LB13
    case (.openPunctuation, _), (.wideOpenPunctuation, _): true  // LB14
    case (.quotation, .openPunctuation), (.quotation, .wideOpenPunctuation): true  // LB15
    case (.closePunctuation, .nonStarter), (.closeParenthesis, .nonStarter): true  // LB16
    case (.breakOnBothSides, .breakOnBothSides): true  // LB17
    default: false
    }
  }

  /// LB19 to LB30b, for two characters without a space in between.
  private func isForbidden(_ right: LineBreakClass) -> Bool {
    switch (left, right) {
    case (.quotation, _), (_, .quotation): true  // LB19
    case (.contingentBreak, _), (_, .contingentBreak): false  // LB20
    case (.breakBefore, _), (_, .breakAfter), (_, .hyphen), (_, .nonStarter): true  // LB21
    case (.hyphen, _) where beforeLeft == .hebrewLetter,
      (.breakAfter, _) where beforeLeft == .hebrewLetter:
      true  // LB21a
    case (.symbolBeforeBreak, .hebrewLetter): true  // LB21b
    case (_, .inseparable): true  // LB22
    case (.prefix, _) where right.isIdeograph, (_, .postfix) where left.isIdeograph: true  // LB23a
    case (_, .numeric): left.isLetter || left.precedesNumbers  // LB23, LB25
    case (.numeric, .postfix), (.numeric, .prefix): true  // LB25
    case (.closePunctuation, .postfix), (.closePunctuation, .prefix): true  // LB25
    case (.closeParenthesis, .postfix), (.closeParenthesis, .prefix): true  // LB25
    case (.postfix, .openPunctuation), (.prefix, .openPunctuation): true  // LB25
    case (.postfix, .wideOpenPunctuation), (.prefix, .wideOpenPunctuation): true  // LB25
    case (_, .postfix) where left.isLetter, (_, .prefix) where left.isLetter: true  // LB24
    case (_, _) where left.isHangul || right.isHangul: isForbiddenInHangul(right)
    case (_, _) where right.isLetter: left.precedesLetters
    case (_, .openPunctuation): left.isLetter || left == .numeric  // LB30
    case (.regionalIndicator, .regionalIndicator): isHalfFlag  // LB30a
    case (.emojiBase, .emojiModifier), (.reservedPictograph, .emojiModifier): true  // LB30b
    default: false
    }
  }

  /// LB26, LB27: the parts of a syllable, and syllables as ideographs.
  private func isForbiddenInHangul(_ right: LineBreakClass) -> Bool {
    switch (left, right) {
    case (.hangulLeading, .hangulLeading), (.hangulLeading, .hangulVowel),
      (.hangulLeading, .hangulOpenSyllable), (.hangulLeading, .hangulClosedSyllable),
      (.hangulVowel, .hangulVowel), (.hangulVowel, .hangulTrailing),
      (.hangulOpenSyllable, .hangulVowel), (.hangulOpenSyllable, .hangulTrailing),
      (.hangulTrailing, .hangulTrailing), (.hangulClosedSyllable, .hangulTrailing):
      true
    case (_, .postfix): left.isHangul
    case (.prefix, _): right.isHangul
    default: false
    }
  }
}

extension LineBreakClass {
  fileprivate var isMark: Bool { self == .combiningMark || self == .joiner }

  /// Whether marks behind this are a part of it (LB9).
  fileprivate var takesMarks: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace: false
    default: true
    }
  }

  fileprivate var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  fileprivate var isIdeograph: Bool {
    switch self {
    case .ideographic, .reservedPictograph, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  fileprivate var isHangul: Bool {
    switch self {
    case .hangulLeading, .hangulVowel, .hangulTrailing, .hangulOpenSyllable,
      .hangulClosedSyllable:
      true
    default: false
    }
  }

  /// Whether no line ends between this and a number (LB25, LB30).
  fileprivate var precedesNumbers: Bool {
    switch self {
    case .postfix, .prefix, .hyphen, .infixSeparator, .numeric, .symbolBeforeBreak,
      .closeParenthesis:
      true
    default: false
    }
  }

  /// Whether no line ends between this and a letter (LB23, LB24, LB28, LB29, LB30).
  fileprivate var precedesLetters: Bool {
    switch self {
    case .alphabetic, .hebrewLetter, .numeric, .prefix, .postfix, .infixSeparator,
      .closeParenthesis:
      true
    default: false
    }
  }
}
