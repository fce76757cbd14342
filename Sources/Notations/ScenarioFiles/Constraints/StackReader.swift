import Geometry
import LayoutConstraints
import Scenarios

/// Reads the `stacks` of a scenario's constraints.
///
/// The name of every stack is a view that the hierarchy, rules and other stacks can use, whatever
/// the order in the file. So the views are added first, and the constraints of the stack views
/// after everything else is known about the views.
struct StackReader {
  let reader: FieldReader
  private let entries: [Entry]
  /// The names of the stack views.
  private let names: Set<String>

  /// A stack view in the file.
  private struct Entry {
    let name: String
    let key: YAMLValue
    let value: YAMLValue

    /// The names of the arranged views; empty where they cannot be read.
    var arranged: [String] {
      guard case .sequence(let items)? = field("arranged")?.shape else { return [] }
      return items.compactMap { $0.text }
    }

    /// The text at a key; `nil` where there is none.
    func text(of key: String) -> String? { field(key)?.text }

    private func field(_ key: String) -> YAMLValue? {
      guard case .mapping(let pairs) = value.shape else { return nil }
      return pairs.first { $0.key.text == key }?.value
    }
  }

  /// Takes the mapping from names to stack views; wrong names are reported.
  init(reader: FieldReader, value: YAMLValue?) {
    self.reader = reader
    let pairs = value.flatMap {
      reader.entries(
        $0, of: "'stacks'", form: "a mapping from names to stack views",
        example: "row: { arranged: [photo, title], spacing: 8 }")
    }
    entries = (pairs ?? []).compactMap { pair in
      reader.newName(pair.key, of: "a stack view").map {
        Entry(name: $0, key: pair.key, value: pair.value)
      }
    }
    names = Set(entries.map { $0.name })
  }

  /// Adds a view for every stack whose name is not an element, and sets the margins of all to 0.
  func addViews(to system: inout ConstraintSystem) {
    for entry in entries {
      do {
        var item = system.index(of: entry.name)
        if item == nil { item = try system.addItem(ConstraintItem(name: entry.name)) }
        guard let item else { continue }
        try system.updateItem(item) { $0.layoutMargins = DirectionalEdgeInsets(all: 0) }
      } catch {
        reader.report(entry.key, error.description)
      }
    }
  }

  /// Adds the constraints of all stack views that do not wait for rules; returns the place of each
  /// in the file.
  ///
  /// Stack views that wait get the views that they arrange, since rules name superviews.
  func addConstraints(to system: inout ConstraintSystem) -> [RulePlace] {
    let places = addConstraints(
      of: orderedEntries().filter { !waitsForRules($0) }, to: &system)
    for entry in entries where waitsForRules(entry) {
      guard let stack = system.index(of: entry.name) else { continue }
      for view in entry.arranged.compactMap({ system.index(of: $0) })
      where system.items[view].parent == ConstraintSystem.container {
        // What cannot be inside is reported with the constraints.
        try? system.place(view, in: stack)
      }
    }
    return places
  }

  /// Adds the constraints of the stack views that wait for rules; returns the place of each in the
  /// file.
  func addConstraintsAfterRules(to system: inout ConstraintSystem) -> [RulePlace] {
    addConstraints(of: orderedEntries().filter(waitsForRules), to: &system)
  }

  /// Whether proportions depend on rules: on the lengths that these demand in a stack view inside.
  private func waitsForRules(_ entry: Entry) -> Bool {
    entry.text(of: "distribution") == StackView.Distribution.fillProportionally.rawValue
      && entry.arranged.contains { names.contains($0) }
  }

  private func addConstraints(
    of entries: [Entry], to system: inout ConstraintSystem
  ) -> [RulePlace] {
    var places: [RulePlace] = []
    for entry in entries where !reader.isFull {
      guard let item = system.index(of: entry.name) else { continue }
      var fields = StackFields(
        reader: reader, key: entry.key, stack: StackView(item: item, arranged: []))
      guard fields.read(entry.value, in: system) else { continue }
      do {
        let place = reader.place(of: entry.name, at: entry.key.position)
        places += try system.add(fields.stack).map { _ in place }
      } catch {
        fields.report(error)
      }
    }
    return places
  }

  /// The entries in the order of the file, except that the stack views inside one that fills
  /// proportionally come before it: its proportions depend on theirs.
  private func orderedEntries() -> [Entry] {
    var byName: [String: Entry] = [:]
    for entry in entries { byName[entry.name] = entry }
    var seen: Set<String> = []
    var ordered: [Entry] = []
    for entry in entries where !seen.contains(entry.name) {
      guard entry.text(of: "distribution") == StackView.Distribution.fillProportionally.rawValue
      else {
        seen.insert(entry.name)
        ordered.append(entry)
        continue
      }
      // Everything inside, from the outside in.
      var inside = [entry]
      seen.insert(entry.name)
      var next = 0
      while next < inside.count {
        for name in inside[next].arranged {
          guard let inner = byName[name], seen.insert(name).inserted else { continue }
          inside.append(inner)
        }
        next += 1
      }
      ordered += inside.reversed()
    }
    return ordered
  }
}

/// Reads the settings of one stack view, and reports mistakes at their position.
struct StackFields {
  let reader: FieldReader
  /// The stack's name in the file.
  let key: YAMLValue
  /// The stack view, with everything that was read so far.
  var stack: StackView

  private var arranged: [YAMLValue] = []
  private var alignment: YAMLValue?
  private var spacings: [(view: YAMLValue, value: YAMLValue)] = []

  static let keys = [
    "axis", "distribution", "alignment", "spacing", "customSpacing", "baselineRelative",
    "marginsRelative", "correctsProportions", "arranged",
  ]
  /// Goes through the keys whose values are flags, all false where they are missing.
  static func flags(of stack: inout StackView, _ use: (_ key: String, inout Bool) -> Void) {
    use("baselineRelative", &stack.isBaselineRelativeArrangement)
    use("marginsRelative", &stack.isLayoutMarginsRelativeArrangement)
    use("correctsProportions", &stack.correctsProportions)
  }
  /// The words for alignments; `top` and `bottom` are `leading` and `trailing` in a row.
  static let alignments: [String: StackView.Alignment] = {
    var words: [String: StackView.Alignment] = ["top": .top, "bottom": .bottom]
    for alignment in StackView.Alignment.allCases { words[alignment.rawValue] = alignment }
    return words
  }()

  /// Makes a reader for a stack view whose item is known.
  init(reader: FieldReader, key: YAMLValue, stack: StackView) {
    self.reader = reader
    self.key = key
    self.stack = stack
  }

  /// Reads all fields; returns false where there is a mistake, which is reported.
  mutating func read(_ value: YAMLValue, in system: ConstraintSystem) -> Bool {
    let name = system.items[stack.item].name
    guard
      let fields = reader.fields(
        value, of: "stack view '\(name)'", keys: Self.keys, words: ConstraintVocabulary.stackKeys,
        owner: name)
    else { return false }
    guard let list = fields["arranged"] else {
      if fields.hasUnknownKeys { return false }
      reader.report(
        value, "stack view '\(name)' has no 'arranged' views",
        hints: ["add   arranged: [ … ]"])
      return false
    }
    let mistakes = reader.mistakes.count
    readProperties(fields)
    readArranged(list, in: system)
    if let value = fields["customSpacing"] { readSpacings(value, in: system) }
    return reader.mistakes.count == mistakes
  }

  private mutating func readProperties(_ fields: Fields) {
    stack.axis =
      reader.word(fields, "axis", foreign: ConstraintVocabulary.axes) ?? stack.axis
    stack.distribution =
      reader.word(fields, "distribution", foreign: ConstraintVocabulary.distributions)
      ?? stack.distribution
    alignment = fields["alignment"]
    stack.alignment =
      reader.word(
        fields, "alignment", among: Self.alignments, foreign: ConstraintVocabulary.alignments)
      ?? stack.alignment
    stack.spacing = reader.number(fields, "spacing") ?? stack.spacing
    Self.flags(of: &stack) { [reader] key, flag in flag = reader.flag(fields, key) ?? false }
  }

  private mutating func readArranged(_ value: YAMLValue, in system: ConstraintSystem) {
    for view in reader.items(value, of: "'arranged'") {
      guard let item = reader.item(view, in: system, inside: stack.item) else { continue }
      let parent = system.items[item].parent
      let isInHierarchy =
        parent != ConstraintSystem.container && parent != stack.item
        && !system.isStackView(parent)
      if isInHierarchy {
        let owner = system.items[parent].name
        reader.report(
          view, "'\(system.items[item].name)' cannot be arranged here: it is inside '\(owner)'",
          hints: ["remove it from 'hierarchy': a stack view contains the views it arranges"])
        continue
      }
      arranged.append(view)
      stack.arranged.append(item)
    }
  }

  private mutating func readSpacings(_ value: YAMLValue, in system: ConstraintSystem) {
    guard
      let pairs = reader.entries(
        value, of: "'customSpacing'", example: "customSpacing: { photo: 12, title: system }")
    else { return }
    for pair in pairs {
      guard let item = reader.item(pair.key, in: system, inside: stack.item) else { continue }
      let name = system.items[item].name
      if pair.value.text == "system" {
        stack.customSpacing[item] = .system
      } else if pair.value.text.flatMap(DecimalNumber.parse) == nil {
        reader.report(
          pair.value,
          "the spacing after '\(name)' must be a number or system, not \(pair.value.kind)",
          hints: ["system is \(StackView.systemSpacing.plain) points"])
      } else if let points = reader.number(pair.value, of: "the spacing after '\(name)'") {
        stack.customSpacing[item] = .points(points)
      }
      spacings.append((pair.key, pair.value))
    }
  }

  /// Reports why the stack view cannot be added, at the value that causes the error.
  func report(_ error: ConstraintError) {
    switch error {
    case .invalidStackView(.stackWithContent(let name)):
      reader.report(
        key, error.description,
        hints: ["make the element   \(name): { box: none }   or give the stack view another name"])
    case .invalidStackView(.arrangedTwice(let view, _, _)):
      reader.report(
        arranged.last { $0.text == view } ?? key, error.description,
        hints: ["a view can be arranged once: remove it from one of the lists"])
    case .invalidStackView(.spacingAfterOther(let view, _)):
      reader.report(
        spacings.first { $0.view.text == view }?.view ?? key, error.description,
        hints: [NearestWord.hint(for: view, among: arranged.compactMap { $0.text })])
    case .invalidStackView(.systemSpacingBetweenBaselines):
      reader.report(
        spacings.first { $0.value.text == "system" }?.value ?? key, error.description,
        hints: ["write a number of points"])
    case .invalidStackView(.baselineAlignmentInColumn):
      reader.report(
        alignment ?? key, error.description,
        hints: ["use fill, leading, center or trailing, or axis: horizontal"])
    case .hierarchyCycle(let names):
      reader.report(arranged.first { $0.text == names.first } ?? key, error.description)
    case .containerInsideItem:
      let container = arranged.first { $0.text == ConstraintSystem.containerName }
      reader.report(container ?? key, error.description)
    default:
      reader.report(key, error.description)
    }
  }
}
