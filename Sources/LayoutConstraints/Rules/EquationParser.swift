/// Reads a rule of the form `item.attribute == 2 * item.attribute + 8 @750`.
struct EquationParser {
  private var scanner: RuleScanner
  private let names: RuleNames

  init(text: String, names: RuleNames) {
    scanner = RuleScanner(text)
    self.names = names
  }

  mutating func parse() throws(RuleError) -> ParsedConstraint {
    let start = scanner.offset
    let first = try parseAnchor("an element's name")
    guard let relation = scanner.takeRelation() else {
      throw scanner.unexpected("==, <= or >=", candidates: Constraint.Relation.allSigns)
    }
    var constraint = ParsedConstraint(first: first, relation: relation, range: start..<start)
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

  private mutating func parseRightSide(
    of constraint: inout ParsedConstraint
  ) throws(RuleError) {
    if let number = try takeNumberOrMetric() {
      guard scanner.take("*") else {
        constraint.constant = number.value
        return
      }
      constraint.multiplier = try number.multiplier()
      constraint.second = try parseAnchor("an element's name")
    } else {
      constraint.second = try parseAnchor("a number, a metric or an element's name")
      if scanner.take("*") {
        let number = try parseNumber()
        constraint.multiplier = try number.multiplier()
      } else if scanner.take("/") {
        let number = try parseNumber()
        constraint.multiplier = try number.multiplier(inverse: true)
      }
    }
    constraint.constant = try parseConstant()
  }

  private mutating func parseConstant() throws(RuleError) -> Double {
    if scanner.take("+") { return try parseNumber().value }
    if scanner.take("-") { return try -parseNumber().value }
    return 0
  }

  /// Reads `item.attribute` or `item.guide.attribute`.
  private mutating func parseAnchor(_ expected: String) throws(RuleError) -> ParsedAnchor {
    guard let name = scanner.takeWord() else { throw scanner.unexpected(expected) }
    try scanner.require(".", "'.' and an attribute")
    let attributes = Constraint.Attribute.allNames
    var guide: Constraint.Guide?
    var word = try parseAttributeWord(candidates: attributes + Constraint.Guide.allNames)
    if let found = Constraint.Guide(rawValue: word.text) {
      guide = found
      try scanner.require(".", "'.' and an attribute of the guide")
      word = try parseAttributeWord(candidates: attributes)
    }
    guard let attribute = Constraint.Attribute(rawValue: word.text) else {
      throw RuleError(
        problem: .unknownAttribute(word.text), range: word.range,
        candidates: attributes + (guide == nil ? Constraint.Guide.allNames : []))
    }
    return ParsedAnchor(
      item: .named(name.text), attribute: attribute, range: name.range, guide: guide)
  }

  private mutating func parseAttributeWord(
    candidates: [String]
  ) throws(RuleError) -> RuleScanner.Word {
    guard let word = scanner.takeWord() else {
      throw scanner.unexpected("an attribute", candidates: candidates)
    }
    return word
  }

  private mutating func parseNumber() throws(RuleError) -> RuleScanner.Number {
    try scanner.requireNumber("a number or a metric", names: names)
  }

  /// Takes a number, or a word that no `.` follows: a metric, unless it can only be an element.
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
  /// Every attribute as rules spell it.
  static var allNames: [String] { allCases.map(\.rawValue) }
}

extension Constraint.Guide {
  /// Every guide as rules spell it.
  static var allNames: [String] { allCases.map(\.rawValue) }
}

extension Constraint.Relation {
  /// Every relation as rules spell it.
  static var allSigns: [String] { allCases.map(\.rawValue) }
}
