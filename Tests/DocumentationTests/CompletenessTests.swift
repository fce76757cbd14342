import Foundation
import Testing

@Suite("Completeness of the documentation")
struct CompletenessTests {
  private static let format = MarkdownFile.catalogue + "/ScenarioFormat.md"
  private static let commands = MarkdownFile.catalogue + "/Commands.md"

  @Test("the scenario guide has a row for every key of the schema, and every word that it may have")
  func schema() async throws {
    let guide = try MarkdownFile(Self.format)
    let json = try await Workspace().run("layoutdiff schema").output
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    var keys: Set<String> = []
    var words: Set<String> = []
    Self.collect(schema, into: &keys, &words)
    #expect(keys.count > 80)
    let firstCells = guide.tableRows.compactMap(\.first).joined(separator: " ")
    let spans = Set(guide.codeSpans)
    for key in keys.sorted() {
      // A font's keys are shown with it, the specs as headings, and short ones with their parent.
      let isShown =
        ["`\(key)`", "`\(key).", ".\(key)`"].contains(where: firstCells.contains)
        || guide.headings.contains(key) || Self.nestedKeys.contains(key) && spans.contains(key)
      #expect(isShown, "the guide does not explain the key '\(key)'")
    }
    for word in words.sorted() {
      #expect(spans.contains(word), "the guide does not name the word '\(word)'")
    }
  }

  /// Keys that a table explains in the row of what they belong to.
  private static let nestedKeys: Set<String> = [
    "top", "left", "bottom", "right", "leading", "trailing", "min", "max", "element", "style",
    "width", "height",
  ]

  /// Collects the keys that a JSON Schema knows, and the words of its enumerations.
  private static func collect(
    _ value: Any, into keys: inout Set<String>, _ words: inout Set<String>
  ) {
    if let list = value as? [Any] {
      for item in list { collect(item, into: &keys, &words) }
    } else if let object = value as? [String: Any] {
      if let properties = object["properties"] as? [String: Any] { keys.formUnion(properties.keys) }
      for word in object["enum"] as? [Any] ?? [] { words.insert("\(word)") }
      for (key, item) in object where key != "enum" && key != "examples" {
        collect(item, into: &keys, &words)
      }
    }
  }

  @Test("the guide of commands has a section for every command, with all its options")
  func commands() async throws {
    let guide = try MarkdownFile(Self.commands)
    let json = try await Workspace().run("layoutdiff --experimental-dump-help").output
    let root = try JSONDecoder().decode(DumpedHelp.self, from: Data(json.utf8)).command
    let subcommands = (root.subcommands ?? []).filter { $0.commandName != "help" }
    #expect(subcommands.count >= 14)
    let spans = guide.codeSpans.joined(separator: "\n")
    for command in subcommands {
      #expect(
        guide.headings.contains(command.commandName),
        "the guide has no section '\(command.commandName)'")
      for name in command.longNames where !["help", "version"].contains(name) {
        #expect(
          spans.contains("--\(name)"),
          "the guide does not name --\(name) of \(command.commandName)")
      }
    }
  }

  @Test("the guide of commands has every exit status that the program's help has")
  func exitStatuses() async throws {
    let guide = try MarkdownFile(Self.commands)
    let help = try await Workspace().run("layoutdiff --help").output
    let statuses = help.matches(of: #/(?m)^ +(\d+) {2}/#).map { String($0.1) }
    #expect(statuses.count >= 9)
    let rows = Set(guide.tableRows.compactMap(\.first))
    for status in statuses { #expect(rows.contains(status), "there is no row for \(status)") }
  }
}

/// What `--experimental-dump-help` prints, as far as it is asked.
private struct DumpedHelp: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let subcommands: [Command]?
    let arguments: [Argument]?

    /// The names of options that help shows.
    var longNames: [String] {
      (arguments ?? []).filter(\.shouldDisplay).flatMap { $0.names ?? [] }
        .filter { $0.kind == "long" }.map(\.name)
    }
  }

  struct Argument: Decodable {
    let shouldDisplay: Bool
    let names: [Name]?
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }
}
