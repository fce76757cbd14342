import LayoutConstraints

/// Reads one constraint from its class to its end, without the brackets around it.
enum LoggedConstraintReader {
  /// A longer one is no constraint: texts are cut to 25 characters where they are long.
  static let longest = 20_000

  /// The address or label of a constraint, and what follows it.
  struct Head {
    var className: String
    var address: String?
    var label: String?
    var place: SourcePlace?
    var rest: Bytes
  }

  /// Reads a constraint that fills the whole text; `nil` where it is none.
  static func constraint(_ bytes: Bytes, line: Int) -> LoggedConstraint? {
    guard bytes.count <= longest else { return nil }
    let text = unwrapped(bytes.trimmed)
    for head in heads(text) {
      var constraint = LoggedConstraint(
        line: line, text: text.text, className: head.className, address: head.address,
        label: head.label, place: head.place)
      guard let state = LineState(head.rest), readBody(state, into: &constraint) else { continue }
      constraint.isActive = state.isActive
      constraint.superview = state.superview
      return constraint
    }
    return nil
  }

  /// The known part of a constraint that cannot be read.
  static func unread(_ bytes: Bytes, line: Int, because reason: String) -> LoggedConstraint {
    let bytes = bytes.trimmed
    let head = heads(bytes.prefix(2000)).first
    var constraint = LoggedConstraint(
      line: line, text: bytes.prefix(400).text, className: head?.className ?? "",
      address: head?.address, label: head?.label, place: head?.place)
    constraint.unreadReason = reason
    return constraint
  }

  /// Removes the brackets around items of old versions of SnapKit: `<UIView:0x1a>.top`.
  private static func unwrapped(_ bytes: Bytes) -> Bytes {
    guard bytes.first(" <") != nil, bytes.first(":0x") != nil else { return bytes }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == Sign.less, let end = endOfWrapped(bytes[(index + 1)...]) {
        result += bytes[(index + 1)..<end.item]
        index = end.bracket + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result[...]
  }

  /// The ends of an item between brackets, which may print more after its address.
  private static func endOfWrapped(_ bytes: Bytes) -> (item: Int, bracket: Int)? {
    guard let colon = bytes.firstIndex(where: { !$0.isOfClassName }), bytes[colon] == Sign.colon,
      colon > bytes.startIndex
    else { return nil }
    var end = colon + 1
    guard bytes[end...].starts(with: "0x") else { return nil }
    end += 2
    while end < bytes.endIndex, bytes[end].isHexadecimal { end += 1 }
    guard end < bytes.endIndex, let bracket = bytes[end...].firstIndex(of: Sign.greater),
      bracket - end < 400, bracket == end || bytes[end] == UInt8(ascii: ";")
    else { return nil }
    return (end, bracket)
  }

  // MARK: - The part before the body

  /// All ways to read the class and the address or label; a label may have spaces in it.
  private static func heads(_ bytes: Bytes) -> [Head] {
    guard let colon = bytes.firstIndex(where: { !$0.isOfClassName }), bytes[colon] == Sign.colon,
      colon > bytes.startIndex
    else { return [] }
    let className = bytes[..<colon].text
    let rest = bytes[(colon + 1)...]
    if rest.starts(with: "0x") {
      var end = rest.startIndex + 2
      while end < rest.endIndex, rest[end].isHexadecimal { end += 1 }
      var head = Head(
        className: className, address: rest[..<end].text.lowercased(), rest: rest[end...])
      if let (place, after) = place(in: head.rest) {
        head.place = place
        head.rest = after
      }
      // SnapKit before 1.0 closed the bracket here.
      if head.rest.first == Sign.greater { head.rest = head.rest.dropFirst() }
      return [head]
    }
    return labelled(className, rest)
  }

  /// Whether a text is the name of a file with its ending: `Card.swift`.
  private static func isFile(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    let ending = name[dot...].dropFirst()
    return !ending.isEmpty && ending.allSatisfy { $0.isASCII && $0.isLetter }
      && !name.contains { $0.isWhitespace || $0 == "@" }
  }

  private static func labelled(_ className: String, _ rest: Bytes) -> [Head] {
    var heads: [Head] = []
    if let at = rest.firstIndex(of: Sign.at), let (place, after) = place(in: rest[at...]) {
      heads.append(
        Head(
          className: className, label: at == rest.startIndex ? nil : rest[..<at].text, place: place,
          rest: after))
    }
    // A label that says where the constraint was made.
    if let (place, after) = place(from: rest), isFile(place.file) {
      heads.append(
        Head(
          className: className, label: rest[..<after.startIndex].text, place: place, rest: after))
    }
    if let open = rest.first("[0x"), let close = rest[open...].firstIndex(of: Sign.closeSquare),
      rest[(open + 3)..<close].allSatisfy({ $0.isHexadecimal }), !rest[..<open].contains(Sign.space)
    {
      heads.append(
        Head(
          className: className, address: rest[(open + 1)..<close].text.lowercased(),
          label: rest[..<open].text, rest: rest[(close + 1)...]))
    }
    for space in rest.indices where rest[space].isBlank && space > rest.startIndex {
      heads.append(
        Head(className: className, label: rest[..<space].text, rest: rest[(space + 1)...]))
      if heads.count > 12 { break }
    }
    return heads
  }

  /// `@Cell.swift#31 `, where the file may be a whole path with spaces.
  private static func place(in bytes: Bytes) -> (SourcePlace, Bytes)? {
    bytes.first == Sign.at ? place(from: bytes.dropFirst()) : nil
  }

  private static func place(from bytes: Bytes) -> (SourcePlace, Bytes)? {
    var search = bytes.startIndex
    while let hash = bytes[search...].firstIndex(of: Sign.hash) {
      var end = hash + 1
      while end < bytes.endIndex, bytes[end].isDigit { end += 1 }
      if end == bytes.endIndex || bytes[end].isBlank || bytes[end] == Sign.greater,
        let line = Int(bytes[(hash + 1)..<end].text)
      {
        return (SourcePlace(file: bytes[..<hash].text, line: line), bytes[end...])
      }
      search = hash + 1
    }
    return nil
  }

  // MARK: - The body

  /// Reads the mask, the identifier, the equation and the priority; returns whether there is an equation.
  private static func readBody(
    _ state: LineState, into constraint: inout LoggedConstraint
  ) -> Bool {
    var rest = state.body.trimmed
    if let read = masks(rest) {
      constraint.masks = [read.horizontal, read.vertical]
      rest = read.rest.trimmed
    }
    let priorities = Priorities(rest)
    let reader = EquationReader(
      items: ItemReader(addresses: state.addresses), superview: state.superview)
    for (identifier, body) in identifiers(priorities.body) {
      guard let equation = reader.equation(body) else { continue }
      constraint.identifier = identifier
      constraint.equation = equation
      constraint.priority = priorities.priority ?? reader.priorityInGap ?? Priority.required
      constraint.contentPriorities = priorities.content
      return true
    }
    return false
  }

  /// All ways to read an identifier, which may have apostrophes in it, and the rest.
  private static func identifiers(_ body: Bytes) -> [(String?, Bytes)] {
    guard body.first == Sign.apostrophe else { return [(nil, body)] }
    var ways: [(String?, Bytes)] = []
    for end in body.indices.dropFirst() where body[end] == Sign.apostrophe {
      guard end + 1 < body.endIndex, body[end + 1].isBlank else { continue }
      ways.append((body[(body.startIndex + 1)..<end].text, body[(end + 1)...].trimmed))
      if ways.count > 40 { break }
    }
    return ways
  }

  /// `h=--& v=-&-` at the start.
  private static func masks(_ bytes: Bytes) -> (
    horizontal: String, vertical: String, rest: Bytes
  )? {
    var rest = bytes
    guard rest.skip("h="), let horizontal = mask(&rest) else { return nil }
    rest = rest.trimmed
    guard rest.skip("v="), let vertical = mask(&rest) else { return nil }
    return (horizontal, vertical, rest)
  }

  private static func mask(_ rest: inout Bytes) -> String? {
    let marks = rest.prefix(3)
    guard marks.count == 3, marks.allSatisfy({ $0 == Sign.minus || $0 == UInt8(ascii: "&") })
    else { return nil }
    rest = rest.dropFirst(3)
    return marks.text
  }
}

/// Priorities after an equation.
private struct Priorities {
  var priority: Double?
  var content: [Double] = []
  /// The text before them.
  var body: Bytes

  init(_ bytes: Bytes) {
    body = bytes
    if let hug = bytes.last(" Hug:") {
      let words = bytes[hug...].text.split(separator: " ")
      let numbers = words.compactMap { word in
        word.split(separator: ":").last.flatMap { Double(String($0)) }
      }
      if words.count == 2, numbers.count == 2 {
        content = numbers
        body = bytes[..<hug].trimmed
      }
    } else if let mark = bytes.last(" priority:"),
      let number = LoggedNumber(bytes[(mark + 10)...])
    {
      priority = number.value
      body = bytes[..<mark].trimmed
    } else if let mark = bytes.last(" ^"), mark + 2 < bytes.endIndex,
      let value = Self.word(bytes[(mark + 2)...])
    {
      priority = value
      body = bytes[..<mark].trimmed
    }
  }

  /// Masonry's words and SnapKit's values after `^`.
  private static func word(_ bytes: Bytes) -> Double? {
    let text = bytes.trimmed.text
    switch text {
    case "required": return Priority.required
    case "high": return 750
    case "medium": return 500
    case "low": return 250
    case "fitting size": return 50
    default:
      if let number = LoggedNumber(bytes) { return number.value }
      guard let colon = text.lastIndex(of: ":"), text.hasSuffix(")") else { return nil }
      return Double(text[text.index(after: colon)...].dropLast().filter { $0 != " " })
    }
  }
}
