import Foundation
import Testing

/// A fenced code block of a guide, with what is to be done with it.
struct CodeBlock: Sendable, CustomTestStringConvertible {
  /// What a test does with a block; the words after its three backticks.
  enum Kind: Equatable {
    /// `yaml`, or `yaml` with the word for what `check` finds: a whole scenario.
    case scenario(CheckResult)
    /// `yaml fragment`: some top-level keys of a scenario; see ``CodeBlock/completed``.
    case fragment
    /// `yaml FILE`: lines of this file under `Scenarios`.
    case quote(String)
    /// `yaml workflow`, `sh workflow`: what a service for continuous integration runs.
    case workflow
    /// `swift`: lines of a file that is compiled.
    case swift
    /// `console`: commands after `$`, and what they print.
    case console
    /// `sh`: commands that take too long for a test, such as `make report`.
    case shell
    /// `text`: nothing to run.
    case text
  }

  /// What `check` finds about a scenario of a guide.
  enum CheckResult: String {
    case passes, differs, conflicts, invalid

    var exitStatus: Int32 {
      switch self {
      case .passes: 0
      case .differs, .conflicts: 1
      case .invalid: 65
      }
    }
  }

  let file: String
  /// The number of the line after the fence, from 1.
  let line: Int
  /// The words after the three backticks.
  let words: [String]
  let lines: [String]

  var testDescription: String { "\(file):\(line)" }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The name of the file that commands of the guide find this block in, given as `file=NAME`.
  var fileName: String? {
    words.first { $0.hasPrefix("file=") }.map { String($0.dropFirst(5)) }
  }

  /// `nil` where the words after the backticks are none that a test knows.
  var kind: Kind? {
    let words = words.filter { !$0.hasPrefix("file=") }
    return switch (words.first, words.dropFirst().first) {
    case _ where words.count > 2: nil
    case ("yaml", nil): .scenario(.passes)
    case ("yaml", "fragment"): .fragment
    case ("yaml", "workflow"), ("sh", "workflow"): .workflow
    case ("yaml", .some(let word)) where word.hasSuffix(".yaml"): .quote(word)
    case ("yaml", .some(let word)): CheckResult(rawValue: word).map(Kind.scenario)
    case ("swift", nil): .swift
    case ("console", nil): .console
    case ("sh", nil): .shell
    case ("text", nil): .text
    default: nil
    }
  }

  /// The elements that fragments speak of: a fragment without `elements` gets those that it names.
  static let elements = [
    "photo": "{ image: 40x40 }",
    "title": "{ text: \"octocat\" }",
    "badge": "{ box: 20x20 }",
    "card": "{ box: none }",
  ]

  /// The fragment, completed to a whole scenario: what it does not say comes from the same small
  /// scenario every time.
  var completed: String {
    let keys = Set(lines.compactMap { $0.prefixMatch(of: /([a-zA-Z]+):/).map { String($0.1) } })
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    var scenario = "layoutdiff: 1\n"
    if !keys.contains("containers") { scenario += "containers: [320]\n" }
    if !keys.contains("elements") {
      let named = Self.elements.filter { words.contains($0.key) }.sorted { $0.key < $1.key }
      scenario += "elements: { \(named.map { "\($0): \($1)" }.joined(separator: ", ")) }\n"
    }
    if keys.isDisjoint(with: ["spec", "constraints"]) { scenario += "spec: { spacer: {} }\n" }
    return scenario + text
  }

  /// All blocks of a file, in order.
  static func blocks(of file: MarkdownFile) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var start: Int?
    for (index, line) in file.lines.enumerated() where line.hasPrefix("```") {
      guard let first = start else {
        start = index
        continue
      }
      let words = file.lines[first].dropFirst(3).split(separator: " ").map(String.init)
      blocks.append(
        CodeBlock(
          file: file.path, line: first + 2, words: words,
          lines: Array(file.lines[(first + 1)..<index])))
      start = nil
    }
    if let start { Issue.record("\(file.path):\(start + 1): this code block does not end") }
    return blocks
  }

  /// The blocks of the README and of all guides.
  static let all: [CodeBlock] = MarkdownFile.guides.flatMap(blocks)

  static func all(_ isWanted: (Kind) -> Bool) -> [CodeBlock] {
    all.filter { $0.kind.map(isWanted) ?? false }
  }
}

@Suite("Code blocks of the guides")
struct CodeBlockTests {
  @Test("every block says what a test does with it", arguments: CodeBlock.all)
  func kinds(block: CodeBlock) {
    #expect(
      block.kind != nil,
      """
      '\(block.words.joined(separator: " "))' is no kind of block: write yaml, yaml fragment, \
      yaml differs, yaml conflicts, yaml invalid, yaml FILE.yaml, yaml workflow, swift, console, \
      sh, sh workflow or text
      """)
  }

  @Test("no block is indented instead of fenced", arguments: MarkdownFile.guides)
  func indentedBlocks(guide: MarkdownFile) {
    for (number, line) in guide.prose where line.hasPrefix("    ") {
      Issue.record("\(guide.path):\(number): an indented block, which no test runs: fence it")
    }
  }
}
