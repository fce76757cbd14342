import Foundation
import TestSupport
import Testing

@Suite("Baselines: check and accept")
struct GateTests {
  private static let path = "baselines/card.json"

  /// A folder with a scenario whose layouts were accepted.
  private func accepted(_ text: String = Scenarios.good) async throws -> Workspace {
    let workspace = try Workspace(["card.yaml": text])
    let outcome = try await workspace.layoutdiff("accept", "card.yaml")
    #expect(outcome.output == "new      card: baselines/card.json\n1 new\n")
    #expect(outcome.errors == "" && outcome.status == 0)
    return workspace
  }

  /// Puts other text in the place of some of the baseline.
  private func edit(_ workspace: Workspace, _ text: String, to replacement: String) throws {
    let baseline = try workspace.text(Self.path)
    #expect(baseline.contains(text))
    try workspace.write(Data(baseline.replacing(text, with: replacement).utf8), to: Self.path)
  }

  @Test("what was accepted passes, and accepting it again changes nothing")
  func unchanged() async throws {
    let workspace = try await accepted()
    let baseline = try workspace.data(Self.path)
    let check = try await workspace.layoutdiff("check", ".", "--require-baselines")
    #expect(check.output == "agrees  card: both layouts agree at 100 pt\n1 of 1 scenarios pass\n")
    #expect(check.errors == "" && check.status == 0)
    let again = try await workspace.layoutdiff("accept")
    #expect(again.status == 66, "there is no folder Scenarios")
    let same = try await workspace.layoutdiff("accept", ".")
    #expect(same.output == "1 unchanged\n" && same.status == 0)
    #expect(try workspace.data(Self.path) == baseline)
  }

  @Test("a frame that moved in both notations alike is 1, although both agree")
  func moved() async throws {
    let workspace = try await accepted()
    let moved = Scenarios.good.replacing("spacing: 8", with: "spacing: 9")
      .replacing("trailing + 8", with: "trailing + 9")
    try workspace.write(Data(moved.utf8), to: "card.yaml")
    let outcome = try await workspace.layoutdiff("check", ".")
    #expect(
      outcome.output == """
        moved   card: both layouts agree at 100 pt; baseline: 2 frames moved
            baseline, at 100 pt: title moved 1 pt right in both notations: left from 48 to 49, \
        right from 78 to 79
        0 of 1 scenarios pass

        """)
    #expect(outcome.status == 1)
    let accepted = try await workspace.layoutdiff("accept", ".")
    #expect(
      accepted.output.hasPrefix("changed  card: ./baselines/card.json\n    at 100 pt: title mov"))
    #expect(try await workspace.layoutdiff("check", ".").status == 0)
  }

  @Test("an ambiguous value fails where that is asked for, in its own words")
  func unambiguous() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.ambiguous, "good.yaml": Scenarios.good])
    #expect(try await workspace.layoutdiff("check", ".").status == 0)
    let check = try await workspace.layoutdiff("check", ".", "--require-unambiguous")
    #expect(check.status == 1)
    #expect(
      check.output == """
        ambiguous card: both layouts agree at 100 pt; title.y is ambiguous, and the spec's layout is \
        one valid solution
        agrees  good: both layouts agree at 100 pt
        1 of 2 scenarios pass

        """)
    let report = try await workspace.layoutdiff(
      "report", ".", "--no-timing", "--require-unambiguous")
    #expect(report.status == 1)
    let cases = try workspace.text("Reports/junit.xml")
    #expect(cases.contains("<failure type=\"ambiguous\""))
    let results = try workspace.text("Reports/results.sarif")
    #expect(results.contains("\"ruleId\" : \"ambiguous\""))
    #expect(results.contains("card: the constraints determine these values ambiguously: title.y"))
  }

  @Test("more work warns, is 2 where that is asked for, and a frame that moved counts more")
  func work() async throws {
    let workspace = try await accepted()
    try edit(workspace, "\"nodes\": 3", to: "\"nodes\": 2")
    let more = try await workspace.layoutdiff("check", ".")
    #expect(more.status == 0)
    #expect(
      more.errors == """
        ./card.yaml: warning: more work: the spec needs 3 nodes instead of 2
        accept the baseline if that is intended, or make it fail with --strict-work

        """)
    #expect(
      more.output == """
        agrees  card: both layouts agree at 100 pt; baseline: more work: \
        the spec needs 3 nodes instead of 2
            baseline, at 100 pt: the spec needs 3 nodes instead of 2
        1 of 1 scenarios pass, 1 takes more work (--strict-work fails it)

        """)
    let json = try await workspace.layoutdiff("check", ".", "--json")
    #expect(json.status == 0)
    #expect(
      json.output.contains("\"message\" : \"more work: the spec needs 3 nodes instead of 2\""))
    let strict = try await workspace.layoutdiff("check", ".", "--strict-work")
    #expect(strict.status == 2)
    #expect(strict.errors == "")
    #expect(
      strict.output == """
        more work card: both layouts agree at 100 pt; baseline: more work: \
        the spec needs 3 nodes instead of 2
            baseline, at 100 pt: the spec needs 3 nodes instead of 2
        0 of 1 scenarios pass

        """)
    try edit(workspace, "\"nodes\": 2", to: "\"nodes\": 4")
    let less = try await workspace.layoutdiff("check", ".")
    #expect(less.status == 0)
    #expect(less.output.contains("baseline: less work: the spec needs 3 nodes instead of 4"))
    try edit(workspace, "\"nodes\": 4", to: "\"nodes\": 2")
    try edit(workspace, "[48, 0, 30, 20]", to: "[48, 0, 31, 20]")
    #expect(try await workspace.layoutdiff("check", ".", "--strict-work").status == 1)
  }

  @Test("rules that repeat others are named where they are more work for the solvers")
  func repeatedRules() async throws {
    let workspace = try await accepted()
    let repeated = Card.adding("title.top == superview.top", "photo.top == superview.top")
    try workspace.write(Data(repeated.utf8), to: "card.yaml")
    let check = try await workspace.layoutdiff("check", ".")
    #expect(check.status == 0)
    #expect(check.errors.contains("; 2 rules repeat others: lines 17 and 18\n"), "\(check.errors)")
    // No rule is work for the layout spec.
    try workspace.write(Data(Card.text.utf8), to: "card.yaml")
    #expect(try await workspace.layoutdiff("check", ".").errors == "")
  }

  @Test("more work is a warning in SARIF and JUnit, and an error where that is asked for")
  func workInReports() async throws {
    let workspace = try await accepted()
    try edit(workspace, "\"nodes\": 3", to: "\"nodes\": 2")
    for (option, status, level) in [([], 0, "warning"), (["--strict-work"], 2, "error")] {
      let arguments = ["report", ".", "--no-timing"] + option
      let report = try await workspace.layoutdiff(
        arguments: arguments, environment: ["GITHUB_ACTIONS": "true"])
      #expect(report.status == status)
      let results = try workspace.text("Reports/results.sarif")
      #expect(results.contains("\"ruleId\" : \"moreWork\""))
      #expect(results.contains("\"level\" : \"\(level)\""))
      // Annotations are for what fails.
      #expect(report.errors.contains("::error file=card.yaml") == (status == 2), "\(report.errors)")
      let cases = try workspace.text("Reports/junit.xml")
      #expect(cases.contains("<failure type=\"more work\"") == (status == 2))
    }
  }

  @Test("a counter that only the baseline or only the layout has is told, and fails if required")
  func counters() async throws {
    let workspace = try await accepted()
    func check() async throws -> Outcome { try await workspace.layoutdiff("check", ".") }
    func required() async throws -> Int32 {
      try await workspace.layoutdiff("check", ".", "--require-baselines").status
    }
    try edit(workspace, "\"simplexIterations\"", to: "\"simplexIterationz\"")
    let renamed = try await check()
    #expect(renamed.status == 0)
    #expect(
      renamed.output == """
        agrees  card: both layouts agree at 100 pt; baseline: 2 counters of work not accepted
            baseline, at 100 pt: the simplex iterations of the reduced solver were not accepted
            baseline, at 100 pt: the reduced solver has no simplex iterationz, which were accepted
        1 of 1 scenarios pass

        """)
    #expect(try await required() == 1)
    try edit(workspace, "\"reduced\"", to: "\"reducedz\"")
    let unknown = try await check()
    #expect(unknown.status == 0)
    #expect(unknown.output.contains("no work of the reduced solver was accepted"))
    #expect(unknown.output.contains("there is no engine 'reducedz', whose work was accepted"))
    #expect(try await required() == 1)
    _ = try await workspace.layoutdiff("accept", ".")
    #expect(try await required() == 0)
  }

  @Test("one change that moves many things in many places is told in one line")
  func grouped() async throws {
    func inset(_ left: Int) -> String {
      """
      layoutdiff: 1
      containers: [100, 150, 200x90]
      elements: { photo: { box: 40x40 }, title: { box: 30x20 } }
      spec:
        inset:
          insets: { left: \(left) }
          child: { stack: { spacing: 8, alignItems: start, children: [photo, title] } }
      constraints:
        - "H:|-\(left)-[photo]-8-[title]"
        - photo.top == superview.top
        - title.top == superview.top
        - superview.bottom >= photo.bottom
      """
    }
    let workspace = try await accepted(inset(5))
    try workspace.write(Data(inset(17).utf8), to: "card.yaml")
    let check = try await workspace.layoutdiff("check", ".")
    #expect(check.status == 1)
    let lines = check.output.split(separator: "\n").filter { $0.contains("baseline, at") }
    #expect(
      lines == [
        "    baseline, at 100, 150 and 200 × 90 pt: photo and title moved 12 pt right in both notations"
      ])
  }

  @Test("a report fails for what was not accepted where that is asked for, and every file says so")
  func required() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    func report(_ more: String...) async throws -> Int32 {
      try await Tool.run(
        Tool.layoutdiff, ["report", ".", "--no-timing"] + more, in: workspace.url,
        environment: [:], output: nil
      ).status
    }
    #expect(try await report() == 0)
    #expect(try await report("--require-baselines") == 1)
    #expect(try workspace.text("Reports/junit.xml").contains("<failure type=\"not accepted\""))
    #expect(try workspace.text("Reports/results.sarif").contains("\"ruleId\" : \"unaccepted\""))
    #expect(try workspace.text("Reports/summary.md").contains("baseline: there is no baseline"))
    let merged = try await workspace.layoutdiff("merge", "Reports/run.json", "--output", "all")
    #expect(merged.status == 1)
    _ = try await workspace.layoutdiff("accept", ".")
    #expect(try await report("--require-baselines") == 0)
  }

  @Test(
    "a baseline that cannot be used is 65 and named, and everything else is checked",
    arguments: [
      ("\"spec\": {", "\"spec\": { ", ":6:1: error: this is not as accept writes it"),
      (
        "{\n  \"layout", "<<<<<<< ours\n{\n  \"layout",
        ":1:1: error: the baseline contains both sides"
      ),
      (
        "Baseline\": 1", "Baseline\": 2",
        ":1:1: error: the baseline is of version 2, and this layoutdiff knows"
      ),
      (
        "Baseline\": 1", "Baseline\": 0",
        ":1:1: error: this is not a baseline: there is no version 0"
      ),
      ("\"card\"", "\"cart\"", ":1:1: error: this is the baseline of 'cart'"),
      ("[48, 0, 30, 20]", "[48, 0, 30]", ":9:18: error: this is not a baseline: .containers"),
      ("[48, 0, 30, 20]", "[48, 0, 1e999, 20]", ":1:1: error: this is not a baseline: "),
      ("  }\n}\n", "", ":21:1: error: this is not a baseline: it is not JSON, or not all of it"),
    ])
  func unusable(text: String, replacement: String, message: String) async throws {
    let workspace = try await accepted()
    try workspace.write(Data(Scenarios.good.utf8), to: "other.yaml")
    try edit(workspace, text, to: replacement)
    let broken = try workspace.data(Self.path)
    let outcome = try await workspace.layoutdiff("check", ".")
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("./baselines/card.json\(message)"), "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("\nlayoutdiff accept ./card.yaml writes it again\n"))
    #expect(outcome.output.contains("agrees  other: both layouts agree at 100 pt\n"))
    #expect(
      outcome.output.hasPrefix("unreadable baseline card: both layouts agree at 100 pt; baseline: ")
    )
    #expect(try workspace.data(Self.path) == broken)
  }

  @Test("accepting names the place of what was edited in the baseline that it replaces")
  func replacedPlace() async throws {
    let workspace = try await accepted()
    try edit(workspace, "\"spec\": {", to: "\"spec\": { ")
    let outcome = try await workspace.layoutdiff("accept", ".")
    #expect(
      outcome.output.contains("replaced: ./baselines/card.json:6:1: this is not as accept writes"),
      "\(outcome.output)")
  }

  @Test("a folder in the place of a baseline is named, and nothing is said to be replaced")
  func folderInPlace() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good, "baselines/card.json/a": ""])
    let check = try await workspace.layoutdiff("check", "card.yaml")
    #expect(check.status == 65)
    #expect(
      check.errors.hasPrefix(
        "baselines/card.json: error: the baseline cannot be read: it is a folder: remove it\n"),
      "\(check.errors)")
    let accept = try await workspace.layoutdiff("accept", "card.yaml")
    #expect([73, 74].contains(accept.status))
    #expect(!(accept.output + accept.errors).contains("replaced"), "\(accept.output)")
  }

  @Test("what a newer layoutdiff accepted is not written over; what is broken is")
  func replaced() async throws {
    let workspace = try await accepted()
    try edit(workspace, "Baseline\": 1", to: "Baseline\": 2")
    let newer = try await workspace.layoutdiff("accept", ".")
    #expect(newer.status == 65)
    #expect(
      newer.output.hasPrefix("failed   card: ./baselines/card.json\n    the baseline is of v"))
    try workspace.write(Data("{\n  \"layoutdiffBaseline\": 1,".utf8), to: Self.path)
    #expect(try await workspace.layoutdiff("accept", ".").status == 0)
    #expect(try await workspace.layoutdiff("check", ".", "--require-baselines").status == 0)
  }

  @Test(
    "a file in the place of a baseline that accept did not write stays, and is 73",
    arguments: ["{ \"theme\": \"dark\" }", "{", "", "scenario: card"])
  func foreign(text: String) async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good, Self.path: text])
    let outcome = try await workspace.layoutdiff("accept", ".")
    #expect(outcome.status == 73)
    #expect(outcome.output.contains("; the file stays as it is: move it away, or "))
    #expect(try workspace.text(Self.path) == text)
  }

  @Test("what a killed layoutdiff has left in a folder is removed, and nothing else")
  func unfinished() async throws {
    let others = [".layoutdiff.unfinished-notes", ".unfinished-1", "card.json.unfinished-1"]
    let dead = ".layoutdiff.unfinished-999999999"
    let workspace = try Workspace(["card.yaml": Scenarios.good, "out/\(dead)": ""])
    for name in others + [dead] { try workspace.write(Data(), to: "baselines/\(name)") }
    #expect(try await workspace.layoutdiff("accept", ".").status == 0)
    #expect(try workspace.files(in: "baselines") == (others + ["card.json"]).sorted())
    let arguments = ["translate", "card.yaml", "--output", "out/translated.yaml"]
    #expect(try await workspace.layoutdiff(arguments: arguments).status == 0)
    #expect(try workspace.files(in: "out") == ["translated.yaml"])
  }

  @Test("a scenario without a baseline is told, and fails only where that is asked for")
  func missing() async throws {
    let workspace = try await accepted()
    try workspace.write(Data(Scenarios.good.utf8), to: "other.yaml")
    let told = try await workspace.layoutdiff("check", ".")
    #expect(told.status == 0)
    #expect(told.output.hasSuffix("2 of 2 scenarios pass, 1 without a baseline: other\n"))
    let required = try await workspace.layoutdiff("check", ".", "--require-baselines")
    #expect(required.status == 1)
    #expect(
      required.output.contains("not accepted other: both layouts agree at 100 pt; baseline: there"))
  }

  @Test("a container that nobody accepted is told; one that is gone is 1")
  func containers() async throws {
    let workspace = try await accepted()
    try workspace.write(
      Data(Scenarios.good.replacing("[100]", with: "[100, 200]").utf8), to: "card.yaml")
    let more = try await workspace.layoutdiff("check", ".")
    #expect(more.status == 0)
    #expect(more.output.contains("baseline, at 200 pt: nothing was accepted in this container"))
    #expect(try await workspace.layoutdiff("check", ".", "--require-baselines").status == 1)
    try workspace.write(
      Data(Scenarios.good.replacing("[100]", with: "[200]").utf8), to: "card.yaml")
    let less = try await workspace.layoutdiff("check", ".")
    #expect(less.status == 1)
    #expect(less.output.contains("at 100 pt: the scenario has no such container any more"))
  }

  @Test("one notation alone is held against its baseline")
  func oneNotation() async throws {
    let workspace = try await accepted(Scenarios.specOnly)
    let same = try await workspace.layoutdiff("check", ".")
    #expect(same.output.hasSuffix("\n1 of 1 scenarios pass\n") && same.status == 0)
    try workspace.write(
      Data(Scenarios.specOnly.replacing("spacing: 8", with: "spacing: 4").utf8), to: "card.yaml")
    #expect(try await workspace.layoutdiff("check", ".").status == 1)
  }

  @Test("accepting is disabled in CI unless it is forced, and check writes nothing anywhere")
  func continuousIntegration() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    let refused = try await workspace.layoutdiff("accept", ".", environment: ["CI": "true"])
    #expect(refused.status == 64)
    #expect(refused.errors.hasPrefix("Error: Accepting is disabled in CI: "))
    #expect(try await workspace.layoutdiff("check", ".", environment: ["CI": "1"]).status == 0)
    #expect(try workspace.files(in: ".") == ["card.yaml"])
    let told = try await workspace.layoutdiff(
      "accept", ".", "--even-in-ci", environment: ["CI": "true"])
    #expect(told.status == 0)
    let off = try await workspace.layoutdiff("accept", ".", environment: ["CI": "false"])
    #expect(off.output == "1 unchanged\n")
  }

  @Test("a baseline whose scenario is gone is named, and removed only without filters")
  func obsolete() async throws {
    let workspace = try await accepted()
    try workspace.write(Data(Scenarios.good.utf8), to: "other.yaml")
    try workspace.write(Data("{}".utf8), to: "baselines/mine.json")
    _ = try await workspace.layoutdiff("accept", ".")
    try FileManager.default.removeItem(at: workspace.url.appending(path: "card.yaml"))
    let check = try await workspace.layoutdiff("check", ".")
    #expect(check.status == 0)
    #expect(
      check.errors == """
        ./baselines/card.json: warning: the scenario of this baseline is gone
        layoutdiff accept, without filters, removes it

        """)
    for narrowed in [["--filter", "other"], ["--shard", "1/1"], ["--tag", "no"]] {
      _ = try await Tool.run(
        Tool.layoutdiff, ["accept", "."] + narrowed, in: workspace.url, environment: [:],
        output: nil)
    }
    _ = try await workspace.layoutdiff("accept", "other.yaml")
    #expect(
      try workspace.files(in: "baselines") == ["card.json", "mine.json", "other.json"])
    let whole = try await workspace.layoutdiff("accept", ".")
    #expect(whole.output == "removed  ./baselines/card.json\n1 unchanged, 1 removed\n")
    #expect(try workspace.files(in: "baselines") == ["mine.json", "other.json"])
  }

  @Test("an invalid file keeps its baseline, and does not keep others from being accepted")
  func invalidFile() async throws {
    let workspace = try await accepted()
    try workspace.write(Data("layoutdiff: 1".utf8), to: "card.yaml")
    try workspace.write(Data(Scenarios.differing.utf8), to: "other.yaml")
    let outcome = try await workspace.layoutdiff("accept", ".")
    #expect(outcome.status == 65)
    #expect(
      outcome.output == """
        new      other: ./baselines/other.json
            it does not pass: title differs at 100 pt
        1 new

        """)
    #expect(try workspace.files(in: "baselines") == ["card.json", "other.json"])
  }

  @Test("what has no layout cannot be accepted")
  func noLayout() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.unbounded])
    let outcome = try await workspace.layoutdiff("accept", ".")
    #expect(outcome.status == 65)
    #expect(
      outcome.output.hasPrefix(
        "failed   card: ./baselines/card.json\n    ./card.yaml:6:1: the layout spec "))
    #expect(try workspace.files(in: ".") == ["card.yaml"])
  }

  @Test("baselines may be in a folder of one's own, by the paths of the files")
  func folder() async throws {
    let workspace = try Workspace([
      "a/card.yaml": Scenarios.good, "b/card.yaml": Scenarios.good, "b/card.yml": Scenarios.good,
    ])
    _ = try await workspace.layoutdiff("accept", "./a", "b", "--baselines", "kept/")
    #expect(
      try workspace.files(in: "kept").filter { $0.hasSuffix("json") } == [
        "a/card.json", "b/card.json", "b/card.yml.json",
      ])
    let one = try await workspace.layoutdiff(
      "check", "b/card.yml", "--baselines", "kept", "--require-baselines")
    #expect(one.status == 0, "\(one.output)")
  }

  @Test("a folder that cannot be made is 73, and JSON says what was done to each file")
  func cannotCreate() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good, "baselines": "mine"])
    let outcome = try await workspace.layoutdiff("accept", ".", "--json")
    #expect(outcome.status == 73)
    let json = try JSON(text: outcome.output)
    #expect(json.keys == ["baselines", "invalidFiles", "schemaVersion"])
    let baseline = try json["baselines"][0]
    #expect(baseline.keys == ["change", "file", "id", "notes"])
    #expect(try baseline["change"].text == "failed")
    #expect(try workspace.text("baselines") == "mine")
  }

  @Test("the ratio of times counts only if it is asked for")
  func timing() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    let options = ["--timing", "--allow-debug", "--samples", "5", "--time-budget", "86400"]
    func run(_ command: String, _ more: [String] = options) async throws -> Outcome {
      try await Tool.run(
        Tool.layoutdiff, [command, "."] + more, in: workspace.url, environment: [:], output: nil)
    }
    #expect(try await run("accept").status == 0)
    let baseline = try workspace.text(Self.path)
    let line = try #require(baseline.firstMatch(of: /"timing": \{ [^}]*\}/))
    #expect(try await run("accept", []).output == "1 unchanged\n", "the ratio stays")
    let small =
      #""timing": { "of": "OF", "to": "spec", "ratio": 1e-09, "low": 1e-09, "high": 1e-09 }"#
    let of = try #require(line.output.firstMatch(of: /"of": "([a-z]+)"/)).output.1
    try edit(workspace, String(line.output), to: small.replacing("OF", with: of))
    #expect(try await run("check", []).status == 0)
    let slower = try await run("check")
    #expect(slower.status == 2, "\(slower.output)")
    #expect(slower.output.contains("baseline, at 100 pt: the time of \(of) was 0× (0"))
  }

  @Test("screens in Swift have baselines too, which a program without them leaves alone")
  func screens() async throws {
    let workspace = try Workspace(["Scenarios/card.yaml": Scenarios.good])
    let screens = Tool.folder.appending(path: "TwoScreens")
    func run(_ arguments: String...) async throws -> Outcome {
      try await Tool.run(screens, arguments, in: workspace.url, environment: [:], output: nil)
    }
    #expect(try await run("accept").status == 0)
    let files = [
      "TwoScreens.screens", "TwoScreens.screens/badge.json",
      "TwoScreens.screens/shifted-badge.json",
      "card.json",
    ]
    #expect(try workspace.files(in: "Scenarios/baselines") == files)
    #expect(try await run("check", "badge", "--require-baselines").status == 0)
    #expect(try await workspace.layoutdiff("accept").output == "1 unchanged\n")
    let old = try workspace.data("Scenarios/baselines/TwoScreens.screens/badge.json")
    try workspace.write(old, to: "Scenarios/baselines/TwoScreens.screens/gone.json")
    #expect(try await run("accept", "badge").output == "1 unchanged\n")
    #expect(try await run("accept").output.hasPrefix("removed  Scenarios/baselines/TwoScreens.s"))
    #expect(try workspace.files(in: "Scenarios/baselines") == files)
  }

  @Test("the scenarios that come with the project pass against what was just accepted of them")
  func shipped() async throws {
    let workspace = try Workspace.withShippedScenarios()
    for solver in ["direct", "reduced"] {
      #expect(try await workspace.layoutdiff("accept", "--solver", solver).status == 0)
      let check = try await workspace.layoutdiff(
        "check", "--require-baselines", "--solver", solver)
      #expect(check.status == 0, "\(check.output)")
    }
  }
}
