extension StringProtocol {
  /// The text with a capital letter at its start.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
