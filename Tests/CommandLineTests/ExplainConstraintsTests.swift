import Testing

@Suite("Explaining constraints")
struct ExplainConstraintsTests {
  private func explain(_ text: String, _ arguments: String...) async throws -> Outcome {
    let workspace = try Workspace(["card.yaml": text])
    return try await Tool.run(
      Tool.layoutdiff, ["explain", "card.yaml", "--engine", "constraints"] + arguments,
      in: workspace.url, environment: [:], output: nil)
  }

  @Test("an element is explained edge by edge, each a sum of what holds it")
  func element() async throws {
    let outcome = try await explain(Scenarios.good, "title")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        card, constraints, in 100 × 40 pt

        title is at x 48, y 0, 30 × 20.

        title.left is 48 pt = 8 + 40.
          - 0 pt by line 12: 'photo.leading == superview.leading'
          - 8 pt by line 14: 'title.leading == photo.trailing + 8'
          - 40 pt by photo's content, 40 pt wide (hugging 250, compression resistance 750)

        title.top is 0 pt.
          - 0 pt by line 15: 'title.top == superview.top'

        title.right is 78 pt = 8 + 40 + 30.
          - 0 pt by line 12: 'photo.leading == superview.leading'
          - 8 pt by line 14: 'title.leading == photo.trailing + 8'
          - 40 pt by photo's content, 40 pt wide (hugging 250, compression resistance 750)
          - 30 pt by title's content, 30 pt wide (hugging 250, compression resistance 750)

        title.bottom is 20 pt.
          - 0 pt by line 15: 'title.top == superview.top'
          - 20 pt by title's content, 20 pt high (hugging 250, compression resistance 750)

        """)
  }

  @Test("an edge is explained in depth, with what a change of each constant does")
  func edge() async throws {
    let outcome = try await explain(
      Scenarios.good + "\n  - title.width == 0.5 * superview.width - 10", "title.centerX",
      "--container", "100x60")
    #expect(
      outcome.output == """
        card, constraints, in 100 × 60 pt

        title is at x 48, y 0, 40 × 20.

        title.centerX is 68 pt = 25 + 8 - 5 + 40.
          - 25 pt by the container's width, 100 pt (× 0.25)
            +1 pt here moves it 0.25 pt right.
          - 0 pt by line 12: 'photo.leading == superview.leading'
            +1 pt here moves it 1 pt right.
          - 8 pt by line 14: 'title.leading == photo.trailing + 8'
            +1 pt here moves it 1 pt right.
          - -5 pt by line 17: 'title.width == 0.5 * superview.width - 10' (× 0.5)
            +1 pt here moves it 0.5 pt right.
          - 40 pt by photo's content, 40 pt wide (hugging 250, compression resistance 750)
            +1 pt here moves it 1 pt right.

        """)
  }

  @Test("without an element the findings are told, and every element in a line")
  func everything() async throws {
    let outcome = try await explain(Scenarios.ambiguous)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        card, constraints, in 100 × 40 pt

        No conflict.

        Priority 750: all met (4).
        Priority 250: all met (4).

        Not constrained:
          - title.y is ambiguous (0 pt or more, chosen: 0 pt).
          Equally good:
          - title.y 100 pt (unbounded): title at x 48, y 100, 30 × 20.

        Chosen as UIKit tends to: sizes as small as possible, then positions at their smallest \
        value, else at their largest, else 0.

        superview is at x 0, y 0, 100 × 40: left 0; top 0; right by the container; bottom by lines \
        13 and 16 and photo's content.
        photo is at x 0, y 0, 40 × 40: left by line 12; top by line 13; right by line 12 and \
        photo's content; bottom by line 13 and photo's content.
        title is at x 48, y 0, 30 × 20: left by lines 12 and 14 and photo's content; top \
        ambiguous, here by line 15; right by lines 12 and 14, photo's content and title's content; \
        bottom ambiguous, here by line 15 and title's content.

        """)
  }

  @Test("a conflict is told first, and is no failure of explaining")
  func conflict() async throws {
    let outcome = try await explain(Scenarios.conflicting)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("'title.width == 50' (line 19) is broken"))
    #expect(!outcome.output.contains("No conflict"))
  }

  @Test("frames tells a conflict in lines, and its JSON in one sentence")
  func conflictInFrames() async throws {
    let workspace = try Workspace([
      "card.yaml": Scenarios.good + "\n  - title.width == 30\n  - title.width == 50"
    ])
    func frames(_ arguments: String...) async throws -> String {
      try await Tool.run(
        Tool.layoutdiff, ["frames", "card.yaml", "--engine", "constraints"] + arguments,
        in: workspace.url, environment: [:], output: nil
      ).output
    }
    #expect(
      try await frames().contains(
        """
          warning: these 2 required constraints conflict:
            line 17: 'title.width == 30'
            line 18: 'title.width == 50'
            relaxing any one of them by 20 pt resolves this conflict
        """))
    #expect(try await frames("--json").contains("conflict: line 17: "))
  }

  @Test("the JSON has every sentence, and the numbers in them")
  func json() async throws {
    let json = try JSON(text: try await explain(Scenarios.ambiguous, "--json").output)
    #expect(
      json.keys == [
        "ambiguities", "conflicts", "container", "elements", "engine", "priorities", "scenario",
        "schemaVersion", "warnings",
      ])
    #expect(try json["engine"].text == "constraints")
    #expect(try json["container"].numbers == [100, 40])
    let open = try #require(try json["ambiguities"].items.first)
    #expect(open.keys == ["element", "values"])
    let value = try #require(try open["values"].items.first)
    #expect(value.keys == ["cause", "chosen", "sentence", "ties", "value", "witnesses"])
    let far = try #require(try value["witnesses"].items.last)
    #expect(far.keys == ["frames", "isUnbounded", "sentence", "value"])
    #expect(try far["frames"]["title"].numbers == [48, 100, 30, 20])
    let one = try JSON(text: try await explain(Scenarios.good, "--json", "title.right").output)
    #expect(
      one.keys == [
        "ambiguities", "container", "elements", "engine", "scenario", "schemaVersion",
      ])
    let edge = try #require(try one["elements"].items.first?["edges"].items.first)
    #expect(edge.keys == ["alsoSaid", "causes", "edge", "isAmbiguous", "sentence", "value"])
    let cause = try #require(try edge["causes"].items.first)
    #expect(
      cause.keys == [
        "contribution", "effect", "followsBothWays", "line", "pointsPerPoint", "rule", "sentence",
      ])
  }

  @Test(
    "what is not there has its status, and the nearest word",
    arguments: [
      ("titel", "the constraints have no element 'titel': did you mean 'title'?"),
      ("titel.left", "the constraints have no element 'titel': did you mean 'title'?"),
      ("title.leadingMargn", "'title' has no edge 'leadingMargn': did you mean 'leadingMargin'?"),
      (
        "title.safeAreaLayoutGuid.top",
        "'title' has no guide 'safeAreaLayoutGuid': did you mean 'safeAreaLayoutGuide'?"
      ),
      (
        "title.safeAreaLayoutGuide",
        """
        'title.safeAreaLayoutGuide' is a guide: name an edge, as in \
        title.safeAreaLayoutGuide.top
        """
      ),
      ("title.botom", "'title' has no edge 'botom': did you mean 'bottom'?"),
      (
        "title.",
        """
        'title' has no edge '': expected one of: left, right, top, bottom, leading, trailing, \
        width, height, centerX, centerY, lastBaseline, firstBaseline
        """
      ),
    ])
  func unknown(word: String, message: String) async throws {
    let outcome = try await explain(Scenarios.good, word)
    #expect(outcome.status == 66)
    #expect(outcome.output == "")
    #expect(outcome.errors == "card.yaml: error: \(message)\n")
  }

  @Test("the content of a scroll view that nothing holds is told, and can be asked for")
  func scrollContent() async throws {
    let all = try await explain(Self.scrolling)
    #expect(
      all.output.contains(
        "  - feed.contentLayoutGuide.height is ambiguous (0 pt or more, chosen: 0 pt).\n"))
    #expect(
      all.output.contains("feed.contentLayoutGuide is at x 0, y 0, 50 × 0: left by")
    )
    let one = try await explain(Self.scrolling, "feed.contentLayoutGuide.height")
    #expect(one.status == 0)
    #expect(
      one.output.contains(
        "feed.contentLayoutGuide.height is 0 pt, but ambiguous."))
    let json = try JSON(text: try await explain(Self.scrolling, "--json").output)
    let open = try #require(try json["ambiguities"].items.first)
    #expect(try open["element"].text == "feed.contentLayoutGuide")
  }

  private static let scrolling = """
    layoutdiff: 1
    containers: [320x200]
    elements:
      feed: { box: none }
      body: { image: 50x50 }
    constraints:
      hierarchy: { feed: [body] }
      views: { feed: { scroll: true } }
      rules:
        - "H:|[feed]|"
        - "V:|[feed]|"
        - body.leading == feed.leading
        - body.top == feed.top
        - body.trailing == feed.trailing
    """

  @Test(
    "margins, guides, and the coordinates that findings name can be asked for",
    arguments: [
      ("superview.leadingMargin", "superview.leadingMargin is 8 pt."),
      ("superview.layoutMarginsGuide.top", "superview.layoutMarginsGuide.top is 8 pt."),
      ("title.x", "title.left is 48 pt = 8 + 40."),
      ("title.y", "title.top is 0 pt."),
    ])
  func furtherPlaces(word: String, sentence: String) async throws {
    let outcome = try await explain(Scenarios.good, word)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\n\(sentence)\n"))
  }

  @Test("a scenario without constraints has nothing to explain")
  func specOnly() async throws {
    let outcome = try await explain(Scenarios.specOnly)
    #expect(outcome.status == 66)
    #expect(outcome.errors == "card.yaml: error: at 100 pt: there are no constraints\n")
  }
}
