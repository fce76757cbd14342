/// A proof has many segments, of which most are equal: their coded form has neither zeros nor empty
/// lists.
extension ProofSegment {
  private enum CodingKeys: CodingKey {
    case lengths, verdict, largestDistance, differences, otherDifferences
    case admittedElements, refusedElements, deviation
  }

  /// Decodes a segment; what is missing is 0 or empty.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      lengths: try container.decode(ClosedRange<Double>.self, forKey: .lengths),
      verdict: try container.decode(Verdict.self, forKey: .verdict),
      largestDistance: try container.decodeIfPresent(Double.self, forKey: .largestDistance) ?? 0,
      differences: try container.decodeIfPresent([Difference].self, forKey: .differences) ?? [],
      admittedElements: try container.decodeIfPresent([String].self, forKey: .admittedElements)
        ?? [],
      refusedElements: try container.decodeIfPresent([String].self, forKey: .refusedElements) ?? [])
    otherDifferences = try container.decodeIfPresent(Int.self, forKey: .otherDifferences) ?? 0
    deviation = try container.decodeIfPresent(Double.self, forKey: .deviation) ?? 0
  }
}
