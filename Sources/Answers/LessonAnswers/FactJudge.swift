import ChangeCost
import Geometry
import JSONText
import LayoutConstraints
import Layouts
import Lessons
import Phrases
import Scenarios

/// Judges facts by the layouts of a lesson's file, or of what a change makes of it.
struct FactJudge {
  /// The file's own scenario, which changes are counted from.
  let original: Scenario
  /// The layouts that the facts are about.
  let screen: LessonScreen
  let container: Container

  /// The statement of a notation about a fact.
  struct Finding {
    /// The notation; `nil` where the fact is about none in particular.
    let engine: Engine?
    let left: Double
    let right: Double
    /// The values of the fact that no rule decides, so that the fact may not be so; empty where other
    /// values change nothing.
    let undecided: [LessonFact.Value]
    /// Whether the layout meets it, as one of those that are as good.
    let isMet: Bool

    /// Whether every layout meets it that is as good.
    var isSure: Bool { isMet && undecided.isEmpty }
  }

  /// The statement of each notation about a fact; empty where a value is not known.
  func findings(_ fact: LessonFact) -> [Finding] {
    let isOfFrames = fact.values.contains { !$0.property.isOfNotation }
    let engines: [Engine?] = isOfFrames ? screen.engines.map { $0 } : [nil]
    var findings: [Finding] = []
    for engine in engines {
      guard let sides = fact.sides({ value($0, engine) }) else { return [] }
      let isMet = fact.isMet(sides.left, sides.right, within: Tolerance.equal)
      let undecided = isMet && engine == .constraints ? undecided(fact) : []
      findings.append(
        Finding(
          engine: engine, left: sides.left, right: sides.right, undecided: undecided,
          isMet: isMet))
    }
    return findings
  }

  /// The values that make a fact ambiguous: none where the fact is a rule that all layouts meet which are
  /// as good.
  private func undecided(_ fact: LessonFact) -> [LessonFact.Value] {
    let values = fact.values.filter { !isDecided($0) }
    guard !values.isEmpty, let rules = try? ConstraintRule.parse(fact.text) else { return values }
    let claims = DecidedClaims(screen: screen, container: container)
    return rules.allSatisfy(claims.isDecided) ? [] : values
  }

  private func isDecided(_ value: LessonFact.Value) -> Bool {
    guard let attribute = value.attribute else { return true }
    return DecidedClaims(screen: screen, container: container).isDecided(
      attribute, of: value.subject)
  }

  /// The values of facts, as sentences: `title.left is 48 pt`.
  func values(_ facts: [LessonFact]) -> [LessonReason] {
    var reasons: [LessonReason] = []
    for reason in facts.flatMap(values) where !reasons.contains(reason) { reasons.append(reason) }
    return reasons
  }

  private func values(_ fact: LessonFact) -> [LessonReason] {
    let findings = findings(fact)
    var known: [LessonFact.Value] = []
    for value in fact.values where !known.contains(value) { known.append(value) }
    return known.flatMap { value -> [LessonReason] in
      guard !value.property.isOfNotation else {
        return self.value(value, nil).map { [Self.reason($0, value)] } ?? []
      }
      let words = screen.engines.compactMap { engine in
        self.value(value, engine).map { number in
          let finding = findings.first { $0.engine == engine }
          let isUndecided = finding?.undecided.contains(value) ?? false
          let reason =
            isUndecided ? DecidedClaims.reason(value.text) : Self.reason(number, value)
          return (engine: engine, facts: [reason], isMet: finding?.isSure ?? true)
        }
      }
      guard let first = words.first, words.contains(where: { $0.facts != first.facts }) else {
        return words.first?.facts ?? []
      }
      return screen.reasons(from: words, isRight: findings.allSatisfy { $0.isSure })
    }
  }

  /// The value of an edge, a centre or a size as a sentence that states it, any other in its words.
  private static func reason(_ number: Double, _ value: LessonFact.Value) -> LessonReason {
    guard let attribute = value.attribute else {
      let phrase = phrase(number, value)
      return LessonReason(value.property.isOfNotation ? phrase.capitalizedFirst : phrase)
    }
    let statement = LessonReason.statement(value.subject, attribute, number)
    return LessonReason("\(statement).", states: statement)
  }

  private static func phrase(_ number: Double, _ value: LessonFact.Value) -> Phrase {
    let notation = value.subject == "spec" ? "the layout spec" : "the constraints"
    let count = Int(number)
    switch value.property {
    case .rules:
      return value.subject == "spec"
        ? "\(notation) has \(count) \(count == 1 ? "spec" : "specs")."
        : "\(notation) have \(count) \(count == 1 ? "rule" : "rules")."
    case .changedLines:
      return
        "\(count) \(count == 1 ? "line" : "lines") of \(notation) \(count == 1 ? "changes" : "change")."
    case .readRules:
      return """
        \(count) old \(count == 1 ? "rule" : "rules") of \(notation) \
        \(count == 1 ? "shares" : "share") an edge or an element with that.
        """
    case .measurements:
      return """
        for one layout, \(notation) \(value.subject == "spec" ? "measures" : "measure") content \
        \(count == 1 ? "once" : count == 2 ? "twice" : "\(count) times").
        """
    case .hugging, .compressionResistance: return "\(value.text) is \(bare: number)."
    default: return "\(value.text) is \(points: number)."
    }
  }

  private func value(_ value: LessonFact.Value, _ engine: Engine?) -> Double? {
    if value.property.isOfNotation {
      return count(value.property, of: value.subject == "spec" ? .spec : .constraints)
    }
    switch value.property {
    case .ownWidth, .ownHeight, .hugging, .compressionResistance:
      return screen.scenario.elements.first { $0.name == value.subject }.flatMap {
        Self.own(value.property, of: $0)
      }
    default:
      guard let engine, let attribute = value.attribute else { return nil }
      return try? screen.frames(by: engine, in: container)[value.subject]?.length(of: attribute)
    }
  }

  private static func own(_ property: LessonFact.Property, of element: Element) -> Double? {
    switch property {
    case .hugging: element.hugging.horizontal
    case .compressionResistance: element.compressionResistance.horizontal
    case .ownWidth: element.content.unlimitedSize.map { Double($0.width) }
    case .ownHeight: element.content.unlimitedSize.map { Double($0.height) }
    default: nil
    }
  }

  private func count(_ property: LessonFact.Property, of engine: Engine) -> Double? {
    switch property {
    case .measurements:
      let layouts = ScenarioLayouts(screen.scenario, work: screen.work)
      let work = try? layouts.work(
        of: engine, in: container, rounding: .pixels(scale: screen.scenario.scale))
      return work?["contentMeasurements"].map(Double.init)
    case .rules:
      let cost = try? ChangeCost(
        from: screen.scenario, to: screen.scenario, work: screen.work)
      return (engine == .spec ? cost?.spec : cost?.constraints).map { Double($0.rulesBefore) }
    case .changedLines, .readRules:
      let cost = try? ChangeCost(from: original, to: screen.scenario, work: screen.work)
      guard let cost = engine == .spec ? cost?.spec : cost?.constraints else { return nil }
      let lines = cost.lines
      return property == .readRules
        ? Double(cost.understood.count)
        : Double(lines.added.count + lines.removed.count + lines.changed.count)
    default: return nil
    }
  }
}

extension LessonFact.Value {
  /// The value as a fact writes it: `title.left`.
  fileprivate var text: String { "\(subject).\(property.rawValue)" }

  /// The edge, centre or size of an element that this is; `nil` for anything else.
  var attribute: Constraint.Attribute? { Constraint.Attribute(rawValue: property.rawValue) }
}
