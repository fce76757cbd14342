import Foundation
import Testing

/// Commands in a guide with what they print.
///
/// All console blocks of a guide run in one folder, from its beginning to its end, so that a later
/// command may use a file that an earlier one wrote. A line `…` stands for any lines, and `…` in a
/// line for any text. A command that fails is followed by `$ echo $?`.
@Suite("Commands in the guides")
struct ConsoleBlockTests {
  @Test("commands print what the guide shows", arguments: MarkdownFile.guides)
  func output(guide: MarkdownFile) async throws {
    let blocks = CodeBlock.blocks(of: guide)
    let commands = blocks.filter { $0.kind == .console }.flatMap(ShownCommand.commands)
    guard !commands.isEmpty else { return }
    let workspace = try Workspace()
    for block in blocks {
      if let name = block.fileName { try workspace.write(block.text, to: name) }
    }
    let outcomes = try await workspace.run(commands.map(\.text))
    #expect(outcomes.count == commands.count)
    var changes: [(command: ShownCommand, output: [String])] = []
    for (index, (command, outcome)) in zip(commands, outcomes).enumerated() {
      let output = outcome.output.lines
      if !command.expected.matches(output) {
        changes.append((command, output))
        guard !GuideUpdate.isAsked else { continue }
        Issue.record(
          """
          \(guide.path):\(command.line): $ \(command.text)
          prints:
          \(outcome.output)
          The guide shows:
          \(command.expected.lines.joined(separator: "\n"))
          \(GuideUpdate.hint)
          """)
      }
      let isStatusShown = commands.dropFirst(index + 1).first?.text == "echo $?"
      #expect(
        outcome.status == 0 || isStatusShown,
        """
        \(guide.path):\(command.line): '\(command.text)' ends with \(outcome.status); show that \
        with $ echo $?
        """)
    }
    if GuideUpdate.isAsked { try GuideUpdate.write(changes, to: guide) }
  }

  @Test(
    "commands that no test runs exist",
    arguments: CodeBlock.all { $0 == .shell })
  func shellCommands(block: CodeBlock) throws {
    let makefile = try Repository.text("Makefile").components(separatedBy: "\n")
    for line in block.lines where !line.hasPrefix("#") && !line.isEmpty {
      let words = line.split(separator: " ").map(String.init)
      if words.first == "make", words.count > 1 {
        #expect(
          makefile.contains { $0.hasPrefix("\(words[1]):") },
          "\(block.testDescription): the Makefile has no target \(words[1])")
      }
      for path in words where path.hasPrefix("Scenarios/") || path.hasPrefix(".ci/") {
        #expect(Repository.exists(path), "\(block.testDescription): there is no \(path)")
      }
    }
  }
}

/// A command of a console block.
struct ShownCommand {
  let text: String
  /// The number of its line in the guide, from 1.
  let line: Int
  let expected: OutputPattern

  /// The commands of a block: lines that begin with `$`, continued while they end with `\`.
  static func commands(of block: CodeBlock) -> [ShownCommand] {
    var commands: [ShownCommand] = []
    var index = 0
    while index < block.lines.count {
      let line = block.line + index
      guard block.lines[index].hasPrefix("$ ") else {
        Issue.record("\(block.file):\(line): a console block begins with a command: $ …")
        return commands
      }
      var text = String(block.lines[index].dropFirst(2))
      index += 1
      while text.hasSuffix("\\"), index < block.lines.count {
        text += "\n" + block.lines[index]
        index += 1
      }
      var output: [String] = []
      while index < block.lines.count, !block.lines[index].hasPrefix("$ ") {
        output.append(block.lines[index])
        index += 1
      }
      commands.append(
        ShownCommand(text: text, line: line, expected: OutputPattern(lines: output)))
    }
    return commands
  }
}

/// The output of a command as a guide shows it, with `…` for what it leaves out.
struct OutputPattern {
  let lines: [String]

  func matches(_ output: [String]) -> Bool {
    // Blank lines before the next command are for readers.
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return Self.matches(lines[..<end], output[...])
  }

  private static func matches(_ pattern: ArraySlice<String>, _ output: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return output.isEmpty }
    if first.trimmingCharacters(in: .whitespaces) == "…" {
      return (output.startIndex...output.endIndex).contains { start in
        matches(pattern.dropFirst(), output[start...])
      }
    }
    guard let line = output.first, matches(first, line) else { return false }
    return matches(pattern.dropFirst(), output.dropFirst())
  }

  private static func matches(_ pattern: String, _ line: String) -> Bool {
    let pieces = pattern.components(separatedBy: "…")
    guard pieces.count > 1 else { return pattern == line }
    guard line.hasPrefix(pieces[0]) else { return false }
    var rest = line.dropFirst(pieces[0].count)
    for piece in pieces.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(pieces[pieces.count - 1])
  }
}

extension String {
  /// The lines of an output; blank lines at its end do not count.
  fileprivate var lines: [String] {
    var lines = components(separatedBy: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// Writes what commands print into the guides, where the environment asks for it.
enum GuideUpdate {
  static let variable = "UPDATE_GUIDES"

  static var isAsked: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  static let hint = "Write what is printed into the guide: make guides"

  /// Replaces the output of `changes` in a guide.
  static func write(
    _ changes: [(command: ShownCommand, output: [String])], to guide: MarkdownFile
  ) throws {
    guard !changes.isEmpty else { return }
    var lines = guide.lines
    for (command, output) in changes.reversed() {
      let start = command.line - 1 + command.text.components(separatedBy: "\n").count
      lines.replaceSubrange(start..<(start + command.expected.lines.count), with: output)
    }
    try Data(lines.joined(separator: "\n").utf8)
      .write(to: Repository.folder.appending(path: guide.path))
  }
}
