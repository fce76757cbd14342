/// Splits the text of a rule into words, numbers and signs, with their offsets.
///
/// White space after each of them is skipped.
struct RuleScanner {
  /// The text in UTF-8.
  ///
  /// Nearly all rules are in ASCII, where a byte is a character.
  private let bytes: [UInt8]
  /// The UTF-8 offset of the next word.
  private(set) var offset = 0

  /// A word of the rule and its UTF-8 offsets.
  struct Word: Equatable {
    var text: String
    var range: Range<Int>
  }

  /// A number in the rule and its UTF-8 offsets.
  struct Number: Equatable {
    var value: Double
    var range: Range<Int>
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
    skipSpaces()
  }

  /// The next character, or `nil` at the end.
  var next: Unicode.Scalar? { scalar(at: offset) }

  /// Whether `sign` comes next.
  func isNext(_ sign: String) -> Bool {
    bytes[offset...].starts(with: sign.utf8)
  }

  /// Takes `sign` if it comes next.
  mutating func take(_ sign: String) -> Bool {
    guard isNext(sign) else { return false }
    offset += sign.utf8.count
    skipSpaces()
    return true
  }

  /// Takes `sign`; throws that `expected` was expected if it does not come next.
  mutating func require(_ sign: String, _ expected: String) throws(RuleError) {
    guard take(sign) else { throw unexpected(expected) }
  }

  /// Throws that `expected` was expected unless the rule ends here.
  func requireEnd(_ expected: String) throws(RuleError) {
    guard next == nil else { throw unexpected(expected) }
  }

  /// Takes a word: a letter of any script or `_`, then letters, marks, digits and `_`.
  mutating func takeWord() -> Word? {
    endOfWord.map { takeText(to: $0) }
  }

  /// Takes a word that nobody reads; `false` where none comes next.
  mutating func skipWord() -> Bool {
    guard let end = endOfWord else { return false }
    offset = end
    skipSpaces()
    return true
  }

  /// The offset behind the word that comes next; `nil` where none does.
  private var endOfWord: Int? {
    guard let first = next, first == "_" || first.startsWord else { return nil }
    return end(from: offset) { $0.continuesWord }
  }

  /// Takes a number if one comes next: an optional minus sign, digits, a fraction, an exponent.
  mutating func takeNumber(allowingMinus: Bool = false) throws(RuleError) -> Number? {
    let start = offset
    let isNegative = allowingMinus && take("-")
    guard let digits = takeDigits() else {
      offset = start
      return nil
    }
    let range = start..<digits.range.upperBound
    guard let value = Double(digits.text), value <= Constraint.largestLength else {
      let written = (isNegative ? "-" : "") + digits.text
      throw RuleError(problem: .numberOutOfRange(written), range: range)
    }
    return Number(value: isNegative ? -value : value, range: range)
  }

  /// The error that `expected` was expected at the current offset.
  func unexpected(_ expected: String, candidates: [String] = []) -> RuleError {
    var copy = self
    let found = copy.takeWord() ?? copy.takeDigits() ?? copy.takeSign()
    return RuleError(
      problem: .unexpected(found: found.text, expected: expected), range: found.range,
      candidates: candidates)
  }

  private mutating func takeDigits() -> Word? {
    func endOfDigits(from start: Int) -> Int? {
      let end = end(from: start) { $0.isDigit }
      return end > start ? end : nil
    }
    func skip(_ signs: String, at offset: Int) -> Int? {
      guard offset < bytes.count, signs.utf8.contains(bytes[offset]) else { return nil }
      return offset + 1
    }
    guard var end = endOfDigits(from: offset) else { return nil }
    if let point = skip(".", at: end), let fraction = endOfDigits(from: point) { end = fraction }
    if let exponent = skip("eE", at: end) {
      let digits = skip("+-", at: exponent) ?? exponent
      if let digitsEnd = endOfDigits(from: digits) { end = digitsEnd }
    }
    return takeText(to: end)
  }

  /// Takes one character, or nothing at the end.
  private mutating func takeSign() -> Word {
    takeText(to: offset + (next.map(UTF8.width) ?? 0))
  }

  private mutating func takeText(to end: Int) -> Word {
    let range = offset..<end
    let word = String(decoding: bytes[range], as: UTF8.self)
    offset = end
    skipSpaces()
    return Word(text: word, range: range)
  }

  private mutating func skipSpaces() {
    offset = end(from: offset) { $0.isSpace }
  }

  /// The offset behind all characters from `start` on that have a property.
  private func end(from start: Int, of property: (Unicode.Scalar) -> Bool) -> Int {
    var end = start
    while let scalar = scalar(at: end), property(scalar) { end += UTF8.width(scalar) }
    return end
  }

  /// The character that starts at an offset, or `nil` at the end.
  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    if UTF8.isASCII(byte) { return Unicode.Scalar(byte) }
    // No character has more than four bytes.
    return String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
  }
}

/// Properties of characters that are in Unicode's tables; nearly all rules are in ASCII, for which
/// no table is needed.
extension Unicode.Scalar {
  fileprivate var startsWord: Bool {
    isASCII ? isASCIILetter : properties.isIDStart
  }

  fileprivate var continuesWord: Bool {
    isASCII
      ? isASCIILetter || isDigit || self == "_" : properties.isIDContinue
  }

  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isSpace: Bool {
    isASCII ? self == " " || (9...13).contains(value) : properties.isWhitespace
  }

  private var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

extension RuleScanner {
  /// Takes a relation if one comes next.
  mutating func takeRelation() -> Constraint.Relation? {
    for relation in Constraint.Relation.allCases where take(relation.rawValue) { return relation }
    return nil
  }
}

extension RuleScanner.Number {
  /// The number as a priority; throws if it is out of range.
  func priority() throws(RuleError) -> Double {
    guard Priority.isValid(value) else {
      throw RuleError(problem: .invalid(.priorityOutOfRange(value)), range: range)
    }
    return value
  }

  /// The number, or its inverse, as a multiplier; throws if it is out of range.
  func multiplier(inverse: Bool = false) throws(RuleError) -> Double {
    let multiplier = inverse ? 1 / value : value
    guard Constraint.multiplierMagnitudes.contains(multiplier.magnitude) else {
      throw RuleError(problem: .invalid(.multiplierOutOfRange(multiplier)), range: range)
    }
    return multiplier
  }
}

/// The names that a rule may use besides those of attributes and guides.
struct RuleNames {
  /// The named numbers.
  var metrics: [String: Double] = [:]
  /// The elements and their indices; `nil` if the elements are not known yet.
  var elements: [String: Int]?

  /// Whether an element of this name is known to exist.
  func isElement(_ name: String) -> Bool {
    elements?[name] != nil
  }

  /// The value of a metric; throws if there is none or it is out of range.
  func metric(_ word: RuleScanner.Word) throws(RuleError) -> RuleScanner.Number {
    guard let value = metrics[word.text] else {
      guard !isElement(word.text) else {
        throw RuleError(problem: .elementInsteadOfNumber(word.text), range: word.range)
      }
      throw RuleError(
        problem: .unknownMetric(word.text), range: word.range, candidates: metrics.keys.sorted())
    }
    guard value.magnitude <= Constraint.largestLength else {
      throw RuleError(
        problem: .metricOutOfRange(name: word.text, value: value), range: word.range)
    }
    return RuleScanner.Number(value: value, range: word.range)
  }
}

extension RuleScanner {
  /// Takes a number, or a metric by its name; throws that `expected` was expected if neither comes
  /// next.
  mutating func requireNumber(
    _ expected: String, names: RuleNames, allowingMinus: Bool = false
  ) throws(RuleError) -> Number {
    if let number = try takeNumber(allowingMinus: allowingMinus) { return number }
    guard let word = takeWord() else { throw unexpected(expected) }
    return try names.metric(word)
  }
}
