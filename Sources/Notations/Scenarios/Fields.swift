/// The entries of one YAML mapping, by key.
struct Fields {
  /// Where the mapping starts.
  let position: SourcePosition
  /// Whether keys were left out because nobody knows them, which is reported; one of them may be
  /// what seems to be missing.
  let hasUnknownKeys: Bool
  private let entries: [String: YAMLValue.Entry]

  /// The value at `key`, if it is given.
  subscript(key: String) -> YAMLValue? { entries[key]?.value }

  /// Where `key` starts, if it is given.
  func position(of key: String) -> SourcePosition? { entries[key]?.key.position }

  init(
    position: SourcePosition, entries: [String: YAMLValue.Entry], hasUnknownKeys: Bool = false
  ) {
    self.position = position
    self.hasUnknownKeys = hasUnknownKeys
    self.entries = entries
  }
}
