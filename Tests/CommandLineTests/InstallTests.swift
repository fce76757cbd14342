import Foundation
import TestSupport
import Testing

@Suite("An installed layoutdiff")
struct InstallTests {
  private static let files = [
    "bin/layoutdiff", "share/bash-completion/completions/layoutdiff",
    "share/fish/vendor_completions.d/layoutdiff.fish", "share/layoutdiff/run.schema.json",
    "share/layoutdiff/scenario.schema.json", "share/man/man1/layoutdiff.1",
    "share/zsh/site-functions/_layoutdiff",
  ]

  private static func run(
    _ arguments: [String], in workspace: Workspace, environment: [String: String] = [:]
  ) async throws -> Outcome {
    let script = Repository.folder.appending(path: ".ci/install-tool").path
    return try await Tool.run(
      URL(filePath: "/bin/sh"), [script] + arguments, in: workspace.url, environment: environment,
      output: nil)
  }

  /// The regular files below a folder of a workspace.
  private static func files(in folder: String, of workspace: Workspace) throws -> [String] {
    try workspace.files(in: folder).filter { !workspace.isFolder("\(folder)/\($0)") }
  }

  @Test("the program works alone, and finds nothing of the source")
  func program() async throws {
    let workspace = try Workspace(["empty/.keep": ""])
    let outcome = try await Self.run(
      ["install", "there", Tool.layoutdiff.path], in: workspace)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try Self.files(in: "there", of: workspace) == Self.files)
    let program = workspace.url.appending(path: "there/bin/layoutdiff")
    for arguments in [["init"], ["check", "--quiet"], ["report", "--no-timing", "--quiet"]] {
      let outcome = try await Tool.run(
        program, arguments, in: workspace.url.appending(path: "empty"), environment: [:],
        output: nil, allowsDebug: false)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    }
    #expect(
      FileManager.default.fileExists(atPath: workspace.url.path + "/empty/Reports/index.html"))
  }

  @Test("completions, schemas and the manual page are those of the program")
  func otherFiles() async throws {
    let workspace = try Workspace()
    _ = try await Self.run(["install", "there", Tool.layoutdiff.path], in: workspace)
    for (file, arguments) in [
      ("bash-completion/completions/layoutdiff", ["--generate-completion-script", "bash"]),
      ("zsh/site-functions/_layoutdiff", ["--generate-completion-script", "zsh"]),
      ("fish/vendor_completions.d/layoutdiff.fish", ["--generate-completion-script", "fish"]),
      ("layoutdiff/scenario.schema.json", ["schema"]),
      ("layoutdiff/run.schema.json", ["schema", "--record"]),
    ] {
      let outcome = try await Tool.run(
        Tool.layoutdiff, arguments, in: workspace.url, environment: [:], output: nil)
      #expect(try workspace.text("there/share/\(file)") == outcome.output, "\(file)")
    }
    let manual = try workspace.text("there/share/man/man1/layoutdiff.1")
    let help = try await workspace.layoutdiff("--help").output
    let commands = help.matches(of: /\n  ([a-z]+) {3,}[A-Z]/).map { String($0.output.1) }
    #expect(commands.count >= 14)
    for command in commands { #expect(manual.contains("\n.SS \(command)\n"), "\(command)") }
    for option in ["\\-\\-no\\-timing", "\\-\\-require\\-baselines", "\\-\\-certificate"] {
      #expect(manual.contains("\\fB\(option)\\fR"), "\(option)")
    }
  }

  @Test("DESTDIR comes before every path, and what was installed is removed again")
  func staged() async throws {
    let workspace = try Workspace()
    let environment = ["DESTDIR": workspace.url.appending(path: "stage").path]
    let installed = try await Self.run(
      ["install", "/usr", Tool.layoutdiff.path], in: workspace, environment: environment)
    #expect(installed.status == 0, "\(installed.errors)")
    #expect(try Self.files(in: "stage", of: workspace) == Self.files.map { "usr/" + $0 })
    try workspace.write(Data("mine".utf8), to: "stage/usr/bin/other")
    let removed = try await Self.run(
      ["uninstall", "/usr"], in: workspace, environment: environment)
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try Self.files(in: "stage", of: workspace) == ["usr/bin/other"])
  }

  @Test("a program that is not built is 66, and wrong usage 64")
  func wrongUsage() async throws {
    let workspace = try Workspace()
    #expect(try await Self.run(["install", "there", "nothing"], in: workspace).status == 66)
    #expect(try await Self.run(["install", "there"], in: workspace).status == 64)
    #expect(try await Self.run(["frobnicate", "there"], in: workspace).status == 64)
    #expect(try workspace.files(in: ".").isEmpty)
  }
}
