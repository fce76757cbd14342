import ArgumentParser
import Foundation
import Runs
import Scenarios

/// What is written besides what is printed.
struct BenchmarkPageOptions: ParsableArguments {
  @Option(help: "A folder to write a page to, benchmarks.md, and bench.json, which it is made of.")
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A file of counts for the page, one in a line: row 100 reduced cold 5100000.",
      valueName: "file"))
  var instructions: String?

  @Option(
    help: ArgumentHelp(
      "Time nothing, and write the page of this bench.json once more.", valueName: "bench.json"))
  var from: String?

  /// Refuses options without the one that they are for.
  func validate() throws {
    guard output == nil, instructions != nil || from != nil else { return }
    throw ValidationError("--instructions and --from are for a page: give its folder, --output.")
  }

  /// The counts that somebody else made, if there are any.
  func counts() throws -> CountedLines? {
    guard let instructions else { return nil }
    let text = String(decoding: try Self.contents(of: instructions), as: UTF8.self)
    do {
      return try CountedLines(text)
    } catch {
      throw Self.failure(instructions, .invalidScenario, "\(error)")
    }
  }

  /// What an earlier run wrote.
  static func record(at path: String) throws -> BenchResults {
    let data = try contents(of: path)
    do {
      // The decoder looks one byte too far where a text ends at the deepest level that it allows.
      return try JSONDecoder().decode(BenchResults.self, from: data + Data("\n".utf8))
    } catch {
      throw failure(path, .invalidScenario, "is no bench.json of this version")
    }
  }

  /// Writes the page, if one is asked for.
  func write(_ results: BenchResults) throws -> ExitStatus {
    guard let output else { return .fine }
    let folder = URL(filePath: output)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Self.failure(output, .cannotCreate, "cannot be created")
    }
    let record = OutputFile.write(
      try JSONOutput.text(results) + "\n", to: folder.appending(path: "bench.json").path)
    let page = OutputFile.write(
      BenchmarkPage(results).text, to: folder.appending(path: "benchmarks.md").path)
    return max(record, page)
  }

  private static func contents(of path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw failure(
        path, .nothingMatches, "cannot be read: \(UnreadableReason.text(of: path))")
    }
    return data
  }

  private static func failure(_ path: String, _ status: ExitStatus, _ message: String) -> ExitCode {
    Terminal.note("\(ScenarioName.printable(path)): error: \(message)")
    return ExitCode(status.rawValue)
  }
}
