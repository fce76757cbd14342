import Geometry
import Phrases
import ScenarioFiles
import Scenarios
import Testing
import TextMeasuring

@testable import WebTranslation

/// What a layout spec is in CSS; `Tests/BrowserTests` asks a browser whether it is right.
@Suite("Layout specs as web pages")
struct WebTranslationTests {
  private static func translation(
    _ spec: String, elements: String = "a: { box: 40x20 }, b: { box: 60x30 }, e: { box: none }",
    containers: String = "100, 200", cases: String = ""
  ) throws -> WebTranslation {
    let text = """
      layoutdiff: 1
      containers: [\(containers)]
      elements: { \(elements) }
      spec:
        \(spec)
      \(cases)
      """
    let scenario = try ScenarioReader.scenario(
      from: SourceText(file: "page.yaml", text: text), measurer: TextMeasurer())
    return try #require(WebTranslation(scenario))
  }

  private static func rules(_ translation: WebTranslation) -> [String] {
    translation.root.all.map { box in
      let style = box.style.declarations.map { "\($0.property): \($0.value)" }
      return "\(box.selector) { \(style.joined(separator: "; ")) }"
    }
  }

  @Test("a row is written as a person would: its insets are padding, and what fits is not declared")
  func row() throws {
    let translation = try Self.translation(
      """
      inset: { insets: 8, child: { stack: { spacing: 5, alignItems: center, children:
          [a, { element: b, style: { flexGrow: 1, flexShrink: 1 } }] } } }
      """)
    #expect(
      Self.rules(translation) == [
        ".row { padding: 8px; display: flex; gap: 5px; align-items: center }",
        "#a { flex: none; width: 40px; height: 20px }", "#b { flex: 1; height: 30px }",
      ])
    #expect(translation.grade == .exact)
  }

  @Test("a rule shows only in containers in which it changes something")
  func shows() throws {
    let translation = try Self.translation(
      """
      stack: { children: [{ element: a, style: { flexGrow: 1, maxWidth: 50 } },
          { element: b, style: { flexGrow: 1 } }] }
      """)
    func shown(at width: Double) throws -> [WebRule] {
      try translation.deviations(in: Container(width: width)).map { $0.rule }
    }
    #expect(try shown(at: 100) == [])
    #expect(try shown(at: 200) == [.limitsWhenFlexing])
    #expect(translation.grade == .conditional)
    #expect(translation.summary.contains("This shows at 200 pt."))
    #expect(translation.summary.contains("A browser has the same frames at 100 pt."))
  }

  @Test(
    "of children that shrink, one that has no length left is a rule that shows, and others are none"
  )
  func shrunkToNothing() throws {
    let shrinking = "style: { flexShrink: 1 }"
    let translation = try Self.translation(
      "stack: { children: [{ element: a, \(shrinking) }, { element: b, \(shrinking) }, c] }",
      elements: "a: { box: 40x20 }, b: { box: 60x30 }, c: { box: 60x30 }",
      containers: "50, 100, 160")
    let shown = try [50.0, 100, 160].map { width in
      try translation.deviations(in: Container(width: width)).map(\.rule)
        .contains(.limitsWhenFlexing)
    }
    #expect(shown == [true, false, false])
  }

  @Test(
    "what a child starts from is its length where the length of its stack is that of its content")
  func basis() throws {
    let rules = try ["100", "100x200"].map { containers in
      try #require(
        Self.rules(
          Self.translation(
            "stack: { direction: vertical, children: [{ element: a, style: { flexBasis: 40, flexGrow: 1 } }, b] }",
            containers: containers)
        ).first { $0.hasPrefix("#a") })
    }
    #expect(rules[0].contains("height: 40px"))
    #expect(rules[1].contains("flex: 1 0 40px"))
    #expect(!rules[0].contains("flex: 1 0 40px") && !rules[1].contains("height: 40px"))
  }

  @Test(
    "what shrinks may be shorter than its content where CSS would keep it that long, and only there",
    arguments: [
      // A text may be as narrow as a character, and no box or row of boxes gives way by itself.
      ("t", false, true), ("a", false, false), ("e", false, false),
      ("stack: { children: [t] }", false, true), ("stack: { children: [a] }", true, true),
      ("stack: { children: [e] }", false, false),
      ("stack: { children: [{ element: e, style: { width: 9 } }] }", true, true),
      ("inset: { insets: 0, child: { stack: { children: [{ spacer: {} }] } } }", false, false),
    ])
  func resisting(spec: String, inRow: Bool, inColumn: Bool) throws {
    for (direction, length, resists) in [
      ("horizontal", "width", inRow), ("vertical", "height", inColumn),
    ] {
      let style = "style: { flexShrink: 1 }, "
      let child =
        spec.count > 1
        ? spec.replacing(": { ", with: ": { \(style)", maxReplacements: 1)
        : "\(style)element: \(spec)"
      let translation = try Self.translation(
        "stack: { direction: \(direction), children: [{ \(child) }, b] }",
        elements: "a: { box: 40x20 }, b: { box: 60x30 }, e: { box: none }, t: { text: Two words }",
        containers: "100x100")
      let written = Self.rules(translation)[1]
      #expect(written.contains("min-\(length): 0") == resists, "\(written)")
    }
  }

  @Test("texts are escaped as markup, and names of any script are identifiers")
  func escaping() throws {
    let translation = try Self.translation(
      "inset: { insets: 8, child: 제목 }", elements: #"제목: { text: "</div><script>&" }"#)
    let page = translation.text(in: .html, fonts: "")
    #expect(page.contains("#제목 {"))
    #expect(page.contains(#"<div id="제목">&lt;/div&gt;&lt;script&gt;&amp;</div>"#))
    #expect(!page.contains("<script"))
  }

  @Test("the page of a scenario has its elements' contents, and sides that both directions share")
  func section() throws {
    let translation = try Self.translation(
      """
      inset: { insets: { left: 12, right: 8 }, child: { stack: { children: [a, t] } } }
      """, elements: "a: { image: 40x20 }, t: { text: Ferry }",
      cases: "cases: { directions: both }")
    #expect(
      translation.section.joined(separator: "\n") == """
        css:
          html: |
            <div class="screen">
              <div class="row">
                <div id="a"></div>
                <div id="t"></div>
              </div>
            </div>
          style: |
            .row {
              padding-block: 0;
              padding-inline: 12px 8px;
              display: flex;
            }
            #a {
              flex: none;
              width: 40px;
              min-height: 20px;
              contain: size;
            }
            #t {
              flex: none;
              overflow-wrap: anywhere;
            }
        """)
    #expect(translation.summary.contains("the same frames at 100 and 200 pt in 2 cases."))
  }

  @Test("a ratio between two limits refers to the lengths of its container")
  func ratio() throws {
    let translation = try Self.translation(
      "center: { centering: XY, child: { ratio: { ratio: 0.75, child: a } } }",
      containers: "200x100")
    #expect(
      Self.rules(translation).last
        == "#a { width: min(100cqw, 100cqh / 0.75); aspect-ratio: 1 / 0.75 }")
  }

  @Test("every rule has words that are clauses", arguments: WebRule.allCases)
  func words(rule: WebRule) {
    for phrase in [rule.phrases.place, rule.phrases.spec, rule.phrases.web] {
      #expect(phrase.text.first?.isLowercase == true && !phrase.text.hasSuffix("."))
    }
  }
}
