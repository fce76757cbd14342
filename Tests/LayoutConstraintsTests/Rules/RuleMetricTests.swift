import LayoutConstraints
import Testing

@Suite("Metrics")
struct RuleMetricTests {
  private static let metrics = [
    "gap": 12.0, "back": -8, "strong": 900, "ratio": 0.5, "b": 7, "none": 0,
    "missing": .nan,
  ]

  @Test(
    "a metric is replaced by its number",
    arguments: [
      ("a.width == gap", "a.width == 12"),
      ("a.width == b", "a.width == 7"),
      ("a.width == b.width", "a.width == b.width"),
      ("a.width == b . width", "a.width == b.width"),
      ("a.leading == b.trailing + gap @strong", "a.leading == b.trailing + 12 @900"),
      ("a.leading == b.trailing - gap", "a.leading == b.trailing - 12"),
      ("a.leading == b.trailing - back", "a.leading == b.trailing + 8"),
      ("a.width == ratio * b.height + gap", "a.width == 0.5 * b.height + 12"),
      ("a.width == b.height * ratio", "a.width == 0.5 * b.height"),
      ("a.width == b.height / ratio", "a.width == 2 * b.height"),
      ("a.width == b * b.width", "a.width == 7 * b.width"),
      ("[a]-back-[c]", "c.leading == a.trailing - 8"),
      ("[a]-(>=back@strong)-[c]", "c.leading >= a.trailing - 8 @900"),
      ("[a]-b-[c]", "c.leading == a.trailing + 7"),
      ("[a]-(b@b)-[c]", "c.leading == a.trailing + 7 @7"),
      ("[a(b)]", "a.width == b.width"),
      ("[a(gap@b)]", "a.width == 12 @7"),
    ])
  func metrics(rule: String, expected: String) throws {
    #expect(try meaning(of: rule, metrics: Self.metrics) == [expected])
  }

  @Test(
    "a metric that does not fit is named with its place",
    arguments: [
      ("a.width == gab", "11..<14: there is no metric 'gab'"),
      ("a.width == b.width + gab", "21..<24: there is no metric 'gab'"),
      ("a.width == 1 @storng", "14..<20: there is no metric 'storng'"),
      (
        "a.width == b.width + c",
        "21..<22: 'c' is an element, where a number or a metric is expected"
      ),
      ("a.width == c", "12..<12: the rule ends where '.' and an attribute is expected"),
      ("a.width == 1 @back", "14..<18: a priority of -8 is not above 0 and at most 1000"),
      (
        "a.width == none * b.width",
        "11..<15: a multiplier of 0 is not between 0.001 and 1000, or -1000 and -0.001"
      ),
      (
        "a.width == missing", "11..<18: the metric 'missing' is nan, which is out of range"
      ),
      ("[a(gap@none)]", "7..<11: a priority of 0 is not above 0 and at most 1000"),
      ("[a(gab)]", "3..<6: there is no element and no metric 'gab'"),
    ])
  func mistakes(rule: String, expected: String) {
    #expect(complaint(about: rule, metrics: Self.metrics) == expected)
  }

  @Test("a mistyped name is compared with elements and metrics where both can stand")
  func candidates() {
    let both = #expect(throws: RuleError.self) {
      try meaning(of: "[a(gab)]", metrics: ["gap": 8])
    }
    #expect(both?.candidates == ["_x1", "a", "b", "c", "superview", "사진", "gap"])
    let metric = #expect(throws: RuleError.self) {
      try meaning(of: "a.width == gab", metrics: ["gap": 8])
    }
    #expect(metric?.candidates == ["gap"])
    #expect(metric?.nextStep == nil)
    let noMetrics = #expect(throws: RuleError.self) { try meaning(of: "a.width == gab") }
    #expect(noMetrics?.nextStep?.hasPrefix("no metrics are given") == true)
  }

  @Test("two metrics set the distances without a number")
  func standardDistances() throws {
    let metrics = ["standardSpacing": 6.0, "standardSpacingToSuperview": 16]
    #expect(
      try meaning(of: "V:|-[a]-[b]-|", metrics: metrics) == [
        "a.top == superview.top + 16", "b.top == a.bottom + 6",
        "superview.bottom == b.bottom + 16",
      ])
    #expect(
      try meaning(of: "|-[a]-[b]", metrics: ["standardSpacing": 0]) == [
        "a.leading == superview.leading + 20", "b.leading == a.trailing",
      ])
    #expect(
      complaint(about: "[a]-[b]", metrics: ["standardSpacing": .nan])
        == "3..<4: the metric 'standardSpacing' is nan, which is out of range")
  }

  @Test("without elements, a name that is no metric is an element's")
  func withoutElements() throws {
    let parsed = try ConstraintRule.parse("[a(b@c)]", metrics: ["c": 10])
    #expect(parsed.map(\.second?.item) == [.named("b")])
    #expect(parsed.map(\.priority) == [10])
    #expect(throws: RuleError.self) { try ConstraintRule.parse("[a]-b-[c]") }
  }
}
