import Foundation
import ScenarioFiles
import Testing

@testable import Scenarios

@Suite("Reading the web page of a screen")
struct PageReaderTests {
  private static let card = "<div id=\"row\"><div id=\"photo\"></div><div id=\"title\"></div></div>"

  private static func text(_ html: String, _ style: String = "#row { gap: 8px }") -> String {
    func block(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    }
    return ScenarioText.valid + "\ncss:\n  html: |\n\(block(html))  style: |\n\(block(style))"
  }

  private static func problems(html: String = card, style: String = "") -> String {
    ScenarioText.problems(in: text(html, style))
  }

  @Test("boxes and declarations are read, with their places")
  func page() throws {
    let html =
      "<!-- a card -->\n<div id='row' class=\"card wide\">\n  <span id=\"title\"></span>\n</div>"
    let style =
      "/* all */ #row, .wide { gap: 8px /* x */ 4px; width: calc(100% - 8px) }\n.card{flex:1 1 0}"
    let scenario = try ScenarioText.read(Self.text(html, style) + "# the end\n")
    #expect(scenario.sections.css?.text.hasSuffix(".card{flex:1 1 0}") == true)
    let page = try #require(scenario.page)
    #expect(page.boxes.map(\.id) == ["row", "title"])
    #expect(page.boxes.map(\.tag) == ["div", "span"])
    #expect(page.root.classes == ["card", "wide"])
    #expect(
      page.boxes.map(\.place.position) == [
        SourcePosition(line: 17, column: 14), SourcePosition(line: 18, column: 17),
      ])
    #expect(page.rules.map(\.selectors) == [["#row", ".wide"], [".card"]])
    let declarations = page.rules.flatMap(\.declarations)
    #expect(declarations.map(\.property) == ["gap", "width", "flex"])
    #expect(declarations.map(\.value) == ["8px 4px", "calc(100% - 8px)", "1 1 0"])
    #expect(declarations.map(\.place.position.line) == [21, 21, 22])
  }

  @Test("a page that is written to a file again is the same page")
  func written() throws {
    let scenario = try ScenarioText.read(Self.text(Self.card))
    let again = try ScenarioText.read(scenario.fileText(notes: [])).page
    #expect(again?.html == scenario.page?.html)
    #expect(again?.style == scenario.page?.style)
  }

  @Test("a mistake has its line, a caret and what is right")
  func message() {
    #expect(
      Self.problems(style: "#row {\n  paddin: 8px\n}") == """
        card.yaml:19:7: error: 'paddin' is no property here
              paddin: 8px
              ^~~~~~
        did you mean 'padding'?
        """)
  }

  @Test(
    "markup that could run, load or leave the page is refused",
    arguments: [
      ("<div id=\"row\"><script>alert(1)</script></div>", "<script> is no box"),
      ("<div id=\"row\" onclick=\"x()\"></div>", "'onclick' is no attribute here"),
      ("<div id=\"row\" style=\"gap: 1px\"></div>", "'style' is no attribute here"),
      ("<div id=\"row\"><img src=\"http://x/\"></div>", "<img> is no box"),
      ("<iframe></iframe>", "<iframe> is no box"),
      ("<div id=\"&quot;\"></div>", "'&quot;' cannot be an id"),
    ])
  func hostileMarkup(html: String, message: String) {
    let problems = Self.problems(html: html)
    #expect(problems.contains("error: \(message)\n"), "\(problems)")
    #expect(problems.contains("\n    <"), "the line is shown")
  }

  @Test(
    "a style sheet that could run, load or leave the page is refused",
    arguments: [
      ("#row { background: url(http://x/) }", "'background' is no property here"),
      ("#row { width: url(http://x/) }", "'width' cannot have 'url(…)' here"),
      ("#row { width: expression(alert(1)) }", "'width' cannot have 'expression(…)' here"),
      ("#row { width: var(--x) }", "'width' cannot have 'var(…)' here"),
      ("@import \"x\";", "'@' is no selector here"),
      ("#row { gap: 8px } </style><script>x</script>", "'<' is no selector here"),
      ("#row { gap: \\38 px }", "'gap' cannot have '\\' here"),
      ("#row { gap: \"8px\" }", "'gap' cannot have '\"' here"),
      ("* { margin: 0 }", "'*' is no selector here"),
      ("#row::before { gap: 0 }", "'{' is missing after the selector"),
      ("#row { position: fixed }", "'position' cannot have 'fixed' here"),
      ("#row { gap: ²px }", "'gap' cannot have '²' here"),
    ])
  func hostileStyle(style: String, message: String) {
    let problems = Self.problems(style: style)
    #expect(problems.contains("error: \(message)\n"), "\(problems)")
    #expect(problems.contains("\n    "), "the line is shown")
  }

  @Test(
    "a mistake in boxes is explained",
    arguments: [
      ("<div id=\"row\">octocat</div>", "texts are those of 'elements'"),
      ("<div id=\"row\"></div><div></div>", "the outermost box is the container"),
      ("<div id=\"row\"><div id=\"title\"></div>", "</div> is missing at the end"),
      ("<div id=\"row\"><div id=\"title\"></span></div>", "there is no tag that </span> ends here"),
      ("<div id=\"row\"><div id=\"title\"/></div>", "write <div></div>"),
      ("<div id=\"row\"><div id=\"titel\"></div></div>", "did you mean 'title'?"),
      (
        "<div id=\"row\"><div id=\"title\"></div><div id=\"title\"></div></div>",
        "give each box its own id"
      ),
      ("<div id=\"title\"></div>", "the outermost box is the container, not an element"),
      (
        "<div><div id=\"title\"><div id=\"photo\"></div></div></div>",
        "'title' is a text, so that no box can be in it"
      ),
      ("<div></div>", "so that nothing can be compared"),
      ("<!-- open", "end it with -->"),
      ("", "the markup is empty"),
    ])
  func markup(html: String, hint: String) {
    let problems =
      html.isEmpty
      ? ScenarioText.problems(in: ScenarioText.valid + "\ncss: { html: \"\" }")
      : Self.problems(html: html)
    #expect(problems.contains(hint), "\(problems)")
  }

  @Test(
    "a mistake in a style sheet is explained",
    arguments: [
      ("#row { gap: 8 }", "write 8px: a CSS pixel is a point"),
      ("#row { padding: 1em }", "lengths are in px, %, fr, cqw or cqh"),
      ("#row { display: flx }", "did you mean 'flex'?"),
      ("#titel { flex: 1 }", "did you mean 'title'?"),
      (".card { flex: 1 }", "no box has the class 'card'"),
      ("#row #title { flex: 1 }", "selectors are #id and .class, and lists of them"),
      ("#row { width: calc((1px) }", "')' is missing in the value"),
      ("#row { width: 1px) }", "')' ends nothing"),
      ("#row { width: }", "'width' has no value"),
      ("#row { width 1px }", "':' is missing after 'width'"),
      ("#row { width: 1px", "'}' is missing at the end"),
      ("#row { width: 1.2.3px }", "'1.2.3px' is no number"),
      ("#row { width: 9999999px }", "'9999999px' is no number"),
      ("#row { font-size: 12px }", "fonts and texts are those of 'elements'"),
    ])
  func styles(style: String, hint: String) {
    let problems = Self.problems(style: style)
    #expect(problems.contains(hint), "\(problems)")
  }

  @Test(
    "what a message calls wrong is underlined, to its last character",
    arguments: [
      ("#row { backgro-und: 1px }", "'backgro-und' is"), ("@import \"x\";", "'@' is"),
      ("#row { gap: 12..5px }", "'12..5px' is"), ("#row { gap: -x }", "'-x' is"),
      ("\u{E9}\u{E8} { gap: 0 }", "'\u{E9}' is"),
      ("#row { \u{E9}: 0 }", "'\u{E9}' is"), ("#row { gap: 8 }", "8 needs"),
    ])
  func underlined(style: String, words: String) throws {
    let lines = Self.problems(style: style).split(separator: "\n")
    let message = try #require(lines.first { $0.contains("error:") })
    let start = try #require(message.range(of: "error: ")).upperBound
    #expect(message[start...].hasPrefix(words), "\(message)")
    let caret = try #require(lines.firstIndex { $0.contains("^") })
    let marks = lines[caret].prefix { "^~ ".contains($0) }
    let wrong = lines[caret - 1].prefix(marks.count).dropFirst(marks.count { $0 == " " })
    #expect(String(wrong) == words.split(separator: " ")[0].trimmingCharacters(in: ["'"]))
  }

  @Test("all mistakes of a style sheet are reported")
  func several() {
    let problems = Self.problems(style: "#row { a: b; gap: 8; }\n#title { c: d }")
    #expect(problems.components(separatedBy: "error:").count == 4, "\(problems)")
  }

  @Test("numbers without a unit, negative lengths and nested functions are values")
  func values() throws {
    let style = """
      #row { margin: -8px auto 0; aspect-ratio: 16 / 9; order: -1 }
      #title { width: min(100%, max(1px, 2 * (3px - -1px))); flex: none; grid-column: span 2 }
      """
    let page = try ScenarioText.read(Self.text(Self.card, style)).page
    #expect(
      page?.rules.flatMap(\.declarations).map(\.value) == [
        "-8px auto 0", "16 / 9", "-1", "min(100%, max(1px, 2 * (3px - -1px)))", "none", "span 2",
      ])
  }

  @Test("deep and long markup is refused at once")
  func large() {
    let deep = String(repeating: "<div>", count: 5000)
    #expect(Self.problems(html: deep).contains("more than 100 boxes are inside each other"))
    let long = Self.card + String(repeating: " ", count: 200_000)
    #expect(Self.problems(html: long).contains("at most 100000 are read"))
  }

  @Test("random bytes are read, or refused with a place")
  func random() {
    var numbers = SystemRandomNumberGenerator()
    let parts = [
      "<div", "</div>", ">", " id=\"", "\"", "class='", "'", "<!--", "-->", "#row", ".a", "{", "}",
      "gap", ":", ";", "8px", "calc(", ")", "-", "/*", "*/", "é", "\n", "\t", "title", "@", "\\",
    ]
    for _ in 0..<300 {
      let text = (0..<12).map { _ in parts.randomElement(using: &numbers) ?? "" }.joined()
      let problems = Self.problems(html: text, style: text)
      #expect(problems.hasPrefix("card.yaml:"), "\(text)\n\(problems)")
    }
  }
}
