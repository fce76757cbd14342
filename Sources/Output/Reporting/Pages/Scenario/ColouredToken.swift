/// A piece of a source with the colour of its kind.
struct ColouredToken: Equatable {
  /// The element of its colour: `b` for a key, `i` for a text, `em` for a comment; `nil` for plain text.
  let tokenKind: String?
  let tokenText: String

  /// Splits a line of a scenario's file: keys, texts in quotes, comments, and anything else.
  ///
  /// Only colours depend on it, so that it need not know all of YAML. Linear in the line's length.
  static func tokens(of line: String) -> [ColouredToken] {
    let scalars = Array(line.unicodeScalars)
    var tokens: [ColouredToken] = []
    var index = 0
    func text(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }
    func add(_ kind: String?, to end: Int) {
      let piece = text(index..<end)
      if let last = tokens.last, last.tokenKind == kind {
        tokens[tokens.count - 1] = ColouredToken(tokenKind: kind, tokenText: last.tokenText + piece)
      } else {
        tokens.append(ColouredToken(tokenKind: kind, tokenText: piece))
      }
      index = end
    }
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "#", index == 0 || scalars[index - 1] == " " {
        add("em", to: scalars.count)
      } else if scalar == "\"" || scalar == "'" && (index == 0 || !isWord(scalars[index - 1])) {
        var end = index + 1
        while end < scalars.count, scalars[end] != scalar {
          end += scalar == "\"" && scalars[end] == "\\" ? 2 : 1
        }
        add("i", to: min(end + 1, scalars.count))
      } else if isWord(scalar) {
        var end = index
        while end < scalars.count, isWord(scalars[end]) { end += 1 }
        let isKey =
          end < scalars.count && scalars[end] == ":"
          && (end + 1 == scalars.count || scalars[end + 1] == " ")
        add(isKey ? "b" : nil, to: end)
      } else {
        add(nil, to: index + 1)
      }
    }
    return tokens
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "."
  }
}
