import LayoutConstraints

/// Reads the `constraints` of a scenario.
struct ConstraintReader {
  let reader: FieldReader
  let elements: [Element]

  /// The keys where a hierarchy is given.
  static let keys = ["hierarchy", "rules"]
  /// The keys of a rule that has a name.
  static let ruleKeys = ["rule", "id"]

  /// What was read: the system, and the line of the file for each of its constraints.
  struct Result {
    var system: ConstraintSystem
    var lines: [Int]
  }

  /// Reads the constraints into a system; what is wrong is reported and left out.
  func system(_ value: YAMLValue) -> Result {
    var result = Result(system: systemOfElements(), lines: [])
    var rules = value
    if case .mapping = value.shape {
      guard let fields = reader.fields(value, of: "'constraints'", keys: Self.keys) else {
        return result
      }
      if let hierarchy = fields["hierarchy"] { place(hierarchy, in: &result.system) }
      guard let list = fields["rules"] else {
        reader.report(value, "'constraints' has no 'rules'", hints: ["add   rules: [ … ]"])
        return result
      }
      rules = list
    }
    for rule in reader.items(rules, of: "a list of constraints") where !reader.isFull {
      add(rule, to: &result)
    }
    return result
  }

  private func systemOfElements() -> ConstraintSystem {
    var system = ConstraintSystem()
    for element in elements {
      let item = ConstraintItem(
        name: element.name, content: element.content, hugging: element.hugging,
        compressionResistance: element.compressionResistance)
      do {
        try system.addItem(item)
      } catch {
        reader.report(
          Diagnostic(
            in: reader.source, at: element.position, length: element.name.unicodeScalars.count,
            error.description))
      }
    }
    return system
  }

  private func place(_ value: YAMLValue, in system: inout ConstraintSystem) {
    guard case .mapping(let pairs) = value.shape else {
      reader.report(
        value, "'hierarchy' is a mapping, not \(value.kind)",
        hints: ["write   hierarchy: { card: [title, photo] }"])
      return
    }
    var parents: [Int: String] = [:]
    for pair in pairs {
      guard let parent = item(pair.key, in: system) else { continue }
      for child in reader.items(pair.value, of: "the elements of a superview") {
        guard let index = item(child, in: system) else { continue }
        if let other = parents.updateValue(pair.key.text ?? "", forKey: index) {
          reader.report(child, "'\(child.text ?? "")' is already a subview of '\(other)'")
          continue
        }
        do {
          try system.place(index, in: parent)
        } catch {
          reader.report(child, error.description)
        }
      }
    }
  }

  private func item(_ value: YAMLValue, in system: ConstraintSystem) -> Int? {
    guard let name = reader.text(value, of: "an element") else { return nil }
    guard let index = system.index(of: name) else {
      reader.report(
        value, "there is no element '\(name.shortened)'",
        hints: [NearestWord.hint(for: name, among: system.items.map(\.name))])
      return nil
    }
    return index
  }

  private func add(_ value: YAMLValue, to result: inout Result) {
    var text = value
    var identifier: String?
    if case .mapping = value.shape {
      guard let fields = reader.fields(value, of: "a rule", keys: Self.ruleKeys) else { return }
      guard let rule = fields["rule"] else {
        reader.report(
          value, "a rule with a name needs 'rule'", hints: ["{ rule: \"…\", id: name }"])
        return
      }
      text = rule
      identifier = fields["id"].flatMap { reader.text($0, of: "'id'") }
    }
    guard let rule = reader.text(text, of: "a rule") else { return }
    do {
      let added = try result.system.add(rule: rule, identifier: identifier)
      result.lines += added.map { _ in text.position.line }
    } catch {
      reader.report(diagnostic(for: error, rule: rule, at: text))
    }
  }

  private func diagnostic(for error: RuleError, rule: String, at value: YAMLValue) -> Diagnostic {
    let place = ScalarPlace(of: rule, at: value.position, in: reader.source)
    var hints: [String] = []
    switch error.problem {
    case .unknownElement(let name), .unknownAttribute(let name), .unknownMetric(let name):
      hints = [NearestWord.hint(for: name, among: error.candidates)]
    case .unexpected:
      hints = [
        "a rule is: item.attribute ==|<=|>= [number *] item.attribute [± constant] [@priority]",
        "or the visual format, such as: H:|-8-[title]-8-|",
      ]
    default:
      break
    }
    let columns = place.columns(error.range)
    return Diagnostic(
      in: reader.source, at: columns.start, length: columns.length, error.description, hints: hints)
  }
}

/// Where the characters of a scalar stand in the file.
private struct ScalarPlace {
  private let text: String
  private let position: SourcePosition
  private let isVerbatim: Bool

  /// Finds `text` at `position`, plain or behind a quote.
  init(of text: String, at position: SourcePosition, in source: SourceText) {
    self.text = text
    let line = (source[line: position.line] ?? "").unicodeScalars.dropFirst(position.column - 1)
    let isQuoted = line.first == "\"" || line.first == "'"
    self.position = position.advanced(by: isQuoted ? 1 : 0)
    // Escapes and folded lines stand elsewhere than their text says: then only the start is known.
    isVerbatim = line.dropFirst(isQuoted ? 1 : 0).starts(with: text.unicodeScalars)
  }

  /// Where the part with these UTF-8 offsets starts, and how many columns it has.
  func columns(_ range: Range<Int>) -> (start: SourcePosition, length: Int) {
    guard isVerbatim else { return (position, 1) }
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: min(range.lowerBound, utf8.count))
    let upper = utf8.index(utf8.startIndex, offsetBy: min(range.upperBound, utf8.count))
    let before = text.unicodeScalars.distance(from: text.startIndex, to: lower)
    return (
      position.advanced(by: before),
      text.unicodeScalars.distance(from: lower, to: max(lower, upper))
    )
  }
}
