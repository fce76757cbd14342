/// Most elements are equal: their coded form has one frame, and no agreement, edges and ambiguity.
extension ElementComparison {
  private enum CodingKeys: CodingKey {
    case element, spec, constraints, agreement, edges, isAmbiguous
  }

  /// Decodes a comparison; what is missing is as for an equal element.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let spec = try container.decode(Frame.self, forKey: .spec)
    self.init(
      element: try container.decode(String.self, forKey: .element), spec: spec,
      constraints: try container.decodeIfPresent(Frame.self, forKey: .constraints) ?? spec,
      agreement: try container.decodeIfPresent(Agreement.self, forKey: .agreement) ?? .equal,
      edges: try container.decodeIfPresent([EdgeComparison].self, forKey: .edges) ?? [],
      isAmbiguous: try container.decodeIfPresent(Bool.self, forKey: .isAmbiguous) ?? false)
  }
}

/// Most edges in a comparison differ: their coded form does not say so.
extension EdgeComparison {
  private enum CodingKeys: CodingKey { case edge, spec, constraints, agreement }

  /// Decodes an edge; without an agreement, it differs.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      edge: try container.decode(Edge.self, forKey: .edge),
      spec: try container.decode(Double.self, forKey: .spec),
      constraints: try container.decode(Double.self, forKey: .constraints),
      agreement: try container.decodeIfPresent(Agreement.self, forKey: .agreement) ?? .differs)
  }
}
