import Scenarios

/// A text whose lines nest by indentation, as in a scenario file.
struct TextOutline: Equatable {
  private(set) var lines: [Substring]

  /// Splits a text at every line break that YAML has, those of Windows too; empty lines are left out.
  init(_ text: String) {
    lines = SourceText(file: "", text: text).lines.filter { !$0.isEmpty }.map { $0[...] }
  }

  /// The text, with a line break at its end.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The indices of a line and of all lines nested in it.
  private func block(at line: Int) -> Range<Int> {
    let own = indentation(of: line)
    var end = line + 1
    while end < lines.count, indentation(of: end) > own { end += 1 }
    return line..<end
  }

  private func indentation(of line: Int) -> Int { lines[line].prefix { $0 == " " }.count }

  /// The text without a line and the lines nested in it.
  func withoutBlock(at line: Int) -> TextOutline {
    var outline = self
    outline.lines.removeSubrange(block(at: line))
    return outline
  }

  private func line(ofKey key: String) -> Int? { lines.firstIndex { $0.hasPrefix(key + ":") } }

  /// Replaces a key of the outermost level and its nested lines by one line.
  mutating func replaceBlock(ofKey key: String, by line: String) {
    guard let first = self.line(ofKey: key) else { return }
    lines.replaceSubrange(block(at: first), with: [Substring(line)])
  }

  /// Removes a key of the outermost level and its nested lines.
  mutating func removeBlock(ofKey key: String) {
    guard let first = line(ofKey: key) else { return }
    lines.removeSubrange(block(at: first))
  }

  /// The text without everything that mentions a name: its entry, list entries with it, and its places
  /// in lists on one line.
  func without(name: String) -> TextOutline {
    var outline = self
    var line = 0
    while line < outline.lines.count {
      guard outline.words(ofLine: line).contains(Substring(name)) else {
        line += 1
        continue
      }
      let trimmed = outline.lines[line].drop { $0 == " " }
      if let shorter = Self.listWithout(name, outline.lines[line]) {
        outline.lines[line] = shorter
        line += 1
      } else if trimmed.hasPrefix("- ") || trimmed.hasPrefix(name + ":") {
        outline.lines.removeSubrange(outline.block(at: line))
      } else {
        line += 1
      }
    }
    return outline
  }

  private func words(ofLine line: Int) -> [Substring] {
    lines[line].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// A line that ends in a list `[a, b]` with a name, without the name; `nil` for any other line.
  private static func listWithout(_ name: String, _ line: Substring) -> Substring? {
    guard line.hasSuffix("]"), let open = line.lastIndex(of: "[") else { return nil }
    let names = line[line.index(after: open)...].dropLast().split(separator: ",").map { part in
      part.drop { $0 == " " }
    }
    guard names.contains(Substring(name)) else { return nil }
    let others = names.filter { $0 != Substring(name) }.joined(separator: ", ")
    return line[...open] + others + "]"
  }
}
