extension LintFinding: Decodable {
  private enum CodingKeys: String, CodingKey { case line, column }

  /// Reads the facts; the words follow from them.
  package init(from decoder: any Decoder) throws {
    kind = try Kind(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    line = try container.decodeIfPresent(Int.self, forKey: .line)
    column = try container.decodeIfPresent(Int.self, forKey: .column)
  }
}
