import Foundation
import Testing

/// A Markdown file of the project.
struct MarkdownFile: Sendable, CustomTestStringConvertible {
  /// The path from the root of the repository.
  let path: String
  var lines: [String]

  init(_ path: String) throws {
    self.path = path
    lines = try Repository.text(path).components(separatedBy: "\n")
  }

  var testDescription: String { path }

  var text: String { lines.joined(separator: "\n") }

  /// The number of words as `wc -w` counts them.
  var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }

  /// The lines outside code blocks, with their numbers from 1.
  var prose: [(number: Int, text: String)] {
    var isInside = false
    return lines.enumerated().compactMap { index, line in
      if line.hasPrefix("```") {
        isInside.toggle()
        return nil
      }
      return isInside ? nil : (index + 1, line)
    }
  }

  /// The texts between single backticks, outside code blocks.
  var codeSpans: [String] {
    prose.flatMap { _, line in
      line.replacing(/``[^`]+``/, with: "").matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  /// The cells of all table rows, without headings and rules.
  var tableRows: [[String]] {
    prose.filter { $0.text.hasPrefix("|") }.map { _, line in
      line.dropFirst().dropLast(line.hasSuffix("|") ? 1 : 0)
        .split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The headings, without `#` signs.
  var headings: [String] {
    prose.filter { $0.text.hasPrefix("#") }
      .map { $0.text.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces) }
  }

  /// The anchors that forges make of the headings.
  var anchors: [String] {
    headings.map { heading in
      String(
        heading.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
          .map { $0 == " " ? "-" : $0 })
    }
  }

  /// The destinations of links and pictures, with the numbers of their lines.
  var links: [(line: Int, destination: String)] {
    prose.flatMap { number, line in
      line.matches(of: /\]\(([^)\s]+)\)/).map { (number, String($0.1)) }
    }
  }

  /// The paths of the guides and of the catalogue's landing page.
  static let catalogue = "Sources/Tools/layoutdiff/Documentation.docc"

  /// The README, CONTRIBUTING.md and every article of the catalogue of guides.
  static let guides: [MarkdownFile] = read(
    ["README.md", "CONTRIBUTING.md"] + Repository.files(under: catalogue, ending: ".md"))

  /// Everything that is documentation: guides, landing articles, and the files at the root.
  static let all: [MarkdownFile] = read(
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
      + Repository.files(under: "Sources", ending: ".md"))

  private static func read(_ paths: [String]) -> [MarkdownFile] {
    paths.compactMap { path in
      do {
        return try MarkdownFile(path)
      } catch {
        Issue.record("\(path) cannot be read: \(error)")
        return nil
      }
    }
  }
}

/// The files of the project.
enum Repository {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  /// The paths of the files under a folder, sorted.
  static func files(under path: String, ending: String) -> [String] {
    // A checkout may be made of links, which the listing would not follow.
    let root = folder.appending(path: path).resolvingSymlinksInPath()
    let names = FileManager.default.subpaths(atPath: root.path) ?? []
    return names.filter { $0.hasSuffix(ending) && !$0.contains(".build/") }
      .map { path + "/" + $0 }.sorted()
  }
}
