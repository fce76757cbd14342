import Testing

@testable import ScenarioFiles
@testable import Scenarios

/// Edits of each way to write a spec, a rule or an element.
@Suite("Editing a scenario")
struct ScenarioEditorTests {
  /// The text after an edit; `nil` where there are no edits.
  private func edited(_ text: String, _ edit: (ScenarioEditor) -> [TextEdit]?) throws -> String? {
    let editor = try #require(ScenarioEditor(SourceText(file: "card.yaml", text: text)))
    return edit(editor).map { text.applying($0) }
  }

  /// The lines of a spec after a key of it was written, or removed where there is no value.
  private func setting(
    _ key: String, _ value: String?, style: Bool = false, at way: [Int] = [], in spec: String
  ) throws -> String? {
    let start = "spec:\n"
    return try edited(start + spec) {
      $0.setting(key, to: value, isStyle: style, ofSpecAt: way)
    }.map { String($0.dropFirst(start.count)) }
  }

  @Test("a key in brackets is written before the children, or replaced")
  func brackets() throws {
    let spec = "  stack: { spacing: 5, children: [a, b] }  # a row"
    #expect(
      try setting("alignItems", "start", in: spec)
        == "  stack: { spacing: 5, alignItems: start, children: [a, b] }  # a row")
    #expect(
      try setting("spacing", "8", in: spec) == "  stack: { spacing: 8, children: [a, b] }  # a row")
    #expect(try setting("spacing", nil, in: spec) == "  stack: { children: [a, b] }  # a row")
    #expect(
      try setting("alignItems", "start", in: "  stack: { children: [a] }")
        == "  stack: { alignItems: start, children: [a] }")
    #expect(
      try setting("spacing", "8", in: "  stack: {}") == "  stack: { spacing: 8 }")
    #expect(
      try setting("width", "8", style: true, in: "  {stack: {style: {height: 2,}}}")
        == "  {stack: {style: {height: 2, width: 8,}}}")
    #expect(
      try setting("spacing", "8", in: #"  { "stack": { "spacing" : 5 } }"#)
        == #"  { "stack": { "spacing" : 8 } }"#)
  }

  private static let block = """
      stack:
        direction: vertical  # a column
        # What is inside:
        children:
          - a  # first
          - inset:
              insets:
                top: 5  # above
                left: 3
              style:
                flexGrow: 1
              child: b
          - spacer:

    """

  @Test("a key on a line of its own is written on a line before the children, or replaced there")
  func lines() throws {
    let block = Self.block
    #expect(
      try setting("spacing", "5", in: block)
        == block.replacing("# a column\n", with: "# a column\n    spacing: 5\n"))
    #expect(
      try setting("direction", "horizontal", in: block)
        == block.replacing("vertical ", with: "horizontal "))
    #expect(
      try setting("direction", nil, in: block)
        == block.replacing("    direction: vertical  # a column\n", with: ""))
    #expect(
      try setting("insets", "8", at: [1], in: block)
        == block.replacing(
          "insets:\n            top: 5  # above\n            left: 3", with: "insets: 8"))
    #expect(
      try setting("minWidth", "50%", style: true, at: [1], in: block)
        == block.replacing("flexGrow: 1\n", with: "flexGrow: 1\n            minWidth: 50%\n"))
    #expect(
      try setting("flexGrow", nil, style: true, at: [1], in: block)
        == block.replacing("          style:\n            flexGrow: 1\n", with: ""))
    #expect(
      try setting("flexGrow", "1", style: true, in: "  stack:\n    children: [a]")
        == "  stack:\n    style: { flexGrow: 1 }\n    children: [a]")
    #expect(try setting("spacing", nil, in: "  stack:\n    spacing: 5\n") == "  stack: {}\n")
  }

  @Test("the style of an element or of a spacer is written in brackets beside it")
  func elements() throws {
    let block = Self.block
    #expect(
      try setting("flexShrink", "1", style: true, at: [0], in: block)
        == block.replacing("- a ", with: "- { element: a, style: { flexShrink: 1 } } "))
    #expect(
      try setting("flexGrow", "2", style: true, at: [2], in: block)
        == block.replacing("spacer:", with: "spacer: { style: { flexGrow: 2 } }"))
    #expect(
      try edited("spec:\n  'a'\n") {
        $0.setting("flexShrink", to: "1", isStyle: true, ofSpecAt: [])
      } == "spec: { element: 'a', style: { flexShrink: 1 } }\n")
    let row = "  stack: { children: [a, { element: b }, { spacer: }, spacer: ] }"
    #expect(
      try setting("width", "9", style: true, at: [0], in: row)
        == row.replacing("[a", with: "[{ element: a, style: { width: 9 } }"))
    #expect(
      try setting("width", "9", style: true, at: [1], in: row)
        == row.replacing("b }", with: "b, style: { width: 9 } }"))
    #expect(
      try setting("width", "9", style: true, at: [2], in: row)
        == row.replacing("{ spacer: }", with: "{ spacer: { style: { width: 9 } } }"))
    #expect(
      try setting("width", "9", style: true, at: [3], in: row)
        == row.replacing(", spacer: ", with: ", spacer: { style: { width: 9 } } "))
    let item = "  stack:\n    children:\n    - element: a\n    - b\n"
    #expect(
      try setting("width", "9", style: true, at: [0], in: item)
        == item.replacing("element: a", with: "element: a\n      style: { width: 9 }"))
    #expect(try setting("width", nil, style: true, at: [1], in: item) == item)
  }

  @Test("a value that spans lines or is in quotes is replaced as a whole")
  func values() throws {
    #expect(
      try setting("direction", "vertical", in: "  stack: { direction: \"hori\\\n   zontal\" }")
        == "  stack: { direction: vertical }")
    #expect(
      try setting(
        "direction", "vertical",
        in: "  stack:\n    direction: >-\n      horizontal\n\n    spacing: 1")
        == "  stack:\n    direction: vertical\n\n    spacing: 1")
    #expect(
      try setting("spacing", "2", in: "  stack:\n    direction: >-\n      horizontal\n\n")
        == "  stack:\n    direction: >-\n      horizontal\n    spacing: 2\n\n")
    #expect(
      try setting("insets", "1", in: "  inset: { insets: {\n    top: 5 # above\n  }, child: a }")
        == "  inset: { insets: 1, child: a }")
  }

  @Test("one length of a pair is written in the pair, and one without the other is auto there")
  func pairs() throws {
    let pair = { (size: String) in
      "  { element: a, style: { maxWidth: 9, preferredSize: \(size) } }"
    }
    let both = "  { element: a, style: { preferredSize: 40x40, width: 9 } }"
    #expect(try setting("width", "50", style: true, in: pair("40x30")) == pair("50x30"))
    #expect(try setting("height", "50%", style: true, in: pair("40x30")) == pair("[40, 50%]"))
    #expect(try setting("height", nil, style: true, in: pair("[2, 30%]")) == pair("[2, auto]"))
    #expect(
      try setting("width", nil, style: true, in: both) == both.replacing(" 9 ", with: " auto "))
    #expect(try setting("preferredSize", "1x1", style: true, in: both) == nil)
    #expect(try setting("maxSize", "1x1", style: true, in: pair("40x30")) == nil)
  }

  @Test("a property that an alignment sets takes the place of the alignment")
  func alignments() throws {
    let stack = "  stack: { direction: vertical, horizontalAlignment: middle, children: [a] }"
    #expect(
      try setting("alignItems", "stretch", in: stack)
        == stack.replacing("horizontalAlignment: middle", with: "alignItems: stretch"))
    #expect(
      try setting("alignItems", nil, in: stack)
        == stack.replacing("horizontalAlignment: middle, ", with: ""))
    #expect(
      try setting("justifyContent", "end", in: stack)
        == stack.replacing("middle", with: "middle, justifyContent: end"))
    #expect(try setting("direction", "horizontal", in: stack) == nil)
    #expect(
      try setting("horizontalAlignment", "left", in: "  stack: { justifyContent: end }") == nil)
    #expect(
      try setting("horizontalPosition", "end", in: "  center: { centering: X, child: a }") == nil)
  }

  @Test("what would change something else, or make the file wrong, has no edits")
  func impossible() throws {
    let shared = """
        stack:
          spacing: &gap 5
          children:
            - stack: { spacing: *gap, style: &grow { flexGrow: 1 } }
            - { element: a, style: *grow }
      """
    for (key, way) in [("spacing", []), ("spacing", [0])] {
      #expect(try setting(key, "7", at: way, in: shared) == nil)
    }
    for way in [[0], [1]] {
      #expect(try setting("flexShrink", "1", style: true, at: way, in: shared) == nil)
    }
    #expect(
      try setting("alignItems", "end", in: shared)
        == shared.replacing("gap 5\n", with: "gap 5\n    alignItems: end\n"))
    let block = Self.block
    #expect(try setting("spacing", "1", at: [0], in: block) == nil)
    #expect(try setting("spacing", "1", at: [3], in: block) == nil)
    #expect(try setting("gap", "1", in: block) == nil)
    #expect(try setting("children", nil, in: block) == nil)
    #expect(try setting("spacing", "1, direction: vertical", in: block) == nil)
    #expect(try setting("ratio", nil, in: "  ratio: { ratio: 1, child: a }") == nil)
    #expect(ScenarioEditor(SourceText(file: "card.yaml", text: "a: [")) == nil)
    #expect(
      try edited("- a") { $0.setting("spacing", to: "1", isStyle: false, ofSpecAt: []) } == nil)
    #expect(try edited("a: b") { $0.addingRule("a.top == 0") } == nil)
  }

  @Test("specs are exchanged with their lines and comments inside")
  func exchanges() throws {
    let block = Self.block
    func exchanged(_ first: [Int], _ second: [Int]) throws -> Substring? {
      try edited("spec:\n" + block) { $0.exchanging(first, second) }?.dropFirst(6)
    }
    let inset =
      "inset:\n          insets:\n            top: 5  # above\n            left: 3\n"
      + "          style:\n            flexGrow: 1\n          child: b"
    #expect(
      try exchanged([0], [1])
        == block.replacing(inset, with: "?")[...].replacing("- a ", with: "- \(inset) ")
        .replacing("?", with: "a")[...])
    #expect(
      try exchanged([0], [1, 0])
        == block.replacing("- a ", with: "- b ").replacing("child: b", with: "child: a")[...])
    #expect(
      try exchanged([1, 0], [2])
        == block.replacing("child: b", with: "child:\n            spacer:")
        .replacing("- spacer:", with: "- b")[...])
    #expect(try exchanged([1], [1, 0]) == nil)
    #expect(
      try edited(
        "spec:\n  overlay:\n    child:\n        stack:\n            spacing: 5\n    overlay: a"
      ) {
        $0.exchanging([0], [1])
      } == "spec:\n  overlay:\n    child: a\n    overlay:\n      stack:\n          spacing: 5")
    #expect(
      try edited("spec: { stack: { children: [a, { inset: { child: b } }] } }") {
        $0.exchanging([0], [1])
      } == "spec: { stack: { children: [{ inset: { child: b } }, a] } }")
  }

  private static let rules = """
    constraints:
      - a.top == 1  # first
      - { rule: "V:|-[a]", id: above }
      - "H:|-[a]-[b]-|"
    elements: {}
    """

  @Test("a rule is replaced, removed or added, whatever its form")
  func constraints() throws {
    let rules = Self.rules
    func changed(_ line: Int, _ column: Int, _ text: String?) throws -> String? {
      let position = SourcePosition(line: line, column: column)
      return try edited(rules) { editor in
        guard let text else { return editor.removingRule(at: position) }
        return editor.replacingRule(at: position, by: text)
      }
    }
    #expect(
      try changed(2, 5, "a.top >= 2") == rules.replacing("a.top == 1", with: "a.top >= 2"))
    #expect(
      try changed(3, 14, "a.top == [b]") == rules.replacing("V:|-[a]", with: "a.top == [b]"))
    #expect(
      try changed(4, 6, "b.left == 2") == rules.replacing("\"H:|-[a]-[b]-|\"", with: "b.left == 2"))
    #expect(try changed(2, 5, nil) == rules.replacing("  - a.top == 1  # first\n", with: ""))
    #expect(
      try changed(3, 14, nil)
        == rules.replacing("  - { rule: \"V:|-[a]\", id: above }\n", with: ""))
    #expect(try changed(1, 1, nil) == nil)
    #expect(
      try edited(rules) { $0.addingRule("V:[b]-|") }
        == rules.replacing("[b]-|\"", with: "[b]-|\"\n  - \"V:[b]-|\""))
  }

  @Test("rules in brackets and below 'rules' are changed there")
  func ruleLists() throws {
    let list = "constraints: { metrics: { m: 1 }, rules: [a.top == 1, 'b.top == m'] }"
    let first = SourcePosition(line: 1, column: 43)
    let second = SourcePosition(line: 1, column: 56)
    #expect(
      try edited(list) { $0.removingRule(at: first) } == list.replacing("a.top == 1, ", with: ""))
    #expect(
      try edited(list) { $0.removingRule(at: second) }
        == list.replacing(", 'b.top == m'", with: ""))
    #expect(
      try edited(list) { $0.replacingRule(at: first, by: "H:[a]") }
        == list.replacing("a.top == 1", with: "\"H:[a]\""))
    #expect(
      try edited(list) { $0.addingRule("b.x, c") } == list.replacing("m'", with: "m', \"b.x, c\""))
    #expect(
      try edited("constraints:\n  guides: [g]\n") { $0.addingRule("g.top == 0") }
        == "constraints:\n  guides: [g]\n  rules: [g.top == 0]\n")
    #expect(
      try edited("constraints:\n- a.top == 1") {
        $0.removingRule(at: SourcePosition(line: 2, column: 3))
      } == "constraints: []")
  }

  @Test("a key of an element is written beside the others")
  func elementKeys() throws {
    let text =
      "elements:\n  a: { image: 1x1 }  # small\n  b:\n    text: |\n      one\n      two\n\n"
    #expect(
      try edited(text) { $0.setting("hugging", to: "[251, 250]", ofElement: "a") }
        == text.replacing("1x1", with: "1x1, hugging: [251, 250]"))
    #expect(
      try edited(text) { $0.setting("lines", to: "1", ofElement: "b") }
        == text.replacing("two\n", with: "two\n    lines: 1\n"))
    #expect(try edited(text) { $0.setting("box", to: "none", ofElement: "a") } == nil)
    #expect(try edited(text) { $0.setting("image", to: nil, ofElement: "a") } == nil)
    #expect(try edited(text) { $0.setting("lines", to: "1", ofElement: "c") } == nil)
  }

  @Test("columns count Unicode scalars, and other line breaks stay")
  func columns() throws {
    let text = "# e\u{301}\r\nspec: { stack: { style: { width: 1 }, children: [\"👩‍👩‍👧 한\", b] } }\r\n"
    let editor = try #require(ScenarioEditor(SourceText(file: "card.yaml", text: text)))
    let edits = editor.setting("flexGrow", to: "1", isStyle: true, ofSpecAt: [1])
    let (start, end) = (SourcePosition(line: 2, column: 61), SourcePosition(line: 2, column: 62))
    let written = "{ element: b, style: { flexGrow: 1 } }"
    #expect(edits == [TextEdit(start: start, end: end, text: written)])
    #expect(edits.map(text.applying) == text.replacing("b]", with: "\(written)]"))
  }

  @Test("edits apply in any order, and to the end of a text")
  func applying() {
    let edit = { (start: Int, end: Int, text: String) in
      TextEdit(
        start: SourcePosition(line: 2, column: start), end: SourcePosition(line: 2, column: end),
        text: text)
    }
    #expect("ab\ncdef".applying([edit(4, 9, "!"), edit(1, 2, ""), edit(3, 3, "-")]) == "ab\nd-e!")
    #expect("ab".applying([edit(1, 1, "c")]) == "abc")
    #expect("ab\u{2028}c\r\nd".applying([edit(1, 2, "")]) == "ab\u{2028}\r\nd")
  }
}
