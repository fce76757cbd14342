import LayoutConstraints
import Scenarios

/// Reads one rule of a scenario's constraints.
struct RuleReader {
  let reader: FieldReader
  /// The metrics for all rules; a rule's own metrics override them.
  let metrics: [String: Double]

  /// The keys of a rule that is a mapping and not only text.
  static let keys = ["rule", "id", "options", "metrics"]

  /// A rule with its id, metrics and options.
  private struct Rule {
    let text: String
    let value: YAMLValue
    /// The item of the list: the value itself, or the mapping that it is in.
    let item: YAMLValue
    var identifier: String?
    var metrics: [String: Double]
    var options: [VisualFormatOption: YAMLValue] = [:]
  }

  /// Adds a rule's constraints to a system; returns the place of each in the file.
  ///
  /// A wrong rule is reported, and adds nothing.
  func add(_ value: YAMLValue, to system: inout ConstraintSystem) -> [RulePlace] {
    guard let rule = rule(value, for: system) else { return [] }
    do {
      let added = try system.add(
        rule: rule.text, identifier: rule.identifier, metrics: rule.metrics,
        options: Set(rule.options.keys))
      let place = reader.place(of: rule.text, at: rule.value.position)
      return added.map { _ in place }
    } catch {
      report(error, in: rule, system)
      return []
    }
  }

  private func rule(_ value: YAMLValue, for system: ConstraintSystem) -> Rule? {
    guard case .mapping = value.shape else {
      return reader.text(value, of: "a rule").map {
        Rule(text: $0, value: value, item: value, metrics: metrics)
      }
    }
    guard !isWrittenAsKey(value, for: system), !isWrittenAsParts(value),
      let fields = reader.fields(
        value, of: "a rule", keys: Self.keys, words: ConstraintVocabulary.ruleKeys)
    else { return nil }
    guard let textValue = fields["rule"] else {
      if fields.hasUnknownKeys { return nil }
      reader.report(value, "a rule needs 'rule'", hints: ["{ rule: \"…\", id: name }"])
      return nil
    }
    guard let text = reader.text(textValue, of: "a rule") else { return nil }
    var rule = Rule(text: text, value: textValue, item: value, metrics: metrics)
    rule.identifier = fields["id"].flatMap { reader.text($0, of: "'id'") }
    rule.metrics.merge(MetricReader(reader: reader).metrics(fields["metrics"])) { $1 }
    rule.options = options(fields["options"])
    return rule
  }

  /// Whether a rule is a key with a value, such as CSS's `photo.width: 40` or a line of Swift with a
  /// labelled argument, which is reported.
  private func isWrittenAsKey(_ value: YAMLValue, for system: ConstraintSystem) -> Bool {
    guard value.entries.count == 1, let entry = value.entries.first,
      let key = entry.key.text, key.contains("."), let text = entry.value.text
    else { return false }
    reader.report(
      entry.key, "a rule is one text, not a key and a value",
      advice: SwiftConstraints("\(key): \(text)", in: system).map {
        reader.advice(about: $0, value)
      }
        ?? Advice(fix: reader.replacing(value, by: ["\(key) == \(text)"])))
    return true
  }

  /// Whether a rule is a mapping of the arguments of `NSLayoutConstraint(item:…)`, which is reported.
  private func isWrittenAsParts(_ value: YAMLValue) -> Bool {
    func part(_ keys: String...) -> String? {
      let text = value.entries.first { $0.key.text.map(keys.contains) == true }?.value.text
      return text.map { $0.first == "." ? String($0.dropFirst()) : $0 }
    }
    guard let item = part("item", "firstItem"), let attribute = part("attribute", "firstAttribute")
    else { return false }
    let rule = UIKitConstraint.rule(
      item: item, attribute, part("relatedBy", "relation") ?? "equal",
      to: part("toItem", "secondItem") ?? "nil", part("secondAttribute") ?? attribute,
      multiplier: part("multiplier").map { SwiftNumber($0) },
      constant: part("constant").map { SwiftNumber($0) })
    let priority = part("priority").map { " @\($0)" } ?? ""
    reader.report(
      value, "a rule is one text, not a mapping of its parts",
      advice: Advice(fix: reader.replacing(value, by: [rule + priority])))
    return true
  }

  private func options(_ value: YAMLValue?) -> [VisualFormatOption: YAMLValue] {
    guard let value else { return [:] }
    var options: [VisualFormatOption: YAMLValue] = [:]
    for item in reader.items(value, of: "'options'") {
      guard let option = reader.word(item, of: "an option", as: VisualFormatOption.self) else {
        continue
      }
      options[option] = item
    }
    return options
  }

  private static let ruleHints = [
    "a rule is: item.attribute ==|<=|>= [number *] item.attribute [± constant] [@priority]",
    "or with distances, such as: b.leading - a.trailing == 2 * (c.leading - b.trailing)",
    "or the visual format, such as: H:|-8-[title]-8-|",
  ]
  private static let visualFormatHints = [
    "a visual format is, such as: H:|-8-[title(>=100)]-(8@750)-[photo]-|",
    "lengths with a relation or a priority are in parentheses: (>=8), (8@750), [title(40@750)]",
  ]

  private func report(_ error: RuleError, in rule: Rule, _ system: ConstraintSystem) {
    let step = error.nextStep.map { [$0] } ?? []
    if let code = SwiftConstraints(rule.text, in: system) {
      report(error, in: rule, reader.advice(about: code, rule.item, rule: rule.value))
      return
    }
    if let correction = RuleCorrection(of: error, in: rule.text, system: system) {
      let rules = correction.rules(from: rule.text)
      report(
        error, in: rule,
        Advice(
          hints: [correction.sentence],
          fix: rules.flatMap { reader.replacing(rule.item, rule: rule.value, by: $0) }))
      return
    }
    switch error.problem {
    case .unexpected:
      report(
        error, in: rule,
        Advice(
          hints: step
            + (ConstraintRule.isVisualFormat(rule.text) ? Self.visualFormatHints : Self.ruleHints)))
    case .unknownMetric(let name)
    where !error.candidates.isEmpty && NearestWord.to(name, among: error.candidates) == nil:
      report(
        error, in: rule,
        Advice(
          hints: [
            "metrics: \(error.candidates.prefix(ScenarioLimits.mostListedWords).joined(separator: ", "))"
          ] + step))
    case .unknownElement(let name), .unknownAttribute(let name), .unknownMetric(let name),
      .unknownName(let name):
      let isHintless = error.candidates.isEmpty
      let nearest = isHintless ? [] : [NearestWord.hint(for: name, among: error.candidates)]
      report(error, in: rule, Advice(hints: nearest + step))
    case .optionOnWrongAxis(let option, _), .contradictingOptions(_, let option):
      guard let value = rule.options[option] else { return }
      reader.report(value, error.description, hints: step)
    case .optionsWithEquation:
      guard let value = rule.options.values.min(by: { $0.position < $1.position }) else { return }
      reader.report(value, error.description, hints: step)
    default:
      report(error, in: rule, Advice(hints: step))
    }
  }

  /// Reports an error at its position in the rule's text.
  private func report(_ error: RuleError, in rule: Rule, _ advice: Advice) {
    let place = ScalarPlace(of: rule.text, at: rule.value.position, in: reader.source)
    let columns = place.columns(error.range)
    let diagnostic = Diagnostic(
      in: reader.source, at: columns.start, length: columns.length, error.description,
      hints: advice.hints)
    var mistake = Mistake(diagnostic: diagnostic, fix: advice.fix)
    if advice.fix == nil, error.problem.isUnknownName { mistake.kind = .name }
    reader.report(mistake)
  }
}

extension RuleError.Problem {
  /// Whether a rule names an element or a metric that is not there.
  fileprivate var isUnknownName: Bool {
    switch self {
    case .unknownElement, .unknownMetric, .unknownName: true
    default: false
    }
  }
}

/// Reads `metrics`: named numbers for rules.
struct MetricReader {
  let reader: FieldReader

  /// The metrics by name; mistakes are reported.
  func metrics(_ value: YAMLValue?) -> [String: Double] {
    guard let value else { return [:] }
    guard
      let pairs = reader.entries(
        value, of: "'metrics'", example: "metrics: { gap: 8, strong: 900 }")
    else { return [:] }
    var metrics: [String: Double] = [:]
    for pair in pairs {
      guard let name = reader.newName(pair.key, of: "a metric") else { continue }
      // A wrong metric keeps its name, so that rules that use it are not reported too. Its value is
      // 1, which is valid as a distance, a multiplier and a priority.
      metrics[name] = reader.number(pair.value, of: "metric '\(name.shortened)'") ?? 1
    }
    return metrics
  }
}
