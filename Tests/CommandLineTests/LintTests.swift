import Foundation
import Testing

@Suite("Warnings about constraints")
struct LintTests {
  /// One rule too many; both layouts agree.
  private static let redundant = Scenarios.good + "\n  - superview.bottom >= superview.top"

  private static let warning = """
    card.yaml:17:5: warning: 'superview.bottom >= superview.top' has no effect: every layout \
    satisfies it, since no size is negative
      - superview.bottom >= superview.top
        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    remove it

    """

  @Test("check warns on standard error, and the status stays")
  func check() async throws {
    let workspace = try Workspace(["card.yaml": Self.redundant])
    let outcome = try await workspace.layoutdiff("check", "card.yaml")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == "agrees  card: both layouts agree at 100 pt\n1 of 1 scenarios pass\n")
    #expect(outcome.errors == Self.warning)
  }

  @Test("check --json has the warnings of every scenario")
  func json() async throws {
    let workspace = try Workspace(["card.yaml": Self.redundant, "fine.yaml": Scenarios.good])
    let outcome = try await workspace.layoutdiff("check", ".", "--json")
    let scenarios = try JSON(text: outcome.output)["scenarios"].items
    #expect(try scenarios.map { try $0["warnings"].items.count } == [1, 0])
    let warning = try #require(try scenarios.first?["warnings"].items.first)
    #expect(warning.keys == ["advice", "column", "line", "message", "repeatsOthers", "rule"])
    #expect(try warning["line"].number == 17)
    #expect(try warning["advice"].text == "remove it")
  }

  @Test("an element that neither notation mentions is warned about, and not counted as ambiguous")
  func unused() async throws {
    let text = Scenarios.good.replacing("elements:", with: "elements:\n  badge: { box: 9x9 }")
    let workspace = try Workspace(["card.yaml": text])
    let outcome = try await workspace.layoutdiff("check", "card.yaml")
    #expect(outcome.errors.contains("badge is in neither notation"))
    #expect(outcome.output.hasSuffix("\n1 of 1 scenarios pass\n"), "\(outcome.output)")
    let strict = try await workspace.layoutdiff("check", "card.yaml", "--require-unambiguous")
    #expect(strict.status == 0, "\(strict.output)")
  }

  @Test("a report holds the warnings, on the scenario's page and in its record")
  func report() async throws {
    let workspace = try Workspace(["card.yaml": Self.redundant])
    let outcome = try await workspace.layoutdiff("report", "card.yaml", "--no-timing")
    #expect(outcome.status == 0)
    #expect(outcome.errors == Self.warning)
    let record = try JSON(text: try workspace.text("Reports/run.json"))
    #expect(try record["scenarios"].items.first?["warnings"].items.count == 1)
    let page = try workspace.text("Reports/scenario/card.html")
    #expect(
      page.contains(
        "<strong>Line <a href=\"#line-17\">17</a>:</strong> &#39;superview.bottom &gt;= superview.top&#39;"
      ))
  }
}
