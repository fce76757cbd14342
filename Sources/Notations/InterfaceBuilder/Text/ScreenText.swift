import Foundation
import Geometry
import Scenarios

/// Writes an imported screen as a scenario file.
struct ScreenText {
  let screen: ImportedScreen
  let contents: ImportedContents
  /// The place of the root in the file it came from: `Cell.xib, line 11`.
  let origin: String

  /// The lines of the file, and for each line the rule on it, by its index.
  var lines: (text: [String], rules: [Int: Int]) {
    var lines = header
    var rules: [Int: Int] = [:]
    lines.append("layoutdiff: 1")
    lines.append("title: \(QuotedText.yaml(screen.title))")
    if screen.scale != 2 { lines.append("scale: \(NumberText.exact(screen.scale))") }
    lines.append("containers: [\(screen.containers.joined(separator: ", "))]")
    lines.append("elements:")
    for element in screen.elements { lines.append("  " + self.element(element)) }
    lines.append("constraints:")
    lines += safeArea
    lines += block(
      "hierarchy", screen.hierarchy.map { "\($0.name): [\($0.children.joined(separator: ", "))]" })
    lines += block(
      "views", screen.views.map { "\($0.name): { \($0.settings.joined(separator: ", ")) }" })
    lines += block(
      "stacks", screen.stacks.map { "\($0.name): { \($0.settings.joined(separator: ", ")) }" })
    let written = screen.rules.enumerated().filter { contents != .running || !$1.isPlaceholder }
    if written.isEmpty {
      lines.append("  rules: []")
    } else {
      lines.append("  rules:")
      for (index, rule) in written {
        lines.append("    - " + self.rule(rule))
        rules[lines.count] = index
      }
    }
    return (lines + frames, rules)
  }

  /// The frames that Xcode stored, for `check` to compare with.
  private var frames: [String] {
    guard screen.framesAreCurrent, !screen.frames.isEmpty else { return [] }
    let frames = screen.frames.compactMap { frame -> String? in
      guard let place = frame.inRoot else { return nil }
      let numbers = [place.minX, place.minY, place.width, place.height].map {
        NumberText.decimal(Double($0), places: 4)
      }
      return "    \(frame.name): [\(numbers.joined(separator: ", "))]"
    }
    guard !frames.isEmpty else { return [] }
    let isWhole = screen.frames.allSatisfy { frame in
      [frame.frame.minX, frame.frame.minY, frame.frame.width, frame.frame.height].allSatisfy {
        $0 == $0.rounded()
      }
    }
    return ["frames:", "  tolerance: \(isWhole ? "1" : "0.5")", "  \(screen.containers[0]):"]
      + frames
  }

  private var header: [String] {
    var lines = ["# Imported from \(CommentText.line(origin, atMost: 90))."]
    if !screen.notes.isEmpty {
      lines.append("# Not as in the file:")
      lines += screen.notes.map { "#   \(CommentText.line($0.text, atMost: 200))" }
    }
    return lines
  }

  private var safeArea: [String] {
    screen.safeArea.sides.map { ["  safeArea: \($0)"] } ?? []
  }

  private func block(_ key: String, _ entries: [String]) -> [String] {
    entries.isEmpty ? [] : ["  \(key):"] + entries.map { "    \($0)" }
  }

  private func element(_ element: ImportedElement) -> String {
    let content = element.content(contents)
    var parts: [String] = []
    if contents != .stored, let text = content.text {
      parts.append("text: \(QuotedText.yaml(text.text))")
      var font: [String] = []
      if text.size != 17 { font.append("size: \(NumberText.exact(text.size))") }
      if text.weight != "regular" { font.append("weight: \(text.weight)") }
      if !font.isEmpty { parts.append("font: { \(font.joined(separator: ", ")) }") }
      if text.lines != 0 { parts.append("lines: \(text.lines)") }
    } else if contents != .stored, let image = content.image {
      parts.append("image: \(Self.size(Double(image.width), Double(image.height)))")
    } else {
      parts.append("box: \(Self.size(content.width, content.height))")
      if let (first, last) = content.baselines, content.width != nil, content.height != nil {
        let texts = [first, last].map { NumberText.decimal($0, places: 2) }
        parts.append(
          "baseline: \(texts[0] == texts[1] ? texts[0] : "[\(texts.joined(separator: ", "))]")")
      }
    }
    parts += Self.priorities("hugging", element.hugging, usual: 250)
    parts += Self.priorities("compressionResistance", element.compressionResistance, usual: 750)
    let words =
      contents != .stored
      ? content.comment : element.measured.text?.text ?? element.measured.comment
    let comment = words.isEmpty ? "" : "  # \(CommentText.line(words))"
    return "\(element.name): { \(parts.joined(separator: ", ")) }\(comment)"
  }

  private static func size(_ width: Double?, _ height: Double?) -> String {
    if width == nil, height == nil { return "none" }
    return "\(width.map(NumberText.exact) ?? "")x\(height.map(NumberText.exact) ?? "")"
  }

  private static func priorities(
    _ key: String, _ priorities: (Double, Double), usual: Double
  ) -> [String] {
    let (horizontal, vertical) = priorities
    if horizontal == usual, vertical == usual { return [] }
    let first = NumberText.exact(horizontal)
    return horizontal == vertical
      ? ["\(key): \(first)"] : ["\(key): [\(first), \(NumberText.exact(vertical))]"]
  }

  private func rule(_ rule: ImportedRule) -> String {
    let comment = rule.comment.isEmpty ? "" : "  # \(CommentText.line(rule.comment, atMost: 90))"
    guard let name = rule.name else { return rule.text + comment }
    return "{ rule: \"\(rule.text)\", id: \(QuotedText.yaml(name)) }\(comment)"
  }
}

extension EdgeInsets {
  /// Its sides in a scenario, `{ top: 8 }`; `nil` where all are 0.
  var sides: String? {
    let sides = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      .filter { $0.1 != 0 }.map { "\($0.0): \(NumberText.exact($0.1))" }
    return sides.isEmpty ? nil : "{ \(sides.joined(separator: ", ")) }"
  }
}
