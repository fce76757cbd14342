import TestSupport
import Testing

@Suite("Explaining an edge by both engines")
struct ExplainEdgeTests {
  @Test("the specs that set an edge stand beside the constraints that hold it")
  func agreeing() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.good]).layoutdiff(
      "explain", "card.yaml", "title.left")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        card, both engines, in 100 pt

        In the spec, title.left is 48 pt.
          - 48 pt in stack
            After photo, 40 pt wide, which ends at 40 pt, and a gap of 8 pt.
        In the constraints, title.left is 48 pt = 8 + 40.
          - 0 pt by line 12: 'photo.leading == superview.leading'
            +1 pt here moves it 1 pt right.
          - 8 pt by line 14: 'title.leading == photo.trailing + 8'
            +1 pt here moves it 1 pt right.
          - 40 pt by photo's content, 40 pt wide (hugging 250, compression resistance 750)
            +1 pt here moves it 1 pt right.
        Both agree: 48 pt.

        """)
  }

  @Test("where they differ, the first place is named at which they part")
  func differing() async throws {
    let atTheEnd = Scenarios.good.replacing(
      "spacing: 8", with: "spacing: 8\n    justifyContent: end")
    let outcome = try await Workspace(["card.yaml": atTheEnd]).layoutdiff(
      "explain", "card.yaml", "title.right")
    #expect(
      outcome.output.hasSuffix(
        """
        They differ by 22 pt. First difference: photo.leading is 22 pt in the spec and 0 pt by \
        line 13: 'photo.leading == superview.leading'.
          - In the spec: The children leave 22 pt; justifyContent end puts 22 pt before the first.
          - In the spec: photo begins at x 22, y 0.

        """), "\(outcome.output)")
  }

  @Test("sums are those of lengths before they are put on pixels")
  func rounded() async throws {
    let workspace = try Workspace([
      "nested.yaml": Repository.text("Scenarios/specs/stack-nested-baselines.yaml")
    ])
    let outcome = try await workspace.layoutdiff("explain", "nested.yaml", "detail.top", "--json")
    let edge = try JSON(text: outcome.output)["edges"][0]
    let steps = try edge["spec"]["steps"].items.map { try #require($0["points"].number) }
    let value = try #require(edge["spec"]["value"].number)
    let text = try await workspace.layoutdiff("explain", "nested.yaml", "detail.top").output
    #expect(text.contains("In the spec, detail.top is "))
    let isSum = abs(steps.reduce(0, +) - value) < 0.001
    #expect(text.contains(", on pixels ") == !isSum)
  }

  @Test("an element without an edge is explained by its four columns")
  func element() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.good]).layoutdiff(
      "explain", "card.yaml", "title", "--json")
    let json = try JSON(text: outcome.output)
    #expect(json.keys == ["container", "edges", "scenario", "schemaVersion"])
    let edges = try json["edges"].items
    #expect(try edges.map { try $0["edge"].text } == ["left", "top", "width", "height"])
    #expect(
      try edges.map { try $0["sentence"].text } == [
        "Both agree: 48 pt.", "Both agree: 0 pt.", "Both agree: 30 pt.", "Both agree: 20 pt.",
      ])
  }

  @Test(
    "what has no counterpart in the other engine is said to have none",
    arguments: [
      (
        "title.lastBaseline", 0,
        "A layout spec has no lastBaseline, so there is nothing to compare."
      ),
      ("superview.safeAreaLayoutGuide.top", 66, "a layout spec has no safeAreaLayoutGuide"),
      ("titel.top", 66, "the constraints have no element 'titel': did you mean 'title'?"),
    ] as [(String, Int32, String)])
  func missing(word: String, status: Int32, words: String) async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.good]).layoutdiff(
      "explain", "card.yaml", word)
    #expect(outcome.status == status)
    #expect((outcome.output + outcome.errors).contains(words))
  }

  @Test("a file with one notation is explained by that one")
  func oneNotation() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.specOnly]).layoutdiff(
      "explain", "card.yaml", "title.top")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("card, spec, in 100 × 40 pt\n"), "\(outcome.output)")
    let chosen = try await Workspace(["card.yaml": Scenarios.specOnly]).layoutdiff(
      "explain", "card.yaml", "--engine", "constraints")
    #expect(chosen.status == 66)
    #expect(chosen.errors.contains("there are no constraints"))
  }
}
