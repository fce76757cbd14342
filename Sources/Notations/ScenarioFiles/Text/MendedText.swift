import Scenarios

/// A text whose mistakes are mended where their fixes can, and what is still wrong with it.
///
/// A fix is tried and not trusted: the text is read again after it. Only so is a line that a message
/// asks for sure to be read, where the author brought several foreign words, or a value that does not
/// fit its new key.
struct MendedText {
  private let source: SourceText
  private var lines: [Line]
  private var mistakes: [Mistake]
  /// The mistakes of the source.
  private let known: Set<Known>

  private struct Known: Hashable {
    let line: Int
    let message: String
  }

  /// A line of the mended text, and the number of the line in the source that it comes from.
  private struct Line {
    var text: String
    let origin: Int
  }

  /// The mistakes with the lines to write instead, in the order of the text.
  ///
  /// `read` returns the mistakes of another text. It is asked at most `mostRounds` times, and only for a
  /// text of at most `ScenarioLimits.largestMendedFile` bytes.
  static func diagnostics(
    of mistakes: [Mistake], in source: SourceText, read: (SourceText) -> [Mistake]
  ) -> [Diagnostic] {
    let size = source.lines.reduce(0) { $0 + $1.utf8.count + 1 }
    guard size <= ScenarioLimits.largestMendedFile, mistakes.contains(where: { $0.fix != nil })
    else { return mistakes.map({ $0.diagnostic }) }
    let mended = MendedText(source, mistakes, read: read)
    return mistakes.map { mistake in
      var diagnostic = mistake.diagnostic
      if let fix = mistake.fix { diagnostic.hints += mended.hints(for: fix) }
      return diagnostic
    }
  }

  /// The most lines of a change at several places, with those between.
  private static var mostLinesBetween: Int { 8 }

  /// Every round mends one mistake of each word at least; a rule has at most about 20 words.
  private static var mostRounds: Int { 20 }

  private init(_ source: SourceText, _ mistakes: [Mistake], read: (SourceText) -> [Mistake]) {
    self.source = source
    self.mistakes = mistakes
    known = Set(
      mistakes.compactMap { mistake in
        mistake.diagnostic.position.map {
          Known(line: $0.line, message: mistake.diagnostic.message)
        }
      })
    lines = source.lines.enumerated().map { Line(text: $1, origin: $0 + 1) }
    let wanted = mistakes.compactMap { $0.fix }.reduce(into: Set<Int>()) { $0.formUnion($1.lines) }
    for _ in 0..<Self.mostRounds {
      let edits = nextEdits(on: wanted)
      guard !edits.isEmpty else { return }
      edits.sorted { $0.start > $1.start }.forEach { make($0) }
      self.mistakes = read(
        SourceText(file: source.file, text: lines.map { $0.text }.joined(separator: "\n")))
    }
  }

  /// The edits of all fixes that can be made at once, and that change something.
  private func nextEdits(on wanted: Set<Int>) -> [TextEdit] {
    var edits: [TextEdit] = []
    var added: Set<Fix.Key> = []
    for mistake in mistakes {
      guard let fix = mistake.fix,
        mistake.kind == .syntax || fix.lines.contains(where: { wanted.contains(origin(of: $0)) }),
        !fix.edits.contains(where: { edit in edits.contains(where: edit.overlaps) }),
        fix.added.map({ added.insert($0).inserted }) ?? true
      else { continue }
      edits += fix.edits
    }
    return edits
  }

  private func origin(of line: Int) -> Int {
    lines[min(max(line, 1), lines.count) - 1].origin
  }

  private mutating func make(_ edit: TextEdit) {
    let first = min(edit.start.line, lines.count) - 1
    let last = max(first, min(edit.end.line, lines.count) - 1)
    let text =
      lines[first].text.columns(from: 1, to: edit.start.column) + edit.text
      + lines[last].text.columns(from: edit.end.column)
    let new =
      text.contains { !$0.isWhitespace }
      ? text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) : []
    let origin = lines[first].origin
    // A text has at least one line.
    guard !new.isEmpty || lines.count > last - first + 1 else { return }
    lines.replaceSubrange(first...last, with: new.map { Line(text: $0, origin: origin) })
  }

  /// The request to write what the lines of a fix have become, and which names are still unknown in
  /// them.
  ///
  /// Only the changed part of a line that is long, or that has other mistakes. Empty where something
  /// else is wrong with what would be written, or nothing is left of it.
  private func hints(for fix: Fix) -> [String] {
    let origins = fix.lines
    let left = mistakes.filter { $0.kind == .syntax || isAbout(origins, $0) }
    let others = left.filter { $0.kind != .name }
    guard fix.edits.count == 1 || origins.count <= Self.mostLinesBetween else { return [] }
    let old = origins.compactMap { source[line: $0] }
    let new = lines.filter { origins.contains($0.origin) }.map { $0.text }
    guard new != old, !new.isEmpty else { return [] }
    var written = Self.withoutIndentation(new)
    if new.count == 1, old.count == 1, !others.isEmpty || written[0].isLong {
      let part = Self.changedPart(of: new[0], old[0])
      let text = new[0].columns(from: part.lowerBound, to: part.upperBound)
      let isMended =
        text.hasBalancedBrackets
        && others.allSatisfy { mistake in
          mistake.kind == .value && isKnown(mistake)
            && mistake.diagnostic.position.map { !part.contains($0.column) } == true
        }
      guard isMended else { return [] }
      written = Self.withoutIndentation([text])
    } else if !others.isEmpty {
      return []
    }
    guard !written.contains(where: { $0.isLong }), written != [""] else { return [] }
    var names: [String] = []
    for mistake in left where mistake.kind == .name && !isKnown(mistake) {
      let name = ([mistake.diagnostic.message] + mistake.diagnostic.hints).joined(separator: ": ")
      if !names.contains(name) { names.append(name) }
    }
    return written.enumerated().map { ($0 == 0 ? "write   " : "        ") + $1 } + names
  }

  /// Whether a mistake is about what lines of the source have become.
  private func isAbout(_ origins: ClosedRange<Int>, _ mistake: Mistake) -> Bool {
    guard let first = mistake.diagnostic.position?.line else { return true }
    let last = max(first, mistake.lastLine ?? first)
    return (origin(of: first)...origin(of: last)).overlaps(origins)
  }

  /// Whether the source has a mistake too, so that its own message says what to do.
  private func isKnown(_ mistake: Mistake) -> Bool {
    guard let line = mistake.diagnostic.position?.line else { return false }
    return known.contains(Known(line: origin(of: line), message: mistake.diagnostic.message))
  }

  private static func withoutIndentation(_ lines: [String]) -> [String] {
    let indentation = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { line in
      var line = line.dropFirst(indentation)
      while let last = line.last, last.isWhitespace { line.removeLast() }
      return String(line)
    }
  }

  /// The columns that differ from an old line, from one bracket or comma to another.
  private static func changedPart(of new: String, _ old: String) -> Range<Int> {
    let (new, old) = (Array(new.unicodeScalars), Array(old.unicodeScalars))
    func count(_ same: some Sequence<(Unicode.Scalar, Unicode.Scalar)>) -> Int {
      same.prefix { $0 == $1 }.count
    }
    var start = count(zip(new, old))
    let mostBehind = min(new.count, old.count) - start
    var end = new.count - min(mostBehind, count(zip(new.reversed(), old.reversed())))
    while start > 0, !"{[,".unicodeScalars.contains(new[start - 1]) { start -= 1 }
    while end < new.count, !"}],".unicodeScalars.contains(new[end]) { end += 1 }
    return start + 1..<end + 1
  }
}

extension String {
  /// Whether a line is too long to be written again.
  fileprivate var isLong: Bool { unicodeScalars.count > ScenarioLimits.longestFixedLine }

  /// Whether every bracket that closes was opened before, and every one that opens is closed.
  fileprivate var hasBalancedBrackets: Bool {
    var depth = 0
    for character in self where depth >= 0 {
      if "{[".contains(character) { depth += 1 }
      if "}]".contains(character) { depth -= 1 }
    }
    return depth == 0
  }
}
