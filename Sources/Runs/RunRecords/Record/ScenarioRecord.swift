public import Comparison
public import Scenarios

/// One scenario and its results.
public struct ScenarioRecord: Codable, Sendable, Equatable {
  /// The id: the file name without its extension, or the name of a screen in Swift.
  public var id: String
  /// The name for people.
  public var title: String
  /// The purpose of the scenario; may be empty.
  public var summary: String
  /// The tags that select it.
  public var tags: [String]
  /// The file's path, as given to the command.
  public var file: String
  /// Pixels per point; above 0.
  public var scale: Double
  /// The reason that the scenario states for a difference or a conflict; `nil` without one.
  public var expectedDifference: String?
  /// The text of the file, with line feeds; `nil` for code.
  ///
  /// What follows from it is not in the written record besides: the sections of its notations, and
  /// what a run explains, translates and draws.
  public var source: String?
  /// The notations and the given frames as they were written.
  public var sections: Sections
  /// Warnings about rules and layout specs.
  public var warnings: [LintFinding]
  /// The commands that reproduce this result, where the scenario is code; `nil` for a file.
  public var commands: [String]?
  /// Both layouts in all containers.
  public var comparison: ScenarioComparison
  /// The times; the overview shows the first one.
  public var timings: [TimingRecord]
  /// The missing times of the run.
  public var missingTimes: [MissingTimes] = []
  /// The comparison with the baseline; `nil` where the run did not compare.
  public var baseline: BaselineRecord?
  /// Explanations of elements, container by container; `nil` where they were not asked for.
  public var explanations: [ContainerExplanation]?
  /// The positions of edges over a range of container widths; `nil` where there is nothing to compare.
  public var sweep: WidthSweep?
  /// Whether an ambiguous value makes it fail.
  public var requiresUnambiguous = false
  /// Whether a missing or incomplete baseline makes it fail.
  public var requiresBaseline = false
  /// Whether more work than the baseline's makes it fail, rather than warn.
  public var requiresAcceptedWork = false
  /// The proof for all widths; `nil` where there is nothing to compare.
  public var proof: ProofRecord?
  /// The frames at all widths that were proven, for each height; `nil` where no proof was tried.
  public var widthFrames: [WidthFrames]?
  /// The layouts of the only notation; `nil` where there are both.
  public var onlyNotation: SingleNotation?
  /// The contents of elements, for pictures; `nil` where nothing is explained.
  public var contents: [ElementContent]?
  /// The layout spec as constraints; `nil` without a layout spec.
  public var translation: TranslationRecord?
  /// The cost of the change from an earlier scenario; `nil` where it is no change of one.
  public var change: ChangeRecord?

  /// Makes a record of a scenario.
  public init(
    id: String, title: String, summary: String = "", tags: [String] = [], file: String,
    scale: Double, expectedDifference: String? = nil, sections: Sections = Sections(),
    warnings: [LintFinding] = [], commands: [String]? = nil,
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
    self.sections = sections
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
      expectedDifference: scenario.expectation?.reason, sections: scenario.sections,
      warnings: warnings, commands: commands, comparison: comparison)
  }
}

extension ScenarioRecord {
  /// The record without what follows from ``source``; the same where there is none.
  var withoutRepetition: ScenarioRecord {
    guard source != nil else { return self }
    var record = self
    record.sections = Sections()
    (record.explanations, record.sweep, record.contents, record.translation) = (nil, nil, nil, nil)
    return record
  }
}
