import Scenarios

/// Edits of a YAML text, each of which changes one part and keeps what is written around it.
///
/// A path has the indices of items and entries from the root down. Every edit is checked: the text
/// after it must read as the values before with only that change. Otherwise the edit is `nil`, for
/// example where an alias would change too. Texts that are written have one line.
struct YAMLEditor {
  let source: SourceText
  let root: YAMLValue

  /// Writes a text in place of the value at a path.
  func replacing(_ path: [Int], by text: String) -> [TextEdit]? {
    guard let value = Self.value(text) else { return nil }
    return checked([replacement(of: path, by: text)]) { $0[path].shape = value.shape }
  }

  /// Writes another key and value in place of the entry at a path.
  func replacing(_ path: [Int], by key: String, _ text: String) -> [TextEdit]? {
    let (start, end) = places(path.dropLast())[path[path.count - 1]]
    guard let newKey = Self.value(key), let value = Self.value(text) else { return nil }
    return checked([TextEdit(start: start, end: end, text: "\(key): \(text)")]) {
      $0[path.dropLast()].parts[path[path.count - 1]] = (newKey, value)
    }
  }

  /// Adds an item to the list at a path, or an entry with a key to the mapping there, at an index or
  /// at the end.
  func adding(
    _ text: String, key: String? = nil, to path: [Int], at index: Int? = nil
  ) -> [TextEdit]? {
    let part = (key.map { $0 + ": " } ?? "") + text
    let places = places(path)
    let index = index ?? places.count
    let edit: TextEdit
    if places.isEmpty {
      edit = replacement(of: path, by: key == nil ? "[\(part)]" : "{ \(part) }")
    } else if isFlow(path) {
      edit =
        index > 0
        ? insertion(of: ", " + part, at: places[index - 1].end)
        : insertion(of: part + ", ", at: places[0].start)
    } else {
      // Up to the key, or up to the item after its dash.
      let before = source.text(from: places[0].start.startOfLine, to: places[0].start)
      let indentation = key == nil ? before : String(repeating: " ", count: before.count)
      edit =
        index > 0
        ? insertion(of: "\n" + indentation + part, at: lineEnd(places[index - 1].end.line))
        : insertion(of: part + "\n" + indentation, at: places[0].start)
    }
    let newKey = key.flatMap(Self.value)
    guard let value = Self.value(text), (newKey == nil) == (key == nil) else { return nil }
    return checked([edit]) {
      // A kind of spec may have no value before.
      if key != nil, places.isEmpty { $0[path].shape = .mapping([]) }
      $0[path].parts.insert((newKey, value), at: index)
    }
  }

  /// Removes the item or the entry at a path, with its lines where it has them for itself.
  func removing(_ path: [Int]) -> [TextEdit]? {
    let around = Array(path.dropLast())
    let (places, index) = (places(around), path[path.count - 1])
    let isList = root[around].parts[0].key == nil
    guard places.count > 1 else { return replacing(around, by: isList ? "[]" : "{}") }
    var edit = TextEdit(start: places[index].start, end: places[index].end, text: "")
    let before = source.text(from: edit.start.startOfLine, to: edit.start).filter { $0 != " " }
    if !isFlow(around), before == (isList ? "-" : "") {
      // The line feed after the lines, or before those at the end of the file.
      let next = SourcePosition(line: edit.end.line + 1, column: 1)
      let isLast = source[line: next.line] == nil
      edit.start = isLast ? lineEnd(edit.start.line - 1) : edit.start.startOfLine
      edit.end = isLast ? lineEnd(edit.end.line) : next
    } else if index + 1 < places.count {
      edit.end = places[index + 1].start
    } else if !source.text(from: places[index - 1].end, to: edit.start).contains("#") {
      edit.start = places[index - 1].end
    }
    return checked([edit]) { $0[around].parts.remove(at: index) }
  }

  /// Exchanges the texts of the values at two paths, neither of which is in the other.
  func exchanging(_ first: [Int], _ second: [Int]) -> [TextEdit]? {
    guard !first.starts(with: second), !second.starts(with: first) else { return nil }
    return checked([copy(of: second, to: first), copy(of: first, to: second)]) {
      ($0[first], $0[second]) = (root[second], root[first])
    }
  }

  /// Whether the value at a path is in brackets, or one around it is.
  func isFlow(_ path: some Collection<Int>) -> Bool {
    (0...path.count).contains { length in
      let start = root[path.prefix(length)].position
      return ["{", "["].contains(source.text(from: start, to: start.advanced(by: 1)))
    }
  }

  /// The text of the value at a path as it is written.
  func text(_ path: [Int]) -> String {
    source.text(from: root[path].position, to: end(of: root[path]))
  }
}

// Parts of edits.
extension YAMLEditor {
  /// The edits, if the text after them reads as the values after the change.
  private func checked(
    _ edits: [TextEdit], _ change: (inout YAMLValue) -> Void
  ) -> [TextEdit]? {
    var expected = root
    change(&expected)
    let text = source.lines.joined(separator: "\n").applying(edits)
    guard
      let document = try? YAMLDocument.parse(SourceText(file: source.file, text: text)),
      document.repeatedKeys.isEmpty, document.root.isSame(as: expected)
    else { return nil }
    return edits
  }

  /// The value of a text as an item of a list.
  private static func value(_ text: String) -> YAMLValue? {
    let source = SourceText(file: "", text: "[\(text)]")
    guard let list = try? YAMLDocument.parse(source).root else { return nil }
    return list.parts.count == 1 ? list[[0]] : list
  }

  private func insertion(of text: String, at position: SourcePosition) -> TextEdit {
    TextEdit(start: position, end: position, text: text)
  }

  /// A text in place of a value; on the line of its key where the value is below that.
  private func replacement(of path: [Int], by text: String) -> TextEdit {
    let value = root[path]
    let edit = TextEdit(start: value.position, end: end(of: value), text: text)
    guard let key = key(path) else { return edit }
    let colon = endOfColon(after: key)
    let space = colon == key.end ? ": " : " "
    if value.isEmpty { return insertion(of: space + text, at: colon) }
    guard colon.line < value.position.line,
      source.text(from: colon, to: value.position).allSatisfy({ $0.isWhitespace })
    else { return edit }
    return TextEdit(start: colon, end: edit.end, text: space + text)
  }

  /// The text of the value at one path in place of that at another.
  private func copy(of path: [Int], to target: [Int]) -> TextEdit {
    let isBlock = { (path: [Int]) in root[path].text == nil && !isFlow(path) }
    guard isBlock(path) else { return replacement(of: target, by: text(path)) }
    var edit = TextEdit(start: root[target].position, end: end(of: root[target]), text: "")
    var column = edit.start.column
    if !isBlock(target), let key = key(target) {
      edit.start = endOfColon(after: key)
      column = key.position.column + 2
      edit.text = "\n" + String(repeating: " ", count: column - 1)
    }
    edit.text += text(path).indented(by: column - root[path].position.column)
    return edit
  }

  func key(_ path: [Int]) -> YAMLValue? {
    path.last.flatMap { root[path.dropLast()].parts[$0].key }
  }

  /// The start and the end of each item of a list, or of each entry of a mapping.
  private func places(
    _ path: some Collection<Int>
  ) -> [(start: SourcePosition, end: SourcePosition)] {
    root[path].parts.map { key, value in
      guard let key, value.isEmpty else { return ((key ?? value).position, end(of: value)) }
      return (key.position, endOfColon(after: key))
    }
  }

  /// The position after a value, without blank lines below it.
  private func end(of value: YAMLValue) -> SourcePosition {
    var end = value.end
    while end.column == 1, end.line > value.position.line { end = lineEnd(end.line - 1) }
    return end
  }

  /// The position after the colon after a key; after the key where there is none on its line.
  private func endOfColon(after key: YAMLValue) -> SourcePosition {
    let rest = source.text(from: key.end, to: lineEnd(key.end.line)).unicodeScalars
    let blanks = rest.prefix { $0 == " " }.count
    return rest.dropFirst(blanks).first == ":" ? key.end.advanced(by: blanks + 1) : key.end
  }

  private func lineEnd(_ line: Int) -> SourcePosition {
    SourcePosition(line: line, column: (source[line: line]?.unicodeScalars.count ?? 0) + 1)
  }
}

extension YAMLValue {
  /// Whether nothing is written, not even quotation marks.
  fileprivate var isEmpty: Bool { text == "" && position == end }
}

extension SourcePosition {
  fileprivate var startOfLine: SourcePosition { SourcePosition(line: line, column: 1) }
}

extension String {
  /// The text with its lines after the first one moved to the right, or to the left.
  fileprivate func indented(by columns: Int) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { number, line in
      guard number > 0, !line.isEmpty else { return String(line) }
      guard columns < 0 else { return String(repeating: " ", count: columns) + line }
      return String(line.dropFirst(min(-columns, line.prefix { $0 == " " }.count)))
    }.joined(separator: "\n")
  }
}
