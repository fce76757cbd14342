import Foundation
import Testing

@testable import Commands

#if os(Linux)
  @Suite("Opening the page of a report")
  struct OpenPageTests {
    /// Runs `report --open` where `xdg-open` is a script with this text; without a text, nowhere.
    private func report(opener: String?) async throws -> (outcome: Outcome, workspace: Workspace) {
      let workspace = try Workspace(["card.yaml": Scenarios.good])
      if let opener { try add(opener: opener, to: workspace) }
      let outcome = try await workspace.layoutdiff(
        "report", "card.yaml", "--no-timing", "--open",
        environment: ["PATH": workspace.url.appending(path: "bin").path])
      return (outcome, workspace)
    }

    private func add(opener: String, to workspace: Workspace) throws {
      try workspace.write(Data("#!/bin/sh\n\(opener)\n".utf8), to: "bin/xdg-open")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: workspace.url.appending(path: "bin/xdg-open").path)
    }

    @Test("the page is given to xdg-open, whose output is not shown")
    func opened() async throws {
      let (outcome, workspace) = try await report(
        opener: "echo noise; echo \"$1\" >part; /bin/mv part opened")
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      // A busy machine may run the script when the report has long ended.
      while !workspace.has("opened") { try await Task.sleep(for: .milliseconds(20)) }
      #expect(try workspace.text("opened") == "Reports/index.html\n")
      #expect(outcome.output.hasSuffix("Reports/index.html\n"))
      #expect(!outcome.output.contains("noise"))
    }

    @Test("what is started gets the columns of the terminal as they are")
    func columns() async throws {
      let workspace = try Workspace(["card.yaml": Scenarios.good])
      try add(opener: "echo \"$COLUMNS\" >part; /bin/mv part opened", to: workspace)
      let outcome = try await workspace.layoutdiff(
        "report", "card.yaml", "--no-timing", "--open",
        environment: ["PATH": workspace.url.appending(path: "bin").path, "COLUMNS": "40"])
      #expect(outcome.status == 0)
      while !workspace.has("opened") { try await Task.sleep(for: .milliseconds(20)) }
      #expect(try workspace.text("opened") == "40\n")
    }

    @Test("without xdg-open the report is there all the same, and one line says what to do")
    func nothingToOpenWith() async throws {
      let (outcome, workspace) = try await report(opener: nil)
      #expect(outcome.status == 0)
      #expect(
        outcome.errors == """
          the page cannot be opened from here, because there is no xdg-open: \
          open Reports/index.html in a browser

          """)
      #expect(try workspace.text("Reports/index.html").contains("<html"))
    }

    @Test("what xdg-open could not do is said")
    func failing() throws {
      let workspace = try Workspace()
      try add(opener: "echo noise >&2; exit 3", to: workspace)
      let failure = PageOpener.failure(
        ofOpening: "Reports/index.html", searchPath: workspace.url.appending(path: "bin").path,
        patience: .seconds(3600))
      #expect(failure == "xdg-open ended with status 3: open Reports/index.html in a browser")
    }

    @Test("an opener that lasts as long as the browser is not waited for")
    func lasting() async throws {
      let (outcome, _) = try await report(opener: "exec /bin/sleep 20")
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
    }
  }
#endif
