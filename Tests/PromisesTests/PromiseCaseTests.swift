import Comparison
import Geometry
import Phrases
import Scenarios
import Testing

@testable import Promises

@Suite("Promises in every case")
struct PromiseCaseTests {
  private static func text(_ promise: String, cases: String, rules: String = "") -> String {
    """
    layoutdiff: 1
    containers: [320x60, 414x60]
    elements: { photo: { image: 330x40 }, badge: { image: 10x10 } }
    cases: { \(cases) }
    constraints:
      - photo.leading == superview.leading
      - photo.top == superview.top
      - badge.leading == superview.leading
      - badge.top == superview.top
    \(rules)
    promises:
      - \(promise)
    """
  }

  @Test("the same breach in several cases is told once, as the worst of them has it")
  func worst() throws {
    let record = try PromiseSupport.decide(
      Self.text("inside: photo", cases: "big: { photo: 3000x40 }"))[0]
    let result = try #require(record.notations.first)
    #expect(record.notations.count == 1)
    #expect(result.caseName == "big" && result.caseCount == 2)
    #expect(result.breaches.first?.ranges.map(\.to) == [414])
    let other = try #require(result.breaches.first?.otherCases.first)
    #expect(other.caseName == nil && other.ranges.map(\.to) == [330])
    #expect(record.breachPhrases[0].text.contains("by at most 2680 pt, in big and 1 more case"))
  }

  @Test(
    "a promise is for the cases that it names, by their words; usual is the screen as it is written",
    arguments: [
      ("usual", false), ("big", true), ("accessibility1", true), ("\"big, accessibility1\"", true),
    ])
  func named(cases: String, isBroken: Bool) throws {
    let record = try PromiseSupport.decide(
      Self.text(
        "{ inside: photo, cases: \(cases) }",
        cases: "big: { photo: 3000x40 }, textSizes: [accessibility1]"
      ).replacing("330x40", with: cases == "accessibility1" ? "330x40" : "30x40"))[0]
    #expect((record.status == .broken) == isBroken, "\(record.breachPhrases.map(\.text))")
  }

  @Test("nothing is promised of what is hidden, in one case or in all that a promise names")
  func hidden() throws {
    let cases = "without: { hidden: [badge] }"
    let visible = try PromiseSupport.decide(Self.text("visible: badge", cases: cases))[0]
    #expect(visible.status == .kept && visible.notations.map(\.caseCount) == [1])
    let only = try PromiseSupport.decide(
      Self.text("{ visible: badge, cases: without }", cases: cases))[0]
    #expect(only.status == .kept && only.notations.isEmpty)
    #expect(only.statusPhrase.text.contains("hidden"))
  }

  @Test("where required constraints conflict, nothing is kept")
  func conflict() throws {
    let record = try PromiseSupport.decide(
      Self.text(
        "visible: badge", cases: "directions: both",
        rules: "  - badge.left == superview.left\n  - badge.width == 10"))[0]
    let statuses = record.notations.map(\.status)
    #expect(statuses.contains(.conflict) && !record.status.passes)
    #expect(
      record.statusPhrase.text.contains("where required constraints conflict: from 320 to 414 pt"))
  }
}
