import Scenarios

/// Constraints written as Swift code, with the rules that say the same.
///
/// It reads anchors, `NSLayoutConstraint(item:…)`, formats, and SnapKit's closures, one of them or several.
struct SwiftConstraints {
  /// The rules, in which other words of other toolkits stay.
  private(set) var rules: [String] = []
  /// The first statement that no rule says, and why; `nil` where the rules say all of the code.
  private(set) var unread: Unread?
  /// The owner of the code, and what is different here.
  let sentence: String
  /// The superview of an item.
  private let superview: (String) -> String
  /// The rules of each constraint that has a name in the code.
  private var named: [String: Range<Int>] = [:]

  /// A statement that no rule says.
  struct Unread: Error {
    let statement: String
    let reason: String

    /// The statement and the reason, for a message.
    var sentence: String { "'\(statement.shortened)' has no rule: \(reason)" }
  }

  /// The hints about code: its owner, and the statement that no rule says.
  var hints: [String] { [sentence] + (unread.map { [$0.sentence] } ?? []) }

  /// Reads code; `nil` for any other text.
  ///
  /// `superview` is the name of an item's superview.
  init?(_ text: String, superview: @escaping (String) -> String = { _ in "superview" }) {
    guard text.utf8.count <= ScenarioLimits.longestCode else { return nil }
    let uiKit = ["NSLayoutConstraint.", "NSLayoutConstraint("]
    let snapKit = [".snp.", ".equalTo", "EqualTo(", ".makeConstraints"]
    if uiKit.contains(where: text.contains)
      || Self.finds(".constraint", in: text, before: { $0.drop { $0.isWhitespace }.first == "(" })
    {
      sentence = "this is UIKit's code: here a constraint is a rule"
    } else if snapKit.contains(where: text.contains) || text.trimmed.hasPrefix("make.")
      || Self.finds("$0.", in: text, before: { $0.drop { $0.isWordPart }.first == "." })
    {
      sentence = "this is SnapKit's code: here a rule names its item"
    } else {
      return nil
    }
    self.superview = superview
    read(SwiftParser.statements(of: text))
  }

  private static func finds(
    _ word: String, in text: String, before isExpected: (Substring) -> Bool
  ) -> Bool {
    text.ranges(of: word).contains { isExpected(text[$0.upperBound...]) }
  }

  private mutating func read(_ statements: [SwiftStatement]) {
    for statement in statements where unread == nil {
      do {
        try read(statement)
      } catch {
        unread = Unread(
          statement: error.statement.isEmpty ? statement.source : error.statement,
          reason: error.reason)
      }
    }
  }

  private mutating func read(_ statement: SwiftStatement) throws(Unread) {
    switch statement.kind {
    case .other: throw .reason("it is no constraint")
    case .expression(let expression): try read(expression)
    case .assignment(let left, let right): try assign(right, to: left)
    }
  }

  private mutating func assign(
    _ value: SwiftExpression, to target: SwiftExpression
  ) throws(Unread) {
    switch target.steps.last?.name {
    case "translatesAutoresizingMaskIntoConstraints": return
    case "isActive":
      guard value.name == "true" else { throw .reason("it is not active") }
      var constraint = target
      constraint.steps.removeLast()
      if constraint.steps.isEmpty, let name = constraint.name, named[name] != nil { return }
      try read(constraint)
    case "priority":
      guard let name = target.rootName, let range = named[name] else {
        throw .reason("it is not known which constraint '\(target.source)' belongs to")
      }
      let priority = try SwiftNumber.priority(value)
      for index in range { rules[index] += " @\(priority)" }
    default:
      let first = rules.count
      try read(value)
      if let name = target.rootName { named[name] = first..<rules.count }
    }
  }

  /// Reads an expression that creates constraints, or activates some.
  private mutating func read(_ expression: SwiftExpression) throws(Unread) {
    guard let last = expression.steps.last else {
      guard case .list(let items) = expression.base else { throw .reason("it is no constraint") }
      return try read(items, of: expression)
    }
    if let closure = last.closure, last.name.hasSuffix("makeConstraints") || snapKitNames(last.name)
    {
      try read(closure, of: expression)
    } else if last.name == "addSubview" || last.name == "addArrangedSubview" {
      return
    } else if case .list(let items) = expression.base, last.name == "forEach" {
      try read(items, of: expression)
    } else if last.name == "activate" || last.name == "addConstraints"
      || last.name == "addConstraint", let arguments = last.arguments, arguments.count == 1
    {
      if case .list(let items) = arguments[0].value.base {
        try read(items, of: expression)
      } else {
        try read(arguments[0].value)
      }
    } else if expression.steps.contains(where: { SnapKitChain.isRelation($0.name) }) {
      throw .reason(
        "it does not say which item it constrains: write all of ITEM.snp.makeConstraints")
    } else {
      rules += try UIKitConstraint.rules(of: expression)
    }
  }

  private func snapKitNames(_ name: String) -> Bool {
    ["remakeConstraints", "updateConstraints", "prepareConstraints"].contains(name)
  }

  private mutating func read(
    _ items: [SwiftExpression], of whole: SwiftExpression
  ) throws(Unread) {
    for item in items {
      do {
        if item.steps.isEmpty, let name = item.name, named[name] != nil { continue }
        try read(item)
      } catch {
        throw Unread(
          statement: error.statement.isEmpty ? item.source : error.statement, reason: error.reason)
      }
    }
  }

  private mutating func read(
    _ closure: SwiftClosure, of expression: SwiftExpression
  ) throws(Unread) {
    guard let item = expression.item(droppingLast: 1) else {
      throw .reason("'\(expression.source)' names no item")
    }
    for statement in closure.statements {
      do {
        try read(statement, of: closure.parameter, item)
      } catch {
        throw Unread(statement: statement.source, reason: error.reason)
      }
    }
  }

  private mutating func read(
    _ statement: SwiftStatement, of parameter: String, _ item: String
  ) throws(Unread) {
    var chain: SwiftExpression
    var name: String?
    switch statement.kind {
    case .expression(let expression): chain = expression
    case .assignment(let target, let value): (chain, name) = (value, target.rootName)
    case .other: throw .reason("it is no constraint")
    }
    guard case .name(parameter) = chain.base else { throw .reason("it is no constraint") }
    let first = rules.count
    rules += try SnapKitChain(chain.steps, of: item, in: superview(item)).rules
    if let name { named[name] = first..<rules.count }
  }
}

extension SwiftConstraints.Unread {
  /// The reason, for a statement that is still to be named.
  static func reason(_ reason: String) -> SwiftConstraints.Unread {
    SwiftConstraints.Unread(statement: "", reason: reason)
  }
}

extension SwiftExpression {
  /// The name that it is, without members; `nil` for anything else.
  var name: String? {
    guard case .name(let name) = base, steps.isEmpty, !name.isEmpty else { return nil }
    return name
  }

  /// The name that it begins with, after `self`.
  var rootName: String? {
    guard case .name(let name) = base else { return nil }
    return name == "self" ? steps.first?.name : name
  }

  /// The names of a path, such as `self.card.title`; `nil` for anything else, such as a call.
  var path: [String]? {
    guard case .name(let name) = base, !name.isEmpty, steps.allSatisfy({ $0.arguments == nil })
    else { return nil }
    return [name] + steps.map { $0.name }
  }

  /// The item of a path without its last members: its name, and its guide where one follows.
  func item(droppingLast count: Int) -> String? {
    var inside = self
    guard steps.count >= count else { return nil }
    inside.steps.removeLast(count)
    guard var path = inside.path else { return nil }
    if path.last == "snp" { path.removeLast() }
    if path.count > 1, path.first == "self" { path.removeFirst() }
    guard let last = path.last else { return nil }
    let isGuide = last.hasSuffix("Guide") || last == "safeArea"
    return isGuide && path.count > 1 ? path.suffix(2).joined(separator: ".") : last
  }
}

/// A number in code: its value, or the name of a constant.
enum SwiftNumber {
  case value(Double)
  case name(String)

  init(_ text: String) { self = Double(text).map { .value($0) } ?? .name(text) }

  /// The number that an expression is; throws for anything else.
  init(_ expression: SwiftExpression) throws(SwiftConstraints.Unread) {
    if let value = Self.value(of: expression) {
      self = .value(value)
    } else if let name = expression.path?.last {
      self = .name(name)
    } else {
      throw .reason("'\(expression.source)' is neither a number nor a name")
    }
  }

  /// The value of a number, or of some that are added or multiplied; `nil` for anything else.
  private static func value(of expression: SwiftExpression) -> Double? {
    // `CGFloat(8)` and `Float(0.5)`.
    if case .name = expression.base, expression.steps.count == 1, expression.steps[0].name.isEmpty,
      let arguments = expression.steps[0].arguments, arguments.count == 1,
      arguments[0].label == nil
    {
      return value(of: arguments[0].value)
    }
    guard expression.steps.isEmpty else { return nil }
    switch expression.base {
    case .number(let number): return number
    case .negated(let inside): return value(of: inside).map { -$0 }
    case .operation(let left, let sign, let right):
      guard let left = value(of: left), let right = value(of: right) else { return nil }
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      default: return left / right
      }
    case .name, .text, .list: return nil
    }
  }

  /// A priority: a number, a word such as `.defaultHigh`, or one of both with a number added.
  static func priority(_ expression: SwiftExpression) throws(SwiftConstraints.Unread) -> String {
    if case .operation(let left, let sign, let right) = expression.base,
      let first = Double(try priority(left)), let second = value(of: right)
    {
      return (sign == "-" ? first - second : first + second).plain
    }
    // `UILayoutPriority(999)`, `.init(999)` and `UILayoutPriority(rawValue: 999)`.
    if let arguments = expression.steps.last?.arguments, arguments.count == 1 {
      return try priority(arguments[0].value)
    }
    let words = ScenarioVocabulary.priorities
    let path = expression.steps.filter { $0.name != "rawValue" }.map { $0.name }
    if let word = path.last ?? expression.name,
      let number = words.word(word, among: words.names)?.other
    {
      return number
    }
    switch try SwiftNumber(expression) {
    case .value(let number): return number.plain
    case .name(let name): return name
    }
  }

  /// The number as a constant that is added: ` + 8`, ` - 8`, or nothing for 0.
  func sum(isNegative: Bool = false) -> String {
    switch self {
    case .value(let number):
      let number = isNegative ? -number : number
      return number == 0 ? "" : number < 0 ? " - \((-number).plain)" : " + \(number.plain)"
    case .name(let name): return isNegative ? " - \(name)" : " + \(name)"
    }
  }

  /// The number as it is written.
  var text: String {
    switch self {
    case .value(let number): number.plain
    case .name(let name): name
    }
  }
}
