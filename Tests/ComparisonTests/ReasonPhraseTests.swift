import Geometry
import Phrases
import Testing

@testable import Reasons

@Suite("Reasons in words: one, two, and none")
struct ReasonPhraseTests {
  private static func rule(_ line: Int?, _ identifier: String? = nil) -> NamedRule {
    NamedRule(line: line, text: "r", identifier: identifier)
  }

  private static let masks =
    "set translatesAutoresizingMaskIntoConstraints to false to let constraints decide"
  private static let unsatisfied = "as the spec does not satisfy"

  @Test(
    "advice names what to change, what follows, and what remains",
    arguments: [
      (.lower(rule: rule(31)), [], "lower line 31 to 'r @999': then it gives way"),
      (
        .lower(rule: rule(nil)), [3, 3, 5],
        "lower 'r' to 'r @999': then it gives way; then another conflict remains, of line 3 and line 5"
      ),
      (
        .lowerAny(rule: rule(31)), [],
        "lower one of them below 1000, such as line 31 to 'r @999': then that one gives way"
      ),
      (
        .lowerAsSpec(rules: [rule(31)]), [],
        "lower line 31 to 'r @999', \(unsatisfied) it either: then it gives way"
      ),
      (
        .lowerAsSpec(rules: [rule(31), rule(32)]), [],
        "lower line 31 to 'r @999' and line 32 to 'r @999', \(unsatisfied) them either: then they give way"
      ),
      (.removeMasks(views: ["a"]), [], "a still follows its autoresizing mask: \(masks)"),
      (
        .removeMasks(views: ["a", "b"]), [3],
        "a and b still follow their autoresizing mask: \(masks); then another conflict remains, of line 3"
      ),
    ] as [(ConflictAdvice.Change, [Int], String)])
  func advice(change: ConflictAdvice.Change, remaining: [Int], words: String) {
    #expect(ConflictAdvice(change, remaining: remaining.map { Self.rule($0) }).phrase.text == words)
  }

  @Test(
    "a rule that is missed by more than its conflict requires says why",
    arguments: [(20.0, false), (20.005, false), (20.02, true), (25, true)])
  func more(missedBy: Double, isMore: Bool) {
    let conflict = ConflictExplanation(
      members: [.init(rule: "r", line: 3, shortfall: 20, isBroken: true)], reason: .onlyMember,
      missedBy: missedBy, log: "")
    let last = conflict.closing.last?.text ?? ""
    #expect(
      last.hasPrefix("'r' (line 3) is broken, because no other constraint can be broken; it is"))
    #expect(last.contains("more than this conflict requires") == isMore, "\(last)")
  }

  private static let tie = NamedTie(
    priority: 250, between: ["a", "b"].map { .hugging(element: $0, axis: .horizontal) })
  private static let tied =
    "a tie at priority 250 between a's horizontal hugging and b's horizontal hugging"

  @Test(
    "an ambiguity has its cause: in plain words as a clause, in exact ones with its range",
    arguments: [
      (.unconstrained, "", "nothing constrains it", ""),
      (.limited(by: [], from: nil, to: nil), "", "only inequalities limit it", " (any value)"),
      (
        .limited(by: [.rule(rule(3))], from: 40, to: nil), "", "only line 3: 'r' limits it",
        " (40 pt or more)"
      ),
      (
        .limited(by: [.rule(rule(3)), .rule(rule(4))], from: 40, to: 92), "",
        "only line 3: 'r' and line 4: 'r' limit it", " (40 to 92 pt)"
      ), (.tie(of: [tie]), "there is ", tied, ""),
      (.tie(of: [tie, tie]), "there is ", "\(tied), and \(tied)", ""),
    ] as [(AmbiguityCause, String, String, String)])
  func causes(cause: AmbiguityCause, plain: String, words: String, range: String) {
    #expect(cause.phrase(.plain).text == plain + words)
    #expect(cause.phrase().text == words + range)
  }

  @Test("a rule has its identifier, which is the stack view's own in plain words")
  func rules() {
    for (rule, exact, plain) in [
      (Self.rule(nil), "'r'", "'r'"),
      (Self.rule(3, "gap"), "line 3: 'r' (gap)", "line 3: 'r' (gap)"),
      (Self.rule(nil, "UISV-gap"), "'r' (UISV-gap)", "'r' (by the stack view)"),
    ] {
      #expect(rule.phrase().text == exact)
      #expect(rule.phrase(.plain).text == plain)
    }
  }
}
