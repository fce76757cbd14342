import Geometry

/// Parses a rule in Auto Layout's visual format, such as
/// `H:|-[photo(40)]-8-[title(>=100@750)]-(>=8)-|`.
///
/// Source: Apple's Auto Layout Guide, "Visual Format Language". Each distance and each size becomes
/// a constraint, in the order of the text. Ours: the constraints of alignments come last, pair by
/// pair.
struct VisualFormatParser {
  var scanner: RuleScanner
  let names: RuleNames
  private let options: VisualFormatOptions
  private var sides: VisualFormatSides
  private var views: [RuleScanner.Word] = []
  private var constraints: [ParsedConstraint] = []

  init(_ scanner: RuleScanner, names: RuleNames, options: VisualFormatOptions) {
    self.scanner = scanner
    self.names = names
    self.options = options
    sides = VisualFormatSides(axis: .horizontal, options: options)
  }

  /// The link between two neighbours.
  private enum Link {
    case flush(Range<Int>)
    case standard(Range<Int>)
    case distances([VisualFormatPredicate])

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
        try add(
          link, from: anchor(view, sides.end), to: superview(of: view, sides.end),
          isAtSuperview: true)
        try scanner.requireEnd("the end of the rule")
        break
      }
      let next = try parseName(link.isFlush ? "-, [ or |" : "[ or |")
      try add(
        link, from: anchor(view, sides.endBeforeSibling),
        to: anchor(next, sides.startAfterSibling), isAtSuperview: false)
      try parseSize(of: next)
      view = next
    }
    addAlignments()
    return constraints
  }

  private mutating func parseOrientation() throws(RuleError) {
    let start = scanner
    var axis = Axis.horizontal
    if let word = scanner.takeWord() {
      switch word.text {
      case "H": break
      case "V": axis = .vertical
      default: throw start.unexpectedOrientation(word)
      }
      try scanner.require(":", "':'")
    }
    if let problem = options.problem(inFormatAlong: axis) {
      // Without an orientation the error can only point at the start.
      let length = scanner.offset > start.offset ? 1 : 0
      throw RuleError(problem: problem, range: start.offset..<start.offset + length)
    }
    sides = VisualFormatSides(axis: axis, options: options)
  }

  private mutating func parseFirstView() throws(RuleError) -> RuleScanner.Word {
    guard scanner.take("|") else {
      let view = try parseName("| or [")
      try parseSize(of: view)
      return view
    }
    let link = try parseLink()
    let view = try parseName(link.isFlush ? "- or [" : "[")
    try add(
      link, from: superview(of: view, sides.start), to: anchor(view, sides.start),
      isAtSuperview: true)
    try parseSize(of: view)
    return view
  }

  /// Parses `[name`; `expected` describes what is allowed instead of the bracket.
  private mutating func parseName(_ expected: String) throws(RuleError) -> RuleScanner.Word {
    try scanner.require("[", expected, at: .link)
    guard let name = scanner.takeWord() else { throw scanner.unexpected("an element's name") }
    views.append(name)
    return name
  }

  /// Parses `(predicates)]` or `]`, and adds constraints for the predicates of the item's size.
  private mutating func parseSize(of name: RuleScanner.Word) throws(RuleError) {
    guard scanner.take("(") else {
      return try scanner.require("]", "( or ]", at: .afterName)
    }
    for predicate in try parsePredicates(ofSize: name) {
      var constraint = ParsedConstraint(
        first: anchor(name, sides.size), relation: predicate.relation, range: predicate.range)
      switch predicate.object {
      case .number(let number): constraint.constant = number
      case .element(let element): constraint.second = anchor(element, sides.size)
      }
      constraint.priority = predicate.priority
      constraints.append(constraint)
    }
    try scanner.require("]", "]")
  }

  /// Parses the link between two neighbours.
  private mutating func parseLink() throws(RuleError) -> Link {
    let start = scanner.offset
    guard !scanner.isNext("->") else { throw scanner.unexpected("a distance", at: .link) }
    guard scanner.take("-") else { return .flush(start..<start) }
    if scanner.next == "[" || scanner.next == "|" { return .standard(start..<start + 1) }
    guard !scanner.take("(") else {
      let predicates = try parsePredicates(ofSize: nil)
      try scanner.require("-", "'-'")
      return .distances(predicates)
    }
    let expected = "a distance (a negative one in parentheses), [ or |"
    guard scanner.next != "~" else { throw scanner.unexpected(expected, at: .link) }
    let distance = try scanner.requireNumber(expected, names: names)
    try scanner.require("-", "'-'", at: .afterObject)
    return .distances([
      VisualFormatPredicate(object: .number(distance.value), range: distance.range)
    ])
  }

  /// Adds `later relation earlier + distance` for each condition on the distance.
  private mutating func add(
    _ link: Link, from earlier: ParsedAnchor, to later: ParsedAnchor, isAtSuperview: Bool
  ) throws(RuleError) {
    let predicates: [VisualFormatPredicate]
    var source = Constraint.Source.author
    switch link {
    case .distances(let distances): predicates = distances
    case .flush(let range): predicates = [VisualFormatPredicate(object: .number(0), range: range)]
    case .standard(let range):
      source = .systemSpacing
      let space = try standardSpace(isAtSuperview: isAtSuperview, range: range)
      predicates = [VisualFormatPredicate(object: .number(space), range: range)]
    }
    for predicate in predicates {
      guard case .number(let distance) = predicate.object else { continue }
      // Against the axis, the earlier one has the larger position.
      var constraint = ParsedConstraint(
        first: sides.isReversed ? earlier : later, relation: predicate.relation,
        second: sides.isReversed ? later : earlier, range: predicate.range)
      constraint.constant = distance
      constraint.priority = predicate.priority
      constraint.source = source
      constraints.append(constraint)
    }
  }

  private func standardSpace(
    isAtSuperview: Bool, range: Range<Int>
  ) throws(RuleError) -> Double {
    let name = isAtSuperview ? "standardSpacingToSuperview" : "standardSpacing"
    guard names.metrics[name] != nil else {
      return isAtSuperview
        ? StandardDistances.spaceToSuperview : StandardDistances.spaceBetweenSiblings
    }
    return try names.metric(RuleScanner.Word(text: name, range: range)).value
  }

  private mutating func addAlignments() {
    for (earlier, later) in zip(views, views.dropFirst()) {
      for attribute in options.alignedAttributes {
        constraints.append(
          ParsedConstraint(
            first: anchor(later, attribute), relation: .equal, second: anchor(earlier, attribute),
            range: earlier.range.lowerBound..<later.range.upperBound))
      }
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

extension RuleScanner {
  /// The error of a word where `H` or `V` is expected.
  fileprivate func unexpectedOrientation(_ word: Word) -> RuleError {
    for notation in SupersetNotation.notations(at: .orientation) where notation.sign == word.text {
      return RuleError(problem: .superset(notation), range: word.range)
    }
    return unexpected("H: or V:", candidates: ["H", "V"])
  }
}

/// One condition on a distance or a size in a visual format, and its part of the text.
struct VisualFormatPredicate {
  var relation = Constraint.Relation.equal
  var object: Object
  var priority = Priority.required
  var range: Range<Int>

  /// The right side of a condition on a distance or a size.
  enum Object {
    case number(Double)
    case element(RuleScanner.Word)
  }
}

extension VisualFormatParser {
  /// Parses predicates up to and including the closing parenthesis; the opening one has been taken.
  ///
  /// They are conditions on the size of `view`, or on a distance if `view` is `nil`.
  mutating func parsePredicates(
    ofSize view: RuleScanner.Word?
  ) throws(RuleError) -> [VisualFormatPredicate] {
    var predicates: [VisualFormatPredicate] = []
    repeat {
      predicates.append(try parsePredicate(ofSize: view))
    } while scanner.take(",")
    try scanner.require(")", "@, a comma or )", at: .afterObject)
    return predicates
  }

  private mutating func parsePredicate(
    ofSize view: RuleScanner.Word?
  ) throws(RuleError) -> VisualFormatPredicate {
    let start = scanner.offset
    let relation = scanner.takeRelation()
    let object: VisualFormatPredicate.Object
    var end: Int
    if let view, let element = try takeElement(otherThan: view) {
      object = .element(element)
      end = element.range.upperBound
    } else {
      let kinds = view == nil ? "a number or a metric" : "a number, a metric or an element"
      let number = try scanner.requireNumber(
        relation == nil ? "==, <=, >=, \(kinds)" : kinds, names: names, allowingMinus: true)
      object = .number(number.value)
      end = number.range.upperBound
    }
    var priority = Priority.required
    if scanner.take("@") {
      let number = try scanner.requireNumber("a priority", names: names)
      priority = try number.priority()
      end = number.range.upperBound
    }
    return VisualFormatPredicate(
      relation: relation ?? .equal, object: object, priority: priority, range: start..<end)
  }

  /// Takes the name of an element: a known element, or else a word that is no metric.
  private mutating func takeElement(
    otherThan view: RuleScanner.Word
  ) throws(RuleError) -> RuleScanner.Word? {
    let start = scanner
    guard let word = scanner.takeWord() else { return nil }
    if !names.isElement(word.text) {
      guard names.metrics[word.text] == nil else {
        scanner = start
        return nil
      }
      if let elements = names.elements {
        throw RuleError(
          problem: .unknownName(word.text), range: word.range,
          candidates: elements.keys.sorted() + names.metrics.keys.sorted())
      }
    }
    guard word.text != view.text else {
      throw RuleError(problem: .sizeOfItself(word.text), range: word.range)
    }
    return word
  }
}
