package import JSONText

/// A change of a layout spec or of constraints, by the words of scenario files.
package enum NotationChange: Sendable, Hashable, JSONRepresentable {
  /// Keys of one layout spec, or of one stack view of the constraints, with other values: one key, or those
  /// that one property is written with.
  case keys(of: String, [Key])
  /// Two specs change places; two elements may leave their styles where they are.
  case exchange(String, with: String, keepsStyles: Bool)
  /// A child as a scenario file has it, of an element that the layout spec lacks, at an index among the children
  /// of a spec.
  case insert(child: String, into: String, index: Int)
  /// Other rules instead of one, or of all that one line states.
  case replace(rules: [String], by: [String])
  /// No rule, or none of those that one line states.
  case remove(rules: [String])
  /// More rules: one, or one at each end of an element.
  case add(rules: [String])

  /// A key with its value before and after a change.
  package struct Key: Sendable, Hashable, Decodable, JSONRepresentable {
    package var key: String
    /// Its value in the file; `nil` where it is not written.
    package var old: String?
    /// Its new value; `nil` where it is left out.
    package var new: String?

    package init(_ key: String, old: String?, new: String?) {
      (self.key, self.old, self.new) = (key, old, new)
    }

    package var json: JSONValue { .object(["key": key.json, "old": old?.json, "new": new?.json]) }
  }

  /// One object: its kind, and the properties of that kind.
  package var json: JSONValue {
    switch self {
    case .keys(let name, let keys): .object(["kind": "keys", "of": name.json, "keys": keys.json])
    case .exchange(let first, let second, let keepsStyles):
      .object([
        "kind": "exchange", "of": first.json, "with": second.json,
        "keepsStyles": keepsStyles.json,
      ])
    case .insert(let child, let name, let index):
      .object([
        "kind": "insert", "child": child.json, "of": name.json, "index": index.json,
      ])
    case .replace(let rules, let others):
      .object(["kind": "replace", "rules": rules.json, "by": others.json])
    case .remove(let rules): .object(["kind": "remove", "rules": rules.json])
    case .add(let rules): .object(["kind": "add", "rules": rules.json])
    }
  }
}
