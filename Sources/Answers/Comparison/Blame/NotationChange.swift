/// A change of a layout spec or of constraints, by the words of scenario files.
package enum NotationChange: Sendable, Hashable {
  /// Keys of one layout spec, or of one stack view of the constraints, with other values: one key, or those
  /// that one property is written with.
  case keys(of: String, [Key])
  /// Two specs change places.
  case exchange(String, with: String)
  /// An element that the layout spec does not have, at an index among the children of a spec.
  case insert(element: String, into: String, index: Int)
  /// Another rule instead of one.
  case replace(rule: String, by: String)
  /// One rule less.
  case remove(rule: String)
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

extension NotationChange: Codable {
  private enum Kind: String, Codable { case keys, exchange, insert, replace, remove, add }

  private enum CodingKeys: String, CodingKey {
    case kind, of, keys, with, element, index, rule, by, rules
  }

  /// Reads one object: its kind, and the properties of that kind.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String {
      try container.decode(String.self, forKey: key)
    }
    switch try container.decode(Kind.self, forKey: .kind) {
    case .keys: self = .keys(of: try text(.of), try container.decode([Key].self, forKey: .keys))
    case .exchange: self = .exchange(try text(.of), with: try text(.with))
    case .insert:
      self = .insert(
        element: try text(.element), into: try text(.of),
        index: try container.decode(Int.self, forKey: .index))
    case .replace: self = .replace(rule: try text(.rule), by: try text(.by))
    case .remove: self = .remove(rule: try text(.rule))
    case .add: self = .add(rules: try container.decode([String].self, forKey: .rules))
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
    case .exchange(let first, let second): try encode(.exchange, (.of, first), (.with, second))
    case .insert(let element, let name, let index):
      try encode(.insert, (.element, element), (.of, name))
      try container.encode(index, forKey: .index)
    case .replace(let rule, let other): try encode(.replace, (.rule, rule), (.by, other))
    case .remove(let rule): try encode(.remove, (.rule, rule))
    case .add(let rules):
      try encode(.add)
      try container.encode(rules, forKey: .rules)
    }
  }
}
