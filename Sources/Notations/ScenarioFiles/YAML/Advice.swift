import Scenarios

/// The lines below the excerpt of a mistake, and the change that mends it.
struct Advice {
  var hints: [String] = []
  var fix: Fix?
}

extension FieldReader {
  /// The advice about an unknown key of a mapping: whose word it is, and how the same is written here; or
  /// else the nearest known word.
  ///
  /// `owner` is the name of what the mapping describes, such as a view.
  func advice(
    forKey entry: YAMLValue.Entry, _ name: String, in mapping: YAMLValue, among keys: [String],
    _ words: ForeignWords, owner: String? = nil
  ) -> Advice {
    guard let word = words.word(name, among: keys) else {
      return Advice(hints: [NearestWord.hint(for: name, among: keys)])
    }
    let given = GivenValue(entry.value, siblings: mapping.entries, owner: owner, in: source)
    let sentence = word.sentence(for: name, phrase: given.shown(word.phrase))
    guard let other = word.other else {
      let entries = entries(for: word, given, entry.value.text)
      return Advice(
        hints: [sentence], fix: entries.flatMap { replacing(entry, word, in: mapping, by: $0) })
    }
    guard !mapping.entries.contains(where: { $0.key.text == other }) else {
      return Advice(hints: [sentence, "'\(other)' is already there: leave one of the two out"])
    }
    return Advice(hints: [sentence], fix: renaming(entry, to: other, adding: word.addition))
  }

  /// The advice about an unknown word: whose it is, and how the same is written here; or else the
  /// nearest known word.
  func advice(
    forWord value: YAMLValue, _ text: String, among candidates: [String], _ words: ForeignWords
  ) -> Advice {
    guard let word = words.word(text, among: candidates) else {
      return Advice(hints: [NearestWord.hint(for: text, among: candidates)])
    }
    let given = GivenValue(value, in: source)
    let hints = [word.sentence(for: text, phrase: given.shown(word.phrase))]
    if let other = word.other { return Advice(hints: hints, fix: replacing(value, by: other)) }
    guard let start = startOfEntry(before: value), let entries = entries(for: word, given, text)
    else { return Advice(hints: hints) }
    return Advice(
      hints: hints,
      fix: Fix(edits: [
        TextEdit(start: start, end: value.end, text: entries.joined(separator: ", "))
      ]))
  }

  /// The entries to write instead of a word with its value; none to leave it out, and `nil` where that
  /// depends on more than the value.
  private func entries(
    for word: ForeignWord, _ given: GivenValue, _ text: String?
  ) -> [String]? {
    guard let text = word.template(for: text).flatMap(given.filling) else { return nil }
    var entries: [String] = []
    var depth = 0
    for part in text.split(separator: ", ") {
      if depth > 0, let last = entries.indices.last {
        entries[last] += ", " + part
      } else {
        entries.append(String(part))
      }
      depth += part.count { "{[".contains($0) } - part.count { "}]".contains($0) }
    }
    return entries
  }

  /// The advice about a number that is too near to 0, or about a length; `nil` for any other text.
  func advice(forNumber value: YAMLValue, _ text: String) -> Advice? {
    DecimalNumber.hint(forSmall: text).map { Advice(hints: [$0]) }
      ?? advice(forLength: value, text)
  }

  /// The advice about a number with a unit: `17pt`, `50%`; `nil` for other text.
  func advice(forLength value: YAMLValue, _ text: String) -> Advice? {
    guard let (number, unit) = LengthUnit.split(text) else { return nil }
    if unit == "%" {
      return Advice(hints: ["a percentage is for 'width', 'height' and other dimensions of a style"]
      )
    }
    guard let sentence = LengthUnit.sentence(unit) else { return nil }
    let isPoints = LengthUnit.inPoints.contains(unit)
    return Advice(hints: [sentence], fix: isPoints ? replacing(value, by: number) : nil)
  }
}

// Changes of a value or an entry in the file.
extension FieldReader {
  /// Writes another text in place of a value, with its quotation marks.
  func replacing(_ value: YAMLValue, whole other: String) -> Fix {
    Fix(edits: [
      TextEdit(start: value.position, end: source.endOfContent(before: value.end), text: other)
    ])
  }

  /// Writes another text in place of a value, within the quotation marks that it has.
  ///
  /// `nil` where the text of a scalar is not in one line as it is read, such as with escapes.
  func replacing(_ value: YAMLValue, by other: String) -> Fix? {
    var (start, end) = (value.position, source.endOfContent(before: value.end))
    if let text = value.text {
      let written = source.text(from: start, to: end)
      let isQuoted = written == "\"\(text)\"" || written == "'\(text)'"
      guard isQuoted || written == text else { return nil }
      if isQuoted {
        start = start.advanced(by: 1)
        end = end.advanced(by: -1)
      }
    }
    return Fix(edits: [TextEdit(start: start, end: end, text: other)])
  }

  /// Gives an entry another key; `adding` is an entry that its value gets too.
  private func renaming(
    _ entry: YAMLValue.Entry, to other: String, adding: String?
  ) -> Fix? {
    guard var edits = replacing(entry.key, by: other)?.edits else { return nil }
    if let adding {
      guard case .mapping(let inside) = entry.value.shape, !inside.isEmpty else { return nil }
      edits.append(inserting(adding, into: entry.value))
    }
    return Fix(edits: edits)
  }

  /// Writes other entries in place of one and of the one that its word goes with; without any, removes it.
  ///
  /// An entry whose value is a mapping, such as `font: { size: 17 }`, continues the mapping that this key
  /// has already.
  private func replacing(
    _ entry: YAMLValue.Entry, _ word: ForeignWord, in mapping: YAMLValue, by entries: [String]
  ) -> Fix? {
    let isFlow = isFlow(mapping)
    if let partner = mapping.entries.first(where: { $0.key.text == word.partner }) {
      let (first, second) =
        partner.key.position < entry.key.position ? (partner, entry) : (entry, partner)
      guard let removal = removing(range(of: second), isFlow: isFlow) else { return nil }
      return Fix(edits: [edit(range(of: first), entries, isFlow: isFlow)] + removal.edits)
    }
    guard let first = entries.first else { return removing(range(of: entry), isFlow: isFlow) }
    let key = String(first.prefix { $0 != ":" })
    if entries.count == 1,
      let known = mapping.entries.first(where: { $0.key.text == key })?.value,
      case .mapping(let inside) = known.shape, !inside.isEmpty,
      first.hasPrefix(key + ": { "), first.hasSuffix(" }")
    {
      guard let removal = removing(range(of: entry), isFlow: isFlow) else { return nil }
      return Fix(
        edits: removal.edits + [
          inserting(String(first.dropFirst(key.count + 4).dropLast(2)), into: known)
        ])
    }
    return Fix(
      edits: [edit(range(of: entry), entries, isFlow: isFlow)],
      added: Fix.Key(mapping: mapping.position, name: key))
  }

  private func range(of entry: YAMLValue.Entry) -> Range<SourcePosition> {
    let end = source.endOfContent(before: max(entry.value.end, entry.key.end))
    return entry.key.position..<max(end, entry.key.end)
  }

  private func edit(
    _ range: Range<SourcePosition>, _ entries: [String], isFlow: Bool
  ) -> TextEdit {
    let separator =
      isFlow ? ", " : "\n" + String(repeating: " ", count: range.lowerBound.column - 1)
    return TextEdit(
      start: range.lowerBound, end: range.upperBound, text: entries.joined(separator: separator))
  }

  /// Writes an entry before those of a mapping that has some.
  private func inserting(_ entry: String, into mapping: YAMLValue) -> TextEdit {
    let first = mapping.entries.first?.key.position ?? mapping.position
    let separator =
      isFlow(mapping) ? ", " : "\n" + String(repeating: " ", count: first.column - 1)
    return TextEdit(start: first, end: first, text: entry + separator)
  }

  /// Removes an entry: with the comma that separates it from another one, or with its lines.
  ///
  /// `nil` for an entry that shares its line with the `-` of a list.
  private func removing(_ range: Range<SourcePosition>, isFlow: Bool) -> Fix? {
    let (start, end) = (range.lowerBound, range.upperBound)
    let before = source[line: start.line]?.columns(from: 1, to: start.column) ?? ""
    guard isFlow else {
      guard before.allSatisfy({ $0 == " " }) else { return nil }
      return Fix(edits: [
        TextEdit(start: SourcePosition(line: start.line, column: 1), end: end, text: "")
      ])
    }
    let after = source[line: end.line]?.columns(from: end.column) ?? ""
    var cursor = TextCursor(after)
    cursor.spaces()
    if cursor.take(",") {
      cursor.spaces()
      return Fix(edits: [
        TextEdit(start: start, end: end.advanced(by: cursor.read.unicodeScalars.count), text: "")
      ])
    }
    let text = before.withoutEndSpaces
    guard text.hasSuffix(",") else { return nil }
    let kept = String(text.dropLast()).withoutEndSpaces
    let removed = before.unicodeScalars.count - kept.unicodeScalars.count
    return Fix(edits: [TextEdit(start: start.advanced(by: -removed), end: end, text: "")])
  }

  /// Whether a mapping has braces.
  private func isFlow(_ mapping: YAMLValue) -> Bool {
    source[line: mapping.position.line]?.columns(from: mapping.position.column).first == "{"
  }

  /// The position of the key before a value on the same line; `nil` for an item of a list.
  private func startOfEntry(before value: YAMLValue) -> SourcePosition? {
    let before =
      source[line: value.position.line]?.columns(from: 1, to: value.position.column) ?? ""
    let text = before.withoutEndSpaces
    let key = text.dropLast().reversed().prefix { $0.isWordPart }
    guard text.hasSuffix(":"), !key.isEmpty, text != before else { return nil }
    let kept = text.dropLast(key.count + 1)
    return value.position.advanced(by: kept.unicodeScalars.count - before.unicodeScalars.count)
  }
}
