import Comparison
import Geometry
import Runs
import Scenarios

/// A layout spec beside the constraints that say the same, ready for its template.
struct TranslationPage {
  let pageTitle: String
  /// The way from this page to the report's folder.
  let root = "../"
  let isIndex = false
  let headings = Headings()
  let title: String
  let scenario: String
  let style: String
  let sentence: String
  let reason: String?
  let specSource: String?
  let strengths: [String]
  let hasStrengths: Bool
  let guides: String?
  let groups: [Group]
  let deviations: [Deviation]
  let hasDeviations: Bool
  let checks: DataTable?
  let codes: [Code]
  let command: String

  /// The rules of one spec.
  struct Group {
    let comment: String
    let path: String
    let word: String
    let rules: String
  }

  /// Something that the rules do not say.
  struct Deviation {
    let path: String
    let word: String
    let reason: String
    let effect: String
    let shows: String
    let most: String?
  }

  /// The same in Swift.
  struct Code {
    let key: String
    let name: String
    let text: String
  }

  init(_ scenario: ScenarioRecord, _ translation: TranslationRecord, page: String) {
    pageTitle = "\(scenario.title), translated – LayoutDiff report"
    title = scenario.title
    self.scenario = "../" + page
    reason = translation.reason
    let isWrong = translation.checks.contains { ["differs", "conflicts"].contains($0.verdict) }
    style = isWrong ? "bad" : (translation.deviations.isEmpty && reason == nil ? "good" : "note")
    sentence = translation.sentence
    specSource = scenario.specSource
    strengths = translation.strengths
    hasStrengths = !strengths.isEmpty
    guides = translation.guides.isEmpty ? nil : translation.guides.joined(separator: ", ")
    groups = translation.groups.map {
      Group(
        comment: $0.comment, path: $0.path, word: $0.translationClass,
        rules: $0.rules.joined(separator: "\n"))
    }
    deviations = translation.deviations.map {
      Deviation(
        path: $0.path, word: $0.translationClass, reason: $0.reason, effect: $0.effect,
        shows: $0.shows, most: $0.most)
    }
    hasDeviations = !deviations.isEmpty
    checks = Self.table(of: translation.checks)
    codes = [
      ("anchors", "As a view with anchors", translation.anchors),
      ("snapkit", "As a view with SnapKit", translation.snapkit),
    ].compactMap { key, name, text in text.map { Code(key: key, name: name, text: $0) } }
    command = "layoutdiff translate \(ShellWord.quote(scenario.file))"
  }
}

extension TranslationPage {
  /// The spec and its translation in each container; `nil` where nothing was laid out.
  private static func table(of checks: [TranslationRecord.Check]) -> DataTable? {
    guard !checks.isEmpty else { return nil }
    return DataTable(
      region: "Table of containers",
      caption: "The spec and its translation in each container; distances in points",
      columns: [
        .init(Headings.container), .init(Headings.finding, isLabelled: false),
        .init("Largest distance"), .init("Of"), .init("On pixels"), .init("On pixels, of"),
        .init("At most, as said"),
      ],
      rows: checks.map { check in
        let mark = StatusMark(translation: check.verdict)
        // Below that, edges are where the solver's own rounding put them.
        let element = check.difference > 1e-6 ? check.element : ""
        let rounded = check.roundedDifference > 1e-6 ? check.roundedElement ?? "" : ""
        return .init(
          check.container, style: mark.style,
          [
            .mark(mark), .number(check.difference.points, exact: "\(check.difference)"),
            .text(element),
            .number(check.roundedDifference.points, exact: "\(check.roundedDifference)"),
            .text(rounded), .number(check.roundingBound?.points ?? "–"),
          ])
      })
  }
}

extension StatusMark {
  fileprivate init(translation verdict: String) {
    switch verdict {
    case "agrees": self = StatusMark(Standing.agrees)
    case "differsByRounding": self.init("≈", "whole points or pixels", "near")
    case "differsAsSaid": self.init("◆", "differs as said", "note")
    default: self = .differs
    }
  }
}

extension TranslationRecord {
  /// The verdicts that are told, the worst first.
  private static let worstFirst = [
    "differs", "conflicts", "differsAsSaid", "conflictsAsSaid", "differsByRounding",
  ]

  /// What it comes to, in one sentence.
  fileprivate var sentence: String {
    guard !groups.isEmpty else {
      return reason.map { "Nothing is translated here: \($0)." } ?? "There is nothing to translate."
    }
    let rules = groups.map(\.rules.count).reduce(0, +)
    let worst = Self.worstFirst.lazy.compactMap { verdict in
      checks.first { $0.verdict == verdict }
    }.first
    let count = rules == 1 ? "One rule says" : "\(rules) rules say"
    let start = "\(count) what the layout spec says (\(translationClass))"
    let place = worst.map { Container.words(of: $0.container) } ?? ""
    guard let worst else {
      let places = ListText.of(checks.map { Container.words(of: $0.container) })
      return checks.isEmpty ? "\(start)." : "\(start); both layouts agree at \(places)."
    }
    switch worst.verdict {
    case "differsByRounding":
      return "\(start); before rounding both agree, on pixels they lie up to "
        + "\(worst.roundedDifference.withUnit) apart."
    case "conflictsAsSaid", "conflicts":
      let reason = worst.verdict == "conflicts" ? ", and nothing says why" : ""
      return "\(start), but at \(place) required rules contradict each other\(reason); frames are "
        + "the same there."
    case "differsAsSaid":
      return "\(start), as far as constraints can: at \(place), \(worst.element) lies up "
        + "to \(worst.difference.withUnit) apart, for the reason below."
    default:
      return "\(start), but at \(place) \(worst.element) lies "
        + "\(worst.difference.withUnit) apart, and nothing says why."
    }
  }
}
