import Layouts
package import Phrases

extension NotationChange {
  /// The change as a request: `write alignItems: start for inset[0].stack`.
  package var phrase: Phrase {
    switch self {
    case .keys(let name, let keys):
      let writing = keys.filter { $0.new != nil }
      let leaving = keys.filter { $0.new == nil }
      var requests: [Phrase] = []
      if !writing.isEmpty {
        let pairs = writing.map { "\($0.key): \($0.new ?? "")" }.joined(separator: ", ")
        requests.append("write \(code: pairs) for \(name)\(Self.instead(of: writing))")
      }
      if !leaving.isEmpty {
        let pairs = leaving.map { "\($0.key): \($0.old ?? "")" }.joined(separator: ", ")
        requests.append("leave out \(code: pairs)\(writing.isEmpty ? " of \(name)" : "")")
      }
      return requests.joined(separator: " and ")
    case .exchange(let spec, let other, let keepsStyles):
      return "exchange \(spec) and \(other)\(keepsStyles ? ", without their styles" : "")"
    case .insert(let child, let spec, let index):
      return "add \(code: child) to \(spec), \(index == 0 ? "first" : "as child \(index + 1)")"
    case .replace(let rules, let others):
      return "write \(Self.list(others)) instead of \(Self.list(rules))"
    case .remove(let rules): return "remove \(Self.list(rules))"
    case .add(let rules): return "add \(Self.list(rules))"
    }
  }

  private static func list(_ rules: [String]) -> Phrase {
    rules.map { rule -> Phrase in "\(rule: rule)" }.listed
  }

  /// The value that a written key has now, or the default of one that is not written.
  private static func instead(of keys: [Key]) -> Phrase {
    guard keys.count == 1, let key = keys.first else { return "" }
    if let old = key.old { return " instead of \(code: old)" }
    return usual[key.key].map { " (\($0) unless it is written)" } ?? ""
  }

  /// The values of keys that are not written, as scenario files spell them.
  private static let usual = [
    "alignItems": "stretch", "justifyContent": "start", "direction": "horizontal",
    "flexWrap": "noWrap", "alignContent": "start", "spacing": "0", "lineSpacing": "0",
    "flexGrow": "0", "flexShrink": "0", "flexBasis": "auto", "alignSelf": "auto",
    "spacingBefore": "0", "spacingAfter": "0", "insets": "0", "sizing": "default",
    "horizontalPosition": "none", "verticalPosition": "none", "offset": "[0, 0]",
    "layoutPosition": "[0, 0]", "wrapsCorner": "false", "axis": "horizontal",
    "distribution": "fill", "alignment": "fill",
  ]
}

extension Suggestion {
  /// The change with what it leaves, as a sentence without a full stop, for a scenario with so many
  /// containers.
  package func phrase(ofContainers count: Int) -> Phrase { "\(change.phrase); \(result(count))" }

  private func result(_ count: Int) -> Phrase {
    guard left.edges > 0 else {
      return count == 1
        ? "then both layouts agree"
        : "then both agree in \(count == 2 ? "both" : "all \(count)") containers"
    }
    let names = left.elements.count > 3 ? "\(left.elements.count) elements" : left.elements.listed
    return left.edges == 1
      ? "then 1 edge of \(names) still differs"
      : "then \(left.edges) edges of \(names) still differ"
  }
}
