import ArgumentParser
import Geometry
import RunRecords
package import Runs
import Scenarios
import TextMeasuring

/// The scenes that `bench` times, and the page that it writes.
///
/// Only the program `layoutdiff` has them; see the target `Benchmarking`. A program with screens of
/// its own times its screens and files.
package struct Benchmarks: Sendable {
  let scenes: [BenchmarkScene]
  /// Renders the page in Markdown; the same results give the same bytes.
  let page: @Sendable (_ results: BenchmarkResults) -> String
  /// Renders the chart of the page as an SVG file; `nil` without the times that it needs.
  let chart: @Sendable (_ results: BenchmarkResults) -> String?
  /// Writes the figures of a run into the text of a guide that quotes them, and says what is wrong with
  /// the guide's marks.
  let guide: @Sendable (_ results: BenchmarkResults, _ text: String) -> Guide

  /// A guide with the figures of a run, and the mistakes in its marks, a sentence each.
  package typealias Guide = (text: String, mistakes: [String])

  /// The benchmarks of the running program; `nil` in every program but `layoutdiff`.
  @TaskLocal static var current: Benchmarks?

  package init(
    scenes: [BenchmarkScene], page: @escaping @Sendable (BenchmarkResults) -> String,
    chart: @escaping @Sendable (BenchmarkResults) -> String?,
    guide: @escaping @Sendable (BenchmarkResults, String) -> Guide
  ) {
    self.scenes = scenes
    self.page = page
    self.chart = chart
    self.guide = guide
  }

  /// The benchmarks of the running program; refuses an option that needs them where there are none.
  ///
  /// `advice` says what to do instead.
  static func needed(for option: String, advice: String) throws -> Benchmarks {
    guard let benchmarks = Benchmarks.current else {
      throw ValidationError("\(RunningProgram.name) has no \(option): \(advice)")
    }
    return benchmarks
  }

  /// The screen that a word such as `row:30` names, a scene and its size; `nil` where it names none.
  static func screen(named word: String, _ measurer: TextMeasurer) throws -> Scenario? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let scene = current?.scenes.first(where: { $0.name == parts[0] }),
      let sizes = try? BenchSizes(argument: String(parts[1])).counts, sizes.count == 1
    else { return nil }
    return try scene.make(sizes[0], measurer)
  }
}

struct ChosenScenes {
  let scenes: [BenchmarkScene]

  /// Reads names of scenes, separated by commas, or `all`.
  init(argument: String) throws {
    let all = try Benchmarks.needed(
      for: "scenes", advice: "run layoutdiff bench --scene \(ShellWord.quote(argument))"
    ).scenes
    guard argument != "all" else {
      scenes = all
      return
    }
    scenes = try argument.split(separator: ",", omittingEmptySubsequences: false).map { word in
      guard let scene = all.first(where: { $0.name == word }) else {
        let hint = NearestWord.hint(for: String(word), among: all.map(\.name) + ["all"])
        throw ValidationError("'\(ScenarioName.printable(String(word)))' is not a scene: \(hint)")
      }
      return scene
    }
  }
}
