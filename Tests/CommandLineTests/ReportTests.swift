import Foundation
import Testing

@Suite("report")
struct ReportTests {
  private static let files = [
    "fonts", "fonts/OFL.txt", "fonts/inter-400.otf", "fonts/inter-600.otf", "frames.csv",
    "icon.svg", "index.css", "index.html", "junit.xml", "report.js", "results.sarif", "run.json",
    "scenario", "scenario/card.html", "slider.js", "style.css", "summary.md",
    "thumbnail", "thumbnail/card.svg", "timings.csv", "translation", "translation.js",
    "translation/card.html",
  ]

  @Test("a report has all its files; a summary and its path are the only output")
  func files() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    let outcome = try await workspace.layoutdiff(
      "report", "card.yaml", "--output", "out/deep", "--no-timing")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        1 of 1 scenarios pass
        agrees: 1
        worst difference: none
        out/deep/index.html

        """)
    #expect(outcome.errors == "")
    #expect(try workspace.files(in: "out/deep") == Self.files)
    #expect(try JSON(text: workspace.text("out/deep/run.json"))["schemaVersion"].number == 1)
  }

  @Test("the summary counts standings, the worst first, and names the worst difference")
  func summary() async throws {
    let workspace = try Workspace([
      "announced.yaml": Scenarios.announcing(Scenarios.differing.replacing("+ 10", with: "+ 60")),
      "card.yaml": Scenarios.good, "differs.yaml": Scenarios.differing,
      "spec.yaml": Scenarios.specOnly,
    ])
    let all = try await workspace.layoutdiff("report", ".", "--no-timing", "--allow-unchecked")
    #expect(
      all.output == """
        differs differs: title differs at 100 pt
            value: photo.trailing to title.leading is 8 pt in the spec and 10 pt by line 14: \
        'title.leading == photo.trailing + 10' (at 100 pt)
            in the constraints, line 14: write 'title.leading == photo.trailing + 8' instead of \
        'title.leading == photo.trailing + 10'; then both layouts agree
        2 of 3 scenarios pass, 1 skipped
        differs: 1 · differs as expected: 1 · skipped: 1 · agrees: 1
        worst difference: +2 pt, title.left in differs at 100 pt
        Reports/index.html

        """)
    let announced = try await workspace.layoutdiff("report", "announced.yaml", "--no-timing")
    #expect(
      announced.output.contains(
        "\nworst difference: +52 pt, as expected, title.left in announced at 100 pt\n"))
    let skipped = try await workspace.layoutdiff(
      "report", "spec.yaml", "--no-timing", "--allow-unchecked")
    #expect(
      skipped.output == "nothing to compare, 1 skipped\nskipped: 1\nReports/index.html\n")
    let unchecked = try await workspace.layoutdiff("report", "spec.yaml", "--no-timing")
    #expect(unchecked.status == 1)
    #expect(unchecked.output.hasPrefix("nothing to check spec: "), "\(unchecked.output)")
  }

  @Test("what begins is said at once, unless with --quiet")
  func firstSecond() async throws {
    let workspace = try Workspace(["Scenarios/card.yaml": Scenarios.good])
    let outcome = try await Tool.run(
      Tool.layoutdiff, ["report", "--no-timing"], in: workspace.url, environment: [:], output: nil,
      allowsDebug: false)
    #expect(outcome.errors == "comparing 1 scenario\n")
  }

  @Test("without arguments it takes the folder Scenarios and writes to Reports")
  func defaults() async throws {
    let workspace = try Workspace(["Scenarios/card.yaml": Scenarios.good])
    let outcome = try await workspace.layoutdiff("report", "--no-timing")
    #expect(outcome.output.hasSuffix("\nReports/index.html\n"))
    #expect(try workspace.files(in: "Reports") == Self.files)
  }

  @Test("the run record renders to the same bytes again")
  func fromRecord() async throws {
    let workspace = try Workspace([
      "card.yaml": Scenarios.good, "other.yaml": Scenarios.differing, "bad.yaml": "",
    ])
    let first = try await workspace.layoutdiff(
      "report", ".", "--output", "first", "--samples", "5")
    #expect(first.status == 65)
    let timings = try JSON(text: workspace.text("first/run.json"))["scenarios"].items
      .map { try $0["timings"].items.count }
    // The scenario itself, and as a list of ten rows.
    #expect(timings == [2, 0])
    let second = try await workspace.layoutdiff(
      "report", "--from", "first/run.json", "--output", "second")
    #expect(second.status == 0)
    let files = try workspace.files(in: "first")
    #expect(try workspace.files(in: "second") == files)
    for file in files where file.contains(".") {
      #expect(
        try workspace.data("first/" + file) == workspace.data("second/" + file), "\(file)")
    }
  }

  @Test("the schema of the record is printed on request")
  func schema() async throws {
    let workspace = try Workspace([:])
    let outcome = try await workspace.layoutdiff("schema", "--record")
    #expect(outcome.status == 0)
    #expect(try JSON(text: outcome.output)["title"].text == "LayoutDiff run record")
  }

  @Test("two runs without timing give the same bytes")
  func deterministic() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    for folder in ["first", "second"] {
      _ = try await workspace.layoutdiff(
        "report", "card.yaml", "--output", folder, "--no-timing")
    }
    for file in Self.files where file.contains(".") {
      #expect(
        try workspace.data("first/" + file) == workspace.data("second/" + file), "\(file)")
    }
  }

  @Test("a file that cannot be read stands in the report beside the good ones")
  func unreadable() async throws {
    let workspace = try Workspace([
      "bad.yaml": Scenarios.good.replacing("spacing", with: "spacng"), "card.yaml": Scenarios.good,
    ])
    let outcome = try await workspace.layoutdiff(
      "report", ".", "--output", "out", "--no-timing")
    #expect(outcome.status == 65)
    #expect(
      outcome.output == """
        1 of 1 scenarios pass, 1 file could not be read
        agrees: 1
        worst difference: none
        out/index.html

        """)
    #expect(outcome.errors.hasPrefix("./bad.yaml:8:5: error: unknown key 'spacng' in 'stack'\n"))
    #expect(try workspace.files(in: "out") == Self.files)
    let record = try JSON(text: workspace.text("out/run.json"))
    #expect(try record["unreadableFiles"].items.map { try $0["file"].text } == ["./bad.yaml"])
    for page in ["index.html", "summary.md"] {
      #expect(try workspace.text("out/" + page).contains("bad.yaml:8:5"), "\(page)")
    }
  }

  @Test("with --only failing, what passes is compared and counted: no page, no proof, no times")
  func onlyFailing() async throws {
    let workspace = try Workspace([
      "card.yaml": Scenarios.good, "differs.yaml": Scenarios.differing,
    ])
    let outcome = try await workspace.layoutdiff(
      "report", ".", "--only", "failing", "--output", "out", "--samples", "5")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\n1 of 2 scenarios pass\n"))
    #expect(
      try workspace.files(in: "out/scenario").filter { $0.hasSuffix(".html") } == ["differs.html"])
    let index = try workspace.text("out/index.html")
    #expect(index.contains("1 of 2 scenarios fails"))
    #expect(index.contains("1 more passes and has no page here."))
    #expect(!index.contains("card.html"))
    let scenarios = try JSON(text: workspace.text("out/run.json"))["scenarios"].items
      .compactMap { $0.value as? [String: Any] }
    try #require(scenarios.map { $0["id"] as? String } == ["card", "differs"])
    #expect(scenarios.map { $0["proof"] == nil } == [true, false])
    #expect(scenarios.map { ($0["timings"] as? [Any])?.count } == [0, 0])
  }

  @Test("a differing scenario is in the report, and the status is 1")
  func differing() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.differing])
    let outcome = try await workspace.layoutdiff("report", "card.yaml", "--output", "out")
    #expect(outcome.status == 1)
    #expect(try workspace.files(in: "out") == Self.files)
  }

  @Test("where no folder can be made, the status is 73 and nothing is left behind")
  func noFolder() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good, "file": "mine"])
    let outcome = try await workspace.layoutdiff(
      "report", "card.yaml", "--output", "file/out", "--no-timing")
    #expect(outcome.status == 73)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: cannot create "))
    #expect(try workspace.files(in: ".") == ["card.yaml", "file"])
    #expect(try workspace.text("file") == "mine")
  }

  @Test("a report that cannot be replaced stays whole")
  func notReplaced() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    _ = try await workspace.layoutdiff("report", "card.yaml", "--output", "out", "--no-timing")
    let index = try workspace.data("out/index.html")
    let record = try workspace.data("out/run.json")
    try FileManager.default.removeItem(at: workspace.url.appending(path: "out/summary.md"))
    try workspace.write(Data(), to: "out/summary.md/mine.txt")
    try workspace.write(Data(Scenarios.differing.utf8), to: "card.yaml")
    let outcome = try await workspace.layoutdiff(
      "report", "card.yaml", "--output", "out", "--no-timing")
    #expect(outcome.status == 73)
    #expect(try workspace.data("out/index.html") == index)
    #expect(try workspace.data("out/run.json") == record)
    #expect(try workspace.files(in: "out").allSatisfy { !$0.hasPrefix(".") })
  }

  @Test("a folder without permission is 73", .enabled(if: geteuid() != 0))
  func forbidden() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good, "out/mine.txt": ""])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: workspace.url.appending(path: "out").path)
    let outcome = try await workspace.layoutdiff(
      "report", "card.yaml", "--output", "out", "--no-timing")
    #expect(outcome.status == 73)
    #expect(try workspace.files(in: "out") == ["mine.txt"])
  }
}
