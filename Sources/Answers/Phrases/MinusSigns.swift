extension Phrase {
  /// The text with minus signs where a terminal has hyphens; rules stay as they are.
  package var typeset: String { parts.map { $0.typeset }.joined() }
}

extension Phrase.Part {
  /// The part as a page shows it.
  package var typeset: String {
    if case .number(let number) = self { number.withMinusSign } else { text }
  }
}

extension String {
  /// A number with a minus sign where a terminal has a hyphen: `−6`.
  package var withMinusSign: String { hasPrefix("-") ? "−" + dropFirst() : self }
}
