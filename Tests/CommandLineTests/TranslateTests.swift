import Foundation
import Testing

@Suite("Translating a layout spec")
struct TranslateTests {
  /// A wrapping row that breaks in its container.
  private static let wrapping = """
    layoutdiff: 1
    containers: [100]
    elements:
      first: { box: 60x20 }
      second: { box: 60x20 }
    spec:
      stack: { flexWrap: wrap, alignItems: start, children: [first, second] }
    """

  @Test("rules are printed with a comment and a class for each group")
  func rules() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.specOnly])
    let outcome = try await workspace.layoutdiff("translate", "card.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        # card: its layout spec as constraints (exact).
        # For self-sizing containers: others need another translation.
        # Both layouts agree at 100 pt.
        constraints:
          # photo and title side by side, 8 pt apart (exact)
          - title.leading == photo.trailing + 8
          - photo.leading == superview.leading
          - photo.top == superview.top
          - photo.bottom == superview.bottom
          - title.top == superview.top

        """)
  }

  @Test("a scenario that is printed with its translation checks, in both formats")
  func scenario() async throws {
    let workspace = try Workspace.withShippedScenarios()
    for format in ["rules", "vfl"] {
      let written = try await workspace.layoutdiff(
        "translate", "Scenarios/repository-row.yaml", "--scenario", "--to", format, "--output",
        "\(format).yaml")
      #expect(written.status == 0)
      #expect(written.output == "")
      let checked = try await workspace.layoutdiff("check", "\(format).yaml")
      #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
    }
  }

  @Test("a scenario's page is written at the end of its file, and is read again, in all cases")
  func page() async throws {
    let workspace = try Workspace.withShippedScenarios()
    let written = try await workspace.layoutdiff(
      "translate", "Scenarios/unread-message.yaml", "--to", "css", "--scenario", "--output",
      "page.yaml")
    #expect(written.status == 0, "\(written.errors)")
    let checked = try await workspace.layoutdiff("check", "page.yaml")
    #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
    let again = try await workspace.layoutdiff(
      "translate", "page.yaml", "--to", "css", "--scenario")
    #expect(again.status == 65)
    #expect(again.errors.contains("key 'css' appears twice"), "\(again.errors)")
    let other = try await workspace.layoutdiff(
      "translate", "Scenarios/message-right-to-left.yaml", "--to", "css", "--scenario")
    #expect(other.status == 65)
    #expect(other.errors.contains("leave 'direction' out"), "\(other.errors)")
  }

  @Test("a page that its file cannot have is refused with the reason")
  func pageInBraces() async throws {
    let text =
      #"{ "layoutdiff": 1, "containers": [100], "elements": { "a": { "box": "9x9" } }, "spec": "a" }"#
    let workspace = try Workspace(["card.yaml": text])
    let printed = try await workspace.layoutdiff(
      "translate", "card.yaml", "--to", "css", "--scenario")
    #expect(printed.status == 65)
    #expect(printed.errors.contains("error: a page cannot be at the end of this file"))
  }

  /// A card whose rules need elements that hold their size otherwise than by default.
  private static let card = """
    spec:
      stack:
        direction: vertical
        spacing: 8
        children:
          - background:
              background: card
              child:
                stack:
                  direction: vertical
                  children:
                    - ratio: { ratio: 0.5, child: photo }
                    - inset: { insets: 8, child: note }
          - button
    """
  private static let cardElements = """
    elements:
      card: { box: none }
      photo: { image: 100x40 }
      note: { text: "A \u{7}bell", lines: 2 }
      button: { box: 60x20 }
    """.replacing("\u{7}", with: "\\u0007")

  @Test("rules that are pasted as they are printed lay out the same")
  func pasted() async throws {
    let start = "layoutdiff: 1\ncontainers: [200, 320]\n"
    let workspace = try Workspace([
      "card.yaml": start + Self.cardElements + "\n" + Self.card + "\n"
    ])
    let printed = try await workspace.layoutdiff("translate", "card.yaml")
    #expect(printed.status == 0)
    #expect(printed.output.contains("\nelements:\n"))
    let pasted = start + Self.card + "\n" + printed.output
    try workspace.write(Data(pasted.utf8), to: "pasted.yaml")
    let checked = try await workspace.layoutdiff("check", "pasted.yaml")
    #expect(checked.status == 0, "\(pasted)\n\(checked.output)\(checked.errors)")
  }

  @Test("no guide has the edges of an element, and no sentence names an eliminated guide")
  func fewGuides() async throws {
    let start = "layoutdiff: 1\ncontainers: [200, 320]\n"
    let workspace = try Workspace([
      "card.yaml": start + Self.cardElements + "\n" + Self.card + "\n"
    ])
    let printed = try await workspace.layoutdiff("translate", "card.yaml")
    #expect(!printed.output.contains("guides:"), "\(printed.output)")
    for gone in ["Layers", "Frame", "Margins", "cardRow"] {
      #expect(!printed.output.contains(gone), "\(gone): \(printed.output)")
    }
  }

  @Test("containers are listed once, and whole widths as a range")
  func containers() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.specOnly])
    let outcome = try await workspace.layoutdiff(
      "translate", "card.yaml", "--widths", "90...300")
    #expect(
      outcome.output.contains("# Both layouts agree at every whole width from 90 to 300 pt.\n"),
      "\(outcome.output)")
  }

  @Test(
    "names that code has already, and characters that steer, are written as Swift can read them",
    arguments: ["anchors", "snapkit", "texture"])
  func swiftNames(notation: String) async throws {
    let text = """
      layoutdiff: 1
      containers: [100]
      elements:
        x: { image: 3x3 }
        xImage: { box: 3x3 }
        input: { box: 3x3 }
        bell: { text: "a\u{5C}u0007\u{5C}u202eb" }
      spec: { stack: { children: [x, xImage, input, bell] } }
      """
    let workspace = try Workspace([
      "UI.yaml": text, "ASDisplay.yaml": text, "FixedSize.yaml": text,
    ])
    for name in ["UI", "ASDisplay", "FixedSize"] {
      let code = try await workspace.layoutdiff("translate", "\(name).yaml", "--to", notation)
        .output
      #expect(code.contains("final class Screen\(name)"))
      #expect(code.contains(#""a\u{7}\u{202e}b""#))
      let names = code.matches(of: /(?m)^  let (\w+) =/).map { String($0.output.1) }
      #expect(Set(names).count == names.count && !names.contains("inputView"), "\(names)")
    }
  }

  @Test("a deviation is listed with its reason, and differs with status 0")
  func deviation() async throws {
    let workspace = try Workspace(["wrap.yaml": Self.wrapping])
    let outcome = try await workspace.layoutdiff("translate", "wrap.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("line breaks depend on which children fit"))
    let told = outcome.output.replacing(/\n# +/, with: " ")
    let words = "At 100 pt they differ by up to 60 pt (second): see stack below."
    #expect(told.contains(words), "\(told)")
  }

  /// Margins of 72, 12 and 24 together, around text.
  private static let bubble = """
    layoutdiff: 1
    containers: [320]
    elements:
      text: { text: "I'll be there at eight, save me a seat!" }
    spec:
      inset:
        insets: { left: 12, right: 12 }
        child:
          stack:
            direction: vertical
            children:
              - inset:
                  insets: { left: 72 }
                  style: { alignSelf: end }
                  child: { inset: { insets: { left: 12, right: 12 }, child: text } }
    """

  @Test("a width at which required constraints conflict is no agreement")
  func conflict() async throws {
    let workspace = try Workspace(["bubble.yaml": Self.bubble])
    for isProof in [false, true] {
      let outcome = try await workspace.shell(
        "layoutdiff translate bubble.yaml --widths 60...200\(isProof ? " --prove" : "")")
      let told = outcome.output.replacing(/\n# +/, with: " ")
      #expect(!told.contains("no known reason"), "\(told)")
      let words =
        isProof
        ? "From 60 to 120 pt: insets larger than the available space leave their child none."
        : "Both layouts agree at every whole width from 120 to 200 pt and 320 pt."
      #expect(told.contains(words), "\(told)")
      #expect(
        isProof
          || told.contains(
            /to 119 pt they differ by up to 617\.22 pt \(superview\), and required constraints conflict: insets/
          ),
        "\(told)")
      #expect(outcome.status == 0)
    }
    let json = try await workspace.layoutdiff(
      "translate", "bubble.yaml", "--json", "--widths", "119...120")
    let checks = try JSON(text: json.output)["translation"]["checks"].items
    #expect(try checks.map { try $0["verdict"].text } == ["agrees", "differsAsSaid", "agrees"])
  }

  @Test("JSON has every group of rules with its class, every deviation and every container")
  func json() async throws {
    let workspace = try Workspace(["wrap.yaml": Self.wrapping])
    let outcome = try await workspace.layoutdiff(
      "translate", "wrap.yaml", "--json", "--widths", "120...121")
    #expect(outcome.status == 0)
    let json = try JSON(text: outcome.output)
    #expect(try json["schemaVersion"].number == 1)
    let translation = try json["translation"]
    #expect(try translation["groups"].items.allSatisfy { try $0["class"].text == "exact" })
    #expect(try translation["groups"].items.allSatisfy { try !$0["rules"].items.isEmpty })
    #expect(try translation["deviations"][0]["class"].text == "needs integers")
    #expect(try translation["deviations"][0]["shows"].text == "only where its children do not fit")
    #expect(try translation["validity"].text == "self-sizing containers")
    let verdicts = try translation["checks"].items.map { try $0["verdict"].text }
    #expect(verdicts == ["differsAsSaid", "agrees", "agrees"])
  }

  @Test("a proof says at which widths both are equal, and all differences are announced")
  func proof() async throws {
    let workspace = try Workspace(["wrap.yaml": Self.wrapping])
    let proven = try await workspace.layoutdiff(
      "translate", "wrap.yaml", "--prove", "--widths", "120...400")
    #expect(proven.status == 0)
    #expect(proven.output.contains("# Proven: equal at every width from 120 to 400 pt"))
    let parting = try await workspace.layoutdiff(
      "translate", "wrap.yaml", "--prove", "--widths", "100...400", "--json")
    #expect(parting.status == 0)
    let proof = try JSON(text: parting.output)["proof"]
    #expect(try proof["outcome"].text == "differs")
    let sentence = try #require(proof["sentence"].text)
    #expect(sentence.contains("differs up to 120 pt (widths 100 to 400 pt)"))
  }

  /// Three captions of equal widths, the first of which takes what rounding leaves.
  private static let captions = """
    layoutdiff: 1
    containers: [375]
    elements:
      first: { text: "A weekend in the hills", lines: 0 }
      second: { text: "A weekend in the hills", lines: 0 }
      third: { text: "A weekend in the hills", lines: 0 }
    spec:
      stack:
        spacing: 12
        children:
          - { element: first, style: { flexGrow: 1, flexBasis: 0 } }
          - { element: second, style: { flexGrow: 1, flexBasis: 0 } }
          - { element: third, style: { flexGrow: 1, flexBasis: 0 } }
    """

  @Test("where whole points make text wrap differently, a proof has the largest difference and why")
  func wholePoints() async throws {
    let workspace = try Workspace(["captions.yaml": Self.captions])
    let proven = try await workspace.layoutdiff(
      "translate", "captions.yaml", "--prove", "--widths", "150...400", "--json")
    #expect(proven.status == 0)
    let json = try JSON(text: proven.output)
    #expect(try json["translation"]["checks"][0]["verdict"].text == "agrees")
    let told = try await workspace.layoutdiff(
      "translate", "captions.yaml", "--prove", "--widths", "150...400"
    ).output.replacing(/\n# +/, with: " ")
    let words = try #require(
      told.firstMatch(of: /On pixels they differ by up to ([0-9.]+) pt \(.*?\):/))
    #expect(try #require(Double(words.output.1)) > 10)
    for reason in ["pt in whole points, as Texture does", "Text height depends on width: "] {
      #expect(told.contains(reason), "\(told)")
    }
    let deviation =
      "a line of first may wrap differently, which may move what depends on it by more"
    #expect(told.contains(deviation), "\(told)")
  }

  @Test("a leftover under a point makes them differ on pixels, and is listed as the reason")
  func lessThanAPoint() async throws {
    let workspace = try Workspace([
      "row.yaml": """
      layoutdiff: 1
      containers: [100.5]
      elements:
        title: { text: "A title", lines: 1 }
        icon: { box: 100x40 }
      spec:
        stack:
          alignItems: center
          children: [{ element: title, style: { flexGrow: 1, flexShrink: 1 } }, icon]
      """
    ])
    let told = try await workspace.layoutdiff("translate", "row.yaml").output
      .replacing(/\n# +/, with: " ")
    #expect(told.contains("stack distributes 0.5 pt in whole points"), "\(told)")
    #expect(!told.contains("on pixels: a flexible child is never shorter"), "\(told)")
  }

  @Test("a stack that keeps its children, because they are too long by so little, is a reason")
  func nearlyFull() async throws {
    let workspace = try Workspace([
      "bubble.yaml": """
      layoutdiff: 1
      containers: [300]
      elements:
        message: { text: "Are we still on for lunch tomorrow?", lines: 0 }
        icon: { box: 40x40 }
      spec:
        stack:
          alignItems: start
          children: [icon, { element: message, style: { flexShrink: 1 } }]
      """
    ])
    let outcome = try await workspace.layoutdiff(
      "translate", "bubble.yaml", "--prove", "--widths", "200...500")
    #expect(outcome.status == 0)
    let told = outcome.output.replacing(/\n# +/, with: " ")
    #expect(told.contains("too short by less than 0.01 pt"), "\(told)")
  }

  @Test("a text that shrinks differs because constraints hug its lines, and that is said")
  func wrappingText() async throws {
    let text = """
      layoutdiff: 1
      containers: [200, 400]
      elements:
        photo: { box: 40x40 }
        title: { text: "A somewhat longer title that wraps" }
      spec: { stack: { children: [photo, { element: title, style: { flexShrink: 1 } }] } }
      """
    let workspace = try Workspace(["card.yaml": text])
    let printed = try await workspace.layoutdiff("translate", "card.yaml", "--scenario")
    #expect(printed.status == 0)
    #expect(
      printed.output.contains(
        "stack, only where its children do not fit: a text that shrinks keeps the width that is left"
      ),
      "\(printed.output)")
    #expect(printed.output.contains("differs: \"constraints hug the longest line of title\""))
  }

  @Test("a column that shrinks differs because constraints hug its text, and that is said")
  func wrappingTextInColumn() async throws {
    let text = """
      layoutdiff: 1
      containers: [200]
      elements:
        title: { text: "Badges, sounds and banners on the lock screen" }
        badge: { box: 40x20 }
      spec:
        stack:
          alignItems: start
          children:
            - stack: { direction: vertical, style: { flexShrink: 1 }, children: [title] }
            - badge
      """
    let workspace = try Workspace(["card.yaml": text])
    let printed = try await workspace.layoutdiff("translate", "card.yaml", "--scenario")
    #expect(printed.status == 0)
    #expect(printed.output.contains("a child that shrinks keeps the width"), "\(printed.output)")
    #expect(printed.output.contains("differs: \"constraints hug the longest line of title\""))
  }

  @Test("a scenario that is printed announces what its translation cannot express, and checks")
  func announced() async throws {
    let rows = [
      // Insets that leave their child no space: nothing expresses that.
      "inset: { insets: { left: 80, right: 80 }, child: title }",
      // Both children would have to be longer than the stack.
      "stack: { direction: horizontal, children: "
        + "[{ element: photo, style: { width: 90 } }, { element: title, style: { flexShrink: 1 } }] }",
    ]
    for (index, spec) in rows.enumerated() {
      let text = """
        layoutdiff: 1
        containers: [100x50, 60x50, 400x50]
        elements:
          photo: { box: 40x40 }
          title: { box: 30x20 }
        spec: { \(spec) }
        """
      let workspace = try Workspace(["card.yaml": text])
      let translated = try await workspace.layoutdiff(
        "translate", "card.yaml", "--scenario", "--output", "both.yaml")
      #expect(translated.status == 0, "\(index): \(translated.errors)")
      let checked = try await workspace.layoutdiff("check", "both.yaml")
      #expect(checked.status == 0, "\(index): \(checked.output) \(checked.errors)")
      #expect(try workspace.text("both.yaml").contains("\nexpect:"), "\(index)")
    }
  }

  @Test("other widths have the heights of the scenario's containers")
  func heights() async throws {
    let workspace = try Workspace([
      "hint.yaml": """
      layoutdiff: 1
      containers: [320x160]
      elements: { hint: { box: 40x20 } }
      spec: { center: { centering: XY, child: hint } }
      """
    ])
    let outcome = try await workspace.layoutdiff("translate", "hint.yaml", "--widths", "200...400")
    #expect(outcome.status == 0)
    let told = "# Both layouts agree at every whole width from 200 to 400 pt at height 160 pt."
    #expect(outcome.output.contains(told), "\(outcome.output)")
  }

  @Test("scattered widths are listed as ranges")
  func ranges() async throws {
    let workspace = try Workspace(["captions.yaml": Self.captions])
    let told = try await workspace.layoutdiff(
      "translate", "captions.yaml", "--widths", "150...400"
    ).output.replacing(/\n# +/, with: " ")
    #expect(told.contains(/widths from 15\d to [34]\d\d/), "\(told)")
    #expect(told.prefix { $0 != "c" }.count < 2000, "\(told)")
  }

  @Test(
    "priorities have Auto Layout's names in Swift, and a comment says what they yield to",
    arguments: ["anchors", "snapkit", "rules"])
  func priorities(notation: String) async throws {
    let workspace = try Workspace.withShippedScenarios()
    let code = try await workspace.layoutdiff(
      "translate", "Scenarios/repository-row.yaml", "--to", notation
    ).output
    let isRules = notation == "rules"
    let numbers = isRules ? ["@749", "750"] : [".defaultHigh - 1)", "defaultHigh"]
    try #require(numbers.count > 1)
    #expect(code.contains(numbers[0]), "\(code)")
    #expect(code.contains("yields to content compression resistance at \(numbers[1])"), "\(code)")
  }

  @Test("the linear program of a translation is one that solvers read")
  func linearProgram() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.specOnly])
    let outcome = try await workspace.layoutdiff("translate", "card.yaml", "--to", "lp")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Subject To") && outcome.output.hasSuffix("End\n"))
  }

  @Test("a scenario without a layout spec has nothing to translate")
  func missingSpec() async throws {
    let text = """
      layoutdiff: 1
      containers: [100]
      elements: { photo: { box: 40x40 } }
      constraints: [photo.leading == superview.leading]
      """
    let workspace = try Workspace(["card.yaml": text])
    let outcome = try await workspace.layoutdiff("translate", "card.yaml")
    #expect(outcome.status == 66)
    #expect(
      outcome.errors == """
        card.yaml: error: there is nothing to translate: it has no layout spec
        layoutdiff recover card.yaml finds one

        """)
  }

  @Test(
    "wrong words are usage errors",
    arguments: [
      ["--to", "xib"], ["--widths", "400...300"], ["--widths", "12"],
      ["--to", "anchors", "--scenario"],
    ])
  func usage(arguments: [String]) async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.specOnly])
    let line = "layoutdiff translate card.yaml " + arguments.joined(separator: " ")
    #expect(try await workspace.shell(line).status == 64)
  }

  @Test("a spec that has no layout is an invalid scenario")
  func unbounded() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.unbounded])
    let outcome = try await workspace.layoutdiff("translate", "card.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("the layout spec gives no layout"))
  }
}
