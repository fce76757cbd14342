import Comparison
import Testing

@Suite("Announced differences")
struct ExpectationTests {
  @Test("exactly the elements that are announced differ")
  func asAnnounced() throws {
    let comparison = try Comparing.scenario(Self.moved("[title]"))
    #expect(comparison.verdict == .differsAsExpected)
    #expect(comparison.sentence == "both layouts differ as announced: the title is moved")
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
      ("[photo]", "photo should differ and does not; title differs and should not"),
      ("[title, photo]", "photo should differ and does not"),
      ("[superview, photo, title]", "photo and superview should differ and do not"),
      ("[]", "title differs and should not"),
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
    #expect(comparison.sentence == "photo, superview and title differ and should not")
  }

  @Test("layouts that agree do not differ as announced")
  func equal() throws {
    let comparison = try Comparing.scenario(Card.expecting("[title]"))
    #expect(comparison.verdict == .unexpected)
    #expect(comparison.sentence == "title should differ and does not")
  }

  @Test("to announce a difference and name no element is unexpected too")
  func nothingNamed() throws {
    let comparison = try Comparing.scenario(Card.expecting("[]"))
    #expect(comparison.verdict == .unexpected)
    #expect(
      comparison.sentence == "it announces a difference, and names no element for it")
  }

  private static func moved(_ elements: String) -> String {
    Card.expecting(elements).replacing("trailing + 8", with: "trailing + 9")
  }
}
