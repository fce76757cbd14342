import Foundation
import SeededRandom
import TestSupport
import Testing

/// Runs of `report` that do not come to their end.
@Suite("report that is ended")
struct ReportEndTests {
  /// A workspace with the record of a report of many pages in `new`, and another report in `out`.
  private static func workspace() async throws -> Workspace {
    let workspace = try Workspace(["card.yaml": Scenarios.good, "other.yaml": Scenarios.differing])
    _ = try await workspace.layoutdiff("report", "card.yaml", "--output", "out", "--no-timing")
    _ = try await workspace.layoutdiff("report", "other.yaml", "--output", "new", "--no-timing")
    let text = try workspace.text("new/run.json")
    var record = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let scenario = try #require((record["scenarios"] as? [[String: Any]])?.first)
    record["scenarios"] = (1...20).map { number in
      scenario.merging(["id": "other-\(number)"]) { $1 }
    }
    try workspace.write(try JSONSerialization.data(withJSONObject: record), to: "new.json")
    return workspace
  }

  /// All files of a folder with their bytes.
  private static func contents(of folder: String, in workspace: Workspace) throws -> [String: Data]
  {
    var contents: [String: Data] = [:]
    for path in try workspace.files(in: folder) where path.contains(".") {
      // Folders have no bytes.
      contents[path] = try? workspace.data(folder + "/" + path)
    }
    return contents
  }

  /// What stands directly in a folder that changes meanwhile.
  private static func names(in folder: String, of workspace: Workspace) -> [String] {
    let path = workspace.url.appending(path: folder).path
    return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  private static func start(
    _ arguments: [String], in workspace: Workspace, output: FileHandle = .nullDevice
  ) throws -> (process: Process, errors: URL) {
    let process = Tool.process(arguments, in: workspace.url)
    process.standardOutput = output
    let errors = workspace.url.appending(path: "errors-\(UUID().uuidString)")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    return (process, errors)
  }

  @Test("a run that is killed while it writes leaves one report, whole (seed 7)")
  func killed() async throws {
    let workspace = try await Self.workspace()
    let old = try Self.contents(of: "out", in: workspace)
    _ = try await workspace.layoutdiff("report", "--from", "new.json", "--output", "whole")
    let new = try Self.contents(of: "whole", in: workspace)
    var generator = SeededGenerator(seed: 7)
    for turn in LawSeeds.of(48) {
      let run = try Self.start(
        ["report", "--from", "new.json", "--output", "out"], in: workspace)
      while run.process.isRunning,
        !Self.names(in: "out", of: workspace).contains(where: { $0.hasPrefix(".unfinished") })
      {
        usleep(300)
      }
      // Most of the time is taken by writing; the files are moved within the last few milliseconds.
      if turn % 3 > 0 {
        while run.process.isRunning,
          !Self.names(in: "out", of: workspace).contains("new-report")
        {}
        usleep(UInt32(generator.index(below: 4000)))
      } else {
        usleep(UInt32(generator.index(below: 15_000)))
      }
      kill(run.process.processIdentifier, SIGKILL)
      run.process.waitUntilExit()
      let left = try Self.contents(of: "out", in: workspace)
      let index = String(decoding: left["index.html"] ?? Data(), as: UTF8.self)
      if index.contains("being replaced") {
        for (path, data) in new { #expect(left["new-report/" + path] == data, "\(path)") }
        let failed = try await workspace.layoutdiff(
          "report", "--from", "new.json", "--output", "out", "--markdown", "card.yaml")
        #expect(
          failed.errors.hasSuffix("a complete report is in out/new-report\n"), "\(failed.errors)")
      } else {
        let report = left["index.html"] == old["index.html"] ? old : new
        for (path, data) in report { #expect(left[path] == data, "\(path)") }
      }
      _ = try await workspace.layoutdiff("report", "card.yaml", "--output", "out", "--no-timing")
      #expect(try Self.contents(of: "out", in: workspace) == old)
    }
    _ = try await workspace.layoutdiff("report", "--from", "new.json", "--output", "out")
    #expect(try Self.contents(of: "out", in: workspace) == new)
  }

  @Test("a run that is interrupted while it writes tells its summary first")
  func interruptedWhileWriting() async throws {
    let workspace = try await Self.workspace()
    for turn in 1...5 {
      try workspace.write(Data(), to: "output-\(turn)")
      let output = try FileHandle(
        forWritingTo: workspace.url.appending(path: "output-\(turn)"))
      let run = try Self.start(
        ["report", "--from", "new.json", "--output", "out"], in: workspace, output: output)
      while run.process.isRunning,
        !Self.names(in: "out", of: workspace).contains(where: { $0.hasPrefix(".unfinished") })
      {
        usleep(500)
      }
      kill(run.process.processIdentifier, SIGINT)
      run.process.waitUntilExit()
      #expect(try workspace.text("output-\(turn)").contains("0 of 20 scenarios pass"))
    }
  }

  @Test(
    "a run that is interrupted says what it leaves, and ends by the signal",
    arguments: [SIGINT, SIGTERM])
  func interrupted(signal: Int32) async throws {
    let workspace = try await Self.workspace()
    let old = try Self.contents(of: "out", in: workspace)
    // Long enough to be interrupted for certain; once it says what begins, it hears signals.
    let run = try Self.start(
      [
        "report", ".", "--output", "out", "--allow-debug", "--samples", "1000000", "--time-budget",
        "86400",
      ], in: workspace)
    while run.process.isRunning, try Data(contentsOf: run.errors).isEmpty {
      try await Task.sleep(for: .milliseconds(20))
    }
    kill(run.process.processIdentifier, signal)
    run.process.waitUntilExit()
    #expect(run.process.terminationReason == .uncaughtSignal)
    #expect(run.process.terminationStatus == signal)
    let errors = try String(contentsOf: run.errors, encoding: .utf8)
    #expect(
      errors.hasSuffix("interrupted\nout contains the earlier report, unchanged\n"), "\(errors)")
    #expect(try Self.contents(of: "out", in: workspace) == old)
    #expect(Self.names(in: "out", of: workspace).allSatisfy { !$0.contains("unfinished") })
  }

  @Test("where a file cannot be written to its end, the status is 74 and the old report is whole")
  func tooLarge() async throws {
    let workspace = try await Self.workspace()
    let old = try Self.contents(of: "out", in: workspace)
    // The record of all scenarios is larger than the system lets a file be here.
    let outcome = try await workspace.shell(
      "ulimit -f 16; exec layoutdiff report --from new.json --output out")
    #expect(outcome.status == 74)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: cannot write "))
    #expect(outcome.errors.hasSuffix("\nout contains the earlier report, unchanged\n"))
    #expect(try Self.contents(of: "out", in: workspace) == old)
    #expect(Self.names(in: "out", of: workspace).allSatisfy { !$0.contains("unfinished") })
  }

  @Test("a build whose engines are not optimised times nothing without --allow-debug, and says so")
  func debugBuild() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    func run(_ arguments: String...) async throws -> Outcome {
      try await Tool.run(
        Tool.layoutdiff, arguments, in: workspace.url, environment: [:], output: nil,
        allowsDebug: false)
    }
    let report = try await run("report", "card.yaml", "--output", "out")
    guard try workspace.text("out/run.json").contains("\"debug\"") else { return }
    #expect(report.status == 0)
    #expect(report.errors.hasPrefix("warning: nothing is timed: this is a debug build"))
    let record = try JSON(text: workspace.text("out/run.json"))
    #expect(try record["scenarios"][0]["timings"].items.isEmpty)
    let bench = try await run("bench", "card.yaml")
    #expect(bench.status == 64)
    #expect(bench.output == "")
    #expect(bench.errors.contains("--allow-debug"))
    let untimed = try await run("bench", "card.yaml", "--engine", "spec", "--iterations", "1")
    #expect(untimed.status == 0)
  }

  @Test("a report that had no time to time says so: on standard error, in its record, on its pages")
  func withoutTime() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    // Each engine warms up for longer than this on any machine.
    let outcome = try await workspace.layoutdiff(
      "report", "card.yaml", "--output", "out", "--rows", "1", "--time-budget", "0.001")
    #expect(outcome.status == 0)
    let reason = "ot timed: the time budget ended after 0 rounds; a result needs 10; a busy machine"
    #expect(outcome.errors.hasPrefix("card.yaml: n\(reason)"), "\(outcome.errors)")
    let scenario = try #require(
      try JSON(text: workspace.text("out/run.json"))["scenarios"].items.first)
    #expect(try scenario["timings"].items.isEmpty)
    let missing = try #require(try scenario["missingTimes"].items.first)
    #expect(try missing["rounds"].number == 0)
    #expect(try workspace.text("out/scenario/card.html").contains("N\(reason)"))
    #expect(try workspace.text("out/index.html").contains("Times of 1 scenario are missing"))
  }

  @Test("a report records lists of rows, the band, and what the machine was like")
  func growth() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    let outcome = try await workspace.layoutdiff(
      "report", "card.yaml", "--output", "out", "--samples", "10", "--rows", "1,4", "--band", "20")
    #expect(outcome.status == 0)
    let record = try JSON(text: workspace.text("out/run.json"))
    let timings = try record["scenarios"][0]["timings"].items
    #expect(try timings.map { try $0["rows"].number } == [1, 4])
    let timing = try #require(timings.first, "\(outcome.errors)")
    #expect(try #require(try timing["ratios"].items.first)["band"].number == 0.2)
    let subject = try #require(try timing["measurement"]["subjects"].items.first)
    #expect(try subject["warmUp"]["batches"].number ?? 0 >= 3)
    let conditions = try record["machine"]["conditions"]
    #expect(try conditions["date"].text?.hasSuffix("Z") == true)
    #expect(try conditions["clockNanoseconds"].number ?? 0 > 0)
    for wrong in [["--rows", "0"], ["--rows", "1,x"], ["--band", "0"], ["--band", "nan"]] {
      let outcome = try await Tool.run(
        Tool.layoutdiff, ["report", "card.yaml"] + wrong, in: workspace.url, environment: [:],
        output: nil)
      #expect(outcome.status == 64, "\(wrong)")
    }
  }
}
