import Comparison
import Geometry
import Reporting
import Scenarios

/// One scenario's result, of `check`.
struct CheckedScenario: Encodable {
  let id: String
  let file: String
  let comparison: ScenarioComparison
  let warnings: [LintFinding]
  let baseline: BaselineRecord
  /// Whether it fails without a baseline.
  let requiresBaseline: Bool
  /// Whether constraints may leave anything open.
  let openOptions: OpenOptions

  private enum CodingKeys: CodingKey {
    case id, file, comparison, warnings, baseline
  }

  /// What it comes to.
  var status: ExitStatus {
    max(ExitStatus(comparison.verdict), baselineStatus, openOptions.status(of: comparison))
  }

  /// Whether it fails only since something is open.
  private var isOpen: Bool {
    comparison.verdict.passes && openOptions.status(of: comparison) != .fine
  }

  /// Whether there was nothing to compare it with, and nobody asked for a baseline.
  fileprivate var isSkipped: Bool {
    comparison.verdict == .skipped && baseline.status == .missing && !requiresBaseline
  }

  private var baselineStatus: ExitStatus {
    ExitStatus(baseline.status, isRequired: requiresBaseline)
  }

  /// Tells on standard error that a baseline cannot be used.
  func noteProblem() {
    guard let problem = baseline.problem else { return }
    Terminal.note("\(baseline.file): error: \(problem)")
    Terminal.note("\(LayoutDiff.programName) accept \(word) writes it anew")
  }

  /// The line of the scenario, and the lines of its first findings below it where it does not pass.
  var lines: [String] {
    var lines = ["\(mark) \(id): \(sentence)"]
    let findings = comparison.findings
    lines += findings.prefix(Self.mostFindings).joined().map { "    " + $0 }
    lines += Self.rest(of: findings.count, after: "check \(word) --json")
    if !comparison.verdict.passes { lines += causes }
    let changes = baseline.sentences
    lines += changes.prefix(Self.mostFindings).map { "    " + $0 }
    lines += Self.rest(of: changes.count, after: "check \(word) --json")
    return lines
  }

  private static func rest(of count: Int, after command: String) -> [String] {
    let more = count - mostFindings
    return more > 0 ? ["    and \(more) more: \(LayoutDiff.programName) \(command)"] : []
  }

  /// The name of the scenario in a command.
  private var word: String {
    LayoutDiff.screen(named: id) == nil ? file : id
  }

  /// Why something differs, each cause once; conflicts and failures are told already.
  private var causes: [String] {
    let groups = comparison.groupedCauses.filter { $0.cause.element != nil }
    let lines = groups.map { "    \($0.textWithPlaces)" }
    return Array(lines.prefix(Self.mostFindings))
      + Self.rest(of: lines.count, after: "check \(word) --json")
      + comparison.notAsked.map { "    \($0)" }
  }

  /// More findings than this about one scenario would hide the others.
  private static let mostFindings = 8

  private var sentence: String {
    let isOfInterest = baselineStatus != .fine || !baseline.findings.isEmpty
    let open =
      isOpen && comparison.verdict != .agrees
      ? "; left open: \(comparison.openValues.joined(separator: ", "))" : ""
    return comparison.sentence + open + (isOfInterest ? "; baseline: \(baseline.sentence)" : "")
  }

  /// The word that begins the line, coloured on a terminal.
  private var mark: String {
    let (word, colour) =
      isOpen
      ? ("open", Colour.red)
      : comparison.verdict.passes && baselineStatus != .fine
        ? (baselineWord, Colour.red) : (comparison.verdict.word, comparison.verdict.colour)
    return colour.paint(word + String(repeating: " ", count: max(0, 7 - word.count)))
  }

  private var baselineWord: String {
    switch baseline.status {
    case .same, .moved: "moved"
    case .slower: baseline.findings.contains { $0.kind == .slower } ? "slower" : "more work"
    case .missing, .incomplete: "unaccepted"
    case .unreadable: "invalid"
    }
  }
}

extension CheckedScenario {
  /// One line over all scenarios.
  static func summary(of results: [CheckedScenario], _ loaded: LoadedScenarios) -> String {
    let judged = results.filter { !$0.isSkipped }
    let skipped = results.count - judged.count
    let passing = judged.count { $0.status == .fine }
    var parts = [
      judged.isEmpty ? "nothing to compare" : "\(passing) of \(judged.count) scenarios pass"
    ]
    if skipped > 0 { parts.append("\(skipped) skipped") }
    if !loaded.invalidFiles.isEmpty { parts.append("\(loaded.invalidFiles.count) invalid") }
    let open = results.count {
      $0.status == .fine && !$0.openOptions.requireUnambiguous
        && $0.comparison.verdict == .agrees && !$0.comparison.openValues.isEmpty
    }
    if open > 0 {
      let (verb, pronoun) = open == 1 ? ("leaves", "it") : ("leave", "them")
      parts.append("\(open) \(verb) values open (--require-unambiguous lets \(pronoun) fail)")
    }
    let missing = results.filter { $0.baseline.status == .missing }.map(\.id)
    // Who never accepted anything is not told so of every scenario.
    if !missing.isEmpty, missing.count < results.count {
      let names = missing.prefix(4).joined(separator: ", ") + (missing.count > 4 ? ", …" : "")
      parts.append("\(missing.count) without a baseline: \(names)")
    }
    return parts.joined(separator: ", ")
  }
}

extension Verdict {
  fileprivate var colour: Colour {
    switch self {
    case .agrees, .differsAsExpected, .conflictAsExpected: .green
    case .differs, .unexpected, .conflict, .invalid, .failed: .red
    case .skipped: .grey
    }
  }
}
