import Phrases

extension Phrase {
  /// The text with minus signs where a terminal has hyphens; rules stay as they are.
  package var typeset: String { parts.map(\.typeset).joined() }
}

extension Phrase.Part {
  /// The part as a page shows it.
  var typeset: String {
    if case .number(let number) = self { number.withMinusSign } else { text }
  }
}

extension String {
  /// A number with a minus sign where a terminal has a hyphen: `−6`.
  package var withMinusSign: String { hasPrefix("-") ? "−" + dropFirst() : self }

  /// The text with minus signs where sentences of a terminal have hyphens: `y −6`, `= −4 + 60 − 10`.
  ///
  /// Quoted rules stay as they are: a reader may copy them. Linear in the length of the text.
  package var withMinusSigns: String {
    let hyphen = UInt8(ascii: "-")
    guard utf8.contains(hyphen) else { return self }
    let (space, quote) = (UInt8(ascii: " "), UInt8(ascii: "'"))
    let bytes = Array(utf8)
    func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : space }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func isStart(_ byte: UInt8) -> Bool { byte == space || byte == UInt8(ascii: "(") }
    var written: [UInt8] = []
    written.reserveCapacity(bytes.count + 16)
    var isQuoted = false
    for (index, value) in bytes.enumerated() {
      // An apostrophe within a word begins no quotation.
      if value == quote { isQuoted = !isQuoted && isStart(byte(index - 1)) }
      let next = byte(index + 1)
      // The first byte of ∞ begins few other characters, none of which follows a hyphen here.
      let isSign = isStart(byte(index - 1)) && (isDigit(next) || next == 0xE2)
      let isOperator = byte(index - 1) == space && next == space && isDigit(byte(index + 2))
      if value == hyphen, !isQuoted, isSign || isOperator && isDigit(byte(index - 2)) {
        written += "−".utf8
      } else {
        written.append(value)
      }
    }
    return String(decoding: written, as: UTF8.self)
  }
}
