extension ConflictExplanation: Decodable {
  private enum CodingKeys: String, CodingKey { case members, given, why, missedBy, advice, log }

  /// Reads the facts; the words follow from them.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    members = try container.decode([Member].self, forKey: .members)
    background = try container.decode(Background.self, forKey: .given)
    reason = try container.decode(Reason.self, forKey: .why)
    missedBy = try container.decode(Double.self, forKey: .missedBy)
    advice = try container.decodeIfPresent(ConflictAdvice.self, forKey: .advice)
    log = try container.decode(String.self, forKey: .log)
  }
}
