import Geometry
import LayoutConstraints
import Scenarios

/// Reads the `promises` of a scenario.
struct PromiseReader {
  let reader: FieldReader
  /// The names that may have a frame: the container, elements and stack views.
  let names: [String]
  /// The elements that are texts.
  let texts: [String]
  /// The names of the scenario's cases.
  let cases: [String]
  /// The items that rules are about: those of the constraints, or else the elements.
  let system: ConstraintSystem

  /// The words of promises with a value, besides rules as they are.
  static let words = [
    "apart", "inside", "whole", "visible", "tappable", "inOrder", "mirrored", "rule",
  ]
  /// The keys beside a word.
  static let conditionKeys = ["widths", "cases"]
  static let insideKeys = ["of", "elements"]
  static let tappableKeys = ["element", "elements", "size"]

  private static let example = "promises: [{ inside: title }, { apart: [photo, title] }]"

  /// Reads a scenario's promises; `elements` are those that it has.
  init(
    reader: FieldReader, names: [String], cases: [String], elements: [Element],
    constraints: ConstraintSystem?
  ) {
    (self.reader, self.names, self.cases) = (reader, names, cases)
    texts = elements.filter { if case .text = $0.kind { true } else { false } }.map { $0.name }
    var system = constraints ?? ConstraintSystem()
    // A name that is no item was reported where the element is.
    for element in elements where system.index(of: element.name) == nil {
      _ = try? system.addItem(ConstraintItem(name: element.name))
    }
    self.system = system
  }

  /// The promises of a list; mistakes are reported and left out.
  func promises(_ value: YAMLValue) -> [Promise] {
    let items = reader.items(value, of: "'promises'")
    if case .sequence = value.shape, items.isEmpty {
      reader.report(
        value, "'promises' is empty", hints: ["list at least one   \(Self.example)"])
    }
    return items.compactMap { reader.isFull ? nil : promise($0) }
  }

  private func promise(_ value: YAMLValue) -> Promise? {
    guard case .mapping = value.shape else { return shortPromise(value) }
    guard
      let fields = reader.fields(
        value, of: "a promise", keys: Self.words + Self.conditionKeys,
        words: ScenarioVocabulary.promiseWords)
    else { return nil }
    let given = Self.words.filter { fields[$0] != nil }
    guard given.count == 1, let word = given.first, let content = fields[word] else {
      if given.isEmpty, fields.hasUnknownKeys { return nil }
      let words = Self.words.joined(separator: ", ")
      reader.report(
        value,
        given.isEmpty
          ? "a promise needs what it promises"
          : "a promise is one thing, not \(given.map { "'\($0)'" }.joined(separator: " and "))",
        hints: [given.isEmpty ? "expected one of: \(words)" : "write an item for each"])
      return nil
    }
    guard let kind = kind(word, content) else { return nil }
    let position = word == "rule" ? content.position : fields.position(of: word)
    guard let conditions = conditions(fields) else { return nil }
    return Promise(
      kind, widths: conditions.widths, cases: conditions.cases,
      place: place(of: word == "rule" ? content.text ?? word : word, at: position ?? value.position)
    )
  }

  private func place(of text: String, at position: SourcePosition) -> RulePlace {
    reader.place(of: text, at: position)
  }

  /// A promise that is one text: a rule, or a word without a value.
  private func shortPromise(_ value: YAMLValue) -> Promise? {
    guard let text = reader.text(value, of: "a promise") else { return nil }
    let place = place(of: text, at: value.position)
    if text == "mirrored" { return Promise(.mirrored, place: place) }
    if Self.words.contains(text) {
      reader.report(
        value, "'\(text)' needs the elements that it is about",
        hints: ["for example   - \(text): [\(names.dropFirst().prefix(2).joined(separator: ", "))]"]
      )
      return nil
    }
    if !text.contains(where: { "=<>[|".contains($0) }) {
      reader.report(
        value, "'\(text.shortened)' is not a promise",
        hints: [
          hint(forSentence: text)
            ?? NearestWord.hint(
              for: String(text.prefix { $0 != " " && $0 != ":" }), among: Self.words),
          "or write a rule   - photo.width >= 40",
        ])
      return nil
    }
    return rule(value).map { Promise($0, place: place) }
  }

  /// What is meant by `photo inside card`, or `photo, title apart`; `nil` without such a word or elements.
  private func hint(forSentence text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
    guard let index = words.firstIndex(where: { Self.words.contains($0) }) else { return nil }
    var about = words.filter { names.contains($0) && $0 != ConstraintSystem.containerName }
    var outer: String?
    if words[index] == "inside", about.count > 1, about.last == words.last {
      outer = about.removeLast()
    }
    guard !about.isEmpty else { return nil }
    let list = about.count == 1 ? about[0] : "[\(about.joined(separator: ", "))]"
    return "write   - \(words[index]): "
      + (outer.map { "{ of: \($0), elements: \(list) }" } ?? list)
  }

  private func kind(_ word: String, _ value: YAMLValue) -> Promise.Kind? {
    switch word {
    case "apart": several(value, word).map { .apart($0) }
    case "inOrder": several(value, word).map { .inOrder($0) }
    case "whole": whole(value)
    case "visible": elements(value).map { .visible($0) }
    case "inside": inside(value)
    case "tappable": tappable(value)
    case "rule": rule(value)
    default: mirrored(value)
    }
  }

  /// The names of a list, or the one name that a value is; `nil`, reported, for anything else.
  private func elements(_ value: YAMLValue) -> [String]? {
    let items: [YAMLValue] = if case .sequence(let items) = value.shape { items } else { [value] }
    guard !items.isEmpty else {
      reader.report(
        value, "a promise about no elements", hints: [NearestWord.hint(for: "", among: names)])
      return nil
    }
    var found: [String] = []
    for item in items {
      guard let name = reader.element(item, among: names) else { return nil }
      guard !found.contains(name) else {
        reader.report(item, "'\(name)' is given twice", hints: ["leave it out here"])
        return nil
      }
      found.append(name)
    }
    return found
  }

  /// The names of at least two elements.
  private func several(_ value: YAMLValue, _ word: String) -> [String]? {
    guard let names = elements(value) else { return nil }
    guard names.count > 1 else {
      reader.report(
        value, "'\(word)' needs at least two elements",
        hints: ["for example   \(word): [\(names[0]), \(other(than: names[0]))]"])
      return nil
    }
    return names
  }

  private func other(than name: String) -> String {
    names.dropFirst().first { $0 != name } ?? "photo"
  }

  private func whole(_ value: YAMLValue) -> Promise.Kind? {
    guard let names = elements(value) else { return nil }
    guard let other = names.first(where: { !texts.contains($0) }) else { return .whole(names) }
    reader.report(
      value, "'\(other)' is no text, so no line of it can be cut",
      hints: [
        texts.isEmpty
          ? "this scenario has no text" : NearestWord.hint(for: other, among: texts)
      ])
    return nil
  }

  private func inside(_ value: YAMLValue) -> Promise.Kind? {
    guard case .mapping = value.shape else {
      return elements(value).map { .inside($0, of: ConstraintSystem.containerName) }
    }
    guard let fields = reader.fields(value, of: "'inside'", keys: Self.insideKeys) else {
      return nil
    }
    guard let list = fields["elements"] else {
      reader.report(
        value, "'inside' needs the elements that are inside",
        hints: ["for example   inside: { of: card, elements: [title] }"])
      return nil
    }
    guard let names = elements(list) else { return nil }
    var outer = ConstraintSystem.containerName
    if let value = fields["of"] {
      guard let name = reader.element(value, among: self.names) else { return nil }
      outer = name
    }
    guard !names.contains(outer) else {
      reader.report(
        list, "'\(outer)' cannot be inside itself", hints: ["leave it out of the elements"])
      return nil
    }
    return .inside(names, of: outer)
  }

  /// Mirrored, which has no value, or `true`; nobody promises the contrary.
  private func mirrored(_ value: YAMLValue) -> Promise.Kind? {
    guard let isMirrored = reader.flag(value, of: "'mirrored'") else { return nil }
    guard !isMirrored else { return .mirrored }
    reader.report(
      value, "'mirrored: false' promises nothing",
      hints: ["leave the promise out, or write   - mirrored"])
    return nil
  }

  private func tappable(_ value: YAMLValue) -> Promise.Kind? {
    guard case .mapping = value.shape else {
      return elements(value).map { .tappable($0, Promise.usualTapSize) }
    }
    guard let fields = reader.fields(value, of: "'tappable'", keys: Self.tappableKeys) else {
      return nil
    }
    if let other = fields["elements"], fields["element"] != nil {
      reader.report(
        other, "'elements' is beside 'element'", hints: ["list all of them in 'elements'"])
      return nil
    }
    guard let list = fields["element"] ?? fields["elements"] else {
      reader.report(
        value, "'tappable' needs an element",
        hints: ["for example   tappable: { element: button, size: 24 }"])
      return nil
    }
    guard let names = elements(list) else { return nil }
    guard let size = fields["size"] else { return .tappable(names, Promise.usualTapSize) }
    return self.size(size).map { .tappable(names, $0) }
  }

  /// A size: one number for both lengths, or `WIDTHxHEIGHT`.
  private func size(_ value: YAMLValue) -> CGSize? {
    if value.text.flatMap(DecimalNumber.parse) != nil {
      return reader.number(value, of: "'size'", in: ScenarioLimits.sizes).map {
        CGSize(width: $0, height: $0)
      }
    }
    return reader.size(value, of: "'size'", hints: ["or one number for both"])
  }

  /// A rule that is a check; `nil`, reported, for what frames alone cannot answer.
  private func rule(_ value: YAMLValue) -> Promise.Kind? {
    var system = self.system
    let count = system.constraints.count
    let known = reader.diagnostics.count
    _ = RuleReader(reader: reader, metrics: [:]).add(value, to: &system)
    let added = system.constraints[count...]
    guard reader.diagnostics.count == known, !added.isEmpty, let text = value.text else {
      return nil
    }
    guard added.allSatisfy({ $0.priority >= Priority.required }) else {
      reader.report(
        value, "a promise has no priority: it is kept, or it is not",
        hints: ["leave '@…' out"])
      return nil
    }
    guard let rule = PromisedRule(text, added, in: system) else {
      reader.report(
        value, "a promise is about frames: edges, centres, sizes and distances",
        hints: ["guides, margins and baselines belong into a rule of 'constraints'"])
      return nil
    }
    return .rule(rule)
  }

  /// The widths and cases beside a promise; `nil`, reported, where one of them is wrong.
  private func conditions(
    _ fields: Fields
  ) -> (widths: ClosedRange<Double>?, cases: [String])? {
    var (widths, cases): (ClosedRange<Double>?, [String]) = (nil, [])
    if let value = fields["widths"] {
      guard let range = range(value) else { return nil }
      widths = range
    }
    if let value = fields["cases"] {
      guard let names = caseNames(value) else { return nil }
      cases = names
    }
    return (widths, cases)
  }

  private func caseNames(_ value: YAMLValue) -> [String]? {
    let items: [YAMLValue] = if case .sequence(let items) = value.shape { items } else { [value] }
    var found: [String] = []
    for item in items {
      guard let name = reader.text(item, of: "a case") else { return nil }
      guard cases.contains(name) else {
        reader.report(
          item, "there is no case '\(name.shortened)'",
          hints: [
            cases.isEmpty
              ? "this scenario has no cases: leave 'cases' out"
              : NearestWord.hint(for: name, among: cases.filter { !$0.contains(",") })
          ])
        return nil
      }
      found.append(name)
    }
    return found
  }

  /// `280...1200` or `280..1200`: widths of the container, in points.
  private func range(_ value: YAMLValue) -> ClosedRange<Double>? {
    guard let text = reader.text(value, of: "'widths'") else { return nil }
    let dots = text.ranges(of: "..").first
    let ends = dots.map { dots in
      let second = text[dots.upperBound...]
      return [text[..<dots.lowerBound], second.first == "." ? second.dropFirst() : second]
    }
    let numbers = (ends ?? []).map { DecimalNumber.parse(String($0)) }
    guard numbers.count == 2, let low = numbers[0], let high = numbers[1],
      low > 0, high <= ScenarioLimits.longestContainer
    else {
      reader.report(
        value, "'\(text.shortened)' is not a range of widths",
        hints: [
          "write the narrowest and the widest container in points: 280...1200, each above 0 and at most 100000"
        ])
      return nil
    }
    guard low <= high else {
      reader.report(
        value, "the range is empty: \(low.plain) is above \(high.plain)",
        hints: ["write   \(high.plain)...\(low.plain)"])
      return nil
    }
    return low...high
  }
}
