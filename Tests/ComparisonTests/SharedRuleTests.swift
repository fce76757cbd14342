import Foundation
import Testing

@testable import ChangeCost
@testable import Comparison

@Suite("Rules that one must understand to change others")
struct SharedRuleTests {
  private func rule(_ text: String, _ elements: [String], _ edges: [String]) -> NotatedRule {
    NotatedRule(text: text, line: nil, elements: elements, edges: edges)
  }

  @Test("are those with an element or an edge of one that changes, in their order")
  func shared() {
    let rules = [
      rule("photo", ["photo"], ["photo.left", "superview.left"]),
      rule("title", ["title"], ["title.top", "superview.top"]),
      rule("line", ["line"], ["line.top", "superview.bottom"]),
    ]
    let changed = [rule("title", ["title"], ["title.left"]), rule("end", [], ["superview.left"])]
    #expect(NotatedRule.sharing(rules, with: changed).map(\.text) == ["photo", "title"])
    #expect(NotatedRule.sharing(rules, with: []).isEmpty)
  }

  @Test("are found among eight times as many in far less than the square of the time")
  func many() {
    let (few, more) = (shortestTime(among: 1_000), shortestTime(among: 8_000))
    // 8 times as long, and 64 times by comparing each with each.
    #expect(more < 24 * few, "\(more) s, and \(few) s")
  }

  /// The shortest of three times for as many rules before and after a change.
  private func shortestTime(among count: Int) -> Double {
    let rules = (0..<count).map { rule("old \($0)", ["old\($0)"], ["old\($0).left"]) }
    let changed = (0..<count).map { rule("new \($0)", ["new\($0)"], ["new\($0).left"]) }
    var shortest = Double.infinity
    for _ in 0..<3 {
      let start = Self.worked
      #expect(NotatedRule.sharing(rules, with: changed).isEmpty)
      shortest = min(shortest, Self.worked - start)
    }
    return shortest
  }

  /// The seconds that the processor has worked for this thread: what else runs does not count.
  private static var worked: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
