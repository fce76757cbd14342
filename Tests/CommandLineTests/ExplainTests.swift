import Testing

@Suite("Explaining a scenario")
struct ExplainTests {
  @Test("an element is explained on the way from the root, in the first container")
  func element() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.good]).layoutdiff(
      "explain", "card.yaml", "--engine", "spec", "title")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        card, spec, in 100 × 40 pt

        stack
          It is asked to be exactly 100 pt wide and of any height.
             - A horizontal stack first asks its children how wide they are.
             - photo, asked to be of any size, is 40 × 40.
             - title, asked to be of any size, is 30 × 20.
             - The stack must be 100 pt wide; its children need 78 pt, 8 pt of it spacing: 22 pt \
        left over.
             - No child has flexGrow, so they keep their sizes.
             - The line is 40 pt high.
             - photo begins at x 0, y 0.
             - title begins at x 48, y 0.
             - All children together need 78 × 40, clamped to the size range: 100 × 40.
             It is 100 × 40.

        stack[1].title
          It is asked to be of any size.
             - Its content is 30 × 20.
             It is 30 × 20.
          x: 48 in stack.
          y: 0.
          Its frame is x 48, y 0, 30 × 20.

        """)
  }

  @Test("without an element all of the layout spec is explained, in the container that is given")
  func everything() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.good]).layoutdiff(
      "explain", "card.yaml", "--engine", "spec", "--container", "120x60")
    #expect(outcome.status == 0)
    let headings = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      headings == ["card, spec, in 120 × 60 pt", "stack", "stack[0].photo", "stack[1].title"])
  }

  @Test("without rounding no length is put on pixels")
  func exact() async throws {
    let workspace = try Workspace([
      "card.yaml": Scenarios.good.replacing("spacing: 8", with: "spacing: 8.2")
    ])
    let rounded = try await workspace.layoutdiff(
      "explain", "card.yaml", "--engine", "spec", "title")
    #expect(rounded.output.contains("  x: 48.2 in stack, rounded up to pixels 48.5.\n"))
    let exact = try await workspace.layoutdiff(
      "explain", "card.yaml", "--engine", "spec", "--rounding", "off", "title")
    #expect(exact.output.contains("  x: 48.2 in stack.\n"))
  }

  @Test("the JSON has every sentence, and the frames")
  func json() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.good]).layoutdiff(
      "explain", "card.yaml", "--engine", "spec", "--json", "title")
    #expect(outcome.status == 0)
    let json = try JSON(text: outcome.output)
    #expect(json.keys == ["container", "engine", "nodes", "scenario", "schemaVersion"])
    #expect(try json["schemaVersion"].number == 1)
    #expect(try json["engine"].text == "spec")
    #expect(try json["container"].numbers == [100, 40])
    let nodes = try json["nodes"].items
    #expect(
      nodes.map(\.keys) == [
        ["path", "placement", "questions"],
        ["element", "frame", "path", "placement", "questions"],
      ])
    let title = try #require(nodes.last)
    #expect(try title["frame"].numbers == [48, 0, 30, 20])
    let question = try #require(try title["questions"].items.first)
    #expect(question.keys == ["answer", "question", "steps"])
    #expect(try question["steps"].items.map(\.text) == ["Its content is 30 × 20."])
  }

  @Test(
    "what cannot be explained has its status, and says what would be right",
    arguments: [
      (
        ["card.yaml", "--engine", "spec", "titel"], 66,
        """
        card.yaml: error: the layout spec has no element 'titel': did you mean 'title'?

        """
      ),
      (
        ["cart.yaml", "--engine", "spec"], 66,
        """
        cart.yaml: error: there is no such file
        did you mean card.yaml?

        """
      ),
      (
        ["unbounded.yaml", "--engine", "spec"], 65,
        """
        unbounded.yaml:6:1: error: at 100 pt: the layout spec gives no layout: stack[1].inset: an inset \
        is infinite where the available height is infinite too; expected a finite inset, or a \
        limited height

        """
      ),
    ] as [([String], Int32, String)])
  func failures(arguments: [String], status: Int32, errors: String) async throws {
    let workspace = try Workspace([
      "card.yaml": Scenarios.good, "unbounded.yaml": Scenarios.unbounded,
    ])
    let outcome = try await Tool.run(
      Tool.layoutdiff, ["explain"] + arguments, in: workspace.url, environment: [:], output: nil)
    #expect(outcome.status == status)
    #expect(outcome.output == "")
    #expect(outcome.errors == errors)
  }

  @Test("a scenario with one notation is explained whole without an element or an engine")
  func oneNotation() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.specOnly])
    let whole = try await workspace.layoutdiff("explain", "card.yaml")
    #expect(whole.status == 0, "\(whole.errors)")
    let chosen = try await workspace.layoutdiff("explain", "card.yaml", "--engine", "spec")
    #expect(whole.output == chosen.output)
  }

  @Test("of both notations, an element or an engine must be named: wrong usage")
  func usage() async throws {
    let outcome = try await Workspace(["card.yaml": Scenarios.good]).layoutdiff(
      "explain", "card.yaml")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix("Error: Name an element, as in 'title' or 'title.top'"),
      "\(outcome.errors)")
  }
}
