import Comparison
import Geometry
import Runs

/// Something in a record that a person should look at, with its place: what annotations and SARIF
/// show.
struct Problem: Equatable {
  /// What kind of problem it is: the name of a ``DifferenceClass``, or one of ``Problem/rules``.
  let rule: String
  /// Whether it makes the run fail.
  let isError: Bool
  /// The file, as the record has it; `nil` where it is about none.
  let file: String?
  /// The line, from 1, where it is known.
  let line: Int?
  /// The column, from 1, where it is known.
  let column: Int?
  /// What it is, in a sentence that begins with the scenario.
  let message: String
  /// What stays the same from run to run, to tell whether a problem is a new one.
  let identity: String

  /// A file that holds no scenario.
  static let invalidScenario = "invalidScenario"
  /// A constraint or a layout spec that says less than it seems to.
  static let lint = "lint"

  /// The rules besides the classes of differences: those of all standings, once each, and two more.
  static let rules: [(id: String, meaning: String)] = {
    var rules: [(id: String, meaning: String)] = []
    for rule in Standing.allCases.compactMap(\.sarifRule)
    where !rules.contains(where: { $0.id == rule.id }) {
      rules.append(rule)
    }
    return rules + [
      (invalidScenario, "A file holds no scenario that can be read."),
      (lint, "A constraint or a layout spec says less than it seems to."),
    ]
  }()

  /// The rule for people: `more work`.
  var ruleWords: String { rule.replacing(/[A-Z]/) { " \($0.output.lowercased())" } }

  /// Longer messages are cut: a place to look at is worth more than its whole text.
  private static let mostCharacters = 1000

  init(
    rule: String, isError: Bool = true, file: String?, line: Int?, column: Int? = nil,
    message: String, identity: String
  ) {
    self.rule = rule
    self.isError = isError
    self.file = file
    self.line = line
    self.column = column
    self.message = message.cut(to: Self.mostCharacters)
    self.identity = identity
  }
}

extension RunRecord {
  /// All problems: files that hold no scenario, then scenarios that need a person, then warnings.
  var problems: [Problem] {
    let scenarios = byUrgency
    return unreadableFiles.map { Problem($0, isShard: isMissingShard($0)) }
      + scenarios.flatMap(\.problems)
      + scenarios.flatMap(\.lintProblems)
  }
}

extension Problem {
  /// Takes the place from the first line of the message, where it stands.
  fileprivate init(_ file: UnreadableFile, isShard: Bool) {
    let first = file.message.prefix { !$0.isNewline }
    let start = first.dropFirst(file.file.count).prefix(40)
    let place = first.hasPrefix(file.file) ? start.prefixMatch(of: /:(\d{1,9}):(\d{1,9}):/) : nil
    self.init(
      rule: Self.invalidScenario, file: isShard ? nil : file.file.withoutDotPrefix,
      line: place.flatMap { Int($0.output.1) }, column: place.flatMap { Int($0.output.2) },
      message: file.message, identity: file.file)
  }
}

extension ScenarioRecord {
  fileprivate var problems: [Problem] {
    standings.filter { !$0.passes }.flatMap(problems)
  }

  /// The problems of one result that makes the scenario fail.
  private func problems(of standing: Standing) -> [Problem] {
    switch standing {
    case .failed, .invalid, .conflict, .unexpected, .differs:
      let causes = causeProblems
      return causes.isEmpty ? [problem(standing, comparison.sentence)] : causes
    case .ambiguous:
      let values = comparison.openValues.joined(separator: ", ")
      return [problem(standing, "the constraints determine these values ambiguously: \(values)")]
    case .unreadableBaseline:
      guard let baseline, let text = baseline.problem else { return [] }
      return [problem(standing, "\(baseline.file): \(text)")]
    case .moved: return baselineProblems(standing, of: [.moved, .disappeared])
    case .moreWork: return baselineProblems(standing, of: [.moreWork, .slower])
    case .notAccepted:
      let problems = baselineProblems(standing, of: [.appeared, .uncounted])
      let sentence = baseline?.sentence ?? "there is no baseline"
      return problems.isEmpty ? [problem(standing, sentence)] : problems
    case .conflictAsExpected, .differsAsExpected, .skipped, .agreesAmbiguously, .asAccepted,
      .agrees:
      return []
    }
  }

  private func baselineProblems(
    _ standing: Standing, of kinds: Set<BaselineFinding.Kind>
  ) -> [Problem] {
    let sentences = baseline?.sentences(of: kinds) ?? []
    return sentences.isEmpty ? [] : [problem(standing, sentences.joined(separator: "; "))]
  }

  private func problem(_ standing: Standing, _ message: String) -> Problem {
    Problem(
      rule: standing.sarifRule?.id ?? Problem.lint, file: place.file, line: place.line,
      message: "\(id): \(message)", identity: id)
  }

  /// One problem for each cause of what does not agree.
  private var causeProblems: [Problem] {
    comparison.groupedCauses.map { group in
      let cause = group.cause
      let subject = cause.element.map { "\($0) differs" } ?? "it fails"
      return Problem(
        rule: cause.kind.rawValue, file: place.file, line: cause.line ?? place.line,
        message: "\(id): \(subject) at \(group.places): \(group.text)",
        identity: "\(id) \(cause.element ?? "") \(cause.axis?.rawValue ?? "")")
    }
  }

  fileprivate var lintProblems: [Problem] {
    (warnings ?? []).map { warning in
      Problem(
        rule: Problem.lint, isError: false, file: place.file,
        line: warning.line ?? place.line, column: warning.column,
        message: "\(id): \(warning.message); \(warning.advice)",
        identity: "\(id) \(warning.message)")
    }
  }
}

extension Container {
  /// The container as plain text: `320` or `414x120`.
  var plainText: String { height.map { "\(width.points)x\($0.points)" } ?? width.points }
}
