import ConsoleLogs

/// Reads trees of descriptions in angle brackets: `recursiveDescription` of views and of nodes, and
/// `ASLayout`.
///
/// The depth of a view is the number of bars before its bracket, whatever spaces are between them. Source of
/// the grammar: what UIKit and Texture print; no documentation describes it.
struct DescriptionReader {
  /// One `<Class: 0x…; …>` of the text.
  struct Description {
    var line: Int
    var className: String
    /// Where the value of each key begins.
    var values: [Key: Int] = [:]
    /// The range of its text, without quotes.
    var text: Range<Int>?
    /// The index after the closing bracket.
    var end: Int
    var isClosed = false
  }

  /// The keys whose values are read; all others are skipped.
  enum Key: CaseIterable {
    case frame, pairFrame, quotedText, plainText, hidden, baseClass, transform, contentOffset
    case size, position, layoutElement, identifier, nodeIdentifier, debugName

    /// The key as it is printed, up to its value.
    var mark: StaticString {
      switch self {
      case .frame: "frame = ("
      case .pairFrame: "frame={{"
      case .quotedText: "text = "
      case .plainText: "text: "
      case .hidden: "hidden = YES"
      case .baseClass: "baseClass = "
      case .transform: "transform = ["
      case .contentOffset: "contentOffset: {"
      case .size: "size = {"
      case .position: "position = {"
      case .layoutElement: "layoutElement = <"
      case .identifier: "accessibilityIdentifier = "
      case .nodeIdentifier: "axId = "
      case .debugName: "debugName = "
      }
    }
  }

  let bytes: [UInt8]
  private let lines: DumpLines

  /// The trees; `nil` where the text has no description.
  static func trees(in lines: DumpLines) -> TreeBuilder? {
    var builder = TreeBuilder()
    var reader = DescriptionReader(lines)
    reader.read(into: &builder)
    return builder.dumps.isEmpty && builder.unreadLines.isEmpty ? nil : builder
  }

  private init(_ lines: DumpLines) {
    self.lines = lines
    bytes = lines.bytes
  }

  private mutating func read(into builder: inout TreeBuilder) {
    var index = 0
    var bars = 0
    while index < bytes.count {
      switch bytes[index] {
      case DumpLines.lineFeed: bars = 0
      case Sign.bar: bars += 1
      case Sign.less:
        guard let description = description(at: index) else { break }
        if let view = DescribedView.view(of: description, in: bytes) {
          let isLayout = description.className == TextureLayout.className
          builder.add(view, depth: bars, form: isLayout ? .textureLayout : .recursiveDescription)
        } else {
          builder.reject(
            description.line, description.className,
            because: "it is a layer, and only frames of views are read")
        }
        bars = 0
        index = max(index + 1, description.end)
        continue
      default: break
      }
      index += 1
    }
  }

  // MARK: - One description

  /// The longest description and the longest text in one, in bytes: nothing closes a longer one.
  private static let longest = (description: 16_000, text: 4000)

  /// The description whose bracket is at an index; `nil` where none begins there.
  private func description(at start: Int) -> Description? {
    guard let head = head(at: start) else { return nil }
    var description = Description(
      line: lines.line(of: start), className: head.className, end: head.end)
    var index = head.end
    var nesting = 1
    let limit = min(bytes.count, index + Self.longest.description)
    while index < limit {
      switch bytes[index] {
      case Sign.less: nesting += 1
      case Sign.greater:
        nesting -= 1
        if nesting == 0 {
          description.end = index + 1
          description.isClosed = true
          return description
        }
      case DumpLines.lineFeed, Sign.bar:
        if beginsDescription(after: index) {
          description.end = index
          return description
        }
      default:
        if nesting == 1, isBreak(bytes[index - 1]), let key = key(at: index) {
          index = take(key, at: index, into: &description)
          continue
        }
      }
      index += 1
    }
    description.end = index
    return description
  }

  /// The class and the end of `<Class: 0x…`; `nil` for anything that a bracket begins otherwise.
  private func head(at start: Int) -> (className: String, end: Int)? {
    var index = start + 1
    guard index < bytes.count, bytes[index].isOfClassName, !bytes[index].isDigit else { return nil }
    // `Box<Int>` and `App.(unknown context at $1).Row` are names of Swift.
    var nesting = 0
    let limit = min(bytes.count, start + 2000)
    while index < limit {
      let byte = bytes[index]
      if byte == Sign.less || byte == Sign.open {
        nesting += 1
      } else if nesting > 0 {
        if byte == Sign.greater || byte == Sign.close { nesting -= 1 }
        if byte == DumpLines.lineFeed { return nil }
      } else if !byte.isOfClassName {
        break
      }
      index += 1
    }
    guard index < bytes.count, nesting == 0 else { return nil }
    let name = bytes[(start + 1)..<index].text
    if bytes[index] == Sign.colon {
      var place = index + 1
      while place < bytes.count, bytes[place] == Sign.space { place += 1 }
      guard bytes[place...].starts(with: "0x") else { return nil }
      place += 2
      // Some people write dots in the place of an address.
      while place < bytes.count, bytes[place].isHexadecimal || bytes[place] == Sign.dot {
        place += 1
      }
      index = place
    }
    // Without an address, only what goes on with an item is a description.
    let hasAddress = index > start + 1 + name.utf8.count
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: ";") || (bytes[index] == Sign.greater && hasAddress)
    else { return nil }
    return (name, index)
  }

  /// Whether the next description begins after a line feed or a bar, so that the one before was cut off.
  private func beginsDescription(after index: Int) -> Bool {
    var next = index + 1
    while next < bytes.count, bytes[next] == Sign.bar || bytes[next] == Sign.space { next += 1 }
    return next < bytes.count && bytes[next] == Sign.less && head(at: next) != nil
  }

  private func isBreak(_ byte: UInt8) -> Bool { byte.isBlank || byte == UInt8(ascii: ";") }

  private func key(at index: Int) -> Key? {
    // Most items are of no interest, and most keys differ in their first letter.
    guard "fthbcspladi".utf8.contains(bytes[index]) else { return nil }
    let rest = bytes[index...]
    return Key.allCases.first { rest.starts(with: $0.mark) }
  }

  /// Notes where a value begins, and returns the index after it; only texts must be skipped.
  private func take(_ key: Key, at index: Int, into description: inout Description) -> Int {
    let start = index + key.mark.utf8CodeUnitCount
    if description.values[key] == nil { description.values[key] = start }
    switch key {
    case .quotedText:
      guard start < bytes.count,
        bytes[start] == Sign.apostrophe || bytes[start] == Sign.quote
      else { return start }
      let end = endOfText(from: start + 1, quote: bytes[start])
      if description.text == nil { description.text = (start + 1)..<end }
      return end
    case .plainText:
      // React Native prints a text without quotes, up to its frame.
      guard let end = bytes[start..<min(bytes.count, start + Self.longest.text)].first(" frame = (")
      else { return start }
      if description.text == nil { description.text = start..<end }
      return end
    case .layoutElement: return start - 1
    default: return start
    }
  }

  /// The end of a text whose quotes are not escaped: what follows it is the next item, or the bracket.
  private func endOfText(from start: Int, quote: UInt8) -> Int {
    var index = start
    let limit = min(bytes.count, start + Self.longest.text)
    while index < limit {
      if bytes[index] == quote {
        if endsText(at: index + 1) { return index }
      } else if bytes[index] == DumpLines.lineFeed, beginsDescription(after: index) {
        return index
      }
      index += 1
    }
    return start
  }

  /// Whether what follows a quote is the closing bracket or the next item, `; opaque = ` or `; text: `.
  private func endsText(at index: Int) -> Bool {
    let rest = bytes[index...]
    if rest.first == Sign.greater || rest.starts(with: " (length") || rest.starts(with: ";\n") {
      return true
    }
    guard rest.starts(with: "; ") else { return false }
    let key = rest.dropFirst(2)
    // A Texture node may have its name, its view or a number as an item without a key.
    if key.first == Sign.less || key.first == Sign.quote { return true }
    guard let end = key.prefix(60).firstIndex(where: { !$0.isOfClassName }), end > key.startIndex
    else { return false }
    return bytes[end...].starts(with: " = ") || bytes[end...].starts(with: ": ")
  }
}
