import Testing

@testable import Reporting

@Suite("Minus signs")
struct MinusSignsTests {
  @Test(
    "negative numbers and differences have minus signs, and nothing else changes",
    arguments: [
      ("-20 to 88 pt", "−20 to 88 pt"), ("x 46, y -6, 20 × 20 pt", "x 46, y −6, 20 × 20 pt"),
      ("offset(-5)", "offset(−5)"), ("up to -∞", "up to −∞"),
      ("badge.left is 46 pt = -4 + 60 - 10.", "badge.left is 46 pt = −4 + 60 − 10."),
      ("-5 pt by line 3: 'a.top == b.top - 5'", "−5 pt by line 3: 'a.top == b.top - 5'"),
      ("the badge's own -3, then -4", "the badge's own −3, then −4"),
      ("'a.top == -1 * b.top' is -2", "'a.top == -1 * b.top' is −2"),
      ("line 21: 'H:|-16-[cancel]-8-[ok]'", "line 21: 'H:|-16-[cancel]-8-[ok]'"),
      ("self-sizing, 3-4 and a - b", "self-sizing, 3-4 and a - b"), ("", ""), ("-", "-"),
    ])
  func signs(text: String, expected: String) {
    #expect(text.withMinusSigns == expected)
  }
}
