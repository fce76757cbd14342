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
  case tooMany(SourcePosition, hasAliases: Bool)
  case tooDeep(SourcePosition)

  /// The message about the mistake, with what mends it.
  func mistake(in source: SourceText) -> Mistake {
    guard case .syntax(let problem, let position, let context) = self else {
      return Mistake(diagnostic: diagnostic(in: source), kind: .syntax)
    }
    return SyntaxMistake(problem: problem, position: position, context: context, source: source)
      .mistake
  }

  private func diagnostic(in source: SourceText) -> Diagnostic {
    switch self {
    case .syntax(let problem, let position, _):
      Diagnostic(in: source, at: position, problem)
    case .character(let problem, let byte):
      Diagnostic(
        in: source, at: source.position(ofByte: byte), "not valid YAML: \(problem)",
        hints: ["remove the character, or write it as \\uXXXX in text with double quotes"])
    case .empty:
      Diagnostic(
        file: source.file, at: .start, "is empty: there is no scenario in it",
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
    case .tooMany(let position, let hasAliases):
      Diagnostic(
        in: source, at: position,
        "has more than \(ScenarioLimits.mostValues) values\(hasAliases ? ", with aliases followed" : "")",
        hints: [
          hasAliases
            ? "do not nest aliases (*name) in aliases" : "split it into several scenario files"
        ])
    case .tooDeep(let position):
      Diagnostic(
        in: source, at: position,
        "lists and mappings nest too deeply here: at most \(ScenarioLimits.deepestNesting) levels are read",
        hints: ["close brackets before others open, or write fewer levels"])
    }
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
