import Linting
import Scenarios
import Testing

@Suite("Warnings about styles and elements of a file")
struct NotationLintTests {
  private static func warnings(spec: String, elements: String = "") throws -> [String] {
    let text = """
      layoutdiff: 1
      containers: [320]
      elements:
        photo: { image: 40x40 }
        title: { text: "Hello", lines: 1 }
      \(elements)
      spec:
        \(spec)
      constraints:
        - photo.leading == superview.leading
        - title.leading == photo.trailing
      """
    return ScenarioLint(try Comparing.read(text)).diagnostics.map(\.description)
  }

  @Test("a size that a background ignores is reported at its key, with the fix")
  func background() throws {
    #expect(
      try Self.warnings(
        spec:
          "background: { child: title, background: { element: photo, style: { maxWidth: 20 } } }")
        == [
          """
          card.yaml:8:70: warning: 'maxWidth' of photo has no effect: the background spec asks photo \
          to be exactly 320 pt wide
            background: { child: title, background: { element: photo, style: { maxWidth: 20 } } }
                                                                               ^~~~~~~~
          put photo in a stack there: stack: { alignItems: start, children: [{ element: photo, \
          style: { … } }] }
          """
        ])
  }

  @Test("the fix makes the size take effect")
  func mended() throws {
    let stack =
      "stack: { alignItems: start, children: [{ element: photo, style: { maxWidth: 20 } }] }"
    #expect(
      try Self.warnings(spec: "background: { child: title, background: { \(stack) } }") == [])
  }

  @Test("every kind of reason has a sentence and an advice", arguments: sentences)
  func sentence(spec: String, expected: [String]) throws {
    let warnings = try Self.warnings(spec: spec)
    let lines = try #require(warnings.first).split(separator: "\n")
    #expect([String(lines[0]), String(lines[lines.count - 1])] == expected)
  }

  private static let sentences: [(String, [String])] = [
    (
      "inset: { style: { height: 80 }, insets: 4, child: { stack: { children: [photo, title] } } }",
      [
        "card.yaml:8:21: warning: 'height' of inset has no effect: an inset spec does not read "
          + "sizes of its own",
        "give it to the child, whose size is that of the inset spec",
      ]
    ),
    (
      "inset: { child: { element: photo, style: { flexGrow: 1, alignSelf: end } } }",
      [
        "card.yaml:8:46: warning: 'flexGrow' and 'alignSelf' of photo have no effect: only a stack "
          + "reads them, and photo is in an inset spec",
        "remove them, or give them to the inset spec if that is in a stack",
      ]
    ),
    (
      "stack: { direction: vertical, children: [{ element: photo, style: { maxSize: 20x400 } }, title] }",
      [
        "card.yaml:8:71: warning: 'maxSize' of photo has no effect: the stack stretches photo to "
          + "320 pt wide",
        "write alignSelf: start beside it",
      ]
    ),
    (
      "stack: { children: [{ element: photo, style: { maxWidth: 60, flexGrow: 1 } }, title] }",
      [
        "card.yaml:8:50: warning: 'maxWidth' of photo has no effect: the stack makes photo 279.31 pt "
          + "wide, as growing and shrinking ignore limits in Texture",
        "leave flexGrow and flexShrink out, or put photo in a stack: stack: { children: [{ element: "
          + "photo, style: { … } }] }",
      ]
    ),
    (
      "corner: { child: photo, corner: { element: title, style: { width: 20 } }, location: topLeft }",
      [
        "card.yaml:8:62: warning: 'width' of title has no effect: the corner spec asks title to be "
          + "exactly 320 pt wide",
        "put title in a center spec there: corner: { center: { centering: XY, child: { element: "
          + "title, style: { … } } } }",
      ]
    ),
  ]

  @Test("an element in neither notation is reported where it is declared")
  func neither() throws {
    #expect(
      try Self.warnings(
        spec: "stack: { children: [photo, title] }", elements: "  ghost: { image: 40x40 }") == [
          """
          card.yaml:6:3: warning: ghost is in neither notation, so nothing of it is compared
            ghost: { image: 40x40 }
            ^~~~~
          write ghost into the layout spec and the constraints, or remove it
          """
        ])
  }
}
