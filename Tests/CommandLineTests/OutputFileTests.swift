import Foundation
import Testing

/// Files that commands write where the user says.
@Suite("Output files")
struct OutputFileTests {
  @Test("a file that cannot be written to its end stays as it was, and nothing lies beside it")
  func whole() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good, "proof.json": "as it was"])
    let outcome = try await workspace.shell(
      "ulimit -f 1; layoutdiff prove card.yaml --certificate proof.json")
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("proof.json: error: cannot be written: File too large"))
    #expect(try workspace.text("proof.json") == "as it was")
    #expect(try workspace.files(in: ".") == ["card.yaml", "proof.json"])
  }

  @Test(
    "the scenario itself is never overwritten",
    arguments: [
      "prove card.yaml --certificate ./card.yaml", "translate card.yaml --output link.yaml",
      "lp card.yaml --output card.yaml",
    ])
  func sameFile(line: String) async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    _ = try await workspace.shell("ln -s card.yaml link.yaml")
    let outcome = try await workspace.shell("layoutdiff " + line)
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("not written: this is the file that is read"))
    #expect(try workspace.text("card.yaml") == Scenarios.good)
  }

  @Test("a link, a mode and a pipe stay what they are")
  func places() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good, "proof.json": "old"])
    let outcome = try await workspace.shell(
      """
      chmod 600 proof.json; ln -s proof.json link.json; mkfifo pipe
      layoutdiff prove card.yaml --certificate link.json
      layoutdiff prove card.yaml --certificate pipe & cat pipe > piped.json; wait
      test -L link.json && stat -c %a proof.json && cmp proof.json piped.json && echo same
      """)
    #expect(outcome.output.hasSuffix("600\nsame\n"))
  }

  @Test("signals that are ignored stay so, and end nothing", arguments: ["INT", "TERM", "HUP"])
  func ignoredSignals(name: String) async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good, "other.yaml": Scenarios.differing])
    let outcome = try await workspace.shell(
      """
      trap '' \(name)
      layoutdiff report card.yaml --no-timing --quiet --output good; echo $?
      layoutdiff report other.yaml --no-timing --quiet --output differing; echo $?
      """)
    let statuses = outcome.output.split(separator: "\n").filter { Int($0) != nil }
    #expect(statuses == ["0", "1"])
  }
}
