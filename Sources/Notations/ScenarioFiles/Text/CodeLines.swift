import Scenarios

/// Lines of Swift in a scenario file, where rules should be.
struct CodeLines {
  /// The code, without indentation and without the dashes of a list.
  let code: String
  private let start: SourcePosition
  private let end: SourcePosition
  /// What the first line of rules begins with, and every other one.
  private let first: String
  private let others: String

  /// Ours: more lines are no code between rules.
  private static let mostLines = 200

  /// Finds the code that a line is in: statements that follow each other; `nil` where the line is none.
  init?(around line: Int, in source: SourceText) {
    func text(_ line: Int) -> String { source[line: line] ?? "" }
    // A statement over several lines begins with the line from which its brackets reach this one.
    var first = line
    var last = line
    guard
      let start = (line - Self.mostLines...line).first(where: { start in
        text(start).beginsCode && Self.end(of: start, in: source) >= line
      })
    else { return nil }
    first = start
    last = Self.end(of: start, in: source)
    while first > line - Self.mostLines, text(first - 1).beginsCode {
      guard Self.end(of: first - 1, in: source) == first - 1 else { break }
      first -= 1
    }
    while last < line + Self.mostLines, text(last + 1).beginsCode {
      last = Self.end(of: last + 1, in: source)
    }
    let head = text(first).head
    let indentation = head.prefix { $0 == " " }
    let isAfterKey = head.contains(":")
    self.first = isAfterKey ? "\n\(indentation)  - " : "- "
    others = isAfterKey ? self.first : "\n\(indentation)- "
    self.start = SourcePosition(
      line: first, column: (isAfterKey ? head : String(indentation)).unicodeScalars.count + 1)
    end = SourcePosition(line: last, column: text(last).unicodeScalars.count + 1)
    code = (first...last).map { String(text($0).dropFirst(text($0).head.count)) }
      .joined(separator: "\n")
  }

  /// Writes rules in place of the lines.
  func replacing(by rules: [String]) -> Fix {
    Fix(edits: [
      TextEdit(start: start, end: end, text: first + rules.joined(separator: others))
    ])
  }

  /// The line on which the brackets are closed that a line opens; the line itself where they never are.
  private static func end(of start: Int, in source: SourceText) -> Int {
    var open = 0
    for line in start...start + mostLines {
      for character in source[line: line] ?? "" {
        if "([{".contains(character) { open += 1 }
        if ")]}".contains(character) { open -= 1 }
      }
      if open <= 0 { return line }
    }
    return start
  }
}

extension String {
  /// The spaces, the key and the dash before the code of a line.
  fileprivate var head: String {
    var cursor = TextCursor(self)
    cursor.spaces()
    let start = cursor
    if cursor.take(oneOf: ["constraints:", "rules:"]) == nil || cursor.spaces().isEmpty {
      cursor = start
    }
    cursor.dash()
    return String(cursor.read)
  }

  /// Whether a line begins with a statement that creates constraints, or is usually beside some.
  fileprivate var beginsCode: Bool {
    guard utf8.count <= 500 else { return false }
    var cursor = TextCursor(dropFirst(head.count))
    cursor.declaration()
    if cursor.take(oneOf: ["NSLayoutConstraint.", "NSLayoutConstraint(", "make.", "$0."]) != nil {
      return true
    }
    let isPlain = !cursor.take("[")
    cursor.spaces()
    let path = cursor.take { $0.isWordPart || $0 == "." }
    let next = cursor.rest.first
    cursor.spaces()
    let isAssigned = isPlain && cursor.take("=")
    return path.indices.dropFirst().contains { dot in
      guard path[dot] == "." else { return false }
      let after = path[dot...].dropFirst()
      let word = after.prefix { $0.isWordPart }
      return after.hasPrefix("snp.")
        || (word.hasSuffix("Anchor") && word != "Anchor" && word != after)
        || (next == "(" && Self.functions.contains(String(after)))
        || (isAssigned && Self.properties.contains(String(after)))
    }
  }

  private static var functions: [String] {
    ["constraint", "addConstraint", "addConstraints", "addSubview"]
  }
  private static var properties: [String] {
    ["translatesAutoresizingMaskIntoConstraints", "isActive", "priority"]
  }
}

extension TextCursor {
  /// Reads the start of a declaration, `let name =`, where there is one.
  fileprivate mutating func declaration() {
    let start = self
    let isNamed = take(oneOf: ["let", "var"]) != nil && !spaces().isEmpty && word() != nil
    spaces()
    if isNamed, take("=") { spaces() } else { self = start }
  }
}
