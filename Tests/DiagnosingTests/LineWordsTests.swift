import ConsoleLogs
import Diagnosing
import LayoutConstraints
import Phrases
import Testing

/// What a line of a log says as a rule and as a sentence.
@Suite("Lines of logs in words")
struct LineWordsTests {
  /// The only line of a log.
  private static func line(
    _ text: String, of toolkit: ConsoleLog.Toolkit = .uiKit
  ) throws -> DiagnosedLine {
    let diagnosis = try GivenLines(lines: [text], toolkit: toolkit).diagnosis
    #expect(diagnosis.log.toolkit == toolkit)
    return try #require(diagnosis.lines.first)
  }

  private static func check(
    _ text: String, _ rule: String?, _ sentence: String, of toolkit: ConsoleLog.Toolkit = .uiKit
  ) throws {
    let line = try line(text, of: toolkit)
    #expect(line.rule == rule, "\(text)")
    #expect(line.sentence.text == sentence, "\(text)")
  }

  @Test(
    "a size is so many points wide or high, at most or at least",
    arguments: [
      ("Photo:0x1.width == 72", "photo.width == 72", "photo is 72 pt wide."),
      ("Photo:0x1.height == 44.5", "photo.height == 44.5", "photo is 44.5 pt high."),
      ("Photo:0x1.width <= 72", "photo.width <= 72", "photo is at most 72 pt wide."),
      ("Photo:0x1.height >= 72", "photo.height >= 72", "photo is at least 72 pt high."),
      ("Photo:0x1.width == 0", "photo.width == 0", "photo is 0 pt wide."),
      ("Photo:0x1.height == -12", "photo.height == -12", "photo is -12 pt high."),
      ("Photo:0x1.width + 30 == 50", "photo.width == 20", "photo is 20 pt wide."),
      ("2*Photo:0x1.width == 30", "photo.width == 15", "photo is 15 pt wide."),
      ("-1*Photo:0x1.width >= 30", "photo.width <= -30", "photo is at most -30 pt wide."),
      ("H:[Photo:0x1(44)]", "photo.width == 44", "photo is 44 pt wide."),
      ("V:[Photo:0x1(>=44)]", "photo.height >= 44", "photo is at least 44 pt high."),
    ])
  func sizes(text: String, rule: String, sentence: String) throws {
    try Self.check(text, rule, sentence)
  }

  @Test(
    "a number keeps the digits that count, and one that is not 0 is never written as 0",
    arguments: [
      ("0", "0"), ("1e-07", "1e-07"), ("0.000001", "0.000001"), ("0.5", "0.5"),
      ("33.333333333", "33.333333"), ("172.004", "172.004"), ("1000000", "1000000"),
    ])
  func numbers(printed: String, written: String) throws {
    try Self.check(
      "Photo:0x1.width == \(printed)", "photo.width == \(written)",
      "photo is \(written) pt wide.")
    let isZero = written == "0"
    try Self.check(
      "Photo:0x1.width == Title:0x2.width + \(printed)",
      "photo.width == title.width\(isZero ? "" : " + \(written)")",
      "The width of photo is the width of title\(isZero ? "" : " plus \(written) pt").")
    try Self.check(
      "Photo:0x1.top == Title:0x2.top - \(printed)",
      "photo.top == title.top\(isZero ? "" : " - \(written)")",
      "The top of photo is \(isZero ? "at" : "\(written) pt above") the top of title.")
  }

  @Test(
    "two sizes are compared, with a factor and points where there are some",
    arguments: [
      (
        "Photo:0x1.width == Photo:0x1.height", "photo.width == photo.height",
        "The width of photo is the height of photo."
      ),
      (
        "Photo:0x1.width == 1.5*Photo:0x1.height", "photo.width == 1.5 * photo.height",
        "The width of photo is 1.5 times the height of photo."
      ),
      (
        "Photo:0x1.height == 0.333333*Title:0x2.height + 4",
        "photo.height == 0.333333 * title.height + 4",
        "The height of photo is 0.333333 times the height of title plus 4 pt."
      ),
      (
        "Photo:0x1.width <= Title:0x2.width - 4", "photo.width <= title.width - 4",
        "The width of photo is at most the width of title minus 4 pt."
      ),
      (
        "Photo:0x1.width >= 2*Title:0x2.height - 0.5", "photo.width >= 2 * title.height - 0.5",
        "The width of photo is at least 2 times the height of title minus 0.5 pt."
      ),
      (
        "Photo:0x1.width == -2*Title:0x2.height", "photo.width == -2 * title.height",
        "The width of photo is -2 times the height of title."
      ),
      (
        "2*Photo:0x1.width == Title:0x2.width + 8", "photo.width == 0.5 * title.width + 4",
        "The width of photo is 0.5 times the width of title plus 4 pt."
      ),
      (
        "-2*Photo:0x1.width <= Title:0x2.width + 8",
        "photo.width >= -0.5 * title.width - 4",
        "The width of photo is at least -0.5 times the width of title minus 4 pt."
      ),
    ])
  func proportions(text: String, rule: String, sentence: String) throws {
    try Self.check(text, rule, sentence)
  }

  @Test(
    "a position says on which side of another it is, along its axis",
    arguments: [
      ("leading", "the leading edge", "before", "after"),
      ("right", "the right edge", "left of", "right of"),
      ("top", "the top", "above", "below"),
    ])
  func positions(attribute: String, place: String, before: String, after: String) throws {
    let words: [(relation: String, constant: String, words: String)] = [
      ("==", "", "at \(place) of title"),
      ("==", " + 8", "8 pt \(after) \(place) of title"),
      ("==", " - 8", "8 pt \(before) \(place) of title"),
      ("<=", "", "at \(place) of title or \(before) it"),
      ("<=", " + 8", "at most 8 pt \(after) \(place) of title"),
      ("<=", " - 8", "at least 8 pt \(before) \(place) of title"),
      (">=", "", "at \(place) of title or \(after) it"),
      (">=", " + 8", "at least 8 pt \(after) \(place) of title"),
      (">=", " - 8", "at most 8 pt \(before) \(place) of title"),
    ]
    for (relation, constant, words) in words {
      try Self.check(
        "Photo:0x1.\(attribute) \(relation) Title:0x2.\(attribute)\(constant)",
        "photo.\(attribute) \(relation) title.\(attribute)\(constant)",
        "T\(place.dropFirst()) of photo is \(words).")
    }
  }

  @Test("every edge, centre, baseline and margin has its words")
  func places() throws {
    let words: [Constraint.Attribute: String] = [
      .left: "left edge", .right: "right edge", .top: "top", .bottom: "bottom",
      .leading: "leading edge", .trailing: "trailing edge", .centerX: "horizontal centre",
      .centerY: "vertical centre", .firstBaseline: "first baseline",
      .lastBaseline: "last baseline", .leftMargin: "left margin", .rightMargin: "right margin",
      .topMargin: "top margin", .bottomMargin: "bottom margin",
      .leadingMargin: "leading margin", .trailingMargin: "trailing margin",
      .centerXWithinMargins: "horizontal centre within the margins",
      .centerYWithinMargins: "vertical centre within the margins",
    ]
    #expect(Set(words.keys) == Set(Constraint.Attribute.allCases.filter { !$0.isSize }))
    for (attribute, words) in words {
      let name = attribute.rawValue
      try Self.check(
        "Photo:0x1.\(name) == Title:0x2.\(name)", "photo.\(name) == title.\(name)",
        "The \(words) of photo is at the \(words) of title.")
    }
  }

  @Test(
    "a distance is a size of its own, and reads as two edges where it is a number of points",
    arguments: [
      (
        "(Photo:0x1.left - Title:0x2.right) == 10", "photo.left == title.right + 10",
        "The left edge of photo is 10 pt right of the right edge of title."
      ),
      (
        "-2*(Photo:0x1.leading - Title:0x2.leading) >= 5",
        "title.leading >= photo.leading + 2.5",
        "The leading edge of title is at least 2.5 pt after the leading edge of photo."
      ),
      (
        "(Photo:0x1.left - Title:0x2.right) <= Photo:0x1.width",
        "photo.left - title.right <= photo.width",
        "The distance from the right edge of title to the left edge of photo is at most "
          + "the width of photo."
      ),
      (
        "Photo:0x1.width >= (Photo:0x1.trailing - Title:0x2.leading)",
        "photo.width >= photo.trailing - title.leading",
        "The width of photo is at least the distance from the leading edge of title to "
          + "the trailing edge of photo."
      ),
      (
        "Photo:0x1.width == 0.5*(Photo:0x1.left - Title:0x2.right) - 3",
        "photo.width == 0.5 * (photo.left - title.right) - 3",
        "The width of photo is 0.5 times the distance from the right edge of title to "
          + "the left edge of photo minus 3 pt."
      ),
      (
        "(Photo:0x1.top - Title:0x2.bottom) >= 2*(Photo:0x1.bottom - Title:0x2.bottom) + 5",
        "photo.top - title.bottom >= 2 * (photo.bottom - title.bottom) + 5",
        "The distance from the bottom of title to the top of photo is at least 2 times "
          + "the distance from the bottom of title to the bottom of photo plus 5 pt."
      ),
      (
        "Photo:0x1.bottom <= 0.5*Title:0x2.height",
        "photo.bottom - title.top <= 0.5 * title.height",
        "The distance from the top of title to the bottom of photo is at most 0.5 times "
          + "the height of title."
      ),
      (
        "Photo:0x1.leading == 0.5*Title:0x2.width + 6",
        "photo.leading - title.leading == 0.5 * title.width + 6",
        "The distance from the leading edge of title to the leading edge of photo is "
          + "0.5 times the width of title plus 6 pt."
      ),
    ])
  func distances(text: String, rule: String, sentence: String) throws {
    try Self.check(text, rule, sentence)
  }

  private static let inTitle = "   (active, names: '|':Title:0x2 )"

  @Test(
    "a position alone counts from the superview, which has a name of its own if none is printed",
    arguments: [
      (
        "Photo:0x1.minX == 8", "photo.left == superviewOfPhoto.left + 8",
        "The left edge of photo is 8 pt right of the left edge of superviewOfPhoto."
      ),
      (
        "Photo:0x1.minX == 8\(inTitle)", "photo.left == title.left + 8",
        "The left edge of photo is 8 pt right of the left edge of title."
      ),
      (
        "Photo:0x1.midY == 8\(inTitle)", "photo.centerY == title.top + 8",
        "The vertical centre of photo is 8 pt below the top of title."
      ),
      (
        "Photo:0x1.trailing == -5", "photo.trailing == superviewOfPhoto.leading - 5",
        "The trailing edge of photo is 5 pt before the leading edge of superviewOfPhoto."
      ),
      (
        "H:|-(8)-[Photo:0x1]", "photo.leading == superviewOfPhoto.leading + 8",
        "The leading edge of photo is 8 pt after the leading edge of superviewOfPhoto."
      ),
      (
        "H:|-(8)-[Photo:0x1]\(inTitle)", "photo.leading == title.leading + 8",
        "The leading edge of photo is 8 pt after the leading edge of title."
      ),
      (
        "H:|-(8)-[Photo:0x1](LTR)\(inTitle)", "photo.left == title.left + 8",
        "The left edge of photo is 8 pt right of the left edge of title."
      ),
      (
        "V:[Photo:0x1]-(>=8)-|\(inTitle)", "title.bottom >= photo.bottom + 8",
        "The bottom of title is at least 8 pt below the bottom of photo."
      ),
      (
        "H:[Photo:0x1]-(8)-[Title:0x2](RTL)", "title.right == photo.left - 8",
        "The right edge of title is 8 pt left of the left edge of photo."
      ),
    ])
  func origins(text: String, rule: String, sentence: String) throws {
    try Self.check(text, rule, sentence)
  }

  @Test(
    "AppKit's vertical coordinates count from below, and its attributes do not",
    arguments: [
      (
        "Photo:0x1.minY == Title:0x2.maxY + 4", "photo.bottom == title.top - 4",
        "The bottom of photo is 4 pt above the top of title."
      ),
      (
        "Photo:0x1.minY >= Title:0x2.maxY + 4", "photo.bottom <= title.top - 4",
        "The bottom of photo is at least 4 pt above the top of title."
      ),
      (
        "Photo:0x1.maxY == Title:0x2.maxY", "photo.top == title.top",
        "The top of photo is at the top of title."
      ),
      (
        "Photo:0x1.midY <= 20", "photo.centerY >= superviewOfPhoto.bottom - 20",
        "The vertical centre of photo is at most 20 pt above the bottom of superviewOfPhoto."
      ),
      (
        "Photo:0x1.maxY == 20\(inTitle)", "photo.top == title.bottom - 20",
        "The top of photo is 20 pt above the bottom of title."
      ),
      (
        "Photo:0x1.minX == 20", "photo.left == superviewOfPhoto.left + 20",
        "The left edge of photo is 20 pt right of the left edge of superviewOfPhoto."
      ),
      (
        "Photo:0x1.top == Title:0x2.bottom + 4", "photo.top == title.bottom + 4",
        "The top of photo is 4 pt below the bottom of title."
      ),
    ])
  func appKit(text: String, rule: String, sentence: String) throws {
    try Self.check(text, rule, sentence, of: .appKit)
  }

  @Test(
    "a priority below 1000 ends the rule, and the sentence does not change",
    arguments: [("1000", ""), ("999", " @999"), ("750", " @750"), ("0.00001", " @0.001")])
  func priorities(printed: String, written: String) throws {
    try Self.check(
      "Photo:0x1.width == 50 priority:\(printed)", "photo.width == 50\(written)",
      "photo is 50 pt wide.")
  }

  @Test(
    "a factor or a length that rules may have is in the rule, and one beyond is as printed",
    arguments: [
      ("0.001*Title:0x2.width", "0.001 * title.width"),
      ("1000*Title:0x2.width", "1000 * title.width"),
      ("0.0001*Title:0x2.width", nil), ("10000*Title:0x2.width", nil),
      ("1000000", "1000000"), ("1000001", nil),
    ])
  func limits(printed: String, written: String?) throws {
    let text = "Photo:0x1.width == \(printed)"
    let line = try Self.line(text)
    #expect(line.rule == written.map { "photo.width == \($0)" })
    #expect((line.sentence.text == "As printed: \(text)") == (written == nil))
  }

  @Test(
    "what is no relation between two lengths along one axis is as printed",
    arguments: [
      "Photo:0x1.left == Title:0x2.leading * 2", "Photo:0x1.centerX == 0.5*Title:0x2.trailing",
      "(Photo:0x1.top - Title:0x2.left) == Photo:0x1.height", "Photo:0x1.contentHeight == 20",
    ])
  func noRule(text: String) throws {
    try Self.check(text, nil, "As printed: \(text)")
  }

  @Test("a line that cannot be read says why")
  func unread() throws {
    try Self.check(
      "Photo:0x1.width ==", nil, "This line cannot be read: its form is unknown.")
  }
}
