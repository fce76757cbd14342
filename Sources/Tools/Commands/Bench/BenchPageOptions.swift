import ArgumentParser
import Foundation
import Geometry
import RunRecords
import Runs
import Scenarios

/// The page of benchmarks, which only `layoutdiff` writes.
struct BenchPageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the page benchmarks.md, its chart, and bench.json, its data, into this folder.",
      valueName: "folder", visibility: .layoutdiffOnly))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Add the counts in this file to the page, one per line: row 100 reduced cold 5100000.",
      valueName: "file", visibility: .layoutdiffOnly))
  var instructions: String?

  @Option(
    help: ArgumentHelp(
      "Write the figures that this guide quotes between its marks, and the chart beside it.",
      valueName: "file", visibility: .layoutdiffOnly))
  var guide: String?

  @Option(
    help: ArgumentHelp(
      "Time nothing, and write the page of this bench.json again.", valueName: "bench.json",
      visibility: .layoutdiffOnly))
  var from: String?

  func validate() throws {
    if output != nil || instructions != nil || from != nil || guide != nil {
      _ = try Benchmarks.needed(
        for: "page of benchmarks",
        advice: """
          write bench --json to bench.json here, then run \
          layoutdiff bench --from bench.json --output \(ShellWord.quote(output ?? "Reports"))
          """)
    }
    guard output == nil, instructions != nil || from != nil || guide != nil else { return }
    throw ValidationError(
      "--instructions, --guide and --from need --output, the folder of the page.")
  }

  func counts() throws -> BenchmarkCounts? {
    guard let instructions else { return nil }
    let text = String(decoding: try Self.contents(of: instructions), as: UTF8.self)
    do {
      return try BenchmarkCounts(lines: text)
    } catch {
      try Self.fail(
        instructions + SourcePosition(line: error.line, column: 1).suffix, .invalidScenario,
        "this is not a count: expected 'row 100 reduced cold 5100000'")
    }
  }

  static func record(at path: String) throws -> BenchmarkResults {
    let data = try contents(of: path)
    do {
      // The decoder reads one byte too far where a text ends at the deepest level that it allows.
      return try JSONDecoder().decode(BenchmarkResults.self, from: data + Data("\n".utf8))
    } catch {
      try fail(
        path + JSONPlace.position(of: error, in: data).suffix, .invalidScenario,
        "not a bench.json of this version")
    }
  }

  func write(_ results: BenchmarkResults) throws -> ExitStatus {
    guard let output, let benchmarks = Benchmarks.current else { return .fine }
    let folder = URL(filePath: output)
    try Self.makeFolder(folder, output)
    var files = [
      ("bench.json", JSONOutput.text(results) + "\n"),
      ("benchmarks.md", benchmarks.page(results)),
    ]
    if let chart = benchmarks.chart(results) { files.append(("benchmarks.svg", chart)) }
    let statuses = files.map { OutputFile.write($1, to: folder.appending(path: $0).path) }
    return max(statuses.max() ?? .fine, try writeGuide(results, benchmarks))
  }

  /// Writes the figures into the guide, and the chart into the folder of its pictures.
  private func writeGuide(_ results: BenchmarkResults, _ benchmarks: Benchmarks) throws
    -> ExitStatus
  {
    guard let guide else { return .fine }
    let text = String(decoding: try Self.contents(of: guide), as: UTF8.self)
    let changed = benchmarks.guide(results, text)
    for mistake in changed.mistakes {
      Terminal.note(
        "\(ScenarioName.printable(guide))\(SourcePosition.start.suffix): error: \(mistake)")
    }
    let written = max(
      changed.mistakes.isEmpty ? .fine : .invalidScenario,
      OutputFile.write(changed.text, to: guide))
    guard let chart = benchmarks.chart(results) else { return written }
    let pictures = URL(filePath: guide).deletingLastPathComponent().appending(path: "Resources")
    try Self.makeFolder(pictures, pictures.path)
    return max(
      written, OutputFile.write(chart, to: pictures.appending(path: "chart-views.svg").path))
  }

  private static func makeFolder(_ folder: URL, _ path: String) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      try fail(path, .cannotCreate, "cannot be created")
    }
  }

  private static func contents(of path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      try fail(path, .nothingMatches, "cannot be read: \(UnreadableReason.text(of: path))")
    }
    return data
  }

  private static func fail(
    _ path: String, _ status: ExitStatus, _ message: String
  ) throws -> Never {
    try status.exit(with: "\(ScenarioName.printable(path)): error: \(message)")
  }
}

extension ArgumentVisibility {
  /// Shown in the help of `layoutdiff`, hidden in that of a program without scenes and page.
  static var layoutdiffOnly: ArgumentVisibility {
    Benchmarks.current == nil ? .hidden : .default
  }
}
