import Foundation
import Testing

@Suite("Several machines: report --shard and merge")
struct MergeTests {
  private func workspaceWithShards(_ count: Int) async throws -> Workspace {
    let workspace = try Workspace([
      "a/card.yaml": Scenarios.good, "b/card.yaml": Scenarios.differing,
      "c.yaml": Scenarios.specOnly,
      "d.yaml": Scenarios.ambiguous, "e.yaml": "layoutdiff: 1",
    ])
    for index in 1...count {
      let outcome = try await workspace.layoutdiff(
        "report", ".", "--no-timing", "--shard", "\(index)/\(count)", "--output", "part-\(index)")
      #expect([0, 1, 65].contains(outcome.status))
      #expect(try workspace.files(in: "part-\(index)").contains("run.json"))
    }
    return workspace
  }

  @Test("the joined report shows what one run shows")
  func joined() async throws {
    let workspace = try await workspaceWithShards(3)
    let merged = try await workspace.shell("layoutdiff merge part-*/run.json --output all")
    #expect(merged.errors == "")
    let one = try await workspace.layoutdiff("report", ".", "--no-timing", "--output", "one")
    #expect(one.status == 65 && merged.status == one.status)
    #expect(merged.output == one.output.replacing("one/", with: "all/"))
    for file in ["junit.xml", "frames.csv", "results.sarif", "summary.md"] {
      #expect(try workspace.text("all/" + file) == workspace.text("one/" + file), "\(file)")
    }
  }

  @Test("the status is that of one run; a shard that is missing is 66, and told in every file")
  func status() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good, "row.yaml": Scenarios.differing])
    for index in 1...4 {
      _ = try await workspace.layoutdiff(
        "report", ".", "--no-timing", "--shard", "\(index)/4", "--output", "part-\(index)")
    }
    let whole = try await workspace.shell("layoutdiff merge part-*/run.json --output all")
    #expect(whole.status == 1 && whole.errors == "")
    let fine = try await workspace.layoutdiff(
      "report", "card.yaml", "--no-timing", "--output", "fine")
    #expect(fine.status == 0)
    #expect(try await workspace.layoutdiff("merge", "fine/run.json", "--output", "m").status == 0)
    let part = try await workspace.shell("layoutdiff merge part-[124]/run.json --output some")
    #expect(part.status == 66)
    #expect(part.output.contains(" scenarios pass, 1 shard missing\n"))
    #expect(part.output.hasSuffix("\nsome/index.html\n"))
    #expect(
      part.errors == "error: shard 3/4 is missing: its record is not among those given\n")
    for file in ["index.html", "junit.xml", "summary.md", "results.sarif"] {
      #expect(try workspace.text("some/" + file).contains("shard 3/4"), "\(file)")
    }
    // No file is called so: services refuse results at places that are none.
    let run = try JSON(text: workspace.text("some/results.sarif"))["runs"][0]
    let places = try run["results"].items.map { try $0["locations"].items.count }
    #expect(!places.isEmpty && places.allSatisfy { $0 == 1 })
    #expect(try !workspace.text("some/results.sarif").contains("\"uri\" : \"shard"))
    let notes = try run["invocations"][0]["toolExecutionNotifications"].items
    let texts = try notes.map { try $0["message"]["text"].text }
    #expect(
      texts == ["shard 3/4: error: there is no record of it, so its scenarios are missing"])
    #expect(try workspace.text("some/junit.xml").contains("classname=\"layoutdiff\" name=\"shard"))
  }

  @Test("a record that is read is not replaced by the joined one")
  func ownRecord() async throws {
    let workspace = try await workspaceWithShards(2)
    let before = try workspace.data("part-1/run.json")
    for output in ["part-1", "./part-1/"] {
      let outcome = try await workspace.layoutdiff(
        "merge", "part-1/run.json", "part-2/run.json", "--output", output)
      #expect(outcome.status == 73)
      #expect(
        outcome.errors
          == "part-1/run.json: error: not replaced: this is a file that is read; name another folder\n"
      )
    }
    #expect(try workspace.data("part-1/run.json") == before)
  }

  @Test("what cannot be joined is an error that names it, and writes nothing")
  func errors() async throws {
    let workspace = try await workspaceWithShards(1)
    let twice = try await workspace.layoutdiff(
      "merge", "part-1/run.json", "part-1/run.json", "--output", "all")
    #expect(twice.status == 65)
    #expect(twice.errors.contains("'d' is in part-1/run.json and part-1/run.json\n"))
    let missing = try await workspace.layoutdiff("merge", "part-1/run.json", "no.json")
    #expect(missing.status == 66)
    #expect(missing.errors == "no.json: error: cannot be read: there is no such file\n")
    try workspace.write(Data("{\"schemaVersion\": 99}".utf8), to: "newer.json")
    let newer = try await workspace.layoutdiff("merge", "newer.json", "part-1/run.json")
    #expect(newer.status == 65)
    #expect(newer.errors.contains("newer.json:1:1: error: the run record has schemaVersion 99"))
    #expect(try await workspace.layoutdiff("merge").status == 64)
    try workspace.write(Data(), to: "file")
    let folder = try await workspace.layoutdiff("merge", "part-1/run.json", "--output", "file/x")
    #expect(folder.status == 73)
    #expect(try !workspace.files(in: ".").contains("all"))
  }

  @Test("where GitHub runs it, lines are annotated and the job's summary grows, but not elsewhere")
  func gitHub() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.differing, "summary": "before\n"])
    let summary = workspace.url.appending(path: "summary").path
    let here = try await workspace.layoutdiff(
      "check", "card.yaml", "--json",
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
    #expect(here.status == 1)
    _ = try JSON(text: here.output)
    #expect(
      here.errors == """
        ::error file=card.yaml,line=14,col=5,title=layoutdiff%3A value::card: title differs at 100 pt: \
        value: photo.trailing to title.leading is 8 pt in the spec and 10 pt by line 14: \
        'title.leading == photo.trailing + 10'; in the constraints, line 14: write \
        'title.leading == photo.trailing + 8' instead of 'title.leading == photo.trailing + 10'; then \
        both layouts agree; in the layout spec, line 8: write spacing: 10 for stack instead of 8; then \
        both layouts agree

        """)
    #expect(try workspace.text("summary").hasPrefix("before\n# Layout specs and constraints, com"))
    let report = try await workspace.layoutdiff(
      "report", "card.yaml", "--no-timing", environment: ["GITHUB_ACTIONS": "true"])
    #expect(report.errors == here.errors)
    #expect(try await workspace.layoutdiff("check", "card.yaml").errors == "")
    let nowhere = try await workspace.layoutdiff(
      "check", "card.yaml", environment: ["GITHUB_STEP_SUMMARY": "no/such/file"])
    #expect(nowhere.status == 1 && nowhere.errors.hasPrefix("no/such/file: warning: cannot be op"))
  }

  @Test("a page for a forge is written beside its pictures, and over no page of anybody else's")
  func markdown() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good, "mine/README.md": "mine"])
    func report(_ folder: String) async throws -> Outcome {
      try await workspace.layoutdiff(
        "report", "card.yaml", "--no-timing", "--output", "out", "--markdown", folder)
    }
    #expect(try await report("page").status == 0)
    #expect(try workspace.files(in: "page") == ["README.md", "pictures", "pictures/card.svg"])
    try FileManager.default.moveItem(
      at: workspace.url.appending(path: "page/pictures/card.svg"),
      to: workspace.url.appending(path: "page/pictures/old.svg"))
    try workspace.write(Data("<svg/>".utf8), to: "page/pictures/mine.svg")
    #expect(try await report("page").status == 0)
    #expect(try workspace.files(in: "page/pictures") == ["card.svg", "mine.svg"])
    let refused = try await report("mine")
    #expect(refused.status == 73)
    #expect(refused.errors.contains("README.md: there is one that layoutdiff did not make"))
    #expect(try workspace.text("mine/README.md") == "mine")
    // In the folder of the report itself, both are replaced together.
    #expect(try await report("out").status == 0)
    #expect(try workspace.files(in: "out/pictures") == ["card.svg"])
    #expect(try workspace.text("out/README.md").hasPrefix("<!-- Made by layoutdiff"))
  }

  @Test("a page, or a report, that is refused is so before any work, and nothing has changed")
  func refused() async throws {
    let workspace = try Workspace([
      "card.yaml": Scenarios.good, "new.yaml": Scenarios.differing, "mine/README.md": "mine",
      "file": "", "pictures/pictures": "",
    ])
    _ = try await workspace.layoutdiff("report", "card.yaml", "--no-timing", "--output", "out")
    let before = try workspace.data("out/index.html")
    for folder in ["mine", "file/x", "file", "pictures"] {
      let outcome = try await workspace.layoutdiff(
        "report", "new.yaml", "--no-timing", "--output", "out", "--markdown", folder)
      #expect(outcome.status == 73, "\(folder)")
      #expect(outcome.output == "")
      // Nothing was compared: there would be a verdict in the status.
      #expect(outcome.errors.hasPrefix("error: cannot create "), "\(outcome.errors)")
      #expect(outcome.errors.hasSuffix("\nout contains the earlier report, unchanged\n"))
      #expect(try workspace.data("out/index.html") == before)
    }
    // No scenario is even read where the report itself has no place.
    let nowhere = try await workspace.layoutdiff(
      "report", "none.yaml", "--no-timing", "--output", "file/x")
    #expect(nowhere.status == 73)
    #expect(nowhere.errors.hasSuffix("Not a directory\nno report was written\n"))
  }

  @Test("a report tells a baseline that moved, in its status and in every file")
  func baseline() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    _ = try await workspace.layoutdiff("accept", ".")
    try workspace.write(
      Data(
        Scenarios.good.replacing("spacing: 8", with: "spacing: 9")
          .replacing("trailing + 8", with: "trailing + 9").utf8), to: "card.yaml")
    let outcome = try await workspace.layoutdiff("report", ".", "--no-timing", "--output", "out")
    #expect(outcome.status == 1)
    for file in ["junit.xml", "results.sarif", "summary.md"] {
      #expect(
        try workspace.text("out/" + file).contains("title moved 1 pt right in both notations"))
    }
  }
}
