import ConsoleLogs

/// Reads the page source of Appium and WebDriverAgent, whole or cut off; that of Detox has the same form.
///
/// An element that lacks a position is none of them. Source: WebDriverAgent.
struct PageSourceReader {
  private let lines: DumpLines
  private var bytes: [UInt8] { lines.bytes }
  private var builder = TreeBuilder()
  private var depth = 0

  /// The attributes of an element that are read.
  private static let names: Set = [
    "type", "class", "name", "label", "value", "id", "x", "y", "width", "height",
  ]

  /// The trees; `nil` where the text has no such elements.
  static func trees(in lines: DumpLines) -> TreeBuilder? {
    // In code, the quotes of a text are escaped.
    let lines = lines.contains(" width=\\\"") ? lines.withoutBackslashes : lines
    guard lines.contains(" width=\""), lines.contains(" height=\""), lines.contains(" x=\"") else {
      return nil
    }
    var reader = PageSourceReader(lines: lines)
    reader.read()
    return reader.builder.dumps.isEmpty ? nil : reader.builder
  }

  private init(lines: DumpLines) { self.lines = lines }

  private mutating func read() {
    var index = 0
    while let start = bytes[index...].firstIndex(of: Sign.less) {
      index = start + 1
      guard index < bytes.count else { return }
      if bytes[index] == Sign.slash {
        depth = max(0, depth - 1)
      } else if bytes[index].isLetter {
        index = readElement(at: index)
      }
    }
  }

  /// Reads the element whose name begins at an index, and returns the index after its tag.
  private mutating func readElement(at start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isOfClassName { index += 1 }
    let tag = bytes[start..<index].text
    var attributes: [String: Bytes] = [:]
    var isEmpty = false
    var isClosed = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Sign.greater {
        isClosed = true
        index += 1
        break
      }
      // The next tag begins: the end of this one is missing.
      if byte == Sign.less { break }
      if byte == Sign.slash { isEmpty = true }
      guard byte.isLetter else {
        index += 1
        continue
      }
      let name = index
      while index < bytes.count, bytes[index].isOfClassName || bytes[index] == Sign.minus {
        index += 1
      }
      let key = bytes[name..<index].text
      guard bytes[index...].starts(with: "=\""),
        let end = bytes[(index + 2)...].firstIndex(of: Sign.quote)
      else { continue }
      if Self.names.contains(key) { attributes[key] = bytes[(index + 2)..<end] }
      index = end + 1
    }
    add(tag, attributes, at: start, isCut: !isClosed)
    if !isEmpty { depth += 1 }
    return index
  }

  private mutating func add(
    _ tag: String, _ attributes: [String: Bytes], at start: Int, isCut: Bool
  ) {
    let numbers = ["x", "y", "width", "height"].map { attributes[$0] }
    // The element of the app itself has no frame.
    guard numbers.contains(where: { $0 != nil }) else { return }
    var view = ReadView(
      line: lines.line(of: start),
      className: (attributes["type"] ?? attributes["class"])?.text ?? tag)
    view.isCut = isCut
    if numbers.allSatisfy({ $0 != nil }) {
      let hasFractions = numbers.contains { $0?.contains(Sign.dot) == true }
      view.frame = ReadView.Frame(numbers.map { $0.flatMap(LoggedNumber.init) })
        .rounded(by: hasFractions ? 0 : 0.5)
    }
    func text(_ key: String) -> String? {
      let text = attributes[key].map { CleanLine.bytes(of: Substring($0.text)).text }
      return text?.isEmpty == false ? text : nil
    }
    view.text = text("label") ?? text("value")
    if let name = text("name") ?? text("id"), name != view.text {
      view.identifier = name
    }
    builder.add(view, depth: depth, form: .appium, hasSteps: false)
  }
}
