import Foundation
import Scenarios
import TestSupport
import Testing

@testable import ScenarioFiles

@Suite("The first files, of init")
struct InitTests {
  private static let files = [
    ".github/workflows/layouts.yml", "Scenarios/first-row.yaml", "Scenarios/scenario.schema.json",
  ]

  /// The regular files of a workspace.
  private static func files(of workspace: Workspace) throws -> [String] {
    try workspace.files(in: ".").filter { !workspace.isFolder($0) }
  }

  @Test("init writes three files, lists them, and names the next commands")
  func writing() async throws {
    let workspace = try Workspace()
    let outcome = try await workspace.layoutdiff("init")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(try Self.files(of: workspace) == Self.files)
    #expect(
      outcome.output == """
        Scenarios/first-row.yaml        a scenario in both notations, to change
        Scenarios/scenario.schema.json  the schema, for completion in editors
        .github/workflows/layouts.yml   a GitHub workflow: check pull requests, report main

        Next:
          layoutdiff check
          layoutdiff report --open
        Before you push: in .github/workflows/layouts.yml, replace OWNER/LayoutDiff.

        """)
  }

  @Test("init creates the folder that it is given, and says to go there")
  func otherFolder() async throws {
    let workspace = try Workspace()
    let outcome = try await workspace.layoutdiff("init", "my screens/new")
    #expect(outcome.status == 0)
    #expect(try Self.files(of: workspace) == Self.files.map { "my screens/new/" + $0 })
    #expect(outcome.output.contains("\n  cd 'my screens/new'\n  layoutdiff check\n"))
  }

  @Test("the first scenario passes without a warning, at every width")
  func scenario() async throws {
    let workspace = try Workspace()
    _ = try await workspace.layoutdiff("init")
    let check = try await workspace.layoutdiff("check")
    #expect(check.output.hasSuffix("\n1 of 1 scenarios pass\n"), "\(check.output)")
    #expect(check.errors == "")
    #expect(check.status == 0)
    let proof = try await workspace.layoutdiff("prove", "Scenarios/first-row.yaml")
    #expect(proof.status == 0, "\(proof.output)\(proof.errors)")
  }

  @Test("the first scenario explains each of its keys, and names the schema beside it")
  func comments() async throws {
    let workspace = try Workspace()
    _ = try await workspace.layoutdiff("init")
    let text = try workspace.text("Scenarios/first-row.yaml")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "# yaml-language-server: $schema=scenario.schema.json")
    #expect(lines.allSatisfy { $0.count <= 100 })
    for key in ["containers", "elements", "spec", "constraints"] {
      let index = try #require(lines.firstIndex { $0.hasPrefix("\(key):") })
      #expect(lines[index - 1].hasPrefix("# "), "\(key)")
    }
    #expect(
      try workspace.text("Scenarios/scenario.schema.json")
        == Repository.text("Scenarios/scenario.schema.json"))
  }

  @Test("the change that the first scenario suggests gives the difference that it promises")
  func suggestedChange() async throws {
    let workspace = try Workspace()
    _ = try await workspace.layoutdiff("init")
    let text = try workspace.text("Scenarios/first-row.yaml")
    let changed = text.replacing(
      "name.leading == photo.trailing + 8", with: "name.leading == photo.trailing + 10")
    #expect(changed != text)
    try workspace.write(Data(changed.utf8), to: "Scenarios/first-row.yaml")
    let line = try #require(
      changed.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("photo.trailing + 10") && $0.contains("- name") })
    let check = try await workspace.layoutdiff("check")
    #expect(check.status == 1)
    #expect(check.output.contains("line \(line + 1): 'name.leading == photo.trailing + 10'"))
  }

  @Test("the workflow runs only commands that are there")
  func workflow() async throws {
    let workspace = try Workspace()
    _ = try await workspace.layoutdiff("init")
    let text = try workspace.text(".github/workflows/layouts.yml")
    let commands = text.matches(of: /run: (.+)/).map { String($0.output.1) }
    #expect(commands == ["layoutdiff report --no-timing"])
    let outcome = try await workspace.shell("\(commands[0]) --quiet")
    #expect(outcome.status == 0, "\(outcome.errors)")
    // What the workflow uploads.
    #expect(try workspace.text("Reports/results.sarif").contains("\"version\" : \"2.1.0\""))
    #expect(try workspace.files(in: "Reports").contains { $0.hasSuffix("index.html") })
  }

  @Test("the workflow takes one version of the tool, and may write nothing but results of main")
  func workflowRights() async throws {
    let workspace = try Workspace()
    _ = try await workspace.layoutdiff("init")
    let path = ".github/workflows/layouts.yml"
    let document = try YAMLDocument.parse(
      SourceText(file: path, text: try workspace.text(path)))
    #expect(document.repeatedKeys.isEmpty)
    let root = Plain(document.root)
    #expect(root["on"]?["push"]?["branches"] == .list([.text("main")]))
    #expect(root["on"]?.keys == ["pull_request", "push"])
    #expect(root["permissions"] == .map(["contents": .text("read")]))
    let version = try await workspace.layoutdiff("--version").output
      .trimmingCharacters(in: .newlines)
    #expect(root["jobs"]?.keys == ["check", "report"])
    let check = try #require(root["jobs"]?["check"])
    #expect(check["if"]?.text == "github.event_name == 'pull_request'")
    #expect(check["permissions"] == nil)
    let report = try #require(root["jobs"]?["report"])
    #expect(report["if"]?.text == "github.event_name == 'push'")
    #expect(
      report["permissions"]
        == .map([
          "actions": .text("read"), "contents": .text("read"), "security-events": .text("write"),
        ]))
    let action = try YAMLDocument.parse(
      SourceText(file: "action.yml", text: try Repository.text("action.yml")))
    let inputs = try #require(Plain(action.root)["inputs"])
    for (job, ownInputs) in [(check, [String]()), (report, ["check"])] {
      let steps = job["steps"]?.values ?? []
      let own = try #require(
        steps.first { $0["uses"]?.text == "OWNER/LayoutDiff@\(version)" })
      #expect(own["with"]?.keys ?? [] == ownInputs)
      #expect(Set(inputs.keys).isSuperset(of: ownInputs))
      let others = steps.compactMap { $0["uses"]?.text }.filter { !$0.hasPrefix("OWNER/") }
      #expect(others.allSatisfy { $0.contains(/@v\d+$/) }, "\(others)")
    }
    let upload = report["steps"]?.values.first {
      $0["uses"]?.text?.hasPrefix("github/codeql-action/upload-sarif@") == true
    }
    #expect(upload?["with"]?["sarif_file"]?.text == "Reports/results.sarif")
    #expect(upload?["if"]?.text == "${{ !cancelled() }}")
  }

  @Test(
    "an empty folder has no scenarios: commands say so, name init, and write nothing",
    arguments: ["accept", "bench", "check", "list", "report"])
  func emptyFolder(command: String) async throws {
    let workspace = try Workspace()
    let outcome = try await workspace.layoutdiff(command)
    #expect(outcome.status == 66)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        error: there is no folder Scenarios here
        layoutdiff init writes a first scenario

        """)
    #expect(try workspace.files(in: ".").isEmpty)
  }

  @Test("an existing file is in the way: nothing is written or changed", arguments: files)
  func existing(file: String) async throws {
    let workspace = try Workspace()
    try workspace.write(Data("mine".utf8), to: file)
    let outcome = try await workspace.layoutdiff("init")
    #expect(outcome.status == 73)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        \(file): error: already exists
        nothing was written: move it away, or name another folder

        """)
    #expect(try Self.files(of: workspace) == [file])
    #expect(try workspace.text(file) == "mine")
  }

  @Test("a folder that cannot be created is 73, with the reason")
  func uncreatable() async throws {
    let workspace = try Workspace(["file": ""])
    let outcome = try await workspace.layoutdiff("init", "file/x")
    #expect(outcome.status == 73)
    #expect(
      outcome.errors == """
        file/x/Scenarios/first-row.yaml: error: its folder cannot be created: \
        \(String(cString: strerror(ENOTDIR)))

        """)
  }
}
