import Comparison
import Examining
import JSONText
import Linting
import Reporting
import RunRecords
import Runs
import Scenarios

struct CheckedScenario: JSONRepresentable {
  let id: String
  let file: String
  let comparison: ScenarioComparison
  let promises: [PromiseRecord]?
  let warnings: [LintFinding]
  let baseline: BaselineRecord
  let record: ScenarioRecord

  /// Takes the result out of a run that had the step of comparing with baselines.
  init(_ examined: ExaminedScenario) {
    record = examined.record
    id = record.id
    file = record.file
    comparison = record.comparison
    promises = record.promises
    warnings = record.warnings + [record.workWarning].compactMap(\.self)
    baseline = examined.baseline ?? BaselineRecord(file: "", status: .missing)
  }

  var standing: Standing { record.standing }

  /// The line of the scenario, and its first reasons below it where it does not pass.
  var lines: [String] {
    let reasons = record.failureReasons(
      most: Self.mostReasons, more: "\(RunningProgram.name) check \(word) --json")
    return ["\(mark) \(id): \(sentence)"] + reasons.map { "    " + $0 }
  }

  var word: String {
    RunningProgram.screen(named: id) == nil ? file : id
  }

  /// More reasons than this about one scenario would hide the others.
  private static let mostReasons = 8

  private var sentence: String {
    let isFailingForBaseline = record.standings.contains {
      [.unreadableBaseline, .moved, .notAccepted, .moreWork].contains($0)
    }
    let ambiguous =
      standing == .ambiguous && comparison.verdict != .agrees
      ? "; ambiguous: \(comparison.ambiguousValues.joined(separator: ", "))" : ""
    return record.judgement + ambiguous
      + (isFailingForBaseline || !baseline.findings.isEmpty
        ? "; baseline: \(baseline.sentence)" : "")
  }

  private var mark: String {
    let word = standing.word
    return Colour(standing).paint(word + String(repeating: " ", count: max(0, 7 - word.count)))
  }

  var json: JSONValue {
    .object([
      "id": id.json, "file": file.json, "comparison": comparison.json, "promises": promises?.json,
      "warnings": warnings.json, "baseline": baseline.json,
    ])
  }

  /// The lines of results: of each scenario where they are few or `isVerbose`, else of those that fail,
  /// and one for the others.
  static func lines(of results: [CheckedScenario], isVerbose: Bool) -> [String] {
    guard results.count > mostListed, !isVerbose else { return results.flatMap(\.lines) }
    let passing = results.filter(\.standing.passes)
    return results.filter { !$0.standing.passes }.flatMap(\.lines)
      + [ClosingSummary.standings(of: passing.map(\.record))].compactMap(\.self)
  }

  /// As many scenarios have a line each whatever they are: about those that one person works on.
  private static let mostListed = 10

  static func summary(of results: [CheckedScenario], _ loaded: LoadedScenarios) -> String {
    let judged = results.filter { $0.standing != .skipped }
    let skipped = results.count - judged.count
    let passing = judged.count(where: \.standing.passes)
    var parts = [
      judged.isEmpty ? "nothing to compare" : "\(passing) of \(judged.count) scenarios pass"
    ]
    if skipped > 0 { parts.append("\(skipped) skipped") }
    let missing = loaded.invalidFiles.count(where: \.error.isMissingFile)
    if missing > 0 { parts.append("\(missing) \(missing == 1 ? "file" : "files") not found") }
    let invalid = loaded.invalidFiles.count - missing
    if invalid > 0 {
      parts.append("\(invalid) \(invalid == 1 ? "file" : "files") could not be read")
    }
    let ambiguous = results.count {
      $0.standing.passes && !$0.record.requiresUnambiguous
        && $0.comparison.verdict == .agrees && !$0.comparison.ambiguousValues.isEmpty
    }
    if ambiguous > 0 {
      let (verb, pronoun) = ambiguous == 1 ? ("is", "it") : ("are", "them")
      parts.append("\(ambiguous) \(verb) ambiguous (--require-unambiguous fails \(pronoun))")
    }
    let working = results.count { $0.record.workWarning != nil }
    if working > 0 {
      let (verb, pronoun) = working == 1 ? ("takes", "it") : ("take", "them")
      parts.append("\(working) \(verb) more work (--strict-work fails \(pronoun))")
    }
    let unaccepted = results.filter { $0.baseline.status == .missing }.map(\.id)
    // Where nothing was ever accepted, that need not be repeated for every scenario.
    if !unaccepted.isEmpty, unaccepted.count < results.count {
      let names = unaccepted.prefix(4).joined(separator: ", ") + (unaccepted.count > 4 ? ", …" : "")
      parts.append("\(unaccepted.count) without a baseline: \(names)")
    }
    return parts.joined(separator: ", ")
  }
}

extension Colour {
  /// The colour of a standing: the same three groups as on pages.
  fileprivate init(_ standing: Standing) {
    switch standing.style {
    case "bad": self = .red
    case "idle": self = .grey
    case "near": self = .yellow
    default: self = .green
    }
  }
}
