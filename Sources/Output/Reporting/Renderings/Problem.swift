import Comparison
import Geometry
import Linting
import Phrases
import RunRecords
import Scenarios

/// A finding that needs attention, with its location: the content of annotations and SARIF.
struct Problem: Equatable {
  /// The kind of problem: the name of a ``DifferenceClass``, or one of ``Problem/rules``.
  let rule: String
  /// Whether it makes the run fail.
  let isError: Bool
  /// The file as in the record; `nil` where it is about no file.
  let file: String?
  /// The line, from 1, where it is known.
  let line: Int?
  /// The column, from 1, where it is known.
  let column: Int?
  /// A sentence that begins with the scenario.
  let message: String
  /// A text that is the same in every run, to recognise known problems.
  let identity: String
  /// Other places that may be wrong instead, with what to do there.
  let otherPlaces: [Place]
  /// Changes after which it is gone.
  let fixes: [Fix]

  /// A place in the file.
  struct Place: Equatable {
    /// The line, from 1.
    let line: Int
    /// The column, from 1, where it is known.
    let column: Int?
    let message: String
  }

  /// A change of the file.
  struct Fix: Equatable {
    let message: String
    /// At least one.
    let edits: [TextEdit]
  }

  /// A file without a readable scenario.
  static let invalidScenario = "invalidScenario"
  /// A warning about a constraint or a layout spec.
  static let lint = "lint"

  /// The rules besides the classes of differences: those of all standings, once each, and two more.
  static let rules: [(id: String, meaning: String)] = {
    var rules: [(id: String, meaning: String)] = []
    for rule in Standing.allCases.compactMap(\.sarifRule)
    where !rules.contains(where: { $0.id == rule.id }) {
      rules.append(rule)
    }
    return rules + [
      (invalidScenario, "A scenario file is invalid."),
      (lint, "A constraint or a layout spec is probably not what was meant."),
    ]
  }()

  /// The rule for people: `more work`.
  var ruleWords: String { rule.replacing(/[A-Z]/) { " \($0.output.lowercased())" } }

  /// The most characters of a message; longer ones are cut.
  private static let mostCharacters = 1000

  init(
    rule: String, isError: Bool = true, file: String?, line: Int?, column: Int? = nil,
    message: String, identity: String, otherPlaces: [Place] = [], fixes: [Fix] = []
  ) {
    self.rule = rule
    self.isError = isError
    self.file = file
    self.line = line
    self.column = column
    self.message = message.cut(to: Self.mostCharacters).printableLines
    self.identity = identity
    self.otherPlaces = otherPlaces
    self.fixes = fixes
  }
}

extension RunRecord {
  /// All problems: invalid files, then scenarios that fail, then warnings.
  var problems: [Problem] {
    let scenarios = byUrgency
    return unreadableFiles.map { Problem($0, isShard: isMissingShard($0)) }
      + scenarios.flatMap(\.problems)
      + scenarios.flatMap(\.lintProblems)
  }
}

extension Problem {
  fileprivate init(_ file: UnreadableFile, isShard: Bool) {
    self.init(
      rule: Self.invalidScenario, file: isShard ? nil : file.file.withoutDotPrefix,
      line: file.line, column: file.column, message: file.message, identity: file.file)
  }
}

extension ScenarioRecord {
  fileprivate var problems: [Problem] {
    standings.filter { !$0.passes }.flatMap(problems)
  }

  /// The problems of one result that makes the scenario fail.
  private func problems(of standing: Standing) -> [Problem] {
    switch standing {
    case .brokenPromise: return promiseProblems
    case .found: return findingProblems
    case .nothingToCheck:
      return [problem(standing, ([judgement] + whatToWrite).joined(separator: "\n"))]
    case .ambiguous:
      let values = comparison.ambiguousValues.joined(separator: ", ")
      return [problem(standing, "the constraints determine these values ambiguously: \(values)")]
    case .unreadableBaseline:
      guard let baseline, let text = baseline.problem else { return [] }
      return [problem(standing, "\(baseline.place ?? baseline.file): \(text)")]
    case .moved: return baselineProblems(standing, of: [.moved, .disappeared])
    case .moreWork: return baselineProblems(standing, of: [.moreWork, .slower])
    case .notAccepted:
      let problems = baselineProblems(standing, of: [.appeared, .uncounted])
      let sentence = baseline?.sentence ?? "there is no baseline"
      return problems.isEmpty ? [problem(standing, sentence)] : problems
    default:
      let causes = causeProblems
      return causes.isEmpty ? [problem(standing, comparison.sentence)] : causes
    }
  }

  /// One problem for each way in which a promise is broken.
  private var promiseProblems: [Problem] {
    (promises ?? []).flatMap { promise in
      promise.failurePhrases.map { phrase in
        Problem(
          rule: Standing.brokenPromise.sarifRule?.id ?? Problem.lint, file: place.file,
          line: promise.line ?? place.line, column: promise.column,
          message: "\(id): \(phrase.text)", identity: "\(id) \(promise.promise)")
      }
    }
  }

  /// One problem for each finding of an inspection.
  private var findingProblems: [Problem] {
    (inspection?.findings ?? []).map { finding in
      Problem(
        rule: Standing.found.sarifRule?.id ?? Problem.lint, file: place.file,
        line: finding.line ?? place.line, message: "\(id): \(finding.phrase.text)",
        identity: "\(id) \(finding.kind.rawValue) \(finding.elements.joined(separator: " "))")
    }
  }

  private func baselineProblems(
    _ standing: Standing, of kinds: Set<BaselineFinding.Kind>
  ) -> [Problem] {
    let sentences = baseline?.sentences(of: kinds) ?? []
    return sentences.isEmpty ? [] : [problem(standing, sentences.joined(separator: "; "))]
  }

  private func problem(_ standing: Standing, isError: Bool = true, _ message: String) -> Problem {
    Problem(
      rule: standing.sarifRule?.id ?? Problem.lint, isError: isError, file: place.file,
      line: place.line,
      message: "\(id): \(message)", identity: id)
  }

  /// One problem for each mistake, and for each cause that none explains.
  private var causeProblems: [Problem] {
    let count = comparison.containers.count
    return comparison.explainedDifferences.map { difference in
      let cause = difference.cause?.cause
      let subject = cause?.element.map { "\($0) differs" } ?? "it fails"
      let places = difference.phrases(ofContainers: count).map(\.text)
      let side = difference.blame?.sides.first
      let text = difference.cause.map { "\(subject) at \($0.places): \($0.text)" } ?? subject
      return Problem(
        rule: (cause?.kind ?? .conflict).rawValue, file: place.file,
        line: side?.line ?? cause?.line ?? place.line, column: side?.column,
        message: (["\(id): \(text)"] + places).joined(separator: "; "),
        identity: "\(id) \(cause?.element ?? "") \(cause?.axis?.rawValue ?? "")",
        otherPlaces: difference.blame?.sides.dropFirst().compactMap { side in
          side.line.map { line in
            Problem.Place(
              line: line, column: side.column,
              message: side.phrase(ofContainers: count).capitalizedFirst.text)
          }
        } ?? [], fixes: difference.blame?.fixes ?? [])
    }
  }

  fileprivate var lintProblems: [Problem] {
    let work = workWarning.map { warning in
      problem(.moreWork, isError: false, "\(warning.message); \(warning.advice)")
    }
    return [work].compactMap(\.self)
      + warnings.map { warning in
        Problem(
          rule: Problem.lint, isError: false, file: place.file,
          line: warning.line ?? place.line, column: warning.column,
          message: "\(id): \(warning.message); \(warning.advice)",
          identity: "\(id) \(warning.message)")
      }
  }
}

extension Blame {
  /// The changes that leave nothing and can be made in the file, the likeliest first.
  fileprivate var fixes: [Problem.Fix] {
    (sides + alternatives).compactMap(\.suggestion).filter(\.mends).compactMap { suggestion in
      guard let edits = suggestion.edits, !edits.isEmpty else { return nil }
      return Problem.Fix(message: suggestion.change.phrase.capitalizedFirst.text, edits: edits)
    }
  }
}

extension Container {
  /// The container as plain text: `320` or `414x120`.
  var plainText: String { height.map { "\(width.points)x\($0.points)" } ?? width.points }
}
