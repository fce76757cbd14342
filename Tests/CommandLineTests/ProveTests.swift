import Foundation
import Testing

@Suite("Proving a scenario")
struct ProveTests {
  @Test("equal layouts are proven, with the number of pieces")
  func equal() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.good]).layoutdiff(
      "prove", "card.yaml", "--widths", "80...400")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("card: equal at every width from 80 to 400 (1 piece)\n"))
    #expect(outcome.output.contains("Rounded to 2 pixels a point: at all 641 widths of whole"))
    #expect(!outcome.output.contains("Rounded, "))
  }

  @Test("layouts on pixels are proven at the scale that is asked for, or not at all")
  func rounding() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    let three = try await workspace.layoutdiff(
      "prove", "card.yaml", "--widths", "80...90", "--rounding", "3", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(three.output.utf8))
    let sweeps = try #require((object as? [String: Any])?["sweeps"] as? [[String: Any]])
    let rounded = try #require(sweeps.first?["rounded"] as? [String: Any])
    #expect(rounded["scale"] as? Double == 3)
    #expect(rounded["wholePixels"] as? Int == 31)
    let off = try await workspace.layoutdiff("prove", "card.yaml", "--rounding", "off")
    #expect(off.status == 0)
    #expect(!off.output.contains("ounded"))
  }

  @Test("a difference is told with its first width, and exits with 1")
  func differing() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.differing]).layoutdiff(
      "prove", "card.yaml", "--widths", "80...400")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        """
        card: they part at every width from 80 to 400: title.left is 48 in the spec and 50 in the \
        constraints

        """))
  }

  @Test("a certificate is written, and checked by verify")
  func certificate() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    let written = try await workspace.layoutdiff(
      "prove", "card.yaml", "--certificate", "proof.json")
    #expect(written.status == 0)
    let verified = try await workspace.layoutdiff("prove", "card.yaml", "--verify", "proof.json")
    #expect(verified.status == 0)
    #expect(
      verified.output.hasPrefix(
        "card: the certificate holds: equal at every width from 280 to 1200; rounded to 2 pixels"))
    try workspace.write(Data(Scenarios.differing.utf8), to: "card.yaml")
    let refused = try await workspace.layoutdiff("prove", "card.yaml", "--verify", "proof.json")
    #expect(refused.status == 1)
    #expect(refused.output.hasPrefix("card: the certificate does not hold\n"))
  }

  @Test("a counterexample is saved as a scenario that differs")
  func counterexample() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.differing])
    let outcome = try await workspace.layoutdiff(
      "prove", "card.yaml", "--save-counterexample", "small.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("small.yaml: title.left differs at"))
    let check = try await workspace.layoutdiff("check", "small.yaml")
    #expect(check.status == 1)
  }

  @Test("JSON has every piece, and where edges are at its ends")
  func json() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.differing]).layoutdiff(
      "prove", "card.yaml", "--widths", "80...400", "--json")
    #expect(outcome.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let proof = try #require(object as? [String: Any])
    #expect(proof["outcome"] as? String == "differs")
    let sweeps = try #require(proof["sweeps"] as? [[String: Any]])
    let pieces = try #require(sweeps.first?["pieces"] as? [[String: Any]])
    #expect(pieces.first?["from"] as? Double == 80)
    #expect(pieces.first?["verdict"] as? String == "differs")
  }

  @Test("a proof is held against samples where that is asked for")
  func sampled() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    let outcome = try await workspace.layoutdiff(
      "prove", "card.yaml", "--widths", "80...400", "--sample", "20")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        "Laid out by both engines at 17 widths, 20 points apart: all as proven.\n"))
    let wrong = try await workspace.layoutdiff("prove", "card.yaml", "--sample", "0")
    #expect(wrong.status == 64)
  }

  @Test("what cannot be proven is said with its status")
  func refused() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.specOnly])
    #expect(try await workspace.layoutdiff("prove", "card.yaml").status == 66)
    #expect(try await workspace.layoutdiff("prove", "none.yaml").status == 66)
    #expect(
      try await workspace.layoutdiff("prove", "card.yaml", "--widths", "400...80").status == 64)
    let heights = try await workspace.layoutdiff(
      "prove", "card.yaml", "--heights", "10...20")
    #expect(heights.status == 66)
    let both = try await workspace.layoutdiff(
      "prove", "card.yaml", "--heights", "10...20", "--widths", "10...20")
    #expect(both.status == 64 && both.errors.contains("--widths or --heights"))
  }
}
