import Foundation
import Testing

@Suite("Colours")
struct TerminalTests {
  private static let escape = "\u{1B}"

  @Test("without a terminal there are no colours, in any output")
  func noTerminal() async throws {
    let workspace = try Workspace(["bad.yaml": "", "card.yaml": Scenarios.differing])
    for arguments in [["check", "."], ["list", "."], ["frames", "card.yaml"], ["--help"]] {
      let outcome = try await Tool.run(
        Tool.layoutdiff, arguments, in: workspace.url, environment: [:], output: nil)
      #expect(!(outcome.output + outcome.errors).contains(Self.escape))
    }
  }

  @Test("a title colours nothing, and turns no direction of what is printed after it")
  func titles() async throws {
    let title = #"title: "a\u202Eb\u2067c\e[31m\u200Fd""#
    let workspace = try Workspace(["card.yaml": Scenarios.good + "\n" + title])
    let list = try await workspace.layoutdiff("list", ".")
    #expect(list.output == "card  100  a\u{FFFD}b\u{FFFD}c\u{FFFD}[31m\u{200F}d\n")
  }

  #if os(Linux)
    @Test(
      "a terminal gets colours, unless NO_COLOR or a dumb one says otherwise",
      .enabled(if: FileManager.default.isExecutableFile(atPath: script)))
    func terminal() async throws {
      #expect(try await outputOnTerminal([:]).contains(Self.escape + "[31mdiffers"))
      for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
        let output = try await outputOnTerminal(environment)
        #expect(output.contains("differs"))
        #expect(!output.contains(Self.escape))
      }
    }

    /// The program of util-linux that runs another one in a terminal of its own.
    private static let script = "/usr/bin/script"

    private func outputOnTerminal(_ environment: [String: String]) async throws -> String {
      let workspace = try Workspace(["card.yaml": Scenarios.differing])
      let outcome = try await Tool.run(
        URL(filePath: Self.script),
        ["-qec", "'\(Tool.layoutdiff.path)' check card.yaml 2>/dev/null", "/dev/null"],
        in: workspace.url, environment: environment, output: nil)
      #expect(outcome.status == 1)
      return outcome.output
    }
  #endif
}
