/// One condition on a distance or a size in a visual format, with the part that says it.
struct VisualFormatPredicate {
  var relation = Constraint.Relation.equal
  var object: Object
  var priority = Priority.required
  var range: Range<Int>

  /// What a distance or a size is compared with.
  enum Object {
    case number(Double)
    case element(RuleScanner.Word)
  }
}

extension VisualFormatParser {
  /// Reads predicates up to and with the closing parenthesis; the opening one has been read.
  ///
  /// They are about the size of `view`, or about a distance where that is `nil`.
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

  /// Takes a word that means an element: an element's name, or else not that of a metric.
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
