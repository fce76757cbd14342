import LayoutConstraints
import Scenarios

extension SwiftConstraints {
  /// Reads code about the items of a system; `nil` for any other text.
  init?(_ text: String, in system: ConstraintSystem) {
    self.init(text) { item in
      guard let index = system.index(of: item) else { return ConstraintSystem.containerName }
      return system.items[system.items[index].parent].name
    }
  }
}

extension FieldReader {
  /// The advice about an item of a list that is code, or whose rule is.
  func advice(
    about code: SwiftConstraints, _ item: YAMLValue, rule text: YAMLValue? = nil
  ) -> Advice {
    Advice(
      hints: code.hints,
      fix: code.unread == nil ? replacing(item, rule: text, by: code.rules) : nil)
  }
}

// Changes of rules in the file.
extension FieldReader {
  /// Writes other rules in place of an item of a list, or of the rule that is in it.
  ///
  /// `nil` where several rules take the place of one that has an id or options over several lines.
  func replacing(
    _ item: YAMLValue, rule text: YAMLValue? = nil, by rules: [String]
  ) -> Fix? {
    let (start, end) = (item.position, source.endOfContent(before: item.end))
    let before = source[line: start.line]?.columns(from: 1, to: start.column) ?? ""
    let isBlock = before.allSatisfy { " -".contains($0) }
    let written = source.text(from: start, to: end)
    let rules = rules.map { scalar($0, inFlow: !isBlock) }
    guard let text, item.text == nil else {
      return Fix(edits: [
        TextEdit(
          start: start, end: end, text: rules.joined(separator: isBlock ? "\n\(before)" : ", "))
      ])
    }
    let (textStart, textEnd) = (text.position, source.endOfContent(before: text.end))
    if rules.count == 1 {
      return Fix(edits: [TextEdit(start: textStart, end: textEnd, text: rules[0])])
    }
    guard written.first == "{", !written.contains("\n") else { return nil }
    let head = source.text(from: start, to: textStart)
    let tail = source.text(from: textEnd, to: end)
    return Fix(edits: [
      TextEdit(
        start: start, end: end,
        text: rules.map { head + $0 + tail }.joined(separator: isBlock ? "\n\(before)" : ", "))
    ])
  }

  /// Writes a list of rules in place of a value that is none.
  func replacing(_ value: YAMLValue, byListOf rules: [String]) -> Fix {
    let line = source[line: value.position.line] ?? ""
    let before = line.columns(from: 1, to: value.position.column)
    let indentation = before.prefix { $0 == " " }
    let isAlone = before.count == indentation.count
    let separator = "\n" + indentation + (isAlone ? "" : "  ")
    let text = rules.map { "- " + scalar($0, inFlow: false) }
      .joined(separator: separator)
    return Fix(edits: [
      TextEdit(
        start: value.position, end: source.endOfContent(before: value.end),
        text: isAlone ? text : separator + text)
    ])
  }

  /// A rule as a scalar, in quotes where YAML would take a character of it for its own.
  private func scalar(_ rule: String, inFlow: Bool) -> String {
    let isPlain =
      rule.first.map { !"[]{}|>@%&*!'\"#,?:`-".contains($0) } == true && !rule.contains(": ")
      && !rule.contains(" #") && (!inFlow || !rule.contains { "[]{},".contains($0) })
    return isPlain ? rule : QuotedText.yaml(rule)
  }
}
