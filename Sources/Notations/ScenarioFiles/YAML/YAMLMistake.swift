import Scenarios

/// Why a text cannot be read as one YAML document.
enum YAMLMistake: Error {
  /// What the parser was in the middle of, and where that started.
  struct Context {
    let text: String
    let position: SourcePosition
  }

  /// Not YAML, in the words of libyaml.
  case syntax(String, at: SourcePosition, while: Context?)
  /// A character that no YAML text has; the byte counts from 0.
  case character(String, byte: Int)
  case empty
  case secondDocument(SourcePosition)
  case aliasOfNothing(String, at: SourcePosition, anchors: [String])
  /// An alias within the value that it names, which starts at `of`.
  case aliasInside(String, at: SourcePosition, of: SourcePosition)
  case tooMany(SourcePosition)
  case tooDeep(SourcePosition)

  /// The message about the mistake, with what to do.
  func diagnostic(in source: SourceText) -> Diagnostic {
    switch self {
    case .syntax(let problem, let position, let context):
      SyntaxMistake(problem: problem, position: position, context: context, source: source)
        .diagnostic
    case .character(let problem, let byte):
      Diagnostic(
        in: source, at: source.position(ofByte: byte), "not valid YAML: \(problem)",
        hints: ["remove the character, or write it as \\uXXXX in text with double quotes"])
    case .empty:
      Diagnostic(
        in: source, at: nil, "is empty: there is no scenario in it",
        hints: ["start with 'layoutdiff: 1', then 'elements:', 'spec:' and 'constraints:'"])
    case .secondDocument(let position):
      Diagnostic(
        in: source, at: position, "a second document begins here, but a file has one scenario",
        hints: ["put what follows into a file of its own, or remove '---'"])
    case .aliasOfNothing(let name, let position, let anchors):
      Diagnostic(
        in: source, at: position, length: name.unicodeScalars.count + 1,
        "alias '*\(name.shortened)' names nothing: no '&\(name.shortened)' is before it",
        hints: (anchors.isEmpty ? [] : [NearestWord.hint(for: name, among: anchors)])
          + ["text that starts with * is in quotes: \"*\(name.shortened)\""])
    case .aliasInside(let name, let position, let start):
      Diagnostic(
        in: source, at: position, length: name.unicodeScalars.count + 1,
        "alias '*\(name.shortened)' is inside of the value that it names, which would never end",
        hints: ["'&\(name.shortened)' is on line \(start.line): write out what is meant here"])
    case .tooMany(let position):
      Diagnostic(
        in: source, at: position,
        "has more than \(ScenarioLimits.mostValues) values, with aliases followed",
        hints: ["do not nest aliases (*name) in aliases"])
    case .tooDeep(let position):
      Diagnostic(
        in: source, at: position,
        "lists and mappings nest too deeply here: at most \(ScenarioLimits.deepestNesting) levels are read"
      )
    }
  }
}

/// What libyaml did not expect, and what a person probably meant there.
private struct SyntaxMistake {
  let problem: String
  let position: SourcePosition
  let context: YAMLMistake.Context?
  let source: SourceText

  var diagnostic: Diagnostic {
    // Where something was opened, or a line has no colon, that line is to be changed, not the one that shows it.
    let isAtContext = isUnended || problem == "could not find expected ':'"
    let place = (isAtContext ? context?.position : nil) ?? position
    let line = min(max(1, place.line), source.lines.count)
    let around =
      isAtContext ? "" : context.map { " (\($0.text), from line \($0.position.line))" } ?? ""
    return Diagnostic(
      in: source, at: SourcePosition(line: line, column: place.column),
      "not valid YAML: \(problem)\(around)", hints: hints)
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

  private var hints: [String] {
    if let line, let hints = codeHints(line) { return hints }
    if let line, let hint = tabHint(line) { return [hint] }
    if isUnended { return ["close the quote that opens here"] }
    if problem == "could not find expected ':'" { return [colonHint].compactMap(\.self) }
    if problem.contains("incompatible YAML document") { return ["remove the line"] }
    if let hint = indentationHint ?? bracketHint { return [hint] }
    if problem.contains("mapping values are not allowed") {
      return isKeyTooLong
        ? [lengthHint] : ["put text with ': ' in it in quotes"] + (line.map(quotingHints) ?? [])
    }
    let general =
      problem.contains("character that cannot start any token")
      ? ["indent with spaces, and put text with special characters in quotes"] : []
    return general + (line.map(quotingHints) ?? [])
  }

  /// The hints about a line of Swift, whose labels are no YAML: the rule that says the same; `nil` for
  /// any other line.
  private func codeHints(_ line: String) -> [String]? {
    let text = line.drop { " \t-".contains($0) }
    guard let code = SwiftConstraint(String(text)), let rule = code.rule else { return nil }
    // Nothing is known of elements here, and in code the container is usually called view.
    let written = rule.replacing(/\b(?:self\.)?view\./, with: "superview.")
    return [code.sentence, "write   - \(written)"]
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
      "this line is indented by \(position.column - 1) spaces, \(whole) that starts on line \(start.line) by \(start.column - 1)"
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
    guard let start = context?.position, start.line < position.line else { return nil }
    switch context?.text {
    case "while parsing a flow mapping": return "close '{' of line \(start.line) with '}'"
    case "while parsing a flow sequence": return "close '[' of line \(start.line) with ']'"
    default: return nil
    }
  }

  /// The line with its value in quotes, where YAML takes a character of the value for its own; empty for
  /// any other line.
  private func quotingHints(_ line: String) -> [String] {
    guard let parts = line.wholeMatch(of: /\s*((?:- +)?(?:\w+: +)?)([^"'\s#].*?)\s*/)
    else { return [] }
    let (start, value) = (parts.1, String(parts.2))
    let isMisread =
      (value.contains(": ") && value.first != "{") || value.hasSuffix(":")
      || value.first.map { "|>@%`*&!".contains($0) } == true
      || value.firstMatch(of: /^\[[^\],]*\][-|]/) != nil
    guard !start.isEmpty, isMisread, !value.contains("\\") else { return [] }
    let quoted =
      value.contains("\"") ? "'\(value.replacing("'", with: "''"))'" : "\"\(value)\""
    return ["write   \(start)\(quoted)"]
  }
}

extension SourceText {
  /// The position of a byte of all lines with line feeds between them, counted from 0.
  fileprivate func position(ofByte byte: Int) -> SourcePosition {
    var start = 0
    for (index, line) in lines.enumerated() {
      guard start + line.utf8.count < byte else {
        let before = line.utf8.prefix(byte - start)
        let column = String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
        return SourcePosition(line: index + 1, column: column)
      }
      start += line.utf8.count + 1
    }
    return SourcePosition(line: lines.count, column: 1)
  }
}
