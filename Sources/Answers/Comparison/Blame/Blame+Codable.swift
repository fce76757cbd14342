import Scenarios

extension Suggestion: Decodable {
  private enum CodingKeys: String, CodingKey { case change, left, edits }

  /// Reads the facts; the words follow from them.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    change = try container.decode(NotationChange.self, forKey: .change)
    left = try container.decode(Left.self, forKey: .left)
    edits = try container.decodeIfPresent([TextEdit].self, forKey: .edits)
  }
}
