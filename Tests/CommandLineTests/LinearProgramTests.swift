import Foundation
import LinearProgramming
import TestSupport
import Testing

@Suite("Printing the linear program of a scenario")
struct LinearProgramTests {
  @Test("rows are named by the words of their rules, with the rule and its line above them")
  func words() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.narrow])
    let outcome = try await workspace.layoutdiff("lp", "card.yaml", "--level", "2")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == #"""
        \ card.yaml, constraints in a container of 20 points
        \ Level 2 of 3: priority 250.
        \ Locked at their optimum: priority 750.
        \* Problem: layout *\

        Minimize
         priority_250: + 0 superview.x + 0 superview.y + 0 superview.height
         + 0 title.y + over.title.width_at_most_12_at_priority_250
         + over.title.width + over.title.height

        Subject To
        \ line 6: title.leading == superview.leading + 4, from |-4-[title(<=12@250)]|
         title.leading_eq_superview.leading_plus_4: + title.x = 4
        \ line 6: title.width <= 12 @250, from |-4-[title(<=12@250)]|
         title.width_at_most_12_at_priority_250:
         - over.title.width_at_most_12_at_priority_250 + title.width <= 12
        \ line 6: superview.trailing == title.trailing, from |-4-[title(<=12@250)]|
         superview.trailing_eq_title.trailing: - title.x - title.width
         + superview.width = 0
        \ the content of title is 30 points wide: hugging 250, compression resistance 750
         content.title.width: + under.title.width - over.title.width
         + title.width = 30
        \ the content of title is 20 points high: hugging 250, compression resistance 750
         content.title.height: + under.title.height - over.title.height
         + title.height = 20

        Bounds
         superview.x = 0
         superview.y = 0
         superview.width = 20
         title.x free
         title.y free
         over.title.width = 0
         under.title.height = 0

        End

        """#)
  }

  @Test("the state of the reduced system has each column, and the conditions of each component")
  func reduced() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.narrow])
    let outcome = try await workspace.layoutdiff("lp", "card.yaml", "--reduced")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        5 rows, 13 columns, 13 coefficients; reduced: 0, 3, 0, in 3 components
        solved by components

        Columns
          superview.x: 0 = 0
          superview.y: 0 = 0
          superview.width: W = 20
          superview.height: root = 0
          title.x: 4 = 4
          title.y: root = 0
          title.width: W - 4 = 16
          title.height: root = 20

        Components
          superview.height
            superview.height >= 0   size
            superview.height <= 0 @50   self-sizing height
          title.y
          title.height
            title.height >= 0   size
            title.height == 20 @750 @250   content of title

        """)
  }

  @Test("all formats say the same, and locked levels lead to the layout itself")
  func formats() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.narrow])
    for level in 0...3 {
      var optima: [[Double]] = []
      for (name, format) in [("cplex", FileFormat.cplexLP), ("mps", .freeMPS), ("glpk", .glpk)] {
        let outcome = try await workspace.layoutdiff(
          "lp", "card.yaml", "--format", name, "--level", String(level), "--output", name)
        #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome)")
        let program = try LinearProgram.read(
          from: workspace.url.appending(path: name).path, as: format)
        guard case .optimal(let solution) = try program.solve() else {
          Issue.record("no optimum of level \(level) as \(name)")
          continue
        }
        optima.append(solution.objectiveValues.map { ($0 * 1e6).rounded() / 1e6 })
      }
      // 14 below the content's width, 4 above the limit, and then as low as 0.
      #expect(optima == Array(repeating: [[], [14], [4], [0]][level], count: 3), "\(level)")
    }
  }

  @Test("required constraints that conflict are infeasible at level 0, and left out at level 1")
  func conflict() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.conflicting])
    let required = try await workspace.layoutdiff(
      "lp", "card.yaml", "--level", "0", "--output", "required.lp")
    #expect(required.status == 0)
    let path = workspace.url.appending(path: "required.lp").path
    guard case .infeasible = try LinearProgram.read(from: path, as: .cplexLP).solve() else {
      Issue.record("level 0 is feasible")
      return
    }
    let broken = try await workspace.layoutdiff("lp", "card.yaml").output
    #expect(broken.contains("Level 1 of 3: priority 750."))
    #expect(broken.contains("Level 0 shows all; broken, and left out here:"))
    #expect(broken.contains("line 19: title.width == 50"))
    #expect(!broken.contains("title.width_eq_50"))
  }

  @Test("what cannot be printed is said")
  func mistakes() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good, "spec.yaml": Scenarios.specOnly])
    let level = try await workspace.layoutdiff("lp", "card.yaml", "--level", "7")
    #expect(level.status == 66)
    #expect(level.errors.contains("there is no level 7: 0 is required, 1 is priority 750"))
    #expect(try await workspace.layoutdiff("lp", "spec.yaml").status == 66)
    #expect(try await workspace.layoutdiff("lp", "card.yaml", "--format", "xml").status == 64)
    #expect(try await workspace.layoutdiff("lp", "card.yaml", "--level", "-1").status == 64)
    #expect(
      try await workspace.layoutdiff("lp", "card.yaml", "--output", "none/there").status == 73)
  }
}

extension Scenarios {
  /// Constraints alone: a title that is too wide for its room and for a wish.
  fileprivate static let narrow = """
    layoutdiff: 1
    containers: [20]
    elements:
      title: { box: 30x20 }
    constraints:
      - "|-4-[title(<=12@250)]|"
    """
}
