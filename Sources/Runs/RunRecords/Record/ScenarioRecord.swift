package import Comparison
package import Explaining
package import JSONText
import Layouts
package import Linting
package import Scenarios

/// One scenario and its results.
package struct ScenarioRecord: Decodable, Sendable, Equatable, JSONRepresentable {
  /// The id: the file name without its extension, or the name of a screen in Swift.
  package var id: String
  /// The name for people.
  package var title: String
  /// The purpose of the scenario; may be empty.
  package var summary = ""
  /// The tags that select it.
  package var tags: [String] = []
  /// The file's path, as given to the command.
  package var file: String
  /// Pixels per point; above 0.
  package var scale: Double
  /// The reason that the scenario states for a difference or a conflict; `nil` without one.
  package var expectedDifference: String?
  /// The text of the file, with line feeds; `nil` for code.
  ///
  /// What follows from it is not in the written record besides: the sections of its notations, and
  /// what a run explains, translates and draws.
  package var source: String?
  /// The notations and the given frames as they were written.
  package var sections = Sections()
  /// Warnings about rules and layout specs.
  package var warnings: [LintFinding] = []
  /// The commands that reproduce this result, where the scenario is code; `nil` for a file.
  package var commands: [String]?
  /// Both layouts in all containers.
  package var comparison: ScenarioComparison
  /// The times; the overview shows the first one.
  package var timings: [TimingRecord] = []
  /// The missing times of the run.
  package var missingTimes: [MissingTimes] = []
  /// The times of the screen on devices; `nil` where none were given.
  package var deviceTimes: [DeviceTimes]?
  /// The comparison with the baseline; `nil` where the run did not compare.
  package var baseline: BaselineRecord?
  /// Explanations of elements, container by container; `nil` where they were not asked for.
  package var explanations: [ContainerExplanation]?
  /// Whether an ambiguous value makes it fail.
  package var requiresUnambiguous = false
  /// Whether a missing or incomplete baseline makes it fail.
  package var requiresBaseline = false
  /// Whether more work than the baseline's makes it fail, rather than warn.
  package var requiresAcceptedWork = false
  /// What was decided about its promises, in the order of the file; `nil` where it has none.
  package var promises: [PromiseRecord]?
  /// What an inspection found; `nil` where the run did not inspect.
  package var inspection: InspectionRecord?
  /// The elements of a scenario that fails because nothing of it is checked; `nil` where something is, or
  /// need not be.
  package var uncheckedElements: [String]?
  /// The proof for all widths; `nil` where there is nothing to compare.
  package var proof: ProofRecord?
  /// The frames at all widths that were proven, for each height; `nil` where no proof was tried.
  package var widthFrames: [WidthFrames]?
  /// The frames at some widths, where no proof has them; `nil` where there is nothing to compare.
  package var sampledFrames: WidthFrames?
  /// The layouts of the only notation; `nil` where there are both.
  package var onlyNotation: SingleNotation?
  /// The contents of elements, for pictures; `nil` where nothing is explained.
  package var contents: [ElementContent]?
  /// The layout spec as constraints; `nil` without a layout spec.
  package var translation: TranslationRecord?
  /// The constraints as a layout spec; `nil` where the run did not search for one.
  package var recovery: RecoveryRecord?
  /// The cost of the change from an earlier scenario; `nil` where it is no change of one.
  package var change: ChangeRecord?

  package var json: JSONValue {
    .object([
      "id": id.json, "title": title.json, "summary": summary.json, "tags": tags.json,
      "file": file.json, "scale": scale.json, "expectedDifference": expectedDifference?.json,
      "source": source?.json, "sections": sections.json, "warnings": warnings.json,
      "commands": commands?.json, "comparison": comparison.json, "timings": timings.json,
      "deviceTimes": deviceTimes?.json,
      "missingTimes": missingTimes.json, "baseline": baseline?.json,
      "explanations": explanations?.json, "requiresUnambiguous": requiresUnambiguous.json,
      "requiresBaseline": requiresBaseline.json, "requiresAcceptedWork": requiresAcceptedWork.json,
      "promises": promises?.json, "inspection": inspection?.json,
      "uncheckedElements": uncheckedElements?.json, "proof": proof?.json,
      "widthFrames": widthFrames?.json, "sampledFrames": sampledFrames?.json,
      "onlyNotation": onlyNotation?.json, "contents": contents?.json,
      "translation": translation?.json, "recovery": recovery?.json, "change": change?.json,
    ])
  }
}

extension ScenarioRecord {
  /// Makes a record of a scenario and its comparison, without anything else.
  package init(
    _ scenario: Scenario, _ comparison: ScenarioComparison, warnings: [LintFinding] = [],
    commands: [String]? = nil
  ) {
    self.init(
      id: scenario.id, title: scenario.title, summary: scenario.summary, tags: scenario.tags,
      file: scenario.file, scale: scenario.scale,
      expectedDifference: scenario.expectation?.reason, sections: scenario.sections,
      warnings: warnings, commands: commands, comparison: comparison)
  }

  /// The record without what follows from ``source``; the same where there is none.
  var withoutRepetition: ScenarioRecord {
    guard source != nil else { return self }
    var record = self
    record.sections = Sections()
    (record.explanations, record.sampledFrames) = (nil, nil)
    (record.contents, record.translation) = (nil, nil)
    return record
  }
}
