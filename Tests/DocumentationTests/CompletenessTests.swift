import Foundation
import RunRecords
import Testing

@Suite("Completeness of the documentation")
struct CompletenessTests {
  private static let format = MarkdownFile.catalogue + "/ScenarioFormat.md"
  private static let commands = MarkdownFile.catalogue + "/Commands.md"

  @Test("the scenario guide has a row for every key of the schema, and every word that it may have")
  func schema() async throws {
    let guide = try MarkdownFile(Self.format)
    let schema = try await SchemaKeys.printed()
    #expect(schema.keys.count > 80)
    let rows = guide.tableRows
    let firstCells = rows.compactMap(\.first).joined(separator: " ")
    let spans = Set(guide.codeSpans)
    for key in schema.keys.sorted() {
      // A font's keys are shown with it, the specs as headings, and short ones with their parent.
      let isShown =
        ["`\(key)`", "`\(key).", ".\(key)`"].contains(where: firstCells.contains)
        || guide.headings.contains(key) || Self.nestedKeys.contains(key) && spans.contains(key)
      #expect(isShown, "the guide does not explain the key '\(key)'")
    }
    for word in schema.words.sorted() {
      #expect(spans.contains(word), "the guide does not name the word '\(word)'")
    }
    for (key, values) in schema.defaults {
      let shown = rows.filter { row in
        ["`\(key)`", ".\(key)`"].contains { row.first?.contains($0) ?? false }
      }.compactMap(\.last)
      for value in values {
        #expect(
          shown.contains { $0.contains(value) }, "the default of '\(key)' is \(value): \(shown)")
      }
    }
  }

  /// Keys that a table explains in the row of what they belong to.
  private static let nestedKeys: Set<String> = [
    "top", "left", "bottom", "right", "leading", "trailing", "min", "max", "element", "style",
    "width", "height",
  ]

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

  @Test("the guide of commands lists every standing with its exit status, the worst first")
  func standings() throws {
    let rows = try MarkdownFile(Self.commands).tableRows
    let shown = rows.filter { row in
      row.count == 3 && Standing.allCases.contains { "`\($0.word)`" == row[0] }
    }
    let expected = Standing.allCases.map { ["`\($0.word)`", "\($0.exitStatus.rawValue)"] }
    #expect(shown.map { [$0[0], $0[2]] } == expected)
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

  @Test(
    "every public type of an imitated API has a comment, which its folder's format does not demand",
    arguments: [
      ("UIKitNames", 80), ("UIKitValues", 50), ("TextureNames", 35), ("SnapKitNames", 10),
      ("AsyncDisplayKit", 10), ("OSLogNames", 4),
    ])
  func commentsOfTypes(folder: String, fewest: Int) throws {
    let files = Repository.files(under: "Sources/Names/\(folder)", ending: ".swift")
    #expect(files.count > fewest)
    for file in files {
      var isExplained = false
      for line in try Repository.text(file).components(separatedBy: "\n") {
        if line.hasPrefix("///") { isExplained = true }
        let name = line.firstMatch(
          of: /^(?:@\S+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)/)?.1
        if let name { #expect(isExplained, "\(file): \(name) has no comment") }
        // Attributes stand between a comment and its type.
        if !line.hasPrefix("///") && !line.hasPrefix("@") || name != nil { isExplained = false }
      }
    }
  }

  @Test("ARCHITECTURE.md names every target with its floor")
  func targets() throws {
    let rows = try MarkdownFile("ARCHITECTURE.md").tableRows
    for target in try Target.all {
      let row = rows.first { $0.count == 3 && $0[1].contains("`\(target.name)`") }
      #expect(row != nil, "no row names \(target.name)")
      #expect(
        row?[0] == target.floor, "\(target.name) is on the floor \(target.floor)"
      )
    }
  }

  @Test("in ARCHITECTURE.md a target is below everything that it imports")
  func order() throws {
    let rows = try MarkdownFile("ARCHITECTURE.md").tableRows
    func row(_ name: String) -> Int? {
      rows.firstIndex { $0.count == 3 && $0[1].contains("`\(name)`") }
    }
    for target in try Target.all {
      let own = try #require(row(target.name))
      for name in target.dependencies {
        let other = try #require(row(name))
        #expect(other <= own, "\(target.name) imports \(name), which is below it")
      }
    }
  }

  @Test("every target in Swift has a landing article")
  func landingArticles() throws {
    for target in try Target.all where target.hasArticle {
      let path = "\(target.path)/Documentation.docc/\(target.name).md"
      guard Repository.exists(path) else {
        Issue.record("\(target.name) has no \(path)")
        continue
      }
      #expect(try MarkdownFile(path).lines.first == "# ``\(target.name)``")
    }
  }
}

/// A target of the package, as its manifest declares it.
private struct Target {
  let name: String
  let path: String
  /// The targets of the package that it imports.
  let dependencies: [String]

  /// The folder of `Sources` that it is in.
  var floor: String { path.split(separator: "/")[1].description }

  /// System libraries and programs have no symbols to list; `_Testing_UIKit` is empty.
  var hasArticle: Bool {
    floor != "System" && !["layoutdiff", "lift-objective-c", "make-site"].contains(name)
      && !name.hasPrefix("_")
  }

  /// All targets in `Sources`, in the order of the manifest.
  static var all: [Target] {
    get throws {
      let manifest = try Repository.text("Package.swift")
      // Products name packages, not targets.
      let declarations =
        manifest
        .split(separator: /\.(?:systemLibrary|target|executableTarget|testTarget)\(/)
        .map { $0.replacing(/\.product\([^)]*\)/, with: "") }
      let targets = declarations.compactMap { text -> Target? in
        guard let path = text.firstMatch(of: /path: "(Sources\/\w+\/[\w-]+)"/)?.1,
          let name = text.firstMatch(of: /name: "([\w-]+)"/)?.1
        else { return nil }
        let list = text.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
        return Target(
          name: String(name), path: String(path),
          dependencies: list.matches(of: /"([\w-]+)"/).map { String($0.1) })
      }
      let names = Set(targets.map(\.name))
      #expect(targets.count > 30 && targets.allSatisfy { names.isSuperset(of: $0.dependencies) })
      return targets
    }
  }
}

/// What the JSON Schema of scenario files says of keys.
private struct SchemaKeys {
  var keys: Set<String> = []
  /// The words of all enumerations.
  var words: Set<String> = []
  /// The defaults of each key that has any, as text.
  var defaults: [String: Set<String>] = [:]

  /// The keys of the schema that the tool prints.
  static func printed() async throws -> SchemaKeys {
    let json = try await Workspace().run("layoutdiff schema").output
    var keys = SchemaKeys()
    keys.collect(try JSONSerialization.jsonObject(with: Data(json.utf8)))
    return keys
  }

  private mutating func collect(_ value: Any) {
    if let list = value as? [Any] {
      for item in list { collect(item) }
    } else if let object = value as? [String: Any] {
      let properties = object["properties"] as? [String: Any] ?? [:]
      for (key, property) in properties {
        keys.insert(key)
        guard let value = (property as? [String: Any])?["default"] else { continue }
        let isFlag = (property as? [String: Any])?["type"] as? String == "boolean"
        defaults[key, default: []].insert(isFlag ? "\(value as? Bool == true)" : "\(value)")
      }
      for word in object["enum"] as? [Any] ?? [] { words.insert("\(word)") }
      for (key, item) in object where key != "enum" && key != "examples" { collect(item) }
    }
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
