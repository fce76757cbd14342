import Scenarios
import Yams

/// A YAML file as a tree of values with their positions.
///
/// Scalars stay as they are written: `0x40`, `no` and `12:30` are text until a reader asks for a
/// number. Only this file uses Yams.
struct YAMLValue {
  /// The shape of a value.
  enum Shape {
    case scalar(String)
    case sequence([YAMLValue])
    case mapping([Entry])
  }

  /// One key of a mapping and its value.
  struct Entry {
    let key: YAMLValue
    let value: YAMLValue
  }

  /// The shape, with all values inside.
  let shape: Shape
  /// The position where the value starts.
  let position: SourcePosition

  /// The text of a scalar, or `nil` for anything else.
  var text: String? {
    guard case .scalar(let text) = shape else { return nil }
    return text
  }

  /// A description of the value for a message.
  var kind: String {
    switch shape {
    case .scalar(let text): text.isEmpty ? "nothing" : "'\(text.shortened)'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// A description of the value for a message about the length of a list.
  var countedKind: String {
    guard case .sequence(let items) = shape else { return kind }
    return "a list of \(items.count)"
  }
}

/// Parses YAML text into values, within the limits of `ScenarioLimits`.
enum YAMLDocument {
  /// Parses the only document in `source`.
  ///
  /// - Throws: a `Diagnostic` for text that is not YAML, an empty file, more than one document, a
  ///   key that appears twice in a mapping, values nested too deeply, or too many values.
  static func parse(_ source: SourceText) throws(Diagnostic) -> YAMLValue {
    var budget = ScenarioLimits.mostValues
    guard let root = try compose(source) else {
      throw Diagnostic(
        in: source, at: nil, "is empty: there is no scenario in it",
        hints: ["start with 'layoutdiff: 1', then 'elements:', 'spec:' and 'constraints:'"])
    }
    return try value(of: root, in: source, depth: 1, budget: &budget)
  }

  private static func compose(_ source: SourceText) throws(Diagnostic) -> Node? {
    do {
      // The basic resolver: every scalar stays text.
      return try Yams.compose(
        yaml: source.lines.joined(separator: "\n"), .basic, .default, .utf8)
    } catch {
      throw diagnostic(for: error, in: source)
    }
  }

  private static func value(
    of node: Node, in source: SourceText, depth: Int, budget: inout Int
  ) throws(Diagnostic) -> YAMLValue {
    let position = node.mark.map { SourcePosition(line: $0.line, column: $0.column) }
    budget -= 1
    guard budget >= 0 else {
      throw Diagnostic(
        in: source, at: position,
        "has more than \(ScenarioLimits.mostValues) values, with aliases followed",
        hints: ["do not nest aliases (*name) in aliases"])
    }
    guard depth <= ScenarioLimits.deepestNesting else { throw tooDeep(in: source, at: position) }
    let shape: YAMLValue.Shape
    switch node {
    case .scalar(let scalar):
      shape = .scalar(scalar.string)
    case .sequence(let nodes):
      var items: [YAMLValue] = []
      items.reserveCapacity(nodes.count)
      for node in nodes {
        items.append(try value(of: node, in: source, depth: depth + 1, budget: &budget))
      }
      shape = .sequence(items)
    case .mapping(let pairs):
      var entries: [YAMLValue.Entry] = []
      entries.reserveCapacity(pairs.count)
      for pair in pairs {
        let key = try value(of: pair.key, in: source, depth: depth + 1, budget: &budget)
        let content = try value(
          of: pair.value, in: source, depth: depth + 1, budget: &budget)
        entries.append(YAMLValue.Entry(key: key, value: content))
      }
      shape = .mapping(entries)
    case .alias(let alias):
      throw Diagnostic(in: source, at: position, "alias '\(alias.anchor)' has no anchor")
    }
    return YAMLValue(shape: shape, position: position ?? SourcePosition(line: 1, column: 1))
  }

  private static func diagnostic(for error: any Error, in source: SourceText) -> Diagnostic {
    func at(_ mark: Mark, _ message: String, hints: [String] = []) -> Diagnostic {
      let line = min(max(1, mark.line), source.lines.count)
      return Diagnostic(
        in: source, at: SourcePosition(line: line, column: mark.column), message, hints: hints)
    }
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      guard !problem.hasPrefix("Maximum nesting level") else {
        return tooDeep(in: source, at: SourcePosition(line: mark.line, column: mark.column))
      }
      let around = context.map { " (\($0.text), from line \($0.mark.line))" } ?? ""
      return at(
        mark, "not valid YAML: \(problem)\(around)",
        hints: codeHints(source[line: mark.line])
          ?? yamlHints(for: problem) + quotingHints(source[line: mark.line]))
    case .duplicatedKeysInMapping(let duplicates, let context):
      return at(
        context.mark, "key '\(duplicates.first?.shortened ?? "")' appears twice in this mapping",
        hints: ["rename or remove one of the two"])
    case .reader(let problem, let offset, _, _):
      let place = offset.map { " (character \($0 + 1))" } ?? ""
      return Diagnostic(in: source, at: nil, "not valid YAML: \(problem)\(place)")
    default:
      return Diagnostic(in: source, at: nil, "not valid YAML: \(error)")
    }
  }

  private static func tooDeep(in source: SourceText, at position: SourcePosition?) -> Diagnostic {
    Diagnostic(
      in: source, at: position,
      "lists and mappings nest too deeply here: at most \(ScenarioLimits.deepestNesting) levels are read"
    )
  }

  /// The hints about a line of Swift, whose labels are no YAML: the rule that says the same; `nil` for
  /// any other line.
  private static func codeHints(_ line: String?) -> [String]? {
    guard let line, line.utf8.count <= ScenarioLimits.longestFixedLine else { return nil }
    let text = line.drop { " \t-".contains($0) }
    guard let code = SwiftConstraint(String(text)), let rule = code.rule else { return nil }
    // Nothing is known of elements here, and in code the container is usually called view.
    let written = rule.replacing(/\b(?:self\.)?view\./, with: "superview.")
    return [code.sentence, "write   - \(written)"]
  }

  /// The line with its value in quotes, where YAML takes a character of the value for its own; empty for
  /// any other line.
  private static func quotingHints(_ line: String?) -> [String] {
    guard let line, line.utf8.count <= ScenarioLimits.longestFixedLine,
      let parts = line.wholeMatch(of: /\s*((?:- +)?(?:\w+: +)?)([^"'\s#].*?)\s*/)
    else { return [] }
    let (start, value) = (parts.1, String(parts.2))
    let isMisread =
      value.contains(": ") || value.hasSuffix(":")
      || value.first.map { "|>@%`*&!".contains($0) } == true
      || value.firstMatch(of: /^\[[^\],]*\][-|]/) != nil
    guard !start.isEmpty, isMisread, !value.contains("\\") else { return [] }
    let quoted =
      value.contains("\"") ? "'\(value.replacing("'", with: "''"))'" : "\"\(value)\""
    return ["write   \(start)\(quoted)"]
  }

  private static func yamlHints(for problem: String) -> [String] {
    if problem.contains("character that cannot start any token") {
      return ["indent with spaces, and put text with special characters in quotes"]
    }
    if problem.contains("mapping values are not allowed") {
      return ["put text with ': ' in it in quotes"]
    }
    return []
  }
}
