extension ContainerWarning: Decodable {
  /// Reads the facts; the words follow from them.
  package init(from decoder: any Decoder) throws { kind = try Kind(from: decoder) }
}
