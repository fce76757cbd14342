import ScenarioFiles
import Scenarios
import Testing

/// A key of a scenario file with its default, in a file that has everything around it.
struct DefaultedKey: Sendable, CustomTestStringConvertible {
  let part: String
  let key: String
  let value: String
  let other: String

  /// `part` is the place of the key; `other` is a value that means something else.
  init(_ part: String, _ key: String, _ value: String, not other: String) {
    (self.part, self.key, self.value, self.other) = (part, key, value, other)
  }

  var testDescription: String { "\(part) \(key): \(value)" }

  /// The file with the key and a value, or without it.
  func text(_ value: String?) -> String {
    DefaultTests.text
      .replacing("<\(part)>", with: value.map { "\(key): \($0), " } ?? "")
      .replacing(#/<[a-z]+>/#, with: "")
  }
}

@Suite("Keys that a file leaves out")
struct DefaultTests {
  /// A scenario with the places of keys.
  static let text = """
    layoutdiff: 1
    containers: [320]
    elements:
      photo: { <text>image: 40x40 }
      title: { <title>text: Hello }
      bold: { text: Hello, font: { <font>weight: bold } }
    spec:
      stack:
        { <stack>children: [
          { inset: { <inset>child: { element: photo, style: { <style>flexBasis: 10 } } } },
          { center: { <center>child: title } },
          { relative: { <relative>child: bold } } ] }
    constraints:
      views: { photo: { <view>direction: leftToRight } }
      stacks: { row: { <row>arranged: [title, bold] } }
      rules: [photo.leading == superview.leading]
    """

  @Test("a key that is left out has the default that the guide names", arguments: keys)
  func defaults(key: DefaultedKey) throws {
    func meaning(_ value: String?) throws -> String {
      try ScenarioText.read(key.text(value)).fileText(notes: [])
    }
    let leftOut = try meaning(nil)
    #expect(try meaning(key.value) == leftOut)
    #expect(try meaning(key.other) != leftOut)
  }

  static let keys: [DefaultedKey] = [
    DefaultedKey("text", "hugging", "250", not: "251"),
    DefaultedKey("text", "compressionResistance", "750", not: "751"),
    DefaultedKey("title", "lines", "0", not: "1"),
    DefaultedKey("title", "font", "{ size: 17 }", not: "{ size: 18 }"),
    DefaultedKey("title", "font", "{ weight: regular }", not: "{ weight: bold }"),
    DefaultedKey("font", "size", "17", not: "18"),
    DefaultedKey("stack", "direction", "horizontal", not: "vertical"),
    DefaultedKey("stack", "spacing", "0", not: "1"),
    DefaultedKey("stack", "justifyContent", "start", not: "end"),
    DefaultedKey("stack", "alignItems", "stretch", not: "start"),
    DefaultedKey("stack", "flexWrap", "noWrap", not: "wrap"),
    DefaultedKey("stack", "alignContent", "start", not: "end"),
    DefaultedKey("stack", "lineSpacing", "0", not: "1"),
    DefaultedKey("inset", "insets", "0", not: "1"),
    DefaultedKey("center", "centering", "none", not: "X"),
    DefaultedKey("center", "sizing", "default", not: "minimumX"),
    DefaultedKey("relative", "horizontalPosition", "none", not: "end"),
    DefaultedKey("relative", "verticalPosition", "none", not: "end"),
    DefaultedKey("relative", "sizing", "default", not: "minimumWidth"),
    DefaultedKey("style", "width", "auto", not: "1"),
    DefaultedKey("style", "minHeight", "auto", not: "1"),
    DefaultedKey("style", "flexGrow", "0", not: "1"),
    DefaultedKey("style", "flexShrink", "0", not: "1"),
    DefaultedKey("style", "alignSelf", "auto", not: "end"),
    DefaultedKey("style", "spacingBefore", "0", not: "1"),
    DefaultedKey("style", "spacingAfter", "0", not: "1"),
    DefaultedKey("style", "layoutPosition", "[0, 0]", not: "[0, 1]"),
    DefaultedKey("view", "layoutMargins", "8", not: "9"),
    DefaultedKey("view", "alignmentRectInsets", "0", not: "1"),
    DefaultedKey("view", "additionalSafeArea", "0", not: "1"),
    DefaultedKey("view", "hidden", "false", not: "true"),
    DefaultedKey("view", "preservesSuperviewLayoutMargins", "false", not: "true"),
    DefaultedKey("view", "insetsLayoutMarginsFromSafeArea", "true", not: "false"),
    DefaultedKey("view", "scroll", "false", not: "true"),
    DefaultedKey("row", "axis", "horizontal", not: "vertical"),
    DefaultedKey("row", "distribution", "fill", not: "fillEqually"),
    DefaultedKey("row", "alignment", "fill", not: "center"),
    DefaultedKey("row", "spacing", "0", not: "1"),
    DefaultedKey("row", "baselineRelative", "false", not: "true"),
    DefaultedKey("row", "marginsRelative", "false", not: "true"),
    DefaultedKey("row", "correctsProportions", "false", not: "true"),
  ]

  @Test("a scale is 2 and a tolerance 0 where they are left out")
  func scaleAndTolerance() throws {
    let scenario = try ScenarioText.read(ScenarioText.valid)
    #expect(scenario.scale == 2 && scenario.frameTolerance == 0)
    #expect(scenario.tags.isEmpty && scenario.summary.isEmpty)
  }
}
