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
      let words = RuleCorrection.hints(
        for: error, in: rule.text, metrics: rule.metrics, system: system)
      if let words { report(error, in: rule, hints: words) } else { report(error, in: rule) }
      return []
    }
  }

  private func rule(_ value: YAMLValue, for system: ConstraintSystem) -> Rule? {
    guard case .mapping = value.shape else {
      return reader.text(value, of: "a rule").map { Rule(text: $0, value: value, metrics: metrics) }
    }
    guard !isWrittenAsKey(value, for: system),
      let fields = reader.fields(
        value, of: "a rule", keys: Self.keys, words: ConstraintVocabulary.ruleKeys)
    else { return nil }
    guard let textValue = fields["rule"] else {
      if fields.hasUnknownKeys { return nil }
      reader.report(value, "a rule needs 'rule'", hints: ["{ rule: \"…\", id: name }"])
      return nil
    }
    guard let text = reader.text(textValue, of: "a rule") else { return nil }
    var rule = Rule(text: text, value: textValue, metrics: metrics)
    rule.identifier = fields["id"].flatMap { reader.text($0, of: "'id'") }
    rule.metrics.merge(MetricReader(reader: reader).metrics(fields["metrics"])) { $1 }
    rule.options = options(fields["options"])
    return rule
  }

  /// Whether a rule is a key with a value, such as CSS's `photo.width: 40` or a line of Swift with a
  /// labelled argument, which is reported.
  private func isWrittenAsKey(_ value: YAMLValue, for system: ConstraintSystem) -> Bool {
    guard case .mapping(let pairs) = value.shape, pairs.count == 1,
      let key = pairs[0].key.text, key.contains("."), let text = pairs[0].value.text
    else { return false }
    let code = RuleCorrection.hints(
      forCode: "\(key): \(text)", metrics: metrics, system: system)
    reader.report(
      pairs[0].key, "a rule is one text, not a key and a value",
      hints: code ?? ["write   - \(key.shortened) == \(text.shortened)"])
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

  private func report(_ error: RuleError, in rule: Rule) {
    let step = error.nextStep.map { [$0] } ?? []
    switch error.problem {
    case .unexpected:
      report(
        error, in: rule,
        hints: step
          + (ConstraintRule.isVisualFormat(rule.text) ? Self.visualFormatHints : Self.ruleHints))
    case .unknownMetric(let name)
    where !error.candidates.isEmpty && NearestWord.to(name, among: error.candidates) == nil:
      report(
        error, in: rule,
        hints: [
          "metrics: \(error.candidates.prefix(ScenarioLimits.mostListedWords).joined(separator: ", "))"
        ] + step)
    case .unknownElement(let name), .unknownAttribute(let name), .unknownMetric(let name),
      .unknownName(let name):
      let isHintless = error.candidates.isEmpty
      let nearest = isHintless ? [] : [NearestWord.hint(for: name, among: error.candidates)]
      report(error, in: rule, hints: nearest + step)
    case .optionOnWrongAxis(let option, _), .contradictingOptions(_, let option):
      guard let value = rule.options[option] else { return }
      reader.report(value, error.description, hints: step)
    case .optionsWithEquation:
      guard let value = rule.options.values.min(by: { $0.position < $1.position }) else { return }
      reader.report(value, error.description, hints: step)
    default:
      report(error, in: rule, hints: step)
    }
  }

  /// Reports an error at its position in the rule's text.
  private func report(_ error: RuleError, in rule: Rule, hints: [String]) {
    let place = ScalarPlace(of: rule.text, at: rule.value.position, in: reader.source)
    let columns = place.columns(error.range)
    reader.report(
      Diagnostic(
        in: reader.source, at: columns.start, length: columns.length, error.description,
        hints: hints))
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
