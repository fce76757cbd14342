import LayoutConstraints
import LayoutSpecs
package import Scenarios

/// Changes of a scenario as edits of its text.
///
/// A change that would change anything else has no edits: `nil`. Comments stay, except on the lines
/// of what is removed. Values are written as in a file, on one line.
package struct ScenarioEditor {
  private let editor: YAMLEditor

  private var root: YAMLValue { editor.root }

  /// Reads a text, for any number of edits; `nil` where it is not YAML.
  package init?(_ source: SourceText) {
    guard let document = try? YAMLDocument.parse(source), document.repeatedKeys.isEmpty else {
      return nil
    }
    editor = YAMLEditor(source: source, root: document.root)
  }

  /// Writes a key of the spec at a way, or of its style; without a value, removes the key.
  ///
  /// A way is the indices of children from the root down. Of a size such as `preferredSize`, one
  /// length can be written or removed. `justifyContent` and `alignItems` replace the alignment that
  /// sets them. No edits, an empty list, if the key to remove is not there.
  package func setting(
    _ key: String, to value: String?, isStyle: Bool, ofSpecAt way: [Int]
  ) -> [TextEdit]? {
    guard var path = path(ofSpecAt: way) else { return nil }
    let spec = root[path]
    var kind = SpecKind.element
    if spec.text == nil, spec.index(of: "element") == nil {
      guard let other = spec.parts.first?.key?.text.flatMap(SpecKind.init) else { return nil }
      kind = other
      path.append(0)
    }
    guard (isStyle ? StyleReader.keys : kind.keys).contains(key) else { return nil }
    let fields = root[path]
    let children = kind.childKeys ?? ["children"]
    let firstChild = children.compactMap(fields.index).min()
    guard isStyle else {
      let isRequired = (children + ["ratio", "location"]).contains(key)
      return isRequired && value == nil ? nil : writeField(key, value, in: path, before: firstChild)
    }
    if let style = fields.index(of: "style") { return writeStyle(key, value, in: path + [style]) }
    guard let value else { return [] }
    guard spec.text == nil else {
      let element = editor.text(path)
      return editor.replacing(path, by: "{ element: \(element), style: { \(key): \(value) } }")
    }
    return editor.adding("{ \(key): \(value) }", key: "style", to: path, at: firstChild)
  }

  /// Exchanges the texts of two specs, neither of which is in the other.
  package func exchanging(_ first: [Int], _ second: [Int]) -> [TextEdit]? {
    guard let one = path(ofSpecAt: first), let other = path(ofSpecAt: second) else { return nil }
    return editor.exchanging(one, other)
  }

  /// Writes a key of an element below `elements`, such as `hugging`; without a value, removes it.
  package func setting(_ key: String, to value: String?, ofElement name: String) -> [TextEdit]? {
    guard let elements = root.index(of: "elements"), ElementReader.keys.contains(key),
      let element = root[[elements]].index(of: name)
    else { return nil }
    let isGiven = root[[elements, element]].index(of: key) != nil
    // An element has exactly one kind.
    guard !ElementReader.kindKeys.contains(key) || (isGiven && value != nil) else { return nil }
    return write(key, value, in: [elements, element])
  }

  /// Writes a rule in place of the one whose text contains a position, with all constraints that it
  /// gives; an id, options and metrics stay.
  package func replacingRule(at position: SourcePosition, by text: String) -> [TextEdit]? {
    guard var path = path(ofRuleAt: position) else { return nil }
    let isFlow = editor.isFlow(path)
    let rule = root[path]
    // Options align the items of a visual format.
    guard rule.index(of: "options") == nil || ConstraintRule.isVisualFormat(text) else {
      return nil
    }
    if let index = rule.index(of: "rule") { path.append(index) }
    return editor.replacing(path, by: Self.written(text, isFlow: isFlow))
  }

  /// Removes the rule whose text contains a position, with all constraints that it gives.
  package func removingRule(at position: SourcePosition) -> [TextEdit]? {
    path(ofRuleAt: position).flatMap(editor.removing)
  }

  /// Adds a rule after all others; `nil` where the file has no constraints.
  package func addingRule(_ text: String) -> [TextEdit]? {
    guard let rules = pathOfRules else {
      return root.index(of: "constraints").flatMap {
        editor.adding("[\(Self.written(text, isFlow: true))]", key: "rules", to: [$0])
      }
    }
    return editor.adding(Self.written(text, isFlow: editor.isFlow(rules)), to: rules)
  }
}

// Stack views, children, and rules that give several constraints.
extension ScenarioEditor {
  /// Writes a key of a stack view of the constraints; without a value, removes the key.
  package func setting(_ key: String, to value: String?, ofStack name: String) -> [TextEdit]? {
    guard let path = path(ofStack: name), StackFields.keys.contains(key) else { return nil }
    return write(key, value, in: path)
  }

  /// The place of a key of a stack view, or of its name where it does not have the key.
  package func position(of key: String, ofStack name: String) -> SourcePosition? {
    guard let path = path(ofStack: name) else { return nil }
    let entry = root[path].index(of: key).map { path + [$0] } ?? path
    return editor.key(entry)?.position
  }

  /// A value that is written below `constraints`, but for rules and lists of names.
  package struct Setting {
    /// The names of the mappings around it: `row`, or `title.layoutMargins`.
    package let owner: String
    package let key: String
    package let value: String
    /// The place of the key.
    package let position: SourcePosition
    fileprivate let path: [Int]
  }

  /// The values below `constraints` that are one word or number each, in the order of the file.
  package var settings: [Setting] {
    guard let constraints = root.index(of: "constraints") else { return [] }
    var settings: [Setting] = []
    collectSettings([constraints], "", into: &settings)
    return settings
  }

  private func collectSettings(
    _ path: [Int], _ owner: String, into settings: inout [Setting]
  ) {
    for (index, part) in root[path].parts.enumerated() {
      guard let name = part.key, let key = name.text, !["rules", "hierarchy"].contains(key) else {
        continue
      }
      if let value = part.value.text {
        settings.append(
          Setting(
            owner: owner.isEmpty ? "constraints" : owner, key: key, value: value,
            position: name.position, path: path + [index]))
      } else {
        let isGroup = ["stacks", "views"].contains(key) && owner.isEmpty
        let inner = isGroup ? "" : owner.isEmpty ? key : "\(owner).\(key)"
        collectSettings(path + [index], inner, into: &settings)
      }
    }
  }

  /// Writes another value in place of one below `constraints`.
  package func replacing(_ setting: Setting, by value: String) -> [TextEdit]? {
    editor.replacing(setting.path, by: value)
  }

  /// Exchanges the names of two elements of the layout spec, whose styles stay.
  package func exchangingElements(_ first: [Int], _ second: [Int]) -> [TextEdit]? {
    guard let one = path(ofElementAt: first), let other = path(ofElementAt: second) else {
      return nil
    }
    return editor.exchanging(one, other)
  }

  private func path(ofElementAt way: [Int]) -> [Int]? {
    guard let path = path(ofSpecAt: way) else { return nil }
    return root[path].text != nil ? path : root[path].index(of: "element").map { path + [$0] }
  }

  /// Adds the text of a child to those of the spec at a way, at an index.
  package func addingChild(_ text: String, toSpecAt way: [Int], at index: Int) -> [TextEdit]? {
    guard let path = path(ofSpecAt: way), root[path].parts.first != nil,
      let children = root[path + [0]].index(of: "children")
    else { return nil }
    return editor.adding(text, to: path + [0, children], at: index)
  }

  /// Writes some rules in place of the one whose text contains a position.
  package func replacingRule(
    at position: SourcePosition, by texts: [String]
  ) -> [TextEdit]? {
    guard let path = path(ofRuleAt: position), let first = texts.first,
      var edits = replacingRule(at: position, by: first)
    else { return nil }
    let rules = Array(path.dropLast())
    for text in texts.dropFirst() {
      let text = Self.written(text, isFlow: editor.isFlow(rules))
      guard let more = editor.adding(text, to: rules, at: path[path.count - 1] + 1) else {
        return nil
      }
      edits += more
    }
    return edits
  }

  /// Adds rules after all others; `nil` where the file has no constraints.
  package func addingRules(_ texts: [String]) -> [TextEdit]? {
    let edits = texts.compactMap(addingRule)
    return edits.count == texts.count ? edits.flatMap { $0 } : nil
  }

  private func path(ofStack name: String) -> [Int]? {
    guard let constraints = root.index(of: "constraints"),
      let stacks = root[[constraints]].index(of: "stacks"),
      let stack = root[[constraints, stacks]].index(of: name)
    else { return nil }
    return [constraints, stacks, stack]
  }
}

// Places of values.
extension ScenarioEditor {
  private func path(ofSpecAt way: [Int]) -> [Int]? {
    guard var path = root.index(of: "spec").map({ [$0] }) else { return nil }
    for index in way {
      let children = root[path].childSpecs
      guard children.indices.contains(index) else { return nil }
      path += children[index]
    }
    return path
  }

  /// The path of the list of rules; `nil` where there is none.
  private var pathOfRules: [Int]? {
    guard let constraints = root.index(of: "constraints") else { return nil }
    guard case .mapping = root[[constraints]].shape else { return [constraints] }
    return root[[constraints]].index(of: "rules").map { [constraints, $0] }
  }

  private func path(ofRuleAt position: SourcePosition) -> [Int]? {
    guard let rules = pathOfRules else { return nil }
    return root[rules].parts.map { $0.value }
      .firstIndex { $0.position <= position && position < $0.end }.map { rules + [$0] }
  }

  /// A rule in quotes where YAML would misread it.
  private static func written(_ rule: String, isFlow: Bool) -> String {
    let isQuoted = isFlow && rule.contains { ",[]{}".contains($0) }
    return isQuoted ? QuotedText.yaml(rule) : QuotedText.rule(rule)
  }
}

// Keys of mappings, of which some depend on others.
extension ScenarioEditor {
  /// Writes or removes a key; a new one comes before the entry at an index, or last.
  private func write(
    _ key: String, _ value: String?, in path: [Int], before later: Int? = nil
  ) -> [TextEdit]? {
    let index = root[path].index(of: key)
    guard let value else { return index.map { editor.removing(path + [$0]) } ?? [] }
    guard let index else { return editor.adding(value, key: key, to: path, at: later) }
    return editor.replacing(path + [index], by: value)
  }

  /// Writes or removes a key of a kind of spec.
  private func writeField(
    _ key: String, _ value: String?, in path: [Int], before later: Int?
  ) -> [TextEdit]? {
    let fields = root[path]
    let given = { (key: String) in fields.index(of: key).flatMap { fields[[$0]].text } }
    let alignments = ["horizontalAlignment", "verticalAlignment"]
    var aligned = ["justifyContent", "alignItems"]
    if given("direction") == "vertical" { aligned.reverse() }
    if let axis = aligned.firstIndex(of: key), let entry = fields.index(of: alignments[axis]),
      given(alignments[axis]) != "none"
    {
      let path = path + [entry]
      return value.map { editor.replacing(path, by: key, $0) } ?? editor.removing(path)
    }
    let others =
      switch key {
      case "direction": alignments
      case "centering": SpecKind.positionKeys
      default:
        SpecKind.positionKeys.contains(key)
          ? ["centering"] : zip(alignments, aligned).filter { $0.0 == key }.map { $0.1 }
      }
    return others.contains { given($0) != nil } ? nil : write(key, value, in: path, before: later)
  }

  /// Writes or removes a key of the style at a path, and the style with its last key.
  private func writeStyle(_ key: String, _ value: String?, in path: [Int]) -> [TextEdit]? {
    let style = root[path]
    let isGiven = { style.index(of: $0) != nil }
    let sides = StyleProperty.allCases.filter { $0.pairs.contains(key) }
    guard
      !sides.contains(where: { ([$0.rawValue] + $0.pairs).contains { $0 != key && isGiven($0) } })
    else { return nil }
    if let pair = StyleProperty(rawValue: key)?.pairs.last(where: isGiven),
      let index = style.index(of: pair)
    {
      // One length comes before a pair.
      if isGiven(key) { return write(key, value ?? "auto", in: path) }
      let size = style[[index]]
      var lengths =
        size.text?.split(separator: "x").map(String.init) ?? size.parts.compactMap { $0.value.text }
      guard lengths.count == 2 else { return nil }
      lengths[key.lowercased().hasSuffix("width") ? 0 : 1] = value ?? "auto"
      let isPoints = lengths.allSatisfy { DecimalNumber.parse($0) != nil }
      return write(
        pair, isPoints ? lengths.joined(separator: "x") : "[\(lengths.joined(separator: ", "))]",
        in: path)
    }
    let isLast = value == nil && isGiven(key) && style.parts.count == 1
    return isLast ? editor.removing(path) : write(key, value, in: path)
  }
}
