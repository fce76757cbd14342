public import Comparison
public import Scenarios

/// Results of one scenario: its source, comparison, costs and proofs.
public struct ScenarioRecord: Codable, Sendable, Equatable {
  /// The id that commands use.
  public var id: String
  /// A name for people.
  public var title: String
  /// Summary of what it shows; may be empty.
  public var summary: String
  /// Tags to select scenarios by.
  public var tags: [String]
  /// The file's path, as it was given.
  public var file: String
  /// Pixels per point; above 0.
  public var scale: Double
  /// The author's reason why the two layouts cannot be equal, if there is one.
  public var expectedDifference: String?
  /// Source text of the layout spec; `nil` without one.
  public var specSource: String?
  /// Source text of the constraints; `nil` without any.
  public var constraintsSource: String?
  /// Line of the file where `specSource` begins, from 1; `nil` if it is from no file, and in an older
  /// record.
  public var specLine: Int?
  /// Line of the file where `constraintsSource` begins, likewise.
  public var constraintsLine: Int?
  /// Warnings about single constraints; `nil` in a record from before there were any.
  public var warnings: [LintFinding]?
  /// The commands that repeat the results of a screen in Swift; `nil` for a file.
  public var commands: [String]?
  /// Both layouts in all containers.
  public var comparison: ScenarioComparison
  /// Times; the overview shows the first one.
  public var timings: [TimingRecord]
  /// Comparison with the baseline; `nil` without that step, and without a baseline that is not required.
  public var baseline: BaselineRecord?
  /// Why elements are where they are, container by container; `nil` in a record of version 1.
  public var explanations: [ContainerExplanation]?
  /// Where edges are while the container's width grows; `nil` in a record of version 1, and where
  /// there is nothing to compare.
  public var sweep: WidthSweep?
  /// Whether an ambiguous value makes it fail; `nil` if not, and in an older record.
  public var requiresUnambiguous: Bool?
  /// Whether a missing or incomplete baseline makes it fail; `nil` if not, and in an older record.
  public var requiresBaseline: Bool?
  /// Proof for all widths; `nil` without that step, and if there is nothing to compare.
  public var proof: ProofRecord?
  /// Its layout spec as constraints; `nil` without that step, and without a layout spec.
  public var translation: TranslationRecord?
  /// Cost of the change from an earlier scenario; `nil` if it is not a change of one.
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
