/// An expression of Swift: what it begins with, and the members and calls after it.
struct SwiftExpression {
  indirect enum Base {
    /// A name; empty before an implicit member, such as `.high`.
    case name(String)
    case number(Double)
    case text(String)
    case list([SwiftExpression])
    case negated(SwiftExpression)
    case operation(SwiftExpression, String, SwiftExpression)
  }

  /// A member, with the arguments of a call and its closure.
  struct Step {
    let name: String
    var arguments: [Argument]?
    var closure: SwiftClosure?
  }

  struct Argument {
    let label: String?
    let value: SwiftExpression
  }

  let base: Base
  /// The members after the base; the arguments of a call of the base itself have a step without a name.
  var steps: [Step] = []
  /// The expression as it is written.
  var source = ""
}

/// A closure: its parameter, `$0` without one, and its statements.
struct SwiftClosure {
  let parameter: String
  let statements: [SwiftStatement]
}

/// A statement of Swift.
struct SwiftStatement {
  enum Kind {
    case expression(SwiftExpression)
    /// What gets a value, and the value.
    case assignment(SwiftExpression, SwiftExpression)
    /// Anything else.
    case other
  }

  let kind: Kind
  /// The statement as it is written, on one line.
  let source: String
}

/// Parses the statements that create constraints, as far as expressions, closures and assignments go.
struct SwiftParser {
  private let code: [UInt8]
  private let tokens: [SwiftToken]
  private var next = 0
  private var depth = 0

  /// Ours: deeper code is no list of constraints, and would need more of the stack.
  private static let deepest = 24

  private struct Unknown: Error {}

  /// The statements of a text.
  static func statements(of code: String) -> [SwiftStatement] {
    var parser = SwiftParser(code)
    var statements: [SwiftStatement] = []
    while parser.next < parser.tokens.count {
      statements += parser.statements()
      // A bracket that closes nothing.
      parser.next += 1
    }
    return statements
  }

  private init(_ code: String) {
    self.code = Array(code.utf8)
    tokens = SwiftToken.tokens(of: code)
  }

  private var token: SwiftToken? { tokens.dropFirst(next).first }

  /// The word behind a point that is next.
  private var member: String? {
    guard isNext("."), let word = tokens.dropFirst(next + 1).first else { return nil }
    return word.kind == .word ? word.text : nil
  }

  private func isNext(_ sign: String, after count: Int = 0) -> Bool {
    guard let token = tokens.dropFirst(next + count).first else { return false }
    return token.kind == .sign && token.text == sign
  }

  private mutating func take(_ sign: String) -> Bool {
    guard isNext(sign) else { return false }
    next += 1
    return true
  }

  private mutating func require(_ sign: String) throws(Unknown) {
    guard take(sign) else { throw Unknown() }
  }

  /// The statements up to a bracket that closes, or the end.
  private mutating func statements() -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    while let token, !isNext("}"), !isNext(")"), !isNext("]") {
      if take(";") || take(",") { continue }
      let start = next
      var kind = SwiftStatement.Kind.other
      do {
        kind = try statement(token)
      } catch {
        next = start
        skipStatement()
      }
      statements.append(SwiftStatement(kind: kind, source: source(from: start)))
    }
    return statements
  }

  private mutating func statement(_ first: SwiftToken) throws(Unknown) -> SwiftStatement.Kind {
    if first.kind == .word, ["let", "var"].contains(first.text) { next += 1 }
    let left = try expression()
    if take(":") { _ = try expression() }
    guard isNext("="), !isNext("=", after: 1) else { return .expression(left) }
    next += 1
    return .assignment(left, try expression())
  }

  /// Skips tokens up to the end of the statement: a semicolon, the next line, or a bracket that closes.
  private mutating func skipStatement() {
    let start = next
    var open = 0
    while let token {
      if open == 0, next > start, token.startsLine || isNext(";") || isNext("}") { return }
      if token.kind == .sign, "([{".contains(token.text) { open += 1 }
      if token.kind == .sign, ")]}".contains(token.text) { open -= 1 }
      if open < 0 { return }
      next += 1
    }
  }

  /// The code from a token to the last one that was taken, on one line.
  private func source(from start: Int) -> String {
    guard start < next, start < tokens.count else { return "" }
    let range = tokens[start].range.lowerBound..<tokens[next - 1].range.upperBound
    let text = String(decoding: code[range], as: UTF8.self)
    return text.split { $0.isWhitespace }.joined(separator: " ")
  }

  private mutating func expression() throws(Unknown) -> SwiftExpression {
    let start = next
    var left = try operand()
    var operations = 0
    while let token, token.kind == .sign, "+-*/".contains(token.text), !token.startsLine {
      operations += 1
      guard operations <= Self.deepest else { throw Unknown() }
      next += 1
      left = SwiftExpression(base: .operation(left, token.text, try operand()))
      left.source = source(from: start)
    }
    return left
  }

  private mutating func operand() throws(Unknown) -> SwiftExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw Unknown() }
    let start = next
    var expression = SwiftExpression(base: try base())
    while let token {
      if let member {
        expression.steps.append(SwiftExpression.Step(name: member))
        next += 2
      } else if isNext("("), !token.startsLine {
        next += 1
        let arguments = try arguments()
        if expression.steps.last.map({ $0.arguments == nil }) == true {
          expression.steps[expression.steps.count - 1].arguments = arguments
        } else {
          expression.steps.append(SwiftExpression.Step(name: "", arguments: arguments))
        }
      } else if isNext("{"), let last = expression.steps.indices.last,
        expression.steps[last].closure == nil
      {
        expression.steps[last].closure = try closure()
      } else if isNext("!") || isNext("?") {
        next += 1
      } else {
        break
      }
    }
    expression.source = source(from: start)
    return expression
  }

  private mutating func base() throws(Unknown) -> SwiftExpression.Base {
    if member != nil { return .name("") }
    // A key path, such as `\.safeAreaLayoutGuide`.
    if take("\\") { return try base() }
    if take("-") { return .negated(try operand()) }
    if take("(") {
      let inside = try expression()
      try require(")")
      guard inside.steps.isEmpty else { throw Unknown() }
      return inside.base
    }
    if take("[") {
      var items: [SwiftExpression] = []
      while !isNext("]") {
        items.append(try expression())
        if !take(",") { break }
      }
      try require("]")
      return .list(items)
    }
    guard let token else { throw Unknown() }
    next += 1
    switch token.kind {
    case .word: return .name(token.text)
    case .text: return .text(token.text)
    case .number:
      guard let number = Double(token.text.filter { $0 != "_" }) else { throw Unknown() }
      return .number(number)
    case .sign: throw Unknown()
    }
  }

  /// The arguments of a call, whose bracket is open.
  private mutating func arguments() throws(Unknown) -> [SwiftExpression.Argument] {
    var arguments: [SwiftExpression.Argument] = []
    while !isNext(")") {
      var label: String?
      if let token, token.kind == .word, isNext(":", after: 1) {
        label = token.text
        next += 2
      }
      arguments.append(SwiftExpression.Argument(label: label, value: try expression()))
      if !take(",") { break }
    }
    try require(")")
    return arguments
  }

  private mutating func closure() throws(Unknown) -> SwiftClosure {
    try require("{")
    // Parameters, up to the word that ends them.
    let head = tokens[next...].prefix {
      $0.text != "in" && ($0.kind == .word || "()[]:,->_".contains($0.text))
    }
    var parameter = "$0"
    if next + head.count < tokens.count, tokens[next + head.count].text == "in", !head.isEmpty {
      let names = head.filter {
        $0.kind == .word && !["weak", "unowned", "self"].contains($0.text)
      }
      parameter = names.first?.text ?? parameter
      next += head.count + 1
    }
    let statements = statements()
    try require("}")
    return SwiftClosure(parameter: parameter, statements: statements)
  }
}
