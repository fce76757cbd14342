import Foundation
import Testing

@Suite("Proving a scenario")
struct ProveTests {
  @Test("equal layouts are proven, with the number of segments")
  func equal() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.good]).layoutdiff(
      "prove", "card.yaml", "--widths", "80...400")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("card: equal at every width from 80 to 400 pt (1 segment)\n"))
    #expect(outcome.output.contains("Rounded to pixels (2 px per pt): "))
    #expect(outcome.output.contains(": at all 641 widths of whole pixels, "))
    #expect(!outcome.output.contains("Rounded to pixels, "))
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

  @Test("a difference is reported with its first width, and exits with 1")
  func differing() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.differing]).layoutdiff(
      "prove", "card.yaml", "--widths", "80...400")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        """
        card: differs at every width from 80 to 400 pt: title.left is 48 pt in the spec and 50 pt in \
        the constraints

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
        "card: the certificate is valid: equal at every width from 280 to 1200 pt; rounded to pixels"
      ))
    for other in [["--widths", "1...2"], ["--heights", "1...2"], ["--sample", "1"]] {
      let usage = try await workspace.layoutdiff(
        arguments: ["prove", "card.yaml", "--verify", "proof.json"] + other)
      #expect(usage.status == 64)
      #expect(usage.errors.contains("--verify checks the lengths of the certificate"))
    }
    let short = try await workspace.layoutdiff(
      "prove", "card.yaml", "--verify", "proof.json", "--budget", "10")
    #expect(short.status == 1)
    #expect(
      short.output == """
        card: the certificate is not checked to its end: the work ended while proving widths 280 to 1200 \
        pt on pixels, after 10 layouts; --budget allows more

        """)
    try workspace.write(Data(Scenarios.differing.utf8), to: "card.yaml")
    let refused = try await workspace.layoutdiff("prove", "card.yaml", "--verify", "proof.json")
    #expect(refused.status == 1)
    #expect(refused.output.hasPrefix("card: the certificate is not valid:\n"))
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

  @Test("JSON has every segment, with the edges at both ends")
  func json() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.differing]).layoutdiff(
      "prove", "card.yaml", "--widths", "80...400", "--json")
    #expect(outcome.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let proof = try #require(object as? [String: Any])
    #expect(proof["outcome"] as? String == "differs")
    let sweeps = try #require(proof["sweeps"] as? [[String: Any]])
    let segments = try #require(sweeps.first?["segments"] as? [[String: Any]])
    #expect(segments.first?["lengths"] as? [Double] == [80, 400])
    #expect((segments.first?["verdict"] as? [String: Any])?.keys.first == "differs")
  }

  @Test("a proof is compared with samples on request")
  func sampled() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    let outcome = try await workspace.layoutdiff(
      "prove", "card.yaml", "--widths", "80...400", "--sample", "20")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        "Sampled 17 widths, one every 20 pt, with both engines: all as proven.\n"))
    let wrong = try await workspace.layoutdiff("prove", "card.yaml", "--sample", "0")
    #expect(wrong.status == 64)
  }

  @Test("what cannot be proven has its own status")
  func refused() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.specOnly])
    #expect(try await workspace.layoutdiff("prove", "card.yaml").status == 0)
    #expect(try await workspace.layoutdiff("prove", "none.yaml").status == 66)
    #expect(
      try await workspace.layoutdiff("prove", "card.yaml", "--widths", "400...80").status == 64)
    let heights = try await workspace.layoutdiff(
      "prove", "card.yaml", "--heights", "10...20")
    #expect(heights.status == 66)
    let both = try await workspace.layoutdiff(
      "prove", "card.yaml", "--heights", "10...20", "--widths", "10...20")
    #expect(both.status == 64 && both.errors.contains("--widths and --heights"))
  }

  @Test("with one notation, its promises are proven at the widths that are asked for")
  func promises() async throws {
    let workspace = try Workspace([
      "card.yaml": Scenarios.specOnly + "promises: [{ inside: title }, { apart: [photo, title] }]",
      "none.yaml": Scenarios.specOnly,
    ])
    let kept = try await workspace.layoutdiff("prove", "card.yaml")
    #expect(kept.status == 0, "\(kept.errors)")
    #expect(
      kept.output == """
        card: 1 segment from 280 to 1200 pt, self-sizing height
        card: it keeps its 2 promises
          line 11: inside: title: kept at 100 pt
          line 11: apart: [photo, title]: kept at 100 pt

        """)
    let broken = try await workspace.layoutdiff("prove", "card.yaml", "--widths", "40...400")
    #expect(broken.status == 1)
    #expect(
      broken.output.contains(
        "title sticks out of superview at the right from 40 to 78 pt, by at most 38 pt"))
    let json = try JSON(
      text: try await workspace.layoutdiff("prove", "card.yaml", "--json").output)
    #expect(json.keys == ["frames", "promises", "scenario", "schemaVersion"])
    let certified = try await workspace.layoutdiff("prove", "none.yaml", "--certificate", "c.json")
    #expect(certified.status == 66)
    #expect(certified.errors.contains("it has only one notation: heights, counterexamples"))
  }

  @Test(
    "promises are decided, written in a certificate and checked, with one notation and with both")
  func certifiedPromises() async throws {
    let promises = "\npromises: [{ inside: title }, { apart: [photo, title] }, mirrored]"
    let workspace = try Workspace([
      "one.yaml": Scenarios.specOnly + promises, "both.yaml": Scenarios.good + promises,
    ])
    for name in ["one", "both"] {
      let kept = try await workspace.layoutdiff(
        "prove", "\(name).yaml", "--widths", "80...400", "--certificate", "\(name).json")
      #expect(kept.status == 0, "\(kept.errors)")
      #expect(kept.output.contains("\(name): it keeps its 3 promises\n"), "\(kept.output)")
      let verified = try await workspace.layoutdiff(
        "prove", "\(name).yaml", "--verify", "\(name).json")
      #expect(verified.status == 1)
      #expect(
        verified.output.contains("\nPromises proven: 2 of 3; not proven: mirrored\n"),
        "\(verified.output)\(verified.errors)")
      let json = try JSON(
        text: try await workspace.layoutdiff(
          "prove", "\(name).yaml", "--verify", "\(name).json", "--json"
        ).output)
      #expect(try json["otherPromises"].items.map(\.text) == ["mirrored"])
      // What broke the promise is found, by other words than those of the certificate.
      let text = try workspace.text("\(name).json")
      try workspace.write(
        Data(text.replacing("inside: title", with: "inside: photo").utf8), to: "\(name).json")
      let forged = try await workspace.layoutdiff(
        "prove", "\(name).yaml", "--verify", "\(name).json")
      #expect(
        forged.output.contains("no certificate can claim there that 'inside: photo' is kept"),
        "\(forged.output)")
    }
    let broken = try await workspace.layoutdiff("prove", "both.yaml", "--widths", "40...400")
    #expect(broken.status == 1)
    #expect(broken.output.contains("title sticks out of superview"), "\(broken.output)")
  }

  @Test("with one notation, its segments, conflicts and ambiguous elements are printed")
  func oneNotation() async throws {
    let workspace = try Workspace([
      "row.yaml": """
      layoutdiff: 1
      containers: [280]
      elements: { photo: { image: 40x40 }, title: { box: 200x20 } }
      constraints:
        - "H:|-8-[photo]-8-[title(300@999)]"
        - title.trailing <= superview.trailing - 8
        - photo.width >= 20
        - superview.width >= 300
        - photo.top == superview.top
        - photo.bottom == superview.bottom
        - title.top == photo.top
        - title.height <= photo.height

      """
    ])
    let outcome = try await workspace.layoutdiff("prove", "row.yaml", "--segments")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(
      outcome.output == """
        row: 3 segments from 280 to 1200 pt, self-sizing height
          required constraints conflict from 280 to 300 pt
          laid out at some widths only, so not proven: from 280 to 300 pt
          breakpoints: 344, 364 pt

        """)
    let apart = try Workspace([
      "one.yaml": """
      layoutdiff: 1
      containers: [280]
      elements: { photo: { image: 40x40 } }
      constraints: [ photo.top == superview.top, photo.bottom == superview.bottom ]

      """
    ])
    let ambiguous = try await apart.layoutdiff("prove", "one.yaml")
    #expect(ambiguous.status == 0)
    #expect(ambiguous.output.contains("photo is ambiguous from 280 to 1200 pt"))
  }
}
