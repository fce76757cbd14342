extension ConflictAdvice: Decodable {
  private enum CodingKeys: String, CodingKey { case kind, remaining, moreRemaining }

  /// Reads the facts; the words follow from them.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    change = try container.decode(Change.self, forKey: .kind)
    remaining = try container.decodeIfPresent([NamedRule].self, forKey: .remaining) ?? []
    moreRemaining = try container.decodeIfPresent(Int.self, forKey: .moreRemaining) ?? 0
  }
}
