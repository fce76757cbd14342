import ConsoleLogs

/// Reads the tree of elements in a `debugDescription` of XCUITest.
///
/// Depth is indentation. The path to an element and the query chain after the tree name the same elements
/// again and are left out. Source: what Xcode prints; Apple does not support the form.
struct ElementTreeReader {
  private var builder = TreeBuilder()
  /// Whether the lines repeat elements of the tree.
  private var isAfterTree = false

  /// The trees; `nil` where the text has none.
  static func trees(in raw: [Substring], _ lines: DumpLines) -> TreeBuilder? {
    guard lines.contains("{{") else { return nil }
    var reader = ElementTreeReader()
    for (number, line) in raw.enumerated() { reader.read(line, number: number + 1) }
    return reader.builder.dumps.isEmpty ? nil : reader.builder
  }

  private mutating func read(_ raw: Substring, number: Int) {
    var line = Array(raw.utf8)[...]
    if line.first("Element subtree:") != nil || line.first("Attributes: ") != nil {
      isAfterTree = false
      builder.close()
      return
    }
    if line.first("Path to element:") != nil || line.first("Query chain:") != nil {
      isAfterTree = true
    }
    guard !isAfterTree else { return }
    let count = line.count
    line = line.trimmed
    _ = line.skip("\u{2192}")
    let indentation = count - line.count
    guard let end = line.firstIndex(where: { !$0.isLetter }), end > line.startIndex,
      line[line.startIndex].isUppercase, Self.isElement(line[end...])
    else { return }
    var view = ReadView(line: number, className: line[..<end].text)
    view.identifier = Self.value(of: "identifier: '", in: line)
    view.text =
      Self.value(of: "label: '", in: line) ?? Self.value(of: "value: ", in: line)
    guard let brace = line.first("{{") else {
      // The application has no frame; any other element has one.
      if view.className != "Application" {
        builder.reject(number, view.className, because: "it has no frame")
      }
      return
    }
    let numbers = line[brace...].prefix { $0 != Sign.less && $0 != Sign.apostrophe }
    view.frame = Self.frame(Array(numbers))
    builder.add(view, depth: indentation, form: .xcuiTest, hasSteps: false)
  }

  /// Whether what follows a type is an address, a frame, or a note such as `(Main)` before them.
  private static func isElement(_ rest: Bytes) -> Bool {
    let head = rest.prefix(60)
    return head.first("0x") != nil || head.first("{{") != nil
  }

  /// The four numbers of `{{x, y}, {w, h}}`; with one decimal, each was rounded to it.
  private static func frame(_ bytes: [UInt8]) -> ReadView.Frame {
    guard let numbers = NumberList.numbers(bytes, at: 0, 4) else { return .missing }
    let text = bytes[...].prefix { $0 != 0x0A }
    let end = text.first("}}") ?? text.endIndex
    let fractions = text[..<end].split(separator: Sign.dot).dropFirst().map { part in
      part.prefix { $0.isDigit }.count
    }
    let isRounded = fractions.allSatisfy { $0 == 1 } && !fractions.isEmpty
    return ReadView.Frame(numbers).rounded(by: isRounded ? 0.05 : fractions.isEmpty ? 0.5 : 0)
  }

  /// A text up to the quote before the next key, or up to a comma where it has no quotes.
  private static func value(of key: StaticString, in line: Bytes) -> String? {
    guard let start = line.first(key).map({ $0 + key.utf8CodeUnitCount }) else { return nil }
    let rest = line[start...]
    let isQuoted = key.utf8Start[key.utf8CodeUnitCount - 1] == Sign.apostrophe
    let end =
      isQuoted
      ? rest.first("', ") ?? (rest.last == Sign.apostrophe ? rest.endIndex - 1 : rest.endIndex)
      : rest.first(", ") ?? rest.endIndex
    let text = rest[..<max(start, end)].trimmed.text
    return text.isEmpty ? nil : text
  }
}
