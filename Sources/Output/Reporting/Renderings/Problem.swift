import Comparison
import Geometry

/// Something in a record that a person should look at, with its place: what annotations and SARIF
/// show.
struct Problem: Equatable {
  /// What kind of problem it is: the name of a ``DifferenceClass``, or one of ``Problem/Rule``.
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

  /// The rules besides the classes of differences.
  enum Rule: String, CaseIterable {
    /// A scenario does not pass, and no class says why.
    case disagreement
    /// A file that holds no scenario.
    case invalidScenario
    /// A frame is not where it was accepted.
    case moved
    /// More work, or more time, than was accepted.
    case moreWork
    /// The constraints leave a value open, and must not.
    case leftOpen
    /// Nothing, or not everything, of a layout was accepted, and must have been.
    case unaccepted
    /// A baseline that cannot be used.
    case unreadableBaseline
    /// A constraint or a spec that says less than it seems to.
    case lint

    /// What the rule means, in one sentence.
    var meaning: String {
      switch self {
      case .disagreement: "A scenario is not as it should be."
      case .invalidScenario: "A file holds no scenario that can be read."
      case .moved: "A frame is not where it was accepted."
      case .moreWork: "A layout takes more work, or more time, than was accepted."
      case .leftOpen: "The constraints leave a value open, and must not."
      case .unaccepted: "Nothing, or not everything, of a layout was accepted, and must have been."
      case .unreadableBaseline: "A baseline cannot be used."
      case .lint: "A constraint or a layout spec says less than it seems to."
      }
    }
  }

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
      rule: Rule.invalidScenario.rawValue, file: isShard ? nil : file.file.withoutDotPrefix,
      line: place.flatMap { Int($0.output.1) }, column: place.flatMap { Int($0.output.2) },
      message: file.message, identity: file.file)
  }
}

extension ScenarioRecord {
  fileprivate var problems: [Problem] {
    var problems: [Problem] = []
    if !comparison.verdict.passes {
      problems = causeProblems
      if problems.isEmpty { problems = [problem(Problem.Rule.disagreement, comparison.sentence)] }
    }
    if isLeftOpen {
      let values = comparison.openValues.joined(separator: ", ")
      problems.append(problem(.leftOpen, "the constraints leave open: \(values)"))
    }
    guard let baseline else { return problems }
    if let text = baseline.problem {
      problems.append(problem(Problem.Rule.unreadableBaseline, "\(baseline.file): \(text)"))
    }
    let groups: [(Problem.Rule, Set<BaselineFinding.Kind>)] = [
      (.moved, [.moved, .disappeared]), (.moreWork, [.moreWork, .slower]),
    ]
    for (rule, kinds) in groups {
      let sentences = baseline.sentences(of: kinds)
      if !sentences.isEmpty { problems.append(problem(rule, sentences.joined(separator: "; "))) }
    }
    if isUnaccepted {
      let sentences = baseline.sentences(of: [.appeared, .uncounted])
      let words = sentences.isEmpty ? baseline.sentence : sentences.joined(separator: "; ")
      problems.append(problem(.unaccepted, words))
    }
    return problems
  }

  private func problem(_ rule: Problem.Rule, _ message: String) -> Problem {
    Problem(
      rule: rule.rawValue, file: place.file, line: place.line, message: "\(id): \(message)",
      identity: id)
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
        rule: Problem.Rule.lint.rawValue, isError: false, file: place.file,
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
