import Foundation
import Testing

@Suite("Proofs of earlier reports")
struct ProofCacheTests {
  private static let folder = ".layoutdiff/proofs"

  private func outcome(of workspace: Workspace, _ arguments: String...) async throws -> String? {
    _ = try await workspace.layoutdiff(
      arguments: ["report", "card.yaml", "--output", "out", "--no-timing"] + arguments)
    let scenario = try JSON(text: workspace.text("out/run.json"))["scenarios"][0]
    let proof = (scenario.value as? [String: Any])?["proof"] as? [String: Any]
    return proof?["outcome"] as? String
  }

  /// Makes the proof that is kept say something else, so that a report shows whether it is used.
  private func forge(in workspace: Workspace) throws {
    let files = try workspace.files(in: Self.folder)
    try #require(files.count == 1)
    let kept = try workspace.text("\(Self.folder)/\(files[0])")
    #expect(kept.contains("\"outcome\":\"equal\""))
    try workspace.write(
      Data(kept.replacing("\"outcome\":\"equal\"", with: "\"outcome\":\"unproven\"").utf8),
      to: "\(Self.folder)/\(files[0])")
  }

  @Test("a proof of the same text is taken from the folder, and Git leaves that out")
  func same() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    #expect(try await outcome(of: workspace) == "equal")
    #expect(try workspace.text(".layoutdiff/.gitignore") == "*\n")
    try forge(in: workspace)
    #expect(try await outcome(of: workspace) == "unproven")
  }

  @Test("a proof of another text, and one that was cut or damaged, is made again")
  func other() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    #expect(try await outcome(of: workspace) == "equal")
    try forge(in: workspace)
    try workspace.write(Data((Scenarios.good + "\n# changed\n").utf8), to: "card.yaml")
    #expect(try await outcome(of: workspace) == "equal")
    let file = "\(Self.folder)/\(try workspace.files(in: Self.folder)[0])"
    let kept = try workspace.data(file)
    for damaged in [kept.prefix(kept.count - 20), kept.prefix(10), Data(), Data("proof".utf8)] {
      try workspace.write(Data(damaged), to: file)
      #expect(try await outcome(of: workspace) == "equal", "\(damaged.count) bytes")
    }
  }

  @Test("a proof of another build of the program is made again")
  func otherBuild() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    #expect(try await outcome(of: workspace) == "equal")
    try forge(in: workspace)
    let file = "\(Self.folder)/\(try workspace.files(in: Self.folder)[0])"
    let lines = try workspace.text(file).split(separator: "\n", omittingEmptySubsequences: false)
    // The program's size and time are the second line.
    let changed = [lines[0], lines[1] + "1"] + lines.dropFirst(2)
    try workspace.write(Data(changed.joined(separator: "\n").utf8), to: file)
    #expect(try await outcome(of: workspace) == "equal")
  }

  @Test("a folder that cannot be written costs no report")
  func notWritable() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good, ".layoutdiff": "mine"])
    #expect(try await outcome(of: workspace) == "equal")
    #expect(try workspace.text(".layoutdiff") == "mine")
  }

  @Test("with --no-proofs none is made and none is kept")
  func none() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    #expect(try await outcome(of: workspace, "--no-proofs") == nil)
    #expect(!workspace.has(".layoutdiff"))
  }
}
