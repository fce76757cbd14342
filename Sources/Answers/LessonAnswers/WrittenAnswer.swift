import Layouts
import Lessons
import ScenarioFiles
import Scenarios

/// A reader's text: the text for a blank, or a whole scenario.
struct WrittenAnswer {
  /// Why it is no answer to the question, in a sentence; `nil` where the engines may judge it.
  let objection: String?

  /// The most letters that are typed into a blank.
  ///
  /// Ours: the longest rule of the course has a hundred.
  private static let longestLine = 1000
  /// The keys of a file that no layout depends on.
  private static let freeKeys: Set<String> = [
    "layoutdiff", "title", "summary", "expect", "changes", "lesson",
  ]

  init(_ text: String, to task: LessonTask, of file: LessonFile) {
    guard task.kind != .complete else {
      let isLine = !text.contains { $0.isNewline } && text.count <= Self.longestLine
      objection = isLine ? nil : "Write one line: it goes into the gap."
      return
    }
    let (old, new) = (
      Sections(file.scenarioLines), Sections(SourceText(file: "", text: text).lines)
    )
    let open = task.options.flatMap { $0.changes }.compactMap { old.key(of: $0.old) }
    let fixed = old.lines.keys.filter { !Self.freeKeys.contains($0) && !open.contains($0) }
    guard fixed.contains(where: { new.lines[$0] != nil }) else {
      objection = "Keep the rest of the file: what is typed replaces all of it."
      return
    }
    let changed = fixed.sorted().first { old.lines[$0] != new.lines[$0] }
    let added = new.lines.keys.sorted().first {
      old.lines[$0] == nil && !Self.freeKeys.contains($0)
    }
    objection = (changed ?? added).map {
      "Leave '\($0)' as it is: the question is about \(Set(open).sorted().listed)."
    }
  }
}

/// The lines of a file by their key at the margin, without comments and blanks.
private struct Sections {
  private(set) var lines: [String: [String]] = [:]

  init(_ text: [String]) {
    var key = ""
    for line in text {
      let words = line.withoutEndSpaces
      guard let first = words.first(where: { !$0.isWhitespace }), first != "#" else { continue }
      if let start = words.first, !start.isWhitespace, start != "-",
        let name = words.split(separator: ":", omittingEmptySubsequences: false).first
      {
        key = String(name)
      }
      lines[key, default: []].append(words)
    }
  }

  /// The key that a text of the file belongs to.
  func key(of text: String) -> String? {
    lines.first { $0.value.contains { $0.contains(text) } }?.key
  }
}
