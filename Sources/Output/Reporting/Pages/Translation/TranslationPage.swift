import Comparison
import Geometry
import Layouts
import Phrases
import RunRecords
import Scenarios

/// The page of a translation: a layout spec beside equivalent constraints.
struct TranslationPage {
  let pageTitle: String
  /// The relative path from this page to the report's folder.
  let root = "../"
  let isIndex = false
  let headings = Headings()
  let title: String
  let scenario: String
  let style: String
  let sentence: String
  let reason: String?
  let specSource: PageListing?
  let strengths: [String]
  let hasStrengths: Bool
  let guides: String?
  let groups: [Group]
  let deviations: [DeviationLine]
  let hasDeviations: Bool
  let checks: DataTable?
  let codes: [Code]
  let command: String

  /// The rules of one spec.
  struct Group {
    let comment: String
    let path: String
    let `class`: String
    let rules: [PageListing.Line]
  }

  /// A rule of the spec that the constraints do not express.
  struct DeviationLine {
    let path: String
    let shows: String
    let `class`: String
    let reason: String
    let effect: String
  }

  /// The translation as Swift code.
  struct Code {
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
    specSource = scenario.sections.spec.map(PageListing.init)
    strengths = translation.strengths
    hasStrengths = !strengths.isEmpty
    guides = translation.guides.isEmpty ? nil : translation.guides.joined(separator: ", ")
    groups = translation.groups.map {
      Group(
        comment: $0.comment, path: $0.path, class: $0.class,
        rules: $0.rules.map { PageListing.Line(number: nil, tokens: ColouredToken.tokens(of: $0)) })
    }
    deviations = translation.deviations.map {
      DeviationLine(
        path: $0.path, shows: $0.condition.rawValue, class: $0.translationClass.rawValue,
        reason: $0.reason.text, effect: $0.effect.text)
    }
    hasDeviations = !deviations.isEmpty
    checks = Self.table(of: translation.checks)
    codes = translation.notations.map {
      Code(
        name: $0.notation == "snapkit" ? "As a view with SnapKit" : "As a view with anchors",
        text: $0.text)
    }
    command = "layoutdiff translate \(ShellWord.quote(scenario.file))"
  }
}

extension TranslationPage {
  /// The spec and its translation in each container; `nil` where nothing was laid out.
  private static func table(of checks: [TranslationRecord.Check]) -> DataTable? {
    guard !checks.isEmpty else { return nil }
    // Smaller differences are floating-point error of the solver.
    let least = 1e-6
    let elements = checks.map { $0.difference > least ? $0.element : "" }
    let edges = checks.map { $0.roundedDifference > least ? $0.roundedElement : "" }
    // A column of empty cells says nothing.
    let (hasElements, hasEdges) = (elements.contains { $0 != "" }, edges.contains { $0 != "" })
    return DataTable(
      region: "Table of containers",
      caption: "The spec and its translation in each container; differences in pt",
      columns: [
        .init(Headings.container), .init(Headings.finding, isLabelled: false),
        .init("Largest difference"),
      ] + (hasElements ? [.init("Element")] : []) + [.init("After rounding")]
        + (hasEdges ? [.init("Edge after rounding")] : []),
      rows: checks.indices.map { index in
        let check = checks[index]
        let mark = StatusMark(translation: check.verdict)
        return .init(
          Container.words(of: check.container), style: mark.style,
          [.mark(mark), .number(check.difference.points, exact: "\(check.difference)")]
            + (hasElements ? [.text(elements[index])] : [])
            + [.number(check.roundedDifference.points, exact: "\(check.roundedDifference)")]
            + (hasEdges ? [.text(edges[index])] : []))
      })
  }
}

extension StatusMark {
  fileprivate init(translation verdict: String) {
    switch verdict {
    case "agrees": self = StatusMark(Standing.agrees)
    case "differsByRounding": self.init(.almostEqual, "only rounding differs", "near")
    case "differsAsSaid": self.init(.diamond, "differs as explained", "note")
    default: self = .differs
    }
  }
}

extension TranslationRecord {
  /// The verdicts that the sentence names, the worst first.
  private static let worstFirst = [
    "differs", "conflicts", "differsAsSaid", "conflictsAsSaid", "differsByRounding",
  ]

  /// The result, in one sentence.
  fileprivate var sentence: String {
    guard !groups.isEmpty else {
      return reason.map { "Not translated: \($0)." } ?? "There is nothing to translate."
    }
    let rules = groups.map(\.rules.count).reduce(0, +)
    let worst = Self.worstFirst.lazy.compactMap { verdict in
      checks.first { $0.verdict == verdict }
    }.first
    let count = rules == 1 ? "One constraint expresses" : "\(rules) constraints express"
    let start = "\(count) the layout spec (\(`class`))"
    let place = worst.map { Container.words(of: $0.container) } ?? ""
    guard let worst else {
      let places = ListText.of(checks.map { Container.words(of: $0.container) })
      return checks.isEmpty ? "\(start)." : "\(start); both layouts agree at \(places) pt."
    }
    switch worst.verdict {
    case "differsByRounding":
      return "\(start); both layouts agree before rounding, and differ by up to "
        + "\(worst.roundedDifference.withUnit) after it."
    case "conflictsAsSaid", "conflicts":
      let reason = worst.verdict == "conflicts" ? ", for an unknown reason" : ""
      return "\(start), but at \(place) pt required constraints conflict\(reason); the frames are "
        + "equal there."
    case "differsAsSaid":
      return "\(start), as far as constraints can: at \(place) pt, \(worst.element) differs by up "
        + "to \(worst.difference.withUnit), for the reason below."
    default:
      return "\(start), but at \(place) pt \(worst.element) differs by "
        + "\(worst.difference.withUnit), for an unknown reason."
    }
  }
}
