import Comparison
import Foundation
import TestSupport
import Testing

@Suite("Announced differences")
struct ExpectationTests {
  @Test("exactly the elements that are announced differ")
  func asAnnounced() throws {
    let comparison = try Comparing.scenario(Self.moved("[title]"))
    #expect(comparison.verdict == .differsAsExpected)
    #expect(comparison.sentence == "both layouts differ as expected: the title is moved")
  }

  @Test("it is enough that an element differs in one of the containers")
  func inOneContainer() throws {
    let text = Card.expecting("[superview]").replacing("[100]", with: "[100x60, 100]")
      .replacing("bottom >= photo.bottom", with: "bottom >= photo.bottom + 6")
    #expect(try Comparing.scenario(text).verdict == .differsAsExpected)
  }

  @Test(
    "anything else is unexpected, and the sentence says what",
    arguments: [
      ("[photo]", "photo should differ but does not; title differs but should not"),
      ("[title, photo]", "photo should differ but does not"),
      ("[superview, photo, title]", "photo and superview should differ but do not"),
      ("[]", "title differs but should not"),
    ])
  func others(elements: String, sentence: String) throws {
    let comparison = try Comparing.scenario(Self.moved(elements))
    #expect(comparison.verdict == .unexpected)
    #expect(comparison.sentence == sentence)
  }

  @Test("several elements that differ unannounced are all named")
  func severalOthers() throws {
    let text = Self.moved("[]").replacing(
      "photo.top == superview.top", with: "photo.top == superview.top + 5")
    let comparison = try Comparing.scenario(text)
    #expect(comparison.sentence == "photo, superview and title differ but should not")
  }

  @Test("layouts that agree do not differ as expected")
  func equal() throws {
    let comparison = try Comparing.scenario(Card.expecting("[title]"))
    #expect(comparison.verdict == .unexpected)
    #expect(comparison.sentence == "title should differ but does not")
  }

  @Test("to announce a difference and name no element is unexpected too")
  func nothingNamed() throws {
    let comparison = try Comparing.scenario(Card.expecting("[]"))
    #expect(comparison.verdict == .unexpected)
    #expect(
      comparison.sentence == "a difference is expected, but no element is named")
  }

  @Test("a conflict that is announced passes, whatever the frames")
  func conflict() throws {
    let comparison = try Comparing.scenario(
      Card.adding("title.width == 30", "title.width == 50", "title.height == 5")
        .replacing("trailing + 8", with: "trailing + 9")
        + "\nexpect: { conflict: two widths }")
    #expect(comparison.verdict == .conflictAsExpected)
    #expect(
      comparison.sentence == "required constraints conflict at 100 pt as expected: two widths")
  }

  @Test("it is enough that constraints conflict in one of the containers")
  func conflictInOneContainer() throws {
    let text =
      Card.adding("title.trailing <= superview.trailing", "photo.width == 40", "title.width >= 50")
      .replacing("[100]", with: "[200, 90]") + "\nexpect: { conflict: it is too narrow }"
    let comparison = try Comparing.scenario(text)
    #expect(comparison.verdict == .conflictAsExpected)
    #expect(
      comparison.sentence == "required constraints conflict at 90 pt as expected: it is too narrow"
    )
  }

  @Test("to announce a conflict where there is none is unexpected, even if the layouts agree")
  func noConflict() throws {
    let comparison = try Comparing.scenario(Card.text + "\nexpect: { conflict: none here }")
    #expect(comparison.verdict == .unexpected)
    #expect(
      comparison.sentence == "a conflict is expected, but the required constraints are satisfiable"
    )
  }

  @Test("constraints alone are judged where a conflict is announced")
  func conflictWithoutSpec() throws {
    let rules = try Self.withoutSpec(
      Card.adding("title.width == 30", "title.width == 50", "title.height == 5"))
    let announced = try Comparing.scenario(rules + "\nexpect: { conflict: two widths }")
    #expect(announced.verdict == .conflictAsExpected)
    #expect(
      announced.sentence == "required constraints conflict at 100 pt as expected: two widths")
    #expect(announced.containers.first?.conflictSets.isEmpty == false)
    #expect(try Comparing.scenario(rules).verdict == .skipped)
    let harmless = try Comparing.scenario(
      Self.withoutSpec(Card.text) + "\nexpect: { conflict: none here }")
    #expect(harmless.verdict == .unexpected)
    #expect(
      harmless.sentence == "a conflict is expected, but the required constraints are satisfiable")
    #expect(harmless.containers.first?.elements.isEmpty == true)
  }

  @Test("a reason that ends with a full stop is quoted without it")
  func fullStop() throws {
    let comparison = try Comparing.scenario(
      Card.adding("title.width == 30", "title.width == 50")
        + "\nexpect: { conflict: Two widths. }")
    #expect(comparison.sentence.hasSuffix(" as expected: Two widths"))
    let difference = try Comparing.scenario(
      Self.moved("[title]").replacing("title is moved", with: "title is moved."))
    #expect(difference.sentence == "both layouts differ as expected: the title is moved")
  }

  private static func withoutSpec(_ text: String) throws -> String {
    let start = try #require(text.range(of: "spec:")).lowerBound
    let end = try #require(text.range(of: "constraints:")).lowerBound
    return String(text[..<start] + text[end...])
  }

  private static func moved(_ elements: String) -> String {
    Card.expecting(elements).replacing("trailing + 8", with: "trailing + 9")
  }
}
