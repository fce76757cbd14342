package import JSONText

/// A change of a layout spec or of constraints, by the words of scenario files.
package enum NotationChange: Sendable, Hashable {
  /// Keys of one layout spec, or of one stack view of the constraints, with other values: one key, or those
  /// that one property is written with.
  case keys(of: String, [Key])
  /// Two specs change places; two elements may leave their styles where they are.
  case exchange(String, with: String, keepsStyles: Bool)
  /// An element that the layout spec does not have, at an index among the children of a spec.
  case insert(element: String, into: String, index: Int)
  /// Other rules instead of one, or of all that one line states.
  case replace(rules: [String], by: [String])
  /// No rule, or none of those that one line states.
  case remove(rules: [String])
  /// More rules: one, or one at each end of an element.
  case add(rules: [String])

  /// A key with its value before and after a change.
  package struct Key: Sendable, Hashable, Codable {
    /// The key.
    package var key: String
    /// Its value in the file; `nil` where it is not written.
    package var old: String?
    /// Its new value; `nil` where it is left out.
    package var new: String?

    /// Makes a key.
    package init(_ key: String, old: String?, new: String?) {
      (self.key, self.old, self.new) = (key, old, new)
    }
  }
}

extension NotationChange.Key: JSONRepresentable {
  package var json: JSONValue { .object(["key": key.json, "old": old?.json, "new": new?.json]) }
}

extension NotationChange: Codable {
  private enum Kind: String, Codable { case keys, exchange, insert, replace, remove, add }

  private enum CodingKeys: String, CodingKey {
    case kind, of, keys, with, keepsStyles, element, index, by, rules
  }

  /// Reads one object: its kind, and the properties of that kind.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String {
      try container.decode(String.self, forKey: key)
    }
    func list(_ key: CodingKeys) throws -> [String] {
      try container.decode([String].self, forKey: key)
    }
    switch try container.decode(Kind.self, forKey: .kind) {
    case .keys: self = .keys(of: try text(.of), try container.decode([Key].self, forKey: .keys))
    case .exchange:
      self = .exchange(
        try text(.of), with: try text(.with),
        keepsStyles: try container.decode(Bool.self, forKey: .keepsStyles))
    case .insert:
      self = .insert(
        element: try text(.element), into: try text(.of),
        index: try container.decode(Int.self, forKey: .index))
    case .replace: self = .replace(rules: try list(.rules), by: try list(.by))
    case .remove: self = .remove(rules: try list(.rules))
    case .add: self = .add(rules: try list(.rules))
    }
  }

  /// Encodes one object: its kind, and the properties of that kind.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ kind: Kind, _ texts: (CodingKeys, String)...) throws {
      try container.encode(kind, forKey: .kind)
      for (key, text) in texts { try container.encode(text, forKey: key) }
    }
    switch self {
    case .keys(let name, let keys):
      try encode(.keys, (.of, name))
      try container.encode(keys, forKey: .keys)
    case .exchange(let first, let second, let keepsStyles):
      try encode(.exchange, (.of, first), (.with, second))
      try container.encode(keepsStyles, forKey: .keepsStyles)
    case .insert(let element, let name, let index):
      try encode(.insert, (.element, element), (.of, name))
      try container.encode(index, forKey: .index)
    case .replace(let rules, let others):
      try encode(.replace)
      try container.encode(rules, forKey: .rules)
      try container.encode(others, forKey: .by)
    case .remove(let rules):
      try encode(.remove)
      try container.encode(rules, forKey: .rules)
    case .add(let rules):
      try encode(.add)
      try container.encode(rules, forKey: .rules)
    }
  }
}

extension NotationChange: JSONRepresentable {
  /// One object: its kind, and the properties of that kind.
  package var json: JSONValue {
    switch self {
    case .keys(let name, let keys): .object(["kind": "keys", "of": name.json, "keys": keys.json])
    case .exchange(let first, let second, let keepsStyles):
      .object([
        "kind": "exchange", "of": first.json, "with": second.json,
        "keepsStyles": keepsStyles.json,
      ])
    case .insert(let element, let name, let index):
      .object([
        "kind": "insert", "element": element.json, "of": name.json, "index": index.json,
      ])
    case .replace(let rules, let others):
      .object(["kind": "replace", "rules": rules.json, "by": others.json])
    case .remove(let rules): .object(["kind": "remove", "rules": rules.json])
    case .add(let rules): .object(["kind": "add", "rules": rules.json])
    }
  }
}
