/// The end of a constraint's line: whether it is active, and the names that it uses.
struct LineState {
  var isActive = true
  /// The addresses of each name, in the order in which they are listed.
  var addresses: [String: [String]] = [:]
  var superview: LoggedItem?
  /// The text before the state.
  var body: Bytes

  /// Reads the state from the right end; `nil` where it begins and does not end.
  init?(_ line: Bytes) {
    body = line.trimmed
    let heads: [Int?] = [
      body.last("(active"), body.last("(inactive"), body.last("(names:"), body.last("(Names:"),
      body.last("(, names:"),
    ]
    guard let start = heads.compactMap({ $0 }).max() else { return }
    var state = body[start...]
    let before = body[..<start]
    guard state.last == Sign.close else {
      // A text may well contain these words; only where nothing closes them they are cut off.
      guard state.contains(Sign.close) else { return nil }
      return
    }
    isActive = !state.starts(with: "(inactive")
    state.removeLast()
    if let names = state.first("ames:") { read(state[(names + 5)...].trimmed) }
    body = before.trimmed
  }

  /// Reads `'|':UIView:0x2b, title:0x3c`; a name is free text, so each ends at its address.
  private mutating func read(_ names: Bytes) {
    var rest = names.trimmed
    while !rest.isEmpty {
      let end = Self.endOfNamed(rest)
      add(rest[..<end].trimmed)
      rest = rest[end...].trimmed
      if rest.first == Sign.comma { rest = rest.dropFirst().trimmed }
    }
  }

  /// The end of the first named item: after an address that a comma or the end follows.
  private static func endOfNamed(_ names: Bytes) -> Int {
    for start in names.all(":0x") {
      var end = start + 3
      while end < names.endIndex, names[end].isHexadecimal { end += 1 }
      if end > start + 3, end == names.endIndex || names[end] == Sign.comma { return end }
    }
    return names.first(", ") ?? names.endIndex
  }

  private mutating func add(_ named: Bytes) {
    var rest = named
    let isSuperview =
      rest.skip("'|':") || rest.skip("\"|\":") || rest.skip("|:") || rest.skip("`|':")
    guard let address = rest.last(":0x") else {
      if isSuperview { superview = ItemReader.labelled(rest) }
      return
    }
    let name = rest[..<address].text
    let place = rest[(address + 1)...].text.lowercased()
    if isSuperview {
      let isName = addresses[name] != nil
      superview = LoggedItem(
        identity: .address(place), className: isName ? nil : name, name: isName ? name : nil)
    } else if addresses[name]?.contains(place) != true {
      addresses[name, default: []].append(place)
    }
  }
}
