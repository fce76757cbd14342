import Foundation
import Scenarios
import Testing

/// A change that makes the valid scenario wrong, and the whole message about it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let part: String
  let replacement: String
  let message: String

  init(_ part: String, _ replacement: String, _ message: String) {
    self.part = part
    self.replacement = replacement
    self.message = message
  }

  var testDescription: String { replacement }
}

@Suite("Messages about mistakes")
struct DiagnosticTests {
  @Test(
    "a mistake is shown with its position, its line, a caret and the next step", arguments: mistakes
  )
  func wholeMessage(mistake: Mistake) {
    let text = ScenarioText.replacing(mistake.part, by: mistake.replacement)
    #expect(ScenarioText.problems(in: text) == mistake.message)
  }

  static let mistakes = [
    Mistake(
      "spacing: 8", "spacng: 8",
      """
      card.yaml:9:5: error: unknown key 'spacng' in 'stack'
          spacng: 8
          ^~~~~~
      did you mean 'spacing'?
      """),
    Mistake(
      "[photo, title]", "[photo, titel]",
      """
      card.yaml:10:23: error: there is no element 'titel'
          children: [photo, titel]
                            ^~~~~
      did you mean 'title'?
      """),
    Mistake(
      "[photo, title]", "[photo, photo]",
      """
      card.yaml:10:23: error: 'photo' is already in the spec, at line 10
          children: [photo, photo]
                            ^~~~~
      an element can be used once: add a second one with its own name under 'elements'
      """),
    Mistake(
      "photo.trailing", "photo.trailling",
      """
      card.yaml:13:28: error: there is no attribute 'trailling'
        - title.leading == photo.trailling + 8
                                 ^~~~~~~~~
      did you mean 'trailing'?
      """),
    Mistake(
      "photo.trailing", "photo.top",
      """
      card.yaml:13:5: error: leading is horizontal and top is vertical: they cannot be compared
        - title.leading == photo.top + 8
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      """),
    Mistake(
      "trailing + 8", "trailing + 1e308",
      """
      card.yaml:13:39: error: the number 1e308 is out of range
        - title.leading == photo.trailing + 1e308
                                            ^~~~~
      """),
    Mistake(
      "spacing: 8", "spacing: .nan",
      """
      card.yaml:9:14: error: 'spacing' must be a number, not '.nan'
          spacing: .nan
                   ^~~~
      expected a decimal number, such as 8 or 0.5
      """),
    Mistake(
      "spacing: 8", "spacing: 1e308",
      """
      card.yaml:9:14: error: 'spacing' is 1e308, which is out of range
          spacing: 1e308
                   ^~~~~
      expected a number from -1000000 to 1000000
      """),
    Mistake(
      "  title: {", "  photo: { image: 4x4 }\n  title: {",
      """
      card.yaml:6:3: error: key 'photo' appears twice in this mapping, first on line 5
        photo: { image: 4x4 }
        ^~~~~
      rename or remove one of the two
      """),
    Mistake(
      "\"Hello\"", "\"Hello\", font: { weight: hevy }",
      """
      card.yaml:6:43: error: a font's weight cannot be 'hevy'
        title: { text: "Hello", font: { weight: hevy } }
                                                ^~~~
      did you mean 'heavy'?
      """),
    Mistake(
      "\"Hello\"", "\"Hello\", lines: 1.5",
      """
      card.yaml:6:34: error: 'lines' must be a whole number
        title: { text: "Hello", lines: 1.5 }
                                       ^~~
      """),
    Mistake(
      "40x40", "40",
      """
      card.yaml:5:19: error: 'image' must be a size, not '40'
        photo: { image: 40 }
                        ^~
      write WIDTHxHEIGHT in points, each from 0 to 1000000
      """),
    Mistake(
      "[320]", "[wide]",
      """
      card.yaml:3:14: error: 'wide' is not a container
      containers: [wide]
                   ^~~~
      write a width, or WIDTHxHEIGHT, in points: 320 or 414x120, each above 0 and at most 100000
      """),
    Mistake(
      "constraints:", "constraints:\n  - H:|-8@high-[photo]",
      """
      card.yaml:12:10: error: found '@' where '-' is expected
        - H:|-8@high-[photo]
               ^
      a visual format is, such as: H:|-8-[title(>=100)]-(8@750)-[photo]-|
      lengths with a relation or a priority are in parentheses: (>=8), (8@750), [title(40@750)]
      """),
    Mistake(
      "layoutdiff: 1", "layoutdiff: 2",
      """
      card.yaml:1:13: error: this file has format version 2
      layoutdiff: 2
                  ^
      this layoutdiff reads version 1: a newer layoutdiff may read the file
      """),
    Mistake(
      "layoutdiff: 1\n", "",
      """
      card.yaml:1:1: error: the format version is missing
      title: Card
      ^
      add a first line: layoutdiff: 1
      """),
    Mistake(
      "constraints:", "constraints:\n  hierarchy: { photo: [title], title: [photo] }\n  rules:",
      """
      card.yaml:12:40: error: an item cannot be inside itself: photo in title in photo
        hierarchy: { photo: [title], title: [photo] }
                                             ^~~~~
      """),
    Mistake(
      "    spacing: 8", "\tspacing: 8",
      """
      card.yaml:9:1: error: not valid YAML: found character that cannot start any token \
      (while scanning for the next token, from line 9)
      \tspacing: 8
      ^
      indent with spaces: this line starts with a tab
      """),
  ]

  @Test(
    "text that is no YAML gets a hint about what is wrong with it",
    arguments: [
      NoYAML(
        "elements: *none\n", "2:11", "alias '*none' names nothing: no '&none' is before it",
        "text that starts with * is in quotes: \"*none\""),
      NoYAML(
        "title: &first a\nsummary: *frist\n", "3:10",
        "alias '*frist' names nothing: no '&frist' is before it", "did you mean 'first'?"),
      NoYAML(
        "elements: &all\n  photo: *all\n", "3:10",
        "alias '*all' is inside of the value that it names, which would never end",
        "'&all' is on line 2: write out what is meant here"),
      NoYAML(
        "elements:\n  photo: {}\n   title: {}\n", "4:4",
        "not valid YAML: did not find expected key (while parsing a block mapping, from line 3)",
        "this line is indented by 3 spaces, the mapping that starts on line 3 by 2"),
      NoYAML(
        "elements:\n  photo: { image: 40x40\nspec: photo\n", "4:5",
        "not valid YAML: did not find expected ',' or '}' (while parsing a flow mapping, from line 3)",
        "close '{' of line 3 with '}'"),
      NoYAML(
        "spec: { stack: { children: [a, b]] } }\n", "2:34",
        "not valid YAML: did not find expected ',' or '}' (while parsing a flow mapping, from line 2)",
        "remove ']', or write '}' to close '{'"),
      NoYAML(
        "spec: { stack: { children: [a, b} } }\n", "2:33",
        "not valid YAML: did not find expected ',' or ']' (while parsing a flow sequence, from line 2)",
        "remove '}', or write ']' to close '['"),
      NoYAML(
        "containers: [320]]\n", "2:18",
        "not valid YAML: did not find expected key (while parsing a block mapping, from line 1)",
        "remove ']'"),
      NoYAML(
        "elements:\n  title: {}\n  photo\nspec: photo\n", "4:3",
        "not valid YAML: could not find expected ':'",
        "a key has a colon: 'photo:', then its value"),
      NoYAML(
        "elements:\n  photo: 1\n    image: 2\n", "4:10",
        "not valid YAML: mapping values are not allowed in this context",
        "'image' is indented by 4 spaces, but 'photo' on line 3, by 2, has a value already: indent both alike"
      ),
      NoYAML(
        "spec:\n  inset:\n    insets:8\n    child: photo\n", "5:10",
        "not valid YAML: mapping values are not allowed in this context",
        "a colon has a space after it: line 4 is   insets: 8"),
      NoYAML(
        "spec:\n  inset:\n    insets:\u{A0}8\n    child: photo\n", "5:10",
        "not valid YAML: mapping values are not allowed in this context",
        "a colon has an ordinary space, not a no-break space, after it: line 4 is   insets: 8"),
      NoYAML(
        "title: a: b\n", "2:9", "not valid YAML: mapping values are not allowed in this context",
        "put text with ': ' in it in quotes"),
      NoYAML(
        "title: 'it's'\n", "2:12",
        "not valid YAML: did not find expected key (while parsing a block mapping, from line 1)",
        "write '' for ' in text with single quotes, or use double quotes"),
      NoYAML(
        "spec:\n  : photo\n", "3:3",
        "not valid YAML: did not find expected key (while parsing a block mapping, from line 3)",
        "write a key before ':'"),
      NoYAML(
        "elements: { title: { text: @name, lines: 2 } }\n", "2:28",
        "not valid YAML: found character that cannot start any token (while scanning for the next token, from line 2)",
        "text that starts with @ is in quotes: \"@name\""),
      NoYAML(
        "containers: [320,, 414]\n", "2:18",
        "not valid YAML: did not find expected node content (while parsing a flow node, from line 2)",
        "remove this comma"),
      NoYAML(
        "containers: [\n", "3:1",
        "not valid YAML: did not find expected node content (while parsing a flow node, from line 3)",
        "close '[' with ']', and '{' with '}'"),
      NoYAML(
        "elements:\n  title: { text: \"a, lines: 1 }\n  other: { text: \"b\" }\n", "4:19",
        "not valid YAML: did not find expected ',' or '}' (while parsing a flow mapping, from line 3)",
        "close the quote on line 3"),
      NoYAML(
        "title: \"a\\q\"\n", "2:10",
        "not valid YAML: found unknown escape character (while parsing a quoted scalar, from line 2)",
        "write \\\\ for a backslash in text with double quotes"),
      NoYAML(
        "title: \"\\ud800\"\n", "2:11",
        "not valid YAML: found invalid Unicode character escape code (while parsing a quoted scalar, from line 2)",
        "\\u is the number of a character, which these digits are not: write the character itself"),
      NoYAML(
        "title: a\n...\nspec: b\n", "4:1",
        "not valid YAML: did not find expected <document start>",
        "remove the '...' or '---' before this line: a file has one scenario"),
      NoYAML(
        "title: [" + String(repeating: "1, ", count: 200_000) + "]\n", "2:599994",
        "has more than 200000 values", "split it into several scenario files"),
      NoYAML(
        "title: \"open\nspec: photo\n", "2:8", "not valid YAML: found unexpected end of stream",
        "close the quote that opens here"),
      NoYAML(
        "title: a\u{1}b\n", "2:9", "not valid YAML: control characters are not allowed",
        "remove the character, or write it as \\uXXXX in text with double quotes"),
      NoYAML(
        "---\ntitle: second\n", "2:1",
        "a second document begins here, but a file has one scenario",
        "put what follows into a file of its own, or remove '---'"),
      NoYAML(
        String(repeating: "k", count: 1100) + ": 1\n", "2:1",
        "not valid YAML: could not find expected ':'", "a key has at most 1024 characters"),
      NoYAML(
        "elements:\n  " + String(repeating: "k", count: 1100) + ": 1\n", "3:1103",
        "not valid YAML: mapping values are not allowed in this context",
        "a key has at most 1024 characters"),
    ])
  func noYAML(mistake: NoYAML) {
    let problems = ScenarioText.problems(in: "layoutdiff: 1\n" + mistake.text)
    let lines = problems.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.first.map(String.init) == "card.yaml:\(mistake.position): error: \(mistake.message)")
    #expect(lines.dropFirst(3).first.map(String.init) == mistake.hint)
  }

  @Test("a text that is wider than any layout is reported where it stands")
  func widestText() {
    let long = String(repeating: "w", count: 3000)
    let text = ScenarioText.valid.replacing(
      "\"Hello\"", with: "\"\(long)\", font: { size: 1000 }")
    let lines = ScenarioText.problems(in: text).split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "card.yaml:6:18: error: this text is 2437500 pt wide on one line: at most 1000000 pt are laid out"
    )
    #expect(lines.last == "break it into lines with \\n in double quotes")
    let broken = text.replacing(
      long, with: Array(repeating: "www", count: 1000).joined(separator: "\\n"))
    #expect(ScenarioText.problems(in: broken) == "")
  }

  @Test("a key that appears again is found among many", arguments: [14, 15, 16, 17, 40])
  func repeatedAmongMany(count: Int) {
    let names = (1...count).map { "e\($0)" }
    for again in [names[0], names[count - 1]] {
      let elements = (names + [again, "f", again]).map { "  \($0): { box: 1x1 }\n" }.joined()
      let text = "layoutdiff: 1\ncontainers: [320]\nspec: e1\nelements:\n\(elements)"
      let messages = ScenarioText.problems(in: text).split(separator: "\n")
        .filter { $0.contains(": error: ") }
      let first = again == "e1" ? 5 : count + 4
      #expect(
        messages.map(String.init)
          == [count + 5, count + 7].map {
            "card.yaml:\($0):3: error: key '\(again)' appears twice in this mapping, first on line \(first)"
          })
    }
  }

  @Test("keys that appear again are all reported, with everything else that is wrong")
  func repeatedKeys() {
    let text =
      ScenarioText.valid.replacing("spacing: 8", with: "spacing: 8\n    spacing: wide")
      .replacing("photo.trailing", with: "photo.trailling") + "\ntitle: Second\ntitle: Third\n"
    let messages = ScenarioText.problems(in: text).split(separator: "\n")
      .filter { $0.contains(": error: ") }.map(String.init)
    #expect(
      messages == [
        "card.yaml:10:5: error: key 'spacing' appears twice in this mapping, first on line 9",
        "card.yaml:14:28: error: there is no attribute 'trailling'",
        "card.yaml:15:1: error: key 'title' appears twice in this mapping, first on line 2",
        "card.yaml:16:1: error: key 'title' appears twice in this mapping, first on line 2",
      ])
  }

  @Test(
    "a value that YAML takes for its own is written again in quotes",
    arguments: [
      ("title: Card", "title: Card: two", "title: \"Card: two\""),
      ("title: Card", "title: @\"Card\"", "title: '@\"Card\"'"),
      ("title: Card", "title: it's: so", "title: \"it's: so\""),
      ("- photo.leading == superview.leading", "- |-8-[photo]", "- \"|-8-[photo]\""),
      ("- photo.leading == superview.leading", "- [photo]-8-[title]", "- \"[photo]-8-[title]\""),
    ])
  func quoted(part: String, line: String, hint: String) {
    let problems = ScenarioText.problems(in: ScenarioText.replacing(part, by: line))
    #expect(problems.hasSuffix("write   " + hint), "\(problems)")
  }

  @Test("a caret is below its word, also after letters that are two columns wide")
  func wideLetters() {
    let text = ScenarioText.valid.replacing("photo", with: "사진")
      .replacing("사진.trailing", with: "사진.trailling")
    #expect(
      ScenarioText.problems(in: text) == """
        card.yaml:13:25: error: there is no attribute 'trailling'
          - title.leading == 사진.trailling + 8
                                  ^~~~~~~~~
        did you mean 'trailing'?
        """)
  }

  @Test(
    "a caret is below its word after other letters and quotation marks, and at the start of a rule with escapes",
    arguments: [
      (#"{ id: 사진, rule: "title.leading == photo.trailling" }"#, "13:45"),
      (#"{ id: é, rule: 'title.leading == photo.trailling' }"#, "13:44"),
      (#"{ id: é, rule: "title.leading == photo.trail\x6Cing" }"#, "13:21"),
    ])
  func scalarsInLine(rule: String, position: String) {
    let problems = ScenarioText.problems(
      in: ScenarioText.replacing("title.leading == photo.trailing + 8", by: rule))
    #expect(
      problems.hasPrefix("card.yaml:\(position): error: there is no attribute 'trailling'\n"),
      "\(problems)")
  }

  @Test("a wrong element does not make the rules that use it wrong")
  func noCascade() {
    let problems = ScenarioText.problems(in: ScenarioText.replacing("\"Hello\"", by: "[a, b]"))
    #expect(problems.split(separator: "\n").count { $0.hasPrefix("card.yaml:") } == 1)
  }

  @Test("of very many mistakes the first ones are reported, and quickly")
  func manyMistakes() {
    let rules = (0..<3000).map { "  - elemnt\($0).width == 3" }.joined(separator: "\n")
    let problems = ScenarioText.problems(in: ScenarioText.valid + "\n" + rules)
    #expect(problems.split(separator: "\n").count { $0.hasPrefix("card.yaml:") } == 51)
    #expect(problems.hasSuffix("there may be more mistakes: fix these first"))
  }

  @Test(
    "a notation without content is reported as empty", arguments: ["spec", "constraints"])
  func emptyNotation(key: String) throws {
    let start = try #require(ScenarioText.valid.range(of: "spec:"))
    let text = ScenarioText.valid[..<start.lowerBound] + "\(key):\n"
    #expect(ScenarioText.problems(in: String(text)).contains("'\(key)' is empty"))
  }

  @Test("a very long line is cut around the mistake")
  func longLine() {
    let text = ScenarioText.replacing(
      "[photo, title]", by: "[photo, " + String(repeating: "titel, ", count: 1000) + "title]")
    let longest = ScenarioText.problems(in: text).split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest < 200)
  }

  @Test(
    "text that is not a scenario is refused with a reason",
    arguments: [
      ("", "is empty"), ("# nothing but a comment", "is empty"),
      ("- a list", "a scenario must be a mapping"),
      ("just text", "a scenario must be a mapping"),
      ("layoutdiff: 1\ntitle: \"open", "not valid YAML"),
      ("layoutdiff: 1\n---\nlayoutdiff: 1", "a second document begins here"),
      ("x: " + String(repeating: "[", count: 100_000), "nest too deeply"),
    ])
  func noScenario(text: String, message: String) {
    #expect(ScenarioText.problems(in: text).contains(message))
  }

  @Test("aliases that nest deeper than text may nest are refused")
  func deepAliases() {
    var text = "layoutdiff: 1\njunk:"
    for level in 0..<30 {
      let inner = level == 0 ? "1" : "*a\(level - 1)"
      text += "\n  - &a\(level) " + String(repeating: "[", count: 400) + inner
      text += String(repeating: "]", count: 400)
    }
    #expect(ScenarioText.problems(in: text).contains("nest too deeply"))
  }

  @Test("lines end where YAML ends them", arguments: ["\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineEnds(end: String) {
    let text = ScenarioText.valid.replacing("\n", with: end)
    #expect(ScenarioText.problems(in: text) == "")
  }

  @Test("aliases that expand to too many values are refused")
  func aliases() {
    var text = "layoutdiff: 1\na0: &a0 [1, 1]"
    for level in 1..<40 { text += "\na\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]" }
    #expect(ScenarioText.problems(in: text).contains("has more than 200000 values"))
  }
}

/// A text that is no YAML after the first line of a scenario, and what is said about it.
struct NoYAML: CustomTestStringConvertible {
  let text: String
  let position: String
  let message: String
  let hint: String

  init(_ text: String, _ position: String, _ message: String, _ hint: String) {
    (self.text, self.position, self.message, self.hint) = (text, position, message, hint)
  }

  var testDescription: String { message }
}
