import Comparison
import Geometry
import Layouts
import Phrases
import RecordWords
import RunRecords
import Scenarios

/// The page of a translation: a layout spec beside equivalent constraints.
struct TranslationPage {
  let pageTitle: String
  /// The relative path from this page to the report's folder.
  let root = "../"
  let title: String
  let scenario: String
  let style: String
  let sentence: String
  let reason: String?
  let specSource: PageListing?
  let strengths: [String]
  let guides: String?
  let groups: [Group]
  let deviations: [DeviationLine]
  let roundingMeaning: String?
  let checks: DataTable?
  let code: TranslatedCode?
  let command: String

  /// The rules of one spec.
  struct Group {
    let place: Int
    let comment: String
    let path: String
    /// The line of the spec, where the page lists it.
    let specLine: Int?
    /// `nil` for what required constraints express.
    let hardship: Hardship?
    let rules: [Rule]
  }

  /// A rule, and its priority where it is optional.
  struct Rule {
    let text: String
    let priority: String?

    init(_ rule: String) {
      let parts = rule.split(separator: "@", maxSplits: 1)
      text = parts.first.map(String.init) ?? rule
      priority = parts.count > 1 ? "@\(parts[1])" : nil
    }
  }

  /// Why something takes more than required constraints: said in a sentence where it is first met.
  typealias Hardship = (name: String, meaning: String?)

  /// A rule of the spec that the constraints do not express.
  typealias DeviationLine = (
    path: String, shows: String, hardship: Hardship, reason: String, effect: String
  )

  init(_ scenario: ScenarioRecord, _ translation: TranslationRecord, page: String) {
    pageTitle = "\(scenario.title), translated – LayoutDiff report"
    title = scenario.title
    self.scenario = "../" + page
    reason = translation.reason
    let isWrong = translation.checks.contains { ["differs", "conflicts"].contains($0.verdict) }
    style = isWrong ? "bad" : (translation.deviations.isEmpty && reason == nil ? "good" : "note")
    sentence = translation.sentence
    let listing = scenario.sections.spec.map(PageListing.init)
    let listed = ListedLines([listing]).texts
    let lines = Dictionary(
      translation.groups.indices.compactMap { place in
        translation.groups[place].line.map { ($0, place + 1) }
      }, uniquingKeysWith: { first, _ in first })
    specSource = listing?.linking(lines)
    strengths = translation.strengths
    guides = translation.guides.isEmpty ? nil : translation.guides.joined(separator: ", ")
    var met: Set<String> = []
    func hardship(_ name: String) -> Hardship {
      let kind = TranslationClass(rawValue: name)
      return Hardship(name: name, meaning: met.insert(name).inserted ? kind?.meaning : nil)
    }
    groups = translation.groups.enumerated().map { place, group in
      Group(
        place: place + 1, comment: group.comment, path: group.path,
        specLine: group.line.flatMap { listed[$0] == nil ? nil : $0 },
        hardship: group.class == TranslationClass.exact.rawValue ? nil : hardship(group.class),
        rules: group.rules.map(Rule.init))
    }
    deviations = translation.deviations.map {
      DeviationLine(
        path: $0.path, shows: $0.condition.rawValue,
        hardship: hardship($0.translationClass.rawValue),
        reason: $0.reason.text, effect: $0.effect.text)
    }
    checks = Self.table(of: translation.checks)
    roundingMeaning =
      translation.checks.contains { $0.verdict == "differsByRounding" }
      ? TranslationClass.roundingMeaning : nil
    code = TranslatedCode(translation.notations)
    command = "layoutdiff translate \(ShellWord.quote(scenario.file))"
  }
}

extension TranslationPage {
  /// The spec and its translation in each container; `nil` where the sentence says all of it.
  private static func table(of checks: [TranslationRecord.Check]) -> DataTable? {
    guard checks.contains(where: { $0.verdict != "agrees" }) else { return nil }
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
