/// The names that a rule may use besides those of attributes.
struct RuleNames {
  /// The named numbers.
  var metrics: [String: Double] = [:]
  /// The elements and their indices; `nil` where they are not known yet.
  var elements: [String: Int]?

  /// Whether there certainly is an element of this name.
  func isElement(_ name: String) -> Bool {
    elements?[name] != nil
  }

  /// The metric of this name as a number; throws where there is none.
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
  /// Takes a number, or a metric by its name, or throws that `expected` must stand here.
  mutating func requireNumber(
    _ expected: String, names: RuleNames, allowingMinus: Bool = false
  ) throws(RuleError) -> Number {
    if let number = try takeNumber(allowingMinus: allowingMinus) { return number }
    guard let word = takeWord() else { throw unexpected(expected) }
    return try names.metric(word)
  }
}
