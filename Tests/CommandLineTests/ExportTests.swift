import Foundation
import Testing

@Suite("Screens in Swift as files")
struct ExportTests {
  /// Runs the program that has the screens `badge` and `shifted-badge`.
  private func run(_ arguments: String..., in workspace: Workspace) async throws -> Outcome {
    try await Tool.run(
      Tool.folder.appending(path: "TwoScreens"), arguments, in: workspace.url, environment: [:],
      output: nil)
  }

  @Test("a screen becomes a file with both notations, and each rule has its line of code")
  func text() async throws {
    let outcome = try await run("export", "badge", in: try Workspace())
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output.replacing(/Main.swift:\d+/, with: "PLACE") == """
        # The screen 'badge' of TwoScreens/PLACE, written by layoutdiff export.
        # It has the screen's frames in all of its containers.
        layoutdiff: 1
        title: "A badge"
        tags: ["small"]
        scale: 2
        containers: [100, 120.5x40]
        elements:
          mark: { box: none }
        spec:
          absolute:
            children:
              - { element: mark, style: { width: 20, height: 20 } }
        constraints:
          - mark.top == superview.top  # PLACE
          - mark.leading == superview.leading  # PLACE
          - mark.width == 20  # PLACE
          - mark.height == 20  # PLACE
          - superview.bottom >= mark.bottom  # PLACE

        """, "\(outcome.output)")
  }

  @Test("the file gives the result of the screen")
  func sameResult() async throws {
    let workspace = try Workspace()
    #expect(
      try await run("export", "shifted-badge", "--output", "shifted.yaml", in: workspace).status
        == 0)
    let file = try await workspace.layoutdiff("check", "shifted.yaml")
    #expect(file.status == 1)
    #expect(file.output.contains("mark.left is 0 pt in the spec and 1 pt in the constraints"))
  }

  @Test("a recovered screen has the spec that its constraints are, and both notations agree")
  func recovered() async throws {
    let workspace = try Workspace()
    let export = try await run(
      "export", "shifted-badge", "--recovered", "--output", "mended.yaml", in: workspace)
    #expect(export.status == 0, "\(export.errors)")
    #expect(try workspace.text("mended.yaml").contains("insets: { left: 1, right: .inf }"))
    #expect(try await workspace.layoutdiff("prove", "mended.yaml").status == 0)
  }

  @Test("a name that is no screen is a mistake with the nearest one")
  func mistakes() async throws {
    let workspace = try Workspace()
    let unknown = try await run("export", "bagde", in: workspace)
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("did you mean 'badge'?"))
    let none = try await workspace.layoutdiff("export", "badge")
    #expect(none.status == 66)
    #expect(none.errors.contains("this program has no screens in Swift"))
  }
}
