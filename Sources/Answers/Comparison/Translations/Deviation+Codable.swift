extension Deviation: Decodable {
  private enum CodingKeys: String, CodingKey { case path, rule, child }

  /// Reads the facts; the words follow from them.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      path: try container.decode(String.self, forKey: .path),
      rule: try container.decode(DeviatingRule.self, forKey: .rule),
      child: try container.decodeIfPresent(String.self, forKey: .child) ?? "")
  }
}
