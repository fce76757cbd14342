import Geometry
package import Scenarios
package import TextMeasuring

/// A screen that grows with a number, made to be timed.
///
/// Where a scene has both notations, their frames are compared before anything is timed.
package struct BenchmarkScene: Sendable {
  package let name: String
  /// The purpose of the scene, in one sentence without a full stop.
  package let summary: String
  /// The things that the size counts, in the plural, such as `rows`.
  package let unit: String
  /// The sizes that are timed unless others are chosen, in increasing order.
  package let sizes: [Int]
  /// Makes the screen of one size, 1 or more; the measurer measures its text.
  package let make: @Sendable (_ size: Int, _ measurer: TextMeasurer) throws -> Scenario

  package init(
    name: String, summary: String, unit: String, sizes: [Int],
    make: @escaping @Sendable (_ size: Int, _ measurer: TextMeasurer) throws -> Scenario
  ) {
    self.name = name
    self.summary = summary
    self.unit = unit
    self.sizes = sizes
    self.make = make
  }
}

/// A subject that is timed at several sizes: a scenario as a list of rows, or a scene.
package struct BenchmarkSubject {
  package let id: String
  /// The things that the size counts, in the plural.
  package let unit: String
  package let sizes: [Int]
  /// The phases that make sense: without text there is no text phase.
  let phases: [BenchmarkPhase]
  package let make: (_ size: Int) throws -> Scenario

  package init(_ scenario: Scenario, rows: [Int]) {
    id = scenario.id
    unit = "rows"
    sizes = rows
    phases = BenchmarkPhase.allCases
    make = { try scenario.repeated($0) }
  }

  /// Makes a subject of a scene; without `sizes`, at the sizes of the scene.
  package init(_ scene: BenchmarkScene, sizes: [Int]?, measurer: TextMeasurer) throws {
    let sizes = sizes ?? scene.sizes
    id = scene.name
    unit = scene.unit
    self.sizes = sizes
    make = { try scene.make($0, measurer) }
    let hasText = try sizes.first.map { try scene.make($0, measurer).hasMeasuredContent } ?? false
    phases = hasText ? BenchmarkPhase.allCases : [.cold, .resize]
  }

  /// A size in words: `1 row`, `10 rows`.
  package func words(_ size: Int) -> String { Self.words(size, unit) }

  /// A size in words, with its unit in the plural.
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
