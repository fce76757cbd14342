import Foundation
import Testing

@Suite("Mistyped commands and options")
struct MistypedCommandTests {
  @Test(
    "what is no command is 64, with the nearest one",
    arguments: [
      (["chek"], "Unknown command 'chek'. Did you mean 'check'?"),
      (["chek", "Scenarios"], "Unknown command 'chek'. Did you mean 'check'?"),
      (["help", "repotr"], "Unknown command 'repotr'. Did you mean 'report'?"),
      (["Check"], "Unknown command 'Check'. Did you mean 'check'?"),
      (["rep"], "Unknown command 'rep'. Did you mean 'report'?"),
      (["benchmark"], "Unknown command 'benchmark'. Did you mean 'bench'?"),
      (["hlep", "check"], "Unknown command 'hlep'. Did you mean 'help'?"),
      (["compare"], "Unknown command 'compare'. Did you mean 'check'?"),
      (["frobnicate"], "Unknown command 'frobnicate'."),
      (
        ["my card.yaml"],
        "Unknown command 'my card.yaml'. To compare it: layoutdiff check 'my card.yaml'"
      ),
      (["check", "--filer", "x"], "Unknown option '--filer'. Did you mean '--filter'?"),
      (["report", "--hlep"], "Unknown option '--hlep'. Did you mean '--help'?"),
      (["check", "--hepl"], "Unknown option '--hepl'. Did you mean '--help'?"),
      (["report", "--opne"], "Unknown option '--opne'. Did you mean '--open'?"),
    ] as [([String], String)])
  func suggestions(arguments: [String], error: String) async throws {
    let workspace = try Workspace(["my card.yaml": Scenarios.good])
    let outcome = try await Tool.run(
      Tool.layoutdiff, arguments, in: workspace.url, environment: [:], output: nil,
      allowsDebug: false)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: \(error)\nUsage: layoutdiff "), "\(outcome.errors)")
  }

  @Test("a program of one's own suggests its own name", arguments: [["chek"], ["badge"]])
  func ownProgram(arguments: [String]) async throws {
    let workspace = try Workspace()
    let outcome = try await Tool.run(
      Tool.folder.appending(path: "TwoScreens"), arguments, in: workspace.url, environment: [:],
      output: nil)
    #expect(outcome.status == 64)
    let words = arguments == ["chek"] ? "Did you mean 'check'?" : "To compare it: TwoScreens check"
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }
}
