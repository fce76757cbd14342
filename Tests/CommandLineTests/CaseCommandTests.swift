import Foundation
import TestSupport
import Testing

@Suite("Commands over every case")
struct CaseCommandTests {
  private static func workspace(_ change: (String, String)? = nil) throws -> Workspace {
    var text = try Repository.scenario("unread-message")
    if let change {
      try #require(text.contains(change.0))
      text = text.replacing(change.0, with: change.1)
    }
    return try Workspace(["unread-message.yaml": text])
  }

  @Test("check and prove go over all cases of the shipped scenario")
  func shipped() async throws {
    let workspace = try Self.workspace()
    let check = try await workspace.layoutdiff("check", "unread-message.yaml", "--verbose")
    #expect(check.status == 0, "\(check.output)")
    #expect(check.output.contains("both layouts agree at 320 and 390 pt in 12 cases"))
    let proof = try await workspace.layoutdiff("prove", "unread-message.yaml")
    #expect(proof.status == 0)
    #expect(proof.output.contains("equal at every width from 280 to 1200 pt in 12 cases"))
  }

  @Test("what differs in one case is named by it, in words and in JSON")
  func difference() async throws {
    let workspace = try Self.workspace(
      ("row.trailing == superview.trailing - 8", "row.right == superview.right - 8"))
    let check = try await workspace.layoutdiff("check", "unread-message.yaml")
    #expect(check.status == 1)
    #expect(check.output.contains("rightToLeft"), "\(check.output)")
    let json = try await workspace.layoutdiff("check", "unread-message.yaml", "--json")
    let containers = try JSON(text: json.output)["scenarios"][0]["comparison"]["containers"].items
    #expect(containers.count == 24)
    let named = json.output.split(separator: "\n").filter { $0.contains("\"case\"") }
    #expect(named.count { $0.contains("rightToLeft") } >= 12)
  }

  @Test(
    "frames, explain and solve show one case by its name, and list the names for an unknown one")
  func oneCase() async throws {
    let workspace = try Self.workspace()
    let usual = try await workspace.layoutdiff(
      "frames", "unread-message.yaml", "--container", "320")
    let long = try await workspace.layoutdiff(
      "frames", "unread-message.yaml", "--container", "320, long")
    #expect(long.status == 0 && long.output != usual.output)
    #expect(long.output.contains("unread-message, spec, in 320 × "))
    #expect(long.output.contains("pt, long\n"), "\(long.output)")
    let explained = try await workspace.layoutdiff(
      "explain", "unread-message.yaml", "name.right", "--container", "320, without")
    #expect(explained.status == 0 && explained.output.contains("without"), "\(explained.output)")
    let unknown = try await workspace.layoutdiff(
      "explain", "unread-message.yaml", "name.right", "--container", "320, lang")
    #expect(unknown.status != 0)
    #expect(unknown.errors.contains("there is no case 'lang'") && unknown.errors.contains("long"))
    let mirrored = try await workspace.layoutdiff(
      "explain", "unread-message.yaml", "--engine", "spec", "--container", "320, rightToLeft")
    #expect(mirrored.errors.contains("mirrored"), "\(mirrored.errors)")
  }

  @Test("a baseline keeps the frames of each case, and what moves in one case alone fails")
  func baseline() async throws {
    let workspace = try Self.workspace()
    let accepted = try await workspace.layoutdiff("accept", "unread-message.yaml")
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(try await workspace.layoutdiff("check", "unread-message.yaml").status == 0)
    let text = try workspace.text("unread-message.yaml")
    try workspace.write(
      Data(text.replacing("every single station", with: "every station").utf8),
      to: "unread-message.yaml")
    let check = try await workspace.layoutdiff("check", "unread-message.yaml")
    #expect(check.status == 1, "\(check.output)")
    #expect(check.output.contains("long"), "\(check.output)")
  }

  @Test("the report shows every case in a table, and differing ones with their pictures")
  func report() async throws {
    let workspace = try Self.workspace(
      ("row.trailing == superview.trailing - 8", "row.right == superview.right - 8"))
    _ = try await workspace.layoutdiff(
      "report", "unread-message.yaml", "--no-timing", "--output", "out")
    let page = try workspace.text("out/scenario/unread-message.html")
    #expect(page.contains("6 of 12 cases agree"))
    #expect(page.contains("320, rightToLeft"))
  }
}
