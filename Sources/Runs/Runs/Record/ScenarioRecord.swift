public import Comparison
public import Scenarios

/// One scenario: where it is from, what comparing it gave, and what it costs.
public struct ScenarioRecord: Codable, Sendable, Equatable {
  /// The name that commands know it by.
  public var id: String
  /// A name for people.
  public var title: String
  /// What it shows; may be empty.
  public var summary: String
  /// Words to choose scenarios by.
  public var tags: [String]
  /// The file's path, as it was given.
  public var file: String
  /// Pixels per point; above 0.
  public var scale: Double
  /// Why the two layouts cannot be equal, if the author says so.
  public var expectedDifference: String?
  /// The layout spec as it stands in the file; `nil` where there is none.
  public var specSource: String?
  /// The constraints as they stand in the file; `nil` where there are none.
  public var constraintsSource: String?
  /// The line of the file that `specSource` begins with, from 1; `nil` where it is from no file, and
  /// in an older record.
  public var specLine: Int?
  /// The line of the file that `constraintsSource` begins with, likewise.
  public var constraintsLine: Int?
  /// Warnings about single constraints; `nil` in a record from before there were any.
  public var warnings: [LintFinding]?
  /// The commands that give this result again, where the scenario is code; `nil` for a file.
  public var commands: [String]?
  /// Both layouts in all containers.
  public var comparison: ScenarioComparison
  /// What was timed; the first one is shown in the overview.
  public var timings: [TimingRecord]
  /// How it stands to what was accepted of it; `nil` where nobody asked.
  public var baseline: BaselineRecord?
  /// Why elements are where they are, container by container; `nil` in a record of version 1.
  public var explanations: [ContainerExplanation]?
  /// Where edges are while the container's width grows; `nil` in a record of version 1, and where
  /// there is nothing to compare.
  public var sweep: WidthSweep?
  /// Whether it fails where its constraints leave a value open; `nil` where that is allowed, and in
  /// an older record.
  public var requiresUnambiguous: Bool?
  /// Whether it fails where nothing, or not everything, was accepted of it; `nil` where that is
  /// allowed, and in an older record.
  public var requiresBaseline: Bool?
  /// What is proven for all widths; `nil` in a record from before there were proofs, and where there
  /// is nothing to compare.
  public var proof: ProofRecord?
  /// Its layout spec as constraints; `nil` in a record from before there were translations, and
  /// where it has no layout spec.
  public var translation: TranslationRecord?
  /// What it cost to make it of an earlier scenario; `nil` where it is no change of one.
  public var change: ChangeRecord?

  /// Makes a record of a scenario.
  public init(
    id: String, title: String, summary: String = "", tags: [String] = [], file: String,
    scale: Double, expectedDifference: String? = nil, specSource: String? = nil,
    constraintsSource: String? = nil, warnings: [LintFinding]? = nil, commands: [String]? = nil,
    comparison: ScenarioComparison, timings: [TimingRecord] = [],
    explanations: [ContainerExplanation]? = nil, sweep: WidthSweep? = nil
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.tags = tags
    self.file = file
    self.scale = scale
    self.expectedDifference = expectedDifference
    self.specSource = specSource
    self.constraintsSource = constraintsSource
    self.warnings = warnings
    self.commands = commands
    self.comparison = comparison
    self.timings = timings
    self.explanations = explanations
    self.sweep = sweep
  }
}

extension ScenarioRecord {
  /// Makes a record of a scenario and its comparison, without anything else.
  public init(
    _ scenario: Scenario, _ comparison: ScenarioComparison, warnings: [LintFinding] = [],
    commands: [String]? = nil
  ) {
    self.init(
      id: scenario.id, title: scenario.title, summary: scenario.summary, tags: scenario.tags,
      file: scenario.file, scale: scenario.scale,
      expectedDifference: scenario.expectation?.reason, specSource: scenario.specSource,
      constraintsSource: scenario.constraintsSource, warnings: warnings, commands: commands,
      comparison: comparison)
    specLine = scenario.specLine
    constraintsLine = scenario.constraintsLine
  }
}
