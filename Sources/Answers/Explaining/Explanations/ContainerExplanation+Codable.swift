import Phrases

extension EdgeExplanation: Decodable {
  private enum CodingKeys: String, CodingKey { case edge, sentence, parts }

  /// Reads phrases by their parts.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    edge = try container.decode(String.self, forKey: .edge)
    sentence = Phrase(parts: try container.decode([Phrase.Part].self, forKey: .sentence))
    parts = try container.decode([[Phrase.Part]].self, forKey: .parts).map { Phrase(parts: $0) }
  }
}
