import LayoutConstraints
import Testing

@Suite("Supersets of the visual format")
struct SupersetNotationTests {
  @Test(
    "a notation of a superset is named, with an alternative",
    arguments: [
      ("H:[a(==50%)]", 9..<10, "'%' is a percentage", "title.width == 0.5 * superview.width"),
      ("H:[a]-50%-[b]", 8..<9, "'%' is a percentage", "title.width == 0.5 * superview.width"),
      ("H:[a(==b/2-10)]", 8..<9, "'/' is arithmetic", "title.width == 0.5 * photo.width - 10"),
      ("H:[a(b+2)]", 6..<7, "'+' is arithmetic", "title.width == 0.5 * photo.width - 10"),
      ("H:[a(b - 2)]", 7..<8, "'-' is arithmetic", "title.width == 0.5 * photo.width - 10"),
      ("H:[a]-(2*4)-[b]", 8..<9, "'*' is arithmetic", "title.width == 0.5 * photo.width - 10"),
      ("H:[a(b.height)]", 6..<7, "'.' is an attribute", "title.width == photo.height"),
      ("H:[a]~[b]", 5..<6, "'~' is one of several equal gaps", "b.leading - a.trailing =="),
      ("H:[a]-~-[b]", 6..<7, "'~' is one of several equal gaps", "b.leading - a.trailing =="),
      ("H:|~[a]", 3..<4, "'~' is one of several equal gaps", "b.leading - a.trailing =="),
      ("H:[a]->[b]", 5..<7, "'->' is a gap without a constraint", "write two rules"),
      ("H:[col:[a][b]]", 6..<7, "':' is a nested stack", "alignAllLeading"),
      ("H:[a1..4]", 5..<7, "'..' is a range of elements", "[a1][a2][a3]"),
      ("H:[a,b]", 4..<5, "',' is a list of elements", "a rule for each element"),
      ("HV:[a]", 0..<2, "'HV' is both axes at once", "one with H: and one with V:"),
      ("Z:[a]", 0..<1, "'Z' is the order in depth", "leave the rule out"),
      ("C:a.width(50)", 0..<1, "'C' is an explicit constraint", "without C:"),
      ("H:[a] // 사진", 6..<8, "'//' is a comment", "outside of the rule"),
    ])
  func notations(format: String, range: Range<Int>, meaning: String, instead: String) {
    let error = #expect(throws: RuleError.self) {
      try LayoutConstraintsTests.meaning(of: format)
    }
    #expect(error?.range == range)
    #expect(
      error?.description == "\(meaning), which only supersets of the visual format have")
    #expect(error?.nextStep?.contains(instead) == true)
  }
}
