import Testing

@testable import Runs

@Suite("Filters")
struct FilterTests {
  @Test("several filters let through what any of them matches, by short or long name")
  func several() async throws {
    let names = [["a/card", "card"], ["a/row", "row"], ["b/grid", "grid"]]
    #expect(try FilterPatterns(texts: []).matches(names) == [true, true, true])
    #expect(try FilterPatterns(texts: ["^row$", "^b/"]).matches(names) == [false, true, true])
    #expect(try FilterPatterns(texts: ["x"]).matches([]) == [])
    #expect(try FilterPatterns(texts: [""]).matches(names) == [true, true, true])
    #expect(try FilterPatterns(texts: ["^caf\u{E9}$"]).matches([["cafe\u{301}"]]) == [true])
    let long = [[String(repeating: "a", count: 4000)]]
    #expect(try FilterPatterns(texts: ["x"]).matches(long) == [false])
    // It would match, if there were memory enough to find out.
    let longest = [[String(repeating: "ab", count: 400_000)]]
    #expect(throws: FilterTooSlow.self) {
      try FilterPatterns(texts: ["^(a|b)*b$"]).matches(longest)
    }
    let workspace = try Workspace([
      "card.yaml": Scenarios.good, "row.yaml": Scenarios.good, "grid.yaml": Scenarios.good,
    ])
    let list = try await workspace.layoutdiff("list", ".", "--filter", "card", "--filter", "row")
    #expect(list.firstWords == ["card", "row"])
    let none = try await workspace.layoutdiff(
      "list", ".", "--filter", "cart", "--filter", "\u{1B}31m")
    #expect(none.status == 66)
    #expect(
      none.errors == """
        error: no scenario matches 'cart' or '\u{FFFD}31m'
        did you mean 'card'?

        """)
  }

  @Test("a filter that would match for ever, or is too long to be read, is 64 and says so")
  func endless() async throws {
    let name = String(repeating: "a", count: 60)
    let workspace = try Workspace(["\(name).yaml": Scenarios.good])
    let slow = try await workspace.layoutdiff(
      "list", ".", "--filter", "b", "--filter", "^((a*)*)*b")
    #expect(slow.status == 64)
    #expect(slow.errors.hasPrefix("Error: '^((a*)*)*b' takes too long to match; a repetition "))
    for nested in ["(", "[", "(?:"] {
      for count in [900, 50_000] {
        let text = String(repeating: nested, count: count / nested.count)
        let deep = try await workspace.layoutdiff("list", ".", "--filter", text)
        #expect(deep.status == 64, "\(nested)")
        #expect(count < 1000 || deep.errors.contains("a filter has at most 1000 bytes"))
      }
    }
  }
}
