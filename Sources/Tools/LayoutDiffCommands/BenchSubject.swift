import ArgumentParser
import LayoutConstraints
import Runs
import Scenarios
import TextMeasuring

/// What is timed at several sizes: a scenario as a list of rows, or a scene.
struct BenchSubject {
  /// What results call it.
  let id: String
  /// What its size counts, in the plural.
  let unit: String
  /// The sizes to time it at.
  let sizes: [Int]
  /// The phases that make sense for it.
  let phases: [BenchmarkPhase]
  /// Makes the screen of one size.
  let make: (_ size: Int) throws -> Scenario

  /// A scenario as lists of as many rows.
  init(_ scenario: Scenario, rows: [Int]) {
    id = scenario.id
    unit = "rows"
    sizes = rows
    phases = BenchmarkPhase.allCases
    make = { try scenario.repeated($0) }
  }

  /// A scene; without sizes, those of its own.
  init(_ scene: BenchScene, sizes: [Int]?, measurer: TextMeasurer) throws {
    let sizes = sizes ?? scene.sizes
    id = scene.name
    unit = scene.unit
    self.sizes = sizes
    make = { try scene.make($0, measurer) }
    let hasText = try sizes.first.map { try scene.make($0, measurer).hasMeasuredContent } ?? false
    phases = hasText ? BenchmarkPhase.allCases : [.cold, .resize]
  }

  /// A size in words: `1 row`, `10 rows`.
  func words(_ size: Int) -> String { Self.words(size, unit) }

  /// A size in words.
  static func words(_ size: Int, _ unit: String) -> String {
    "\(size) \(size == 1 ? String(unit.dropLast()) : unit)"
  }
}

extension Scenario {
  fileprivate var hasMeasuredContent: Bool {
    elements.contains { element in
      if case .measured = element.content { return true }
      return false
    }
  }
}

/// The sizes that a benchmark is done with.
struct BenchSizes {
  let counts: [Int]

  /// Reads numbers from 1 to 100 000, separated by commas.
  init(argument: String) throws {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    counts = parts.compactMap { Int($0) }.filter { (1...100_000).contains($0) }
    guard counts.count == parts.count else {
      throw ValidationError("'\(argument)' is not a list of numbers from 1 to 100000: 1,10,100")
    }
  }
}

/// The scenes that a benchmark is done with.
struct ChosenScenes {
  let scenes: [BenchScene]

  /// Reads names of scenes, separated by commas, or `all`.
  init(argument: String) throws {
    guard argument != "all" else {
      scenes = BenchScene.all
      return
    }
    let names = BenchScene.all.map(\.name)
    scenes = try argument.split(separator: ",", omittingEmptySubsequences: false).map { word in
      guard let scene = BenchScene.named(String(word)) else {
        let hint = NearestWord.hint(for: String(word), among: names + ["all"])
        throw ValidationError("'\(ScenarioName.printable(String(word)))' is not a scene: \(hint)")
      }
      return scene
    }
  }
}
