import Phrases
import Testing

@testable import Comparison
@testable import Reasons

@Suite("The sentences after a conflict")
struct ConflictSentenceTests {
  private func conflict(missedBy: Double, advice: ConflictAdvice? = nil) -> ConflictExplanation {
    ConflictExplanation(
      members: [
        .init(rule: "title.width == 200", line: 9, shortfall: 20, isBroken: false),
        .init(rule: "title.width <= 180", line: 10, shortfall: 20, isBroken: true),
      ], reason: .activatedLast, missedBy: missedBy, advice: advice, log: "")
  }

  @Test("each is whole: what resolves it, what to change, and what happens until then")
  func sentences() {
    let advice = ConflictAdvice(.lowerAny(rule: NamedRule(line: 10, text: "title.width <= 180")))
    #expect(
      conflict(missedBy: 20, advice: advice).closingSentences.map(\.text) == [
        "Relaxing any one of them by 20 pt resolves this conflict.",
        "To fix it, lower one of them below 1000, such as line 10 to 'title.width <= 180 @999'. "
          + "Then that one gives way.",
        "Until then, 'title.width <= 180' (line 10) is broken, because it was activated last. "
          + "It is missed by 20 pt.",
      ])
  }

  @Test("without advice nothing is promised, and a rule that is met after all is said to be")
  func withoutAdvice() {
    #expect(
      conflict(missedBy: 0).closingSentences.map(\.text) == [
        "Relaxing any one of them by 20 pt resolves this conflict.",
        "Until then, 'title.width <= 180' (line 10) is broken, because it was activated last. "
          + "It is met after all, since another conflict breaks one of the others.",
      ])
  }

  @Test("what differs among the constraints is said beside each, and not after them")
  func ownShortfalls() {
    var conflict = conflict(missedBy: 20)
    conflict.members[0].shortfall = 30
    #expect(conflict.closingSentences.count == 1)
    #expect(
      conflict.phrase(of: conflict.members[0]).text
        == "line 9: 'title.width == 200' (relaxing it by 30 pt resolves this conflict)")
    conflict.members[1].isBroken = false
    #expect(conflict.closingSentences.isEmpty)
  }

  @Test(
    "what remains after a change is said, and of several conflicts how many",
    arguments: [
      (0, "then another conflict remains, of line 13"),
      (2, "then 3 other conflicts remain, one of them of line 13"),
    ])
  func remaining(more: Int, words: String) {
    let advice = ConflictAdvice(
      .lower(rule: NamedRule(line: 12, text: "a.width == 8")),
      remaining: [NamedRule(line: 13, text: "a.width == 9")], moreRemaining: more)
    #expect(
      advice.phrase.text == "lower line 12 to 'a.width == 8 @999': then it gives way; \(words)")
  }

  @Test("every sentence begins with a capital and ends with one full stop")
  func form() {
    for sentence in conflict(missedBy: 20, advice: ConflictAdvice(.removeMasks(views: ["a"])))
      .closingSentences.map(\.text)
    {
      #expect(sentence.first?.isUppercase == true && sentence.hasSuffix("."), "\(sentence)")
      #expect(!sentence.contains("..") && !sentence.contains(": then"), "\(sentence)")
    }
  }
}
