import Geometry
import LayoutConstraints
import Scenarios

/// Reads the `constraints` of a scenario into a constraint system.
struct ConstraintReader {
  let reader: FieldReader
  let elements: [Element]

  /// The keys of `constraints`, where it is a mapping and not a list of rules.
  static let keys =
    ["direction", "safeArea", "guides", "hierarchy", "views", "metrics", "stacks", "rules"]

  /// The system, and the place in the file of each of its constraints, in the same order.
  struct Result {
    var system: ConstraintSystem
    var places: [RulePlace]
  }

  /// Reads the constraints into a system; mistakes are reported and left out.
  func system(_ value: YAMLValue) -> Result {
    var result = Result(system: systemOfElements(), places: [])
    var rules: YAMLValue? = value
    var metrics: [String: Double] = [:]
    var stacks: StackReader?
    let mistakes = reader.mistakes.count
    if case .mapping = value.shape {
      guard
        let fields = reader.fields(
          value, of: "'constraints'", keys: Self.keys, words: ConstraintVocabulary.keys)
      else { return result }
      let stackReader = StackReader(reader: reader, value: fields["stacks"])
      stacks = stackReader
      stackReader.addViews(to: &result.system)
      readSettings(fields, into: &result.system)
      let views = viewReader.read(fields["views"], into: &result.system)
      if let hierarchy = fields["hierarchy"] { place(hierarchy, in: &result.system) }
      metrics = MetricReader(reader: reader).metrics(fields["metrics"])
      result.places += stackReader.addConstraints(to: &result.system)
      viewReader.addConstraints(of: views, to: &result)
      rules = fields["rules"]
      let isMistaken = reader.mistakes.count > mistakes
      if rules == nil && result.places.isEmpty && fields["stacks"] == nil && !isMistaken {
        reader.report(value, "'constraints' has no 'rules'", hints: ["add   rules: [ … ]"])
      }
    }
    if let rules, let text = rules.text, let code = SwiftConstraints(text, in: result.system) {
      reader.report(
        rules, "a list of constraints must be a list, not code",
        advice: Advice(
          hints: code.hints,
          fix: code.unread == nil ? reader.replacing(rules, byListOf: code.rules) : nil))
    } else if let rules {
      let ruleReader = RuleReader(reader: reader, metrics: metrics)
      for rule in reader.items(rules, of: "a list of constraints") where !reader.isFull {
        result.places += ruleReader.add(rule, to: &result.system)
      }
    }
    if let stacks { result.places += stacks.addConstraintsAfterRules(to: &result.system) }
    return result
  }

  private var viewReader: ViewReader { ViewReader(reader: reader) }

  private func systemOfElements() -> ConstraintSystem {
    var system = ConstraintSystem()
    for element in elements {
      do {
        try system.addItem(element.item)
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
    guard
      let pairs = reader.entries(
        value, of: "'hierarchy'", example: "hierarchy: { card: [title, photo] }")
    else { return }
    var parents: [Int: String] = [:]
    for pair in pairs {
      guard let parent = reader.item(pair.key, in: system) else { continue }
      let what = "the subviews of '\(system.items[parent].name)'"
      for child in reader.items(pair.value, of: what) {
        guard let index = reader.item(child, in: system, inside: parent) else { continue }
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

  /// Reads the direction, the safe area and the guides into a system; mistakes are reported.
  private func readSettings(_ fields: Fields, into system: inout ConstraintSystem) {
    system.direction = reader.word(fields, "direction") ?? system.direction
    if let value = fields["safeArea"] {
      system.safeAreaInsets = InsetReader(reader: reader)
        .insets(value, of: "safeArea", in: ScenarioLimits.sizes)
    }
    if let value = fields["guides"] { addGuides(value, to: &system) }
  }

  private func addGuides(_ value: YAMLValue, to system: inout ConstraintSystem) {
    for item in reader.items(value, of: "'guides'") {
      guard let name = reader.newName(item, of: "a guide") else { continue }
      var guide = ConstraintItem(name: name)
      guide.kind = .layoutGuide
      do {
        try system.addItem(guide)
      } catch {
        reader.report(
          item, error.description, hints: ["a guide needs a unique name"])
      }
    }
  }
}
