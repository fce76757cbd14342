import Foundation
import Testing

@Suite("diagnose")
struct DiagnoseTests {
  @Test("a log is explained, with the broken constraint and the fix that changes least")
  func text() async throws {
    let outcome = try await Workspace(["log.txt": Scenarios.log]).layoutdiff("diagnose", "log.txt")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    #expect(
      outcome.output.hasPrefix(
        """
        line 1 (UIKit): 4 of 4 constraints conflict by 36 pt
          1: 'view.width == 320': view is 320 pt wide.
          2: 'pierLabel.leading == view.leading + 16': The leading edge of pierLabel is 16 pt after \
        the leading edge of view.
        """))
    #expect(
      outcome.output.contains(
        "'pierLabel.width >= 324': pierLabel is at least 324 pt wide. UIKit broke this one."))
    #expect(
      outcome.output.contains(
        "fix: Give constraint 4, 'pierLabel.width >= 324', the priority 999. Then it is missed by "
          + "36 pt: pierLabel is 288 pt wide. The other 3 are then satisfied."))
  }

  @Test("JSON has the keys of the contract, null where there is no value")
  func json() async throws {
    let calm = "<NSLayoutConstraint:0x1a UIView:0x2b.width == 40   (active)>"
    let workspace = try Workspace(["log.txt": Scenarios.log, "calm.txt": calm])
    let outcome = try await workspace.layoutdiff("diagnose", "log.txt", "--json")
    let log = try #require(try JSON(text: outcome.output)["logs"].items.first)
    #expect(try log["constraints"].number == 4)
    #expect(try log["conflict"].numbers == [0, 1, 2, 3])
    #expect(try log["points"].number == 36)
    #expect(try log["broken"].number == 3)
    #expect(try log["status"].text == "conflict")
    #expect(try log["needs"].items.isEmpty)
    let quiet = try await workspace.layoutdiff("diagnose", "calm.txt", "--json").output
    #expect(quiet.contains("\"points\" : null"))
    #expect(quiet.contains("\"broken\" : null"))
    #expect(quiet.contains("\"status\" : \"no conflict\""))
  }

  @Test("where the budget ends, the answer says at what and has what was found, with status 1")
  func budget() async throws {
    let workspace = try Workspace(["log.txt": Scenarios.log])
    let first = try await workspace.layoutdiff("diagnose", "log.txt", "--budget", "1")
    #expect(first.status == 1)
    let end = "the search for a conflict ended after 1 simplex step"
    #expect(first.errors == "log.txt:1: error: \(end); --budget allows more\n")
    #expect(
      first.output.hasPrefix(
        "line 1 (UIKit): undecided: the search for a conflict was not finished"))
    #expect(first.output.contains("  \(end)\n"))
    let json = try await workspace.layoutdiff("diagnose", "log.txt", "--budget", "1", "--json")
    #expect(json.status == 1)
    let log = try #require(try JSON(text: json.output)["logs"].items.first)
    #expect(try log["end"].text == end)
    #expect(try log["status"].text == "undecided")
    let scenario = try await workspace.layoutdiff(
      "diagnose", "log.txt", "--budget", "1", "--scenario")
    #expect(scenario.status == 1)
    #expect(scenario.errors == first.errors)
    let page = try await workspace.layoutdiff(
      "diagnose", "log.txt", "--budget", "1", "--html", "page")
    #expect(page.status == 1)
    #expect(try workspace.text("page/index.html").contains(">Other constraints"))
    let whole = try await workspace.layoutdiff("diagnose", "log.txt", "--json").output
    #expect(whole.contains("\"end\" : null"))
    let refused = try await workspace.layoutdiff("diagnose", "log.txt", "--budget", "0")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("--budget is a number of steps from 1 to 1000000000."))
  }

  @Test("a page replaces an earlier one, and no index.html of somebody else")
  func pageInItsPlace() async throws {
    let workspace = try Workspace(["log.txt": Scenarios.log, "site/index.html": "mine"])
    for _ in 1...2 {
      let page = try await workspace.layoutdiff("diagnose", "log.txt", "--html", "page")
      #expect(page.status == 1, "\(page.errors)")
    }
    let refused = try await workspace.layoutdiff("diagnose", "log.txt", "--html", "site")
    #expect(refused.status == 73)
    #expect(
      refused.errors.contains(
        "it contains index.html, which layoutdiff did not write: choose another folder"),
      "\(refused.errors)")
    #expect(try workspace.text("site/index.html") == "mine")
  }

  @Test("the scenario of a log announces its conflict, and check finds it")
  func scenario() async throws {
    let workspace = try Workspace(["log.txt": Scenarios.log])
    let outcome = try await workspace.layoutdiff(
      "diagnose", "log.txt", "--scenario", "--output", "pier.yaml")
    #expect(outcome.status == 0)
    let check = try await workspace.layoutdiff("check", "pier.yaml")
    #expect(check.status == 0)
    #expect(check.output.hasPrefix("conflict as expected pier"))
  }

  @Test("of a text with two logs, each becomes a file, or a note says which one is printed")
  func scenarios() async throws {
    let calm = "<NSLayoutConstraint:0x1a UIView:0x2b.width == 40   (active)>"
    let second = Scenarios.log.replacing(">= 324", with: ">= 300")
    let workspace = try Workspace(["logs.txt": "\(Scenarios.log)\n\(second)", "calm.txt": calm])
    let written = try await workspace.layoutdiff(
      "diagnose", "logs.txt", "--scenario", "--output", "out/a.b/pier.yaml")
    #expect(written.status == 73, "the folder is missing")
    let outcome = try await workspace.layoutdiff(
      "diagnose", "logs.txt", "--scenario", "--output", "pier.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.output == "pier-1.yaml\npier-2.yaml\n")
    #expect(try workspace.text("pier-1.yaml").contains("- pierLabel.width >= 324"))
    #expect(try workspace.text("pier-2.yaml").contains("- pierLabel.width >= 300"))
    let check = try await workspace.layoutdiff("check", "pier-1.yaml", "pier-2.yaml")
    #expect(check.status == 0)
    let printed = try await workspace.layoutdiff("diagnose", "logs.txt", "--scenario")
    #expect(printed.output == (try workspace.text("pier-1.yaml")))
    #expect(
      printed.errors
        == "this is log 1 of 2: --log chooses another one, and --output writes each to a file\n")
    let chosen = try await workspace.layoutdiff(
      "diagnose", "logs.txt", "--scenario", "--log", "2", "--output", "only.yaml")
    #expect(chosen.output == "" && chosen.errors == "")
    #expect(try workspace.text("only.yaml") == (try workspace.text("pier-2.yaml")))
  }

  @Test("where SnapKit prints the file and the line, every answer has them")
  func sourcePlaces() async throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "<SnapKit.LayoutConstraint:0x1@/Users/me/App/ChatCell.swift#41 UILabel:0x2b.width == 10.0>",
          "<SnapKit.LayoutConstraint:@ChatCell.swift#42 UILabel:0x2b.width == 20.0>",
          "<SnapKit.LayoutConstraint:ChatCell.swift#43 UILabel:0x2b.height == 20.0>",
          "<SnapKit.LayoutConstraint:wide label@ChatCell.swift#44 UILabel:0x2b.height == 22.0>"
      )
      """
    let workspace = try Workspace(["log.txt": text])
    let json = try JSON(
      text: try await workspace.layoutdiff("diagnose", "log.txt", "--json").output)
    let lines = try #require(try json["logs"].items.first)["lines"].items
    #expect(try lines.map { try $0["source"]["line"].number } == [41, 42, 43, 44])
    #expect(
      try lines.map { try $0["source"]["file"].text } == [
        "/Users/me/App/ChatCell.swift", "ChatCell.swift", "ChatCell.swift", "ChatCell.swift",
      ])
    let output = try await workspace.layoutdiff("diagnose", "log.txt").output
    for (number, line) in [(1, 41), (2, 42), (3, 43), (4, 44)] {
      #expect(output.contains("\(number) (ChatCell.swift:\(line)): "), "\(output)")
    }
    #expect(
      output.contains("Give constraint 1, 'label.width == 10' (ChatCell.swift:41), the priority"))
    let scenario = try await workspace.layoutdiff("diagnose", "log.txt", "--scenario").output
    #expect(scenario.contains("- label.width == 10  # at ChatCell.swift:41"))
    _ = try await workspace.layoutdiff("diagnose", "log.txt", "--html", "page")
    #expect(try workspace.text("page/index.html").contains("ChatCell.swift:41"))
  }

  @Test("standard input is read with - and without a file")
  func standardInput() async throws {
    let workspace = try Workspace(["log.txt": Scenarios.log])
    let expected = try await workspace.layoutdiff("diagnose", "log.txt").output
    for line in ["layoutdiff diagnose - < log.txt", "cat log.txt | layoutdiff diagnose"] {
      let outcome = try await workspace.shell(line)
      #expect(outcome.status == 1)
      #expect(outcome.output == expected)
    }
  }

  @Test("a pipe that nobody writes to is waited for, with a word about it")
  func pipe() async throws {
    let workspace = try Workspace(["log.txt": Scenarios.log])
    let expected = try await workspace.layoutdiff("diagnose", "log.txt").output
    let outcome = try await workspace.shell(
      """
      mkfifo pipe
      layoutdiff diagnose pipe 2>said &
      until [ -s said ]; do sleep 0.02; done
      cat log.txt >pipe
      wait $!
      """)
    #expect(outcome.status == 1)
    #expect(outcome.output == expected)
    #expect(
      try workspace.text("said")
        == "pipe: nothing has been written to this pipe yet; Ctrl-C ends the wait\n")
  }

  @Test("Windows line ends, UTF-16 and bytes that are no text change nothing")
  func encodings() async throws {
    let workspace = try Workspace(["log.txt": Scenarios.log])
    let expected = try await workspace.layoutdiff("diagnose", "log.txt").output
    let windows = Scenarios.log.replacing("\n", with: "\r\n")
    try workspace.write(Data(windows.utf8), to: "windows.txt")
    try workspace.write(try #require(Scenarios.log.data(using: .utf16)), to: "utf16.txt")
    try workspace.write(Data(Scenarios.log.utf8) + Data([10, 0xFF, 0xC3, 10]), to: "bytes.txt")
    for name in ["windows.txt", "utf16.txt", "bytes.txt"] {
      let outcome = try await workspace.layoutdiff("diagnose", name)
      #expect(outcome.output == expected, "\(name)")
    }
  }

  @Test("what made a constraint is said whether or not it is part of a conflict")
  func maker() async throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.width == 100   (active)>",
          "<NSLayoutConstraint:0x3 UIView:0x2.height == 10   (active)>"
      )

      """
    let outcome = try await Workspace(["log.txt": log]).layoutdiff("diagnose", "log.txt")
    #expect(outcome.output.contains("view is 100 pt wide. Made by an autoresizing mask."))
  }

  @Test("a text without a log says what was expected")
  func noLog() async throws {
    let outcome = try await Workspace(["a.txt": "all is well\n"]).layoutdiff("diagnose", "a.txt")
    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("a.txt: error: there is no log in this text: expected"))
  }

  @Test("a text of which the system hid all says how to get it")
  func onlyPrivate() async throws {
    let line =
      "2024-05-01 10:00:00 App: (UIKitCore) [com.apple.UIKit:LayoutConstraints] <private>\n"
    let outcome = try await Workspace(["a.txt": line]).layoutdiff("diagnose", "a.txt")
    #expect(outcome.status == 66)
    #expect(
      outcome.errors == """
        a.txt: error: there is no log in this text, only <private>. The system's log hides text as \
        <private> unless Xcode started the app. Run it from Xcode, and copy this log from its console.

        """)
  }

  @Test("one log of several is chosen by its number")
  func number() async throws {
    let second = Scenarios.log.replacing("324", with: "300").replacing("0x1", with: "0x9")
    let workspace = try Workspace(["log.txt": Scenarios.log + "\n" + second])
    let outcome = try await workspace.layoutdiff("diagnose", "log.txt", "--log", "2")
    #expect(
      outcome.output.hasPrefix("log 2 of 2, line 11 (UIKit): 4 of 4 constraints conflict by 12 pt"))
    let both = try await workspace.layoutdiff("diagnose", "log.txt")
    #expect(both.output.contains("log 1 of 2, line 1 (UIKit)"))
    #expect(both.output.contains("\n\nlog 2 of 2"))
  }
}
