extension NotationChange: Decodable {
  private enum Kind: String, Decodable { case keys, exchange, insert, replace, remove, add }

  private enum CodingKeys: String, CodingKey {
    case kind, of, keys, with, keepsStyles, child, index, by, rules
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
        child: try text(.child), into: try text(.of),
        index: try container.decode(Int.self, forKey: .index))
    case .replace: self = .replace(rules: try list(.rules), by: try list(.by))
    case .remove: self = .remove(rules: try list(.rules))
    case .add: self = .add(rules: try list(.rules))
    }
  }
}
