import LayoutConstraints

/// Reads items and their attributes, which are free text up to a known end.
struct ItemReader {
  /// The addresses of each name in the line.
  let addresses: [String: [String]]

  /// Reads an item that fills the whole text.
  func item(_ bytes: Bytes) -> LoggedItem? {
    let bytes = bytes.trimmed
    guard !bytes.isEmpty else { return nil }
    let name = bytes.text
    if let places = addresses[name] {
      return places.count == 1
        ? LoggedItem(identity: .address(places[0]), name: name)
        : LoggedItem(identity: .ambiguous(name: name, addresses: places), name: name)
    }
    return addressed(bytes) ?? Self.labelled(bytes)
  }

  /// `UILabel:0x1a'Hello'`, or `UIView:box[0x3c]`.
  private func addressed(_ bytes: Bytes) -> LoggedItem? {
    if let start = bytes.first(":0x") {
      var end = start + 3
      while end < bytes.endIndex, bytes[end].isHexadecimal { end += 1 }
      let className = bytes[..<start]
      guard end > start + 3, Self.isClass(className) else { return nil }
      let place = bytes[(start + 1)..<end].text.lowercased()
      let rest = bytes[end...].trimmed
      guard !rest.isEmpty else {
        return LoggedItem(identity: .address(place), className: className.text)
      }
      guard rest.count >= 2, rest.first == Sign.apostrophe, rest.last == Sign.apostrophe else {
        return nil
      }
      return LoggedItem(
        identity: .address(place), className: className.text,
        text: rest.dropFirst().dropLast().text)
    }
    guard bytes.last == Sign.closeSquare, let start = bytes.last("[0x"),
      let colon = bytes.firstIndex(of: Sign.colon), colon < start,
      bytes[(start + 3)..<(bytes.endIndex - 1)].allSatisfy({ $0.isHexadecimal }),
      Self.isClass(bytes[..<colon])
    else { return nil }
    return LoggedItem(
      identity: .address(bytes[(start + 1)..<(bytes.endIndex - 1)].text.lowercased()),
      className: bytes[..<colon].text, name: bytes[(colon + 1)..<start].text)
  }

  /// `UIView:photo`, or a name alone.
  static func labelled(_ bytes: Bytes) -> LoggedItem? {
    let bytes = bytes.trimmed
    if let colon = bytes.firstIndex(of: Sign.colon), isClass(bytes[..<colon]) {
      let key = bytes[(colon + 1)...].trimmed
      guard !key.isEmpty, !key.starts(with: "0x"), LoggedNumber(key) == nil else { return nil }
      let className = bytes[..<colon].text
      return LoggedItem(
        identity: .label("\(className):\(key.text)"), className: className, name: key.text)
    }
    guard isName(bytes) else { return nil }
    return LoggedItem(identity: .label(bytes.text), name: bytes.text)
  }

  /// Reads an item and its attribute, `UIView:0x1a.leading`.
  func place(_ bytes: Bytes) -> (item: LoggedItem, attribute: LoggedAttribute)? {
    let bytes = bytes.trimmed
    // The attribute is after the last dot; that of `contentHeight{id: 9.5}` is before the brace.
    var end = bytes.endIndex
    if bytes.last == UInt8(ascii: "}"), let brace = bytes.lastIndex(of: UInt8(ascii: "{")) {
      end = brace
    }
    guard let dot = bytes[..<end].lastIndex(of: Sign.dot), dot + 1 < end,
      let item = item(bytes[..<dot])
    else { return nil }
    let word = bytes[(dot + 1)..<end]
    guard word.first?.isLetter == true, word.allSatisfy({ $0.isLetter || $0 == Sign.minus })
    else { return nil }
    if end == bytes.endIndex, let attribute = Self.attribute(word.text) { return (item, attribute) }
    // Whatever else is after a dot could be free text: only an item that is certain has variables.
    guard case .label = item.identity else {
      return (item, .variable(bytes[(dot + 1)...].text))
    }
    return nil
  }

  private static func attribute(_ word: String) -> LoggedAttribute? {
    if let known = Constraint.Attribute(rawValue: word) { return .layout(known) }
    if word == "baseline" { return .layout(.lastBaseline) }
    return LoggedAttribute.FrameCoordinate(rawValue: word).map(LoggedAttribute.frame)
  }

  private static func isClass(_ bytes: Bytes) -> Bool {
    isWord(bytes) { $0 == Sign.less || $0 == Sign.greater }
  }

  /// Whether it can be the name of a view without a class and an address.
  private static func isName(_ bytes: Bytes) -> Bool {
    isWord(bytes) { $0 == Sign.space || $0 == Sign.minus }
  }

  private static func isWord(_ bytes: Bytes, _ allowsToo: (UInt8) -> Bool) -> Bool {
    guard let first = bytes.first, first.isLetter || first == 0x5F || first >= 0x80 else {
      return false
    }
    return bytes.allSatisfy { $0.isOfClassName || allowsToo($0) }
  }
}
