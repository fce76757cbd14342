import Testing

@testable import Lessons

@Suite("Facts in lessons")
struct LessonFactTests {
  private func parse(_ text: String) throws(LessonFactParser.Mistake) -> LessonFact {
    try LessonFactParser.parse(text, names: ["superview", "photo", "title"])
  }

  /// What a fact's sides are where every length is 10, and every width 100.
  private func sides(_ text: String) throws -> [Double]? {
    try parse(text).sides { $0.property == .width ? 100 : 10 }.map { [$0.left, $0.right] }
  }

  @Test("sums are computed as in arithmetic: products first, then from left to right")
  func arithmetic() throws {
    #expect(try sides("title.left == 2 + 3 * 4") == [10, 14])
    #expect(try sides("20 - 5 - 3 < title.width") == [12, 100])
    #expect(try sides("title.width/2/5 >= -(photo.left - 40)") == [10, 30])
    #expect(try sides("2*(superview.width-photo.left)==180") == [180, 180])
    #expect(try sides("title.width / (photo.left - 10) == 0") == nil)
  }

  @Test("an equation allows the solver's error, and an inequality means what it says")
  func relations() throws {
    let equal = try parse("title.left == 10")
    #expect(equal.isMet(10.005, 10, within: 0.01) && !equal.isMet(10.02, 10, within: 0.01))
    let less = try parse("title.left < 10")
    #expect(less.isMet(9, 10, within: 0.01) && !less.isMet(10, 10, within: 0.01))
    let most = try parse("title.left <= 10")
    #expect(most.isMet(10, 10, within: 0.01) && !most.isMet(11, 10, within: 0.01))
  }

  @Test(
    "mistakes are named where they are",
    arguments: [
      ("titel.left == 4", "there is no element 'titel'", 0..<10),
      ("title.lft == 4", "an element has no 'lft'", 0..<9),
      ("spec.width == 4", "a notation has no 'width'", 0..<10),
      ("4 == 4", "numbers alone say nothing about the layout", 0..<6),
      ("title.left", "a fact compares two sums", 10..<10),
      ("title.left = 4", "a fact compares two sums", 11..<12),
      ("title.left == (4", "a parenthesis is not closed", 16..<16),
      ("title.left == 4 5", "the fact should end here", 16..<17),
      ("title.left ==", "the fact ends too early", 13..<13),
      ("title == 4", "'title' is neither a number nor a value of an element", 0..<5),
      ("title.left == 1.2.3", "'1.2.3' is neither a number nor a value of an element", 14..<19),
      ("title..left == 4", "'title..left' is neither a number nor a value of an element", 0..<11),
      ("", "the fact ends too early", 0..<0),
    ] as [(String, String, Range<Int>)])
  func mistake(text: String, message: String, range: Range<Int>) {
    do {
      let fact = try parse(text)
      Issue.record("\(fact)")
    } catch {
      #expect(error.message == message)
      #expect(error.range == range)
      #expect(!error.hints.isEmpty)
    }
  }

  @Test("a fact that is too long is refused before it is read")
  func long() {
    #expect(throws: LessonFactParser.Mistake.self) {
      try parse(String(repeating: "(", count: 100_000) + "title.left == 4")
    }
  }
}
