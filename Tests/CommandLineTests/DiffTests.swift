import Foundation
import Testing

@Suite("What a change costs")
struct DiffTests {
  @Test("a label below another one is one rule of the spec, and a hunt through the constraints")
  func repositoryRow() async throws {
    let workspace = try Workspace.withShippedScenarios()
    let outcome = try await workspace.layoutdiff(
      "diff", "Scenarios/repository-row.yaml", "Scenarios/repository-row-with-information.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("lines added, changed, removed 0, 1, 0 2, 2, 0"))
    #expect(lines.contains("rules added, changed, removed 0, 1, 0 2, 2, 0"))
    #expect(lines.contains("existing rules to understand 1 of 3 8 of 12"))
    #expect(
      lines.contains("Of 16 frames that were there before, 3 moved, in both notations alike:"))
  }

  @Test("JSON has the rules themselves, what moved, and the work of both engines")
  func json() async throws {
    let workspace = try Workspace.withShippedScenarios()
    let outcome = try await workspace.layoutdiff(
      "diff", "Scenarios/repository-row.yaml", "Scenarios/repository-row-with-information.yaml",
      "--json")
    #expect(outcome.status == 0)
    let cost = try JSON(text: outcome.output)["cost"]
    #expect(try cost["addedElements"].items.map(\.text) == ["information"])
    let rules = try cost["constraints"]["rules"]
    #expect(
      try rules["added"].items.map { try $0["text"].text } == [
        "information.leading == username.leading", "information.trailing == username.trailing",
      ])
    #expect(
      try rules["changed"].items.map { try $0["after"]["text"].text } == [
        "V:[username]-5-[description]-5-[information]",
        "superview.bottom >= information.bottom + 5",
      ])
    #expect(try cost["moved"].items.count == 3)
    let work = try cost["spec"]["workAfter"]["nodes"].number
    #expect(work == 7)
  }

  @Test("what moves in one notation alone should not have, and disagrees")
  func oneNotationAlone() async throws {
    let workspace = try Workspace([
      "before.yaml": Scenarios.good, "after.yaml": Scenarios.differing,
    ])
    let outcome = try await workspace.layoutdiff("diff", "before.yaml", "after.yaml")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        """
          Of 3 frames that were there before, 1 moved in one notation only, or differently, which \
        is probably a mistake:
            at 100 pt: title: 2 pt right in the constraints only

          After the change, the notations differ, which the scenario does not expect:
            at 100 pt: title: differs by 2 pt at its left edge
        """))
  }

  @Test("a movement in one notation alone that ends a difference is right")
  func mended() async throws {
    let workspace = try Workspace([
      "before.yaml": Scenarios.differing, "after.yaml": Scenarios.good,
    ])
    let outcome = try await workspace.layoutdiff("diff", "before.yaml", "after.yaml")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        """
          Of 3 frames that were there before, 1 moved differently, which ends a difference \
        between the notations:
            at 100 pt: title: 2 pt left in the constraints only
        """))
  }

  @Test("a new element is compared between the notations, since it moved in neither")
  func newElement() async throws {
    let before = """
      layoutdiff: 1
      containers: [100, 200]
      elements: { photo: { box: 40x40 } }
      spec: { stack: { direction: vertical, children: [photo] } }
      constraints: ["H:|[photo]|", "V:|[photo]|"]

      """
    let after = before.replacing(
      "{ photo: { box: 40x40 } }", with: "{ photo: { box: 40x40 }, note: { box: 40x20 } }"
    )
    .replacing("[photo] } }", with: "[photo, note] } }")
    .replacing("V:|[photo]|", with: "V:|[photo][note]|")
    let workspace = try Workspace(["before.yaml": before, "after.yaml": after])
    let outcome = try await workspace.layoutdiff("diff", "before.yaml", "after.yaml")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "2 moved, in both notations alike:\n    at 100 and 200 pt: superview: 20 pt taller\n"))
    #expect(
      outcome.output.contains("    at 200 pt: note, new: differs by 160 pt at its right edge\n"))
    let announced = after + "expect: { differs: It is meant., elements: [note] }\n"
    try workspace.write(Data(announced.utf8), to: "announced.yaml")
    #expect(try await workspace.layoutdiff("diff", "before.yaml", "announced.yaml").status == 0)
  }

  @Test(
    "the rule of a layout spec has the words of its file",
    arguments: [
      ("center", "minimumX"), ("center", "minimumXY"), ("relative", "minimumHeight"),
      ("relative", "minimumSize"),
    ])
  func sizings(kind: String, sizing: String) async throws {
    func text(_ sizing: String) -> String {
      """
      layoutdiff: 1
      containers: [100]
      elements: { photo: { box: 40x40 } }
      spec: { \(kind): { sizing: \(sizing), child: photo } }

      """
    }
    let workspace = try Workspace(["before.yaml": text("default"), "after.yaml": text(sizing)])
    let outcome = try await workspace.layoutdiff("diff", "before.yaml", "after.yaml", "--json")
    let rules = try JSON(text: outcome.output)["cost"]["spec"]["rules"]["changed"]
    #expect(try rules.items[0]["after"]["text"].text?.contains(", sizing: \(sizing)") == true)
  }

  @Test("values that a change made ambiguous are listed, and their frames prove nothing")
  func leftOpen() async throws {
    let held = """
      layoutdiff: 1
      containers: [100, 200]
      elements: { photo: { box: 40x40 }, icon: { box: 20x20 } }
      spec: { stack: { alignItems: center, children: [photo, icon] } }
      constraints:
        - "H:|[photo][icon(20)]"
        - "V:|[photo]|"
        - icon.height == 20
        - icon.centerY == photo.centerY

      """
    let open = held.replacing("  - icon.centerY == photo.centerY\n", with: "")
    let workspace = try Workspace(["held.yaml": held, "open.yaml": open])
    let opened = try await workspace.layoutdiff("diff", "held.yaml", "open.yaml")
    #expect(try await workspace.layoutdiff("check", "open.yaml").status == opened.status)
    #expect(opened.status == 0)
    #expect(
      opened.output.contains(
        """
          Of 6 frames that were there before, 2 moved differently, but are ambiguous before or after \
        the change, and the spec's layout is one valid solution:
            at 100 and 200 pt: icon: 10 pt up in the constraints only

          The change made these values ambiguous:
            at 100 and 200 pt: icon.y; the spec's layout is one valid solution
        """), "\(opened.output)")
    let back = try await workspace.layoutdiff("diff", "open.yaml", "held.yaml")
    #expect(back.status == 0 && !back.output.contains("The change made"), "\(back.output)")
    let refused = open + "  - icon.top >= photo.top + 12\n"
    try workspace.write(Data(refused.utf8), to: "refused.yaml")
    let wrong = try await workspace.layoutdiff("diff", "held.yaml", "refused.yaml")
    #expect(wrong.status == 1)
    let words = "icon.y; the spec's layout is not a valid solution"
    #expect(wrong.output.contains(words), "\(wrong.output)")
  }

  @Test("an element that shows something else is named, whatever the notations say")
  func changedElement() async throws {
    let after = Scenarios.good.replacing("{ box: 40x40 }", with: "{ box: 40x44 }")
    let workspace = try Workspace(["before.yaml": Scenarios.good, "after.yaml": after])
    let outcome = try await workspace.layoutdiff("diff", "before.yaml", "after.yaml")
    #expect(outcome.output.contains("  changed: photo\n"))
  }

  @Test("nothing changed costs nothing")
  func same() async throws {
    let workspace = try Workspace(["a.yaml": Scenarios.good, "b.yaml": Scenarios.good])
    let outcome = try await workspace.layoutdiff("diff", "a.yaml", "b.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Of 3 frames that were there before, none moved."))
  }

  @Test("scenarios without a common container cannot be compared")
  func containers() async throws {
    let other = Scenarios.good.replacing("containers: [100]", with: "containers: [120]")
    let workspace = try Workspace(["a.yaml": Scenarios.good, "b.yaml": other])
    let outcome = try await workspace.layoutdiff("diff", "a.yaml", "b.yaml")
    #expect(outcome.status == 66)
    #expect(outcome.errors == "b.yaml: error: it has no container in common with a.yaml\n")
  }

  @Test("the change has a page, from diff and in a report of the scenario alone")
  func page() async throws {
    let workspace = try Workspace.withShippedScenarios()
    let outcome = try await workspace.layoutdiff(
      "diff", "Scenarios/repository-row.yaml", "Scenarios/repository-row-with-information.yaml",
      "--html", "Change")
    let page = "change/repository-row-with-information.html"
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("\nChange/\(page)\n"))
    let report = try await workspace.layoutdiff(
      "report", "Scenarios/repository-row-with-information.yaml", "--no-timing")
    #expect(report.status == 0)
    for file in ["Change/\(page)", "Reports/\(page)"] {
      let text = try workspace.text(file)
      #expect(text.contains("2 changed, 2 new"))
      #expect(text.contains("8 of 12 existing rules to understand first"))
      #expect(text.contains("Both notations move the same frames."))
    }
    let proof = try JSON(text: workspace.text("Reports/run.json"))["scenarios"][0]["proof"]
    #expect(try proof["outcome"].text == "equal")
    #expect(try proof["sweeps"].items.count == 2)
  }
}
