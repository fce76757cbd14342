import Scenarios

/// What libyaml did not expect, and what a person probably meant there.
struct SyntaxMistake {
  let problem: String
  let position: SourcePosition
  let context: YAMLMistake.Context?
  let source: SourceText

  var mistake: Mistake {
    // Where something was opened, or a line has no colon, that line is to be changed, not the one that shows it.
    let isAtContext = isUnended || problem == "could not find expected ':'"
    let place = (isAtContext ? context?.position : nil) ?? position
    let line = min(max(1, place.line), source.lines.count)
    let around =
      isAtContext ? "" : context.map { " (\($0.text), from line \($0.position.line))" } ?? ""
    let advice = advice
    let diagnostic = Diagnostic(
      in: source, at: SourcePosition(line: line, column: place.column),
      "not valid YAML: \(problem)\(around)", hints: advice.hints)
    return Mistake(diagnostic: diagnostic, fix: advice.fix, kind: .syntax)
  }

  private var line: String? {
    source[line: position.line].flatMap {
      $0.utf8.count <= ScenarioLimits.longestFixedLine ? $0 : nil
    }
  }

  /// Whether a quote ends nowhere.
  private var isUnended: Bool {
    problem == "found unexpected end of stream" && context?.text.contains("quoted scalar") == true
  }

  private var advice: Advice {
    if let advice = codeAdvice { return advice }
    if let hint { return Advice(hints: [hint]) }
    if problem.contains("mapping values are not allowed") {
      guard !isKeyTooLong, hasTextBefore else {
        return Advice(hints: isKeyTooLong ? [lengthHint] : [])
      }
      return Advice(
        hints: ["put text with ': ' in it in quotes"], fix: line.flatMap(quoting))
    }
    let general =
      problem.contains("character that cannot start any token")
      ? ["indent with spaces, and put text with special characters in quotes"] : []
    return Advice(hints: general, fix: line.flatMap(quoting))
  }

  /// What to do, where no line can be written again.
  private var hint: String? {
    if let line, let hint = tabHint(line) { return hint }
    if isUnended { return "close the quote that opens here" }
    if problem == "could not find expected ':'" { return colonHint }
    if problem.contains("incompatible YAML document") { return "remove the line" }
    if let hint = indentationHint ?? bracketHint ?? escapeHint { return hint }
    if problem.contains("expected <document start>") {
      return "remove the '...' or '---' before this line: a file has one scenario"
    }
    if problem.contains("mapping values are not allowed") {
      return isKeyTooLong ? nil : lineBeforeHint
    }
    return characterHint ?? flowHint
  }

  /// The advice about lines of Swift around the mistake, whose labels are no YAML; `nil` for any other
  /// lines.
  private var codeAdvice: Advice? {
    guard let lines = CodeLines(around: position.line, in: source),
      let code = SwiftConstraints(lines.code)
    else { return nil }
    guard code.unread == nil, !code.rules.isEmpty else { return Advice(hints: code.hints) }
    return Advice(hints: code.hints, fix: lines.replacing(by: code.rules))
  }

  /// Writes another text in place of a line from a column on.
  private func replacing(column: Int, of line: String, by text: String) -> Fix {
    let start = SourcePosition(line: position.line, column: column)
    let end = SourcePosition(line: position.line, column: line.unicodeScalars.count + 1)
    return Fix(edits: [TextEdit(start: start, end: end, text: text)])
  }

  private func tabHint(_ line: String) -> String? {
    let indentation = line.prefix { " \t".contains($0) }
    guard indentation.contains("\t") else { return nil }
    return "indent with spaces: this line starts with a tab"
  }

  /// For a line without a colon among keys, or a key that is longer than any that YAML reads.
  private var colonHint: String? {
    guard let start = context?.position, let text = source[line: start.line] else { return nil }
    let rest = text.unicodeScalars.dropFirst(start.column - 1)
    guard rest.prefix(longestKey).contains(":") || rest.count <= longestKey else {
      return lengthHint
    }
    guard rest.count <= 80, !rest.contains(":") else { return nil }
    return "a key has a colon: '\(String(rest)):', then its value"
  }

  /// Whether the colon at the position ends a key that is too long.
  private var isKeyTooLong: Bool {
    let before = source[line: position.line]?.unicodeScalars.prefix(position.column - 1)
    return before.map { $0.count > longestKey && !$0.contains(":") } == true
  }

  private var longestKey: Int { 1024 }
  private var lengthHint: String { "a key has at most \(longestKey) characters" }

  /// For a key that is not as far to the right as the others of its mapping, or an item of its list.
  private var indentationHint: String? {
    guard
      problem == "did not find expected key" || problem == "did not find expected '-' indicator",
      let start = context?.position, position.column != start.column,
      let line, line.prefix(position.column - 1).allSatisfy({ $0 == " " })
    else { return nil }
    let whole = problem.hasSuffix("key") ? "the mapping" : "the list"
    return
      "this line is indented by \(Self.spaces(position.column - 1)), \(whole) that starts on line \(start.line) by \(start.column - 1)"
  }

  private static func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

  /// Whether a colon stands before the one at the position, in the same line.
  private var hasTextBefore: Bool {
    line?.unicodeScalars.prefix(position.column - 1).contains(":") == true
  }

  /// For a colon without a key, and for a quote that ends its text too early.
  private var characterHint: String? {
    let (before, rest) = (line ?? "").unicodeScalars.split(at: position.column - 1)
    if rest.first == ":" { return "write a key before ':'" }
    guard let next = rest.first, next.properties.isAlphabetic, before.last == "'" else {
      return nil
    }
    return "write '' for ' in text with single quotes, or use double quotes"
  }

  /// For a key on a line of its own, where the line before has a value already, or no space after its
  /// colon.
  private var lineBeforeHint: String? {
    guard let line, let key = KeyOfLine(line),
      let number = (1..<position.line).last(where: { source[line: $0].map { $0.isContent } == true }
      ),
      let before = source[line: number], before.utf8.count <= ScenarioLimits.longestFixedLine
    else { return nil }
    guard let keyBefore = KeyOfLine(before), let next = keyBefore.value.first else { return nil }
    if next == "\u{A0}" || !(next.isWhitespace || "\"'".contains(next)) {
      let space = next == "\u{A0}" ? "an ordinary space, not a no-break space," : "a space"
      let fixed = "\(keyBefore.start)\(keyBefore.name): \(keyBefore.value.drop { $0 == "\u{A0}" })"
      return "a colon has \(space) after it: line \(number) is   \(fixed.drop { $0 == " " })"
    }
    let value = keyBefore.value.drop { $0 == " " }
    guard next == " ", value.first.map({ $0.isWhitespace || $0 == "#" }) == false else {
      return nil
    }
    let (indent, indentBefore) = (key.indent, keyBefore.start.count)
    guard indent > indentBefore else { return nil }
    return "'\(key.name)' is indented by \(Self.spaces(indent)), but '\(keyBefore.name)' on line "
      + "\(number), by \(indentBefore), has a value already: indent both alike"
  }

  /// For a backslash in text with double quotes.
  private var escapeHint: String? {
    if problem == "found unknown escape character" {
      return "write \\\\ for a backslash in text with double quotes"
    }
    if problem == "found invalid Unicode character escape code" {
      return
        "\\u is the number of a character, which these digits are not: write the character itself"
    }
    return nil
  }

  /// For a character in brackets that begins no value.
  private var flowHint: String? {
    guard let line, line.prefix(position.column - 1).contains(where: { "{[".contains($0) }) else {
      return nil
    }
    let rest = String(line.unicodeScalars.split(at: position.column - 1).rest)
    if rest.first == ",", context?.text.contains("flow") == true { return "remove this comma" }
    guard problem.contains("character that cannot start any token") else { return nil }
    let value = String(rest.prefix { !",]}".contains($0) }).withoutEndSpaces
    guard let first = value.first, "@`%".contains(first), !value.contains("\"") else { return nil }
    return "text that starts with \(first) is in quotes: \"\(value)\""
  }

  /// For a bracket that closes nothing, or one on an earlier line that is not closed.
  private var bracketHint: String? {
    switch (line?.unicodeScalars.dropFirst(position.column - 1).first, context?.text) {
    case ("]", "while parsing a flow mapping"): return "remove ']', or write '}' to close '{'"
    case ("}", "while parsing a flow sequence"): return "remove '}', or write ']' to close '['"
    case ("]", _): return "remove ']'"
    case ("}", _): return "remove '}'"
    default: break
    }
    guard let start = context?.position else { return nil }
    if start.line > source.lines.count || (start == position && line?.isEmpty != false) {
      return context?.text == "while parsing a flow node"
        ? "close '[' with ']', and '{' with '}'" : nil
    }
    guard start.line < position.line else { return nil }
    // A quote that nobody closed goes on until the next one, lines below, and takes the bracket with it.
    var (quotes, isEscaped) = (0, false)
    for character in source[line: start.line] ?? "" {
      if character == "\"", !isEscaped { quotes += 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    if quotes % 2 == 1 {
      return "close the quote on line \(start.line)"
    }
    switch context?.text {
    case "while parsing a flow mapping": return "close '{' of line \(start.line) with '}'"
    case "while parsing a flow sequence": return "close '[' of line \(start.line) with ']'"
    default: return nil
    }
  }

  /// Writes the value of a line in quotes, where YAML takes a character of the value for its own; `nil`
  /// for any other line.
  private func quoting(_ line: String) -> Fix? {
    var cursor = TextCursor(line)
    cursor.spaces()
    cursor.dash()
    let item = cursor
    if cursor.word() == nil || !cursor.take(":") || cursor.take(while: { $0 == " " }).isEmpty
      || !Self.beginsValue(cursor.rest)
    {
      cursor = item
    }
    guard Self.beginsValue(cursor.rest) else { return nil }
    let (start, value) = (cursor.read, String(cursor.rest).withoutEndSpaces)
    let isMisread =
      (value.contains(": ") && value.first != "{") || value.hasSuffix(":")
      || value.first.map { "|>@%`*&!".contains($0) } == true
      || Self.beginsWithBracketedPart(value)
    guard start.contains(where: { $0 != " " }), isMisread, !value.contains("\\") else {
      return nil
    }
    let quoted =
      value.contains("\"") ? "'\(value.replacing("'", with: "''"))'" : "\"\(value)\""
    return replacing(column: start.unicodeScalars.count + 1, of: line, by: quoted)
  }

  /// Whether a value without quotes is next.
  private static func beginsValue(_ text: Substring) -> Bool {
    text.first.map { !$0.isWhitespace && !"\"'#".contains($0) } ?? false
  }

  /// Whether a value begins as a format does: `[title]-8-`.
  private static func beginsWithBracketedPart(_ value: String) -> Bool {
    var cursor = TextCursor(value)
    guard cursor.take("[") else { return false }
    cursor.take { !"],".contains($0) }
    return cursor.take("]") && cursor.take(oneOf: ["-", "|"]) != nil
  }
}

/// The key at the start of a line.
private struct KeyOfLine {
  /// What is before the key: spaces, and the dash of a list.
  let start: String
  let name: String
  /// What follows the colon.
  let value: Substring

  /// The spaces before everything.
  var indent: Int { start.prefix { $0 == " " }.count }

  init?(_ line: String) {
    var cursor = TextCursor(line)
    cursor.take { $0 == " " }
    cursor.dash()
    start = String(cursor.read)
    guard let word = cursor.word(), cursor.take(":") else { return nil }
    name = String(word)
    value = cursor.rest
  }
}

extension String {
  /// Whether a line has more than spaces and a comment.
  fileprivate var isContent: Bool { first { $0 != " " }.map { $0 != "#" } ?? false }
}

extension String.UnicodeScalarView {
  fileprivate func split(at offset: Int) -> (before: SubSequence, rest: SubSequence) {
    (prefix(offset), dropFirst(offset))
  }
}
