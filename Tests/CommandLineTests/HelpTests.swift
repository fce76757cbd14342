import Foundation
import TestSupport
import Testing

@Suite("Help, examples and completions")
struct HelpTests {
  /// Every command, in the order of the main help.
  private static let commands = [
    "init", "import", "recorder", "export", "play",
    "check", "report", "inspect", "prove", "accept", "merge", "diff",
    "frames", "explain", "diagnose", "lp",
    "translate", "recover",
    "list", "course", "bench", "schema", "conform",
  ]

  @Test(
    "the examples in the help of a command run as they stand",
    arguments: commands.filter { !["play", "export"].contains($0) })
  func examples(command: String) async throws {
    let workspace = try workspaceForExamples()
    let help = try await workspace.layoutdiff(command, "--help")
    #expect(help.status == 0)
    #expect(help.errors == "")
    if help.output.contains("run-1.json") { try await addRecordsOfShards(to: workspace) }
    let examples = help.output.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("  layoutdiff \(command)") }
    #expect(!examples.isEmpty)
    for example in examples where !Self.runElsewhere.contains(example) {
      try await run(example, in: workspace)
    }
  }

  /// Examples that take long, and the tests that run them as they stand.
  private static let runElsewhere = [
    // CourseCommandTests.shipped
    "  layoutdiff course --output Pages"
  ]

  @Test(
    "a terminal that is too narrow, or has no columns at all, gets all of the help",
    arguments: ["-5", "0", "1", "27", "28", "40", "99999999999999999999"])
  func narrow(columns: String) async throws {
    func words(_ line: String) async throws -> [Substring] {
      let help = try await Workspace().shell(line)
      #expect(help.status == 0 && help.errors == "", "\(line)\n\(help.errors)")
      return help.output.split(whereSeparator: \.isWhitespace)
    }
    let whole = try await words("layoutdiff check --help")
    #expect(try await words("COLUMNS=\(columns) layoutdiff check --help") == whole)
  }

  @Test("sentences of the help have single spaces", arguments: commands)
  func spaces(command: String) async throws {
    let help = try await Workspace().layoutdiff(command, "--help").output
    // Tables and lists are indented.
    for line in help.split(separator: "\n") where !line.hasPrefix(" ") {
      #expect(!line.contains("  "), "\(line)")
    }
  }

  @Test(
    "no example is broken into two lines",
    arguments: commands)
  func width(command: String) async throws {
    let help = try await Workspace().layoutdiff(command, "--help").output
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("  layoutdiff ") {
      #expect(next.isEmpty || next.hasPrefix("  layoutdiff "), "\(line)\n\(next)")
    }
  }

  @Test("the main help names every command and every exit status")
  func mainHelp() async throws {
    let help = try await Workspace().layoutdiff("--help").output
    let listed = help.matches(of: /(?m)^  ([a-z]+) {2,}\S/).map { String($0.1) }
    #expect(listed == Self.commands)
    for status in [0, 1, 2, 64, 65, 66, 70, 73, 74] {
      let number = String(status)
      let column = String(repeating: " ", count: 4 - number.count) + number
      #expect(help.contains("\n\(column)  "))
    }
  }

  @Test("the version is one line")
  func version() async throws {
    let outcome = try await Workspace().layoutdiff("--version")
    #expect(outcome.output.contains(/^\d+\.\d+\.\d+\n$/))
  }

  @Test("completions are there for every shell", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) async throws {
    let outcome = try await Workspace().layoutdiff("--generate-completion-script", shell)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("layoutdiff") && outcome.output.contains("frames"))
  }

  @Test("the schema is printed as it stands beside the scenarios")
  func schema() async throws {
    let outcome = try await Workspace().layoutdiff("schema")
    #expect(outcome.status == 0)
    #expect(outcome.output == (try Repository.text("Scenarios/scenario.schema.json")))
  }

  /// A folder with the files that examples name.
  private func workspaceForExamples() throws -> Workspace {
    // One for each of three shards.
    let workspace = try Workspace.withShippedScenarios([
      "repository-row", "repository-row-with-information", "message-left-to-right",
    ])
    let vectors = "Tests/ConformanceTests/Vectors/texture-given.json"
    try workspace.write(Data(Repository.text(vectors).utf8), to: vectors)
    try workspace.write(Data(Scenarios.log.utf8), to: "console.txt")
    let cell = "Tests/InterfaceBuilderTests/Files/ProfileCell.xib"
    try workspace.write(Data(Repository.text(cell).utf8), to: cell)
    let dump = "Tests/DeviceFramesTests/Texts/pier.txt"
    try workspace.write(Data(Repository.text(dump).utf8), to: dump)
    for (name, scenario) in [
      ("before", "repository-row"), ("after", "repository-row-with-information"),
    ] {
      try workspace.write(
        Data(Repository.text("Scenarios/\(scenario).yaml").utf8), to: "\(name).yaml")
    }
    try workspace.write(Data(Scenarios.lesson.utf8), to: "Lessons/1-rows/2-spacing.yaml")
    return workspace
  }

  /// What two machines would have left, for examples that go on from there.
  private func addRecordsOfShards(to workspace: Workspace) async throws {
    for index in 1...2 {
      let outcome = try await workspace.shell(
        "layoutdiff report --no-timing --shard \(index)/2 --output part-\(index) "
          + "&& mv part-\(index)/run.json run-\(index).json && rm -r part-\(index)")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }

  /// Runs a line in a shell, with less to measure: a time is not what is tried here.
  private func run(_ line: String, in workspace: Workspace) async throws {
    let timing = " --time-budget 86400 --allow-debug --quiet"
    var line = line.replacing("--sample 0.01", with: "--sample 10")
    if line.contains("layoutdiff bench") { line += "\(timing) --samples 5" }
    if line.contains(/bench [^-]/) { line += " --rows 1" }
    if line.contains("layoutdiff report") { line += " --no-timing --quiet" }
    if line.contains("layoutdiff prove") { line += " --quiet" }
    if line.contains("layoutdiff check") { line += " --quiet" }
    if line.contains("layoutdiff inspect") { line += " --quiet" }
    let outcome = try await workspace.shell(line)
    // The log of the example conflicts.
    let isConflict = line.contains("layoutdiff diagnose") && !line.contains("--scenario")
    #expect(outcome.status == (isConflict ? 1 : 0), "\(line)\n\(outcome.errors)")
    #expect(outcome.errors == "", "\(line)")
  }
}
