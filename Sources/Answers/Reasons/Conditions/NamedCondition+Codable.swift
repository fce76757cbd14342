import Geometry

extension NamedCondition: Decodable {
  private enum Kind: String, Decodable {
    case rule, hugging, compressionResistance, containerLength, selfSizingHeight, smallestLength
  }

  private enum CodingKeys: String, CodingKey { case kind, element, axis }

  /// Reads one object: its kind, and the properties of that kind.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func element() throws -> String { try container.decode(String.self, forKey: .element) }
    func axis() throws -> Axis { try container.decode(Axis.self, forKey: .axis) }
    switch try container.decode(Kind.self, forKey: .kind) {
    case .rule: self = .rule(try NamedRule(from: decoder))
    case .hugging: self = .hugging(element: try element(), axis: try axis())
    case .compressionResistance:
      self = .compressionResistance(element: try element(), axis: try axis())
    case .containerLength: self = .containerLength(axis: try axis())
    case .selfSizingHeight: self = .selfSizingHeight
    case .smallestLength: self = .smallestLength(element: try element(), axis: try axis())
    }
  }
}
