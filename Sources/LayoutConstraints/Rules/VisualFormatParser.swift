/// Reads a rule in Auto Layout's visual format, such as
/// `H:|-[photo(40)]-8-[title(>=100@750)]-(>=8)-|`.
///
/// Source: Apple's Auto Layout Guide, "Visual Format Language". Each distance and each size becomes
/// a constraint, in the order of the text.
struct VisualFormatParser {
  /// What `-` alone means: 8 points between neighbours, 20 to the superview.
  private static let spaceBetweenSiblings = 8.0
  private static let spaceToSuperview = 20.0

  private var scanner: RuleScanner
  private let metrics: [String: Double]
  private var axis = AxisAttributes.horizontal
  private var constraints: [ParsedConstraint] = []

  init(text: String, metrics: [String: Double]) {
    scanner = RuleScanner(text)
    self.metrics = metrics
  }

  /// What a direction calls the start, the end and the size of an item.
  private struct AxisAttributes {
    var start: Constraint.Attribute
    var end: Constraint.Attribute
    var size: Constraint.Attribute

    static let horizontal = AxisAttributes(start: .leading, end: .trailing, size: .width)
    static let vertical = AxisAttributes(start: .top, end: .bottom, size: .height)
  }

  /// One condition on a distance or a size, with the part of the rule that says it.
  private struct Predicate {
    var relation = Constraint.Relation.equal
    var object: Object
    var priority = Priority.required
    var range: Range<Int>
  }

  private enum Object {
    case number(Double)
    case element(RuleScanner.Word)
  }

  /// What stands between two neighbours.
  private enum Link {
    case flush(Range<Int>)
    case standard(Range<Int>)
    case distances([Predicate])

    var isFlush: Bool {
      if case .flush = self { true } else { false }
    }
  }

  mutating func parse() throws(RuleError) -> [ParsedConstraint] {
    try parseOrientation()
    var view = try parseFirstView()
    while scanner.next != nil {
      let link = try parseLink()
      if scanner.take("|") {
        add(link, from: anchor(view, axis.end), to: superview(of: view, axis.end))
        try scanner.requireEnd("the end of the rule")
        break
      }
      let next = try parseName(link.isFlush ? "-, [ or |" : "[ or |")
      add(link, from: anchor(view, axis.end), to: anchor(next, axis.start))
      try parseSize(of: next)
      view = next
    }
    return constraints
  }

  private mutating func parseOrientation() throws(RuleError) {
    let start = scanner
    guard let word = scanner.takeWord() else { return }
    switch word.text {
    case "H": break
    case "V": axis = .vertical
    default: throw start.unexpected("H: or V:", candidates: ["H", "V"])
    }
    try scanner.require(":", "':'")
  }

  private mutating func parseFirstView() throws(RuleError) -> RuleScanner.Word {
    guard scanner.take("|") else {
      let view = try parseName("| or [")
      try parseSize(of: view)
      return view
    }
    let link = try parseLink()
    let view = try parseName(link.isFlush ? "- or [" : "[")
    add(link, from: superview(of: view, axis.start), to: anchor(view, axis.start))
    try parseSize(of: view)
    return view
  }

  /// Reads `[name`; where there is no bracket, `expected` says what may stand here.
  private mutating func parseName(_ expected: String) throws(RuleError) -> RuleScanner.Word {
    try scanner.require("[", expected)
    guard let name = scanner.takeWord() else { throw scanner.unexpected("an element's name") }
    return name
  }

  /// Reads `(predicates)]` or `]`, and adds what the predicates say of the item's size.
  private mutating func parseSize(of name: RuleScanner.Word) throws(RuleError) {
    guard scanner.take("(") else { return try scanner.require("]", "( or ]") }
    for predicate in try parsePredicates(mayNameElements: true) {
      var constraint = ParsedConstraint(
        first: anchor(name, axis.size), relation: predicate.relation, range: predicate.range)
      switch predicate.object {
      case .number(let number): constraint.constant = number
      case .element(let element): constraint.second = anchor(element, axis.size)
      }
      constraint.priority = predicate.priority
      constraints.append(constraint)
    }
    try scanner.require("]", "]")
  }

  /// Reads what stands between two neighbours.
  private mutating func parseLink() throws(RuleError) -> Link {
    let start = scanner.offset
    guard scanner.take("-") else { return .flush(start..<start) }
    if scanner.next == "[" || scanner.next == "|" { return .standard(start..<scanner.offset) }
    let predicates: [Predicate]
    if scanner.take("(") {
      predicates = try parsePredicates(mayNameElements: false)
    } else {
      let expected = "a distance (a negative one in parentheses), [ or |"
      let distance = try parseNumberOrMetric(expected, allowingMinus: false)
      predicates = [Predicate(object: .number(distance.value), range: distance.range)]
    }
    try scanner.require("-", "'-'")
    return .distances(predicates)
  }

  /// Reads predicates up to and with the closing parenthesis; the opening one has been read.
  private mutating func parsePredicates(
    mayNameElements: Bool
  ) throws(RuleError) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat {
      predicates.append(try parsePredicate(mayNameElement: mayNameElements))
    } while scanner.take(",")
    try scanner.require(")", "@, a comma or )")
    return predicates
  }

  private mutating func parsePredicate(mayNameElement: Bool) throws(RuleError) -> Predicate {
    let start = scanner.offset
    let relation = scanner.takeRelation()
    let object: Object
    var end: Int
    if mayNameElement, let element = takeElement() {
      object = .element(element)
      end = element.range.upperBound
    } else {
      let expected = mayNameElement ? "a number, a metric or an element" : "a number or a metric"
      let number = try parseNumberOrMetric(
        relation == nil ? "==, <=, >=, \(expected)" : expected, allowingMinus: true)
      object = .number(number.value)
      end = number.range.upperBound
    }
    var priority = Priority.required
    if scanner.take("@") {
      let number = try parseNumberOrMetric("a priority", allowingMinus: false)
      priority = try number.priority()
      end = number.range.upperBound
    }
    return Predicate(
      relation: relation ?? .equal, object: object, priority: priority, range: start..<end)
  }

  /// Takes a word that is not a metric.
  private mutating func takeElement() -> RuleScanner.Word? {
    let start = scanner
    guard let word = scanner.takeWord() else { return nil }
    if metrics[word.text] == nil { return word }
    scanner = start
    return nil
  }

  private mutating func parseNumberOrMetric(
    _ expected: String, allowingMinus: Bool
  ) throws(RuleError) -> RuleScanner.Number {
    if let number = try scanner.takeNumber(allowingMinus: allowingMinus) { return number }
    guard let word = scanner.takeWord() else { throw scanner.unexpected(expected) }
    guard let value = metrics[word.text] else {
      throw RuleError(
        problem: .unknownMetric(word.text), range: word.range, candidates: metrics.keys.sorted())
    }
    guard value.magnitude <= Constraint.largestLength else {
      throw RuleError(problem: .numberOutOfRange(decimal(value)), range: word.range)
    }
    return RuleScanner.Number(value: value, range: word.range)
  }

  /// Adds `later relation earlier + distance` for each condition on the distance.
  private mutating func add(_ link: Link, from earlier: ParsedAnchor, to later: ParsedAnchor) {
    let predicates: [Predicate]
    switch link {
    case .distances(let distances): predicates = distances
    case .flush(let range): predicates = [Predicate(object: .number(0), range: range)]
    case .standard(let range):
      let isAtSuperview = !(earlier.isNamed && later.isNamed)
      let space = isAtSuperview ? Self.spaceToSuperview : Self.spaceBetweenSiblings
      predicates = [Predicate(object: .number(space), range: range)]
    }
    for predicate in predicates {
      guard case .number(let distance) = predicate.object else { continue }
      var constraint = ParsedConstraint(
        first: later, relation: predicate.relation, second: earlier, range: predicate.range)
      constraint.constant = distance
      constraint.priority = predicate.priority
      constraints.append(constraint)
    }
  }

  private func anchor(
    _ name: RuleScanner.Word, _ attribute: Constraint.Attribute
  ) -> ParsedAnchor {
    ParsedAnchor(item: .named(name.text), attribute: attribute, range: name.range)
  }

  private func superview(
    of name: RuleScanner.Word, _ attribute: Constraint.Attribute
  ) -> ParsedAnchor {
    ParsedAnchor(item: .superview(of: name.text), attribute: attribute, range: name.range)
  }
}

extension ParsedAnchor {
  fileprivate var isNamed: Bool {
    if case .named = item { true } else { false }
  }
}
