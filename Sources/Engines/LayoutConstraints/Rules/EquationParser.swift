/// Parses a rule of the form `item.attribute == 2 * item.attribute + 8 @750`, in which a distance
/// can replace an attribute.
struct EquationParser {
  private var scanner: RuleScanner
  private let names: RuleNames

  init(_ scanner: RuleScanner, names: RuleNames) {
    self.scanner = scanner
    self.names = names
  }

  /// An anchor or a distance.
  private struct Operand {
    var end: ParsedAnchor
    var start: ParsedAnchor?
  }

  mutating func parse() throws(RuleError) -> ParsedConstraint {
    let start = scanner.offset
    let left = try parseLeftSide()
    guard let relation = scanner.takeRelation() else {
      throw scanner.unexpected("==, <= or >=", candidates: Constraint.Relation.allSigns)
    }
    var constraint = ParsedConstraint(
      first: left.end, firstStart: left.start, relation: relation, range: start..<start)
    try parseRightSide(of: &constraint)
    if scanner.take("@") {
      constraint.priority = try scanner.requireNumber("a priority", names: names).priority()
      try scanner.requireEnd("the end of the rule")
    }
    let signs = constraint.second != nil && constraint.constant == 0 ? "+, -, @" : "@"
    try scanner.requireEnd("\(signs) or the end of the rule")
    constraint.range = start..<scanner.offset
    return constraint
  }

  private mutating func parseLeftSide() throws(RuleError) -> Operand {
    var left = try parseFactor("an element's name")
    if left.start == nil, scanner.take("-") { left.start = try parseAnchor("an element's name") }
    return left
  }

  private mutating func parseRightSide(
    of constraint: inout ParsedConstraint
  ) throws(RuleError) {
    var right: Operand
    var hasFactor = true
    if let number = try takeNumberOrMetric() {
      guard scanner.take("*") else {
        constraint.constant = number.value
        return
      }
      constraint.multiplier = try number.multiplier()
      right = try parseFactor("an element's name")
    } else {
      right = try parseFactor("a number, a metric or an element's name")
      if scanner.take("*") {
        constraint.multiplier = try parseNumber().multiplier()
      } else if scanner.take("/") {
        constraint.multiplier = try parseNumber().multiplier(inverse: true)
      } else {
        hasFactor = false
      }
    }
    if right.start == nil, isAnchorSubtracted {
      guard !hasFactor else { throw missingParentheses() }
      _ = scanner.take("-")
      right.start = try parseAnchor("an element's name")
      guard scanner.next != "*", scanner.next != "/" else { throw missingParentheses() }
    }
    constraint.second = right.end
    constraint.secondStart = right.start
    constraint.constant = try parseConstant()
  }

  /// Whether `-` comes next, followed by an anchor rather than a metric.
  private var isAnchorSubtracted: Bool {
    var ahead = scanner
    return ahead.take("-") && ahead.skipWord() && ahead.next == "."
  }

  private func missingParentheses() -> RuleError {
    RuleError(
      problem: .distanceWithoutParentheses, range: scanner.offset..<scanner.offset + 1)
  }

  /// Parses an anchor, or a distance in parentheses.
  private mutating func parseFactor(_ expected: String) throws(RuleError) -> Operand {
    guard scanner.take("(") else { return Operand(end: try parseAnchor(expected)) }
    let end = try parseAnchor("an element's name")
    try scanner.require("-", "'-' and another position")
    let start = try parseAnchor("an element's name")
    try scanner.require(")", "')'")
    return Operand(end: end, start: start)
  }

  private mutating func parseConstant() throws(RuleError) -> Double {
    if scanner.take("+") { return try parseNumber().value }
    if scanner.take("-") { return try -parseNumber().value }
    return 0
  }

  /// Parses `item.attribute` or `item.guide.attribute`.
  private mutating func parseAnchor(_ expected: String) throws(RuleError) -> ParsedAnchor {
    guard let name = scanner.takeWord() else { throw scanner.unexpected(expected) }
    try scanner.require(".", "'.' and an attribute")
    let attributes = Constraint.Attribute.allNames
    var guide: Constraint.Guide?
    var word = try parseAttributeWord(candidates: attributes + Constraint.Guide.allNames)
    var attribute = Constraint.Attribute(rawValue: word.text)
    if attribute == nil, let found = Constraint.Guide(rawValue: word.text) {
      guide = found
      try scanner.require(".", "'.' and an attribute of the guide")
      word = try parseAttributeWord(candidates: attributes)
      attribute = Constraint.Attribute(rawValue: word.text)
    }
    guard let attribute else {
      throw RuleError(
        problem: .unknownAttribute(word.text), range: word.range,
        candidates: attributes + (guide == nil ? Constraint.Guide.allNames : []))
    }
    return ParsedAnchor(
      item: .named(name.text), attribute: attribute, range: name.range, guide: guide)
  }

  private mutating func parseAttributeWord(
    candidates: @autoclosure () -> [String]
  ) throws(RuleError) -> RuleScanner.Word {
    guard let word = scanner.takeWord() else {
      throw scanner.unexpected("an attribute", candidates: candidates())
    }
    return word
  }

  private mutating func parseNumber() throws(RuleError) -> RuleScanner.Number {
    try scanner.requireNumber("a number or a metric", names: names)
  }

  /// Takes a number, or a word without `.` after it: a metric, unless it can only be an element.
  private mutating func takeNumberOrMetric() throws(RuleError) -> RuleScanner.Number? {
    if let number = try scanner.takeNumber(allowingMinus: true) { return number }
    var ahead = scanner
    guard let word = ahead.takeWord(), ahead.next != "." else { return nil }
    guard names.metrics[word.text] != nil || !names.isElement(word.text) else { return nil }
    scanner = ahead
    return try names.metric(word)
  }
}

extension Constraint.Attribute {
  /// The names of all attributes in rules.
  static let allNames = allCases.map { $0.rawValue }
}

extension Constraint.Guide {
  /// The names of all guides in rules.
  static let allNames = allCases.map { $0.rawValue }
}

extension Constraint.Relation {
  /// The signs of all relations in rules.
  static let allSigns = allCases.map { $0.rawValue }
}
