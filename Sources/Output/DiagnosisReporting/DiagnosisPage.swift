import ConsoleLogs
import Diagnosing
import Geometry
import Phrases
import Reporting

/// The page of console logs: what conflicts in each, and what to change.
struct DiagnosisPage {
  let pageTitle = "Console logs – LayoutDiff report"
  /// The relative path from this page to the folder with its style.
  let root = ""
  let isIndex = false
  let headings = Headings()
  let sentence: String
  let style: String
  let logs: [DiagnosedLogSection]
  /// The logs with links to them, where there are several.
  let hasContents: Bool
  /// How many logs the page leaves out, in a sentence; `nil` where it shows all.
  let moreLogs: String?
  /// Which words are on the page, and so are explained on it.
  let hasShortfalls: Bool
  let hasUndecided: Bool
  let hasMakers: Bool
  let hasExplanations: Bool

  /// Ours: a browser shows this many sections at once.
  static let mostLogs = 200

  init(_ diagnoses: [LogDiagnosis]) {
    let shown = diagnoses.prefix(Self.mostLogs)
    logs = shown.enumerated().map {
      DiagnosedLogSection($1, number: $0 + 1)
    }
    hasContents = logs.count > 1
    let conflicts = diagnoses.count { $0.status == .conflict }
    let undecided = diagnoses.count { $0.status == .undecided }
    style = conflicts > 0 ? "bad" : undecided > 0 ? "note" : "good"
    hasShortfalls = shown.contains { !$0.conflict.isEmpty }
    hasUndecided = undecided > 0
    hasMakers = shown.contains { $0.lines.contains { $0.origin != nil } }
    hasExplanations = hasShortfalls || hasUndecided || hasMakers
    let count = diagnoses.count == 1 ? "1 log" : "\(diagnoses.count) logs"
    let kinds = [
      (conflicts, "with a conflict"), (undecided, "undecided"),
      (diagnoses.count - conflicts - undecided, "without a conflict"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    sentence = "\(count): \(kinds.joined(separator: ", "))."
    moreLogs =
      diagnoses.count > Self.mostLogs
      ? "\(diagnoses.count - Self.mostLogs) more logs are in the output of --json." : nil
  }
}

/// One console log on its page.
struct DiagnosedLogSection {
  let anchor: String
  let name: String
  let logStyle: String
  let verdict: String
  /// The change to make, in sentences; `nil` where nothing is known.
  let fix: String?
  let members: DataTable?
  let strip: ExtentStrip?
  let remarks: [String]
  let hasRemarks: Bool
  let others: DataTable?
  let views: DataTable?
  let unread: [String]
  let hasUnread: Bool
  let printed: String

  init(_ diagnosis: LogDiagnosis, number: Int) {
    let log = diagnosis.log
    anchor = "log-\(number)"
    name = "Log \(number), line \(log.line) (\(log.toolkit.rawValue))"
    logStyle =
      switch diagnosis.status {
      case .conflict: "bad"
      case .undecided: "note"
      case .noConflict: "good"
      }
    verdict = diagnosis.headline.capitalizedFirst.typeset + "."
    let shown = diagnosis.linesInConflict
    members = Self.table(
      of: shown, diagnosis, region: "Constraints of log \(number)",
      caption: diagnosis.status == .conflict
        ? "The constraints that conflict" : "The constraints that would conflict")
    let rest = diagnosis.lines.indices.filter { !shown.contains($0) }
    others = Self.table(
      of: rest, diagnosis, region: "Other constraints of log \(number)",
      caption: diagnosis.end == nil ? "Constraints that take no part" : "Other constraints")
    strip = diagnosis.picture.map { ExtentStrip($0, number: number, diagnosis) }
    fix = diagnosis.fix?.phrase.typeset
    remarks = diagnosis.remarks.compactMap { remark in
      if case .fix = remark { nil } else { remark.sentence.typeset }
    }
    hasRemarks = !remarks.isEmpty
    views = Self.views(of: diagnosis, number)
    unread = log.unreadLines.map {
      "Line \($0.line) was not read, because \($0.reason): \($0.text)"
    }
    hasUnread = !unread.isEmpty
    printed = log.constraints.map(\.text).joined(separator: "\n")
  }

  private static func table(
    of indices: [Int], _ diagnosis: LogDiagnosis, region: String, caption: String
  ) -> DataTable? {
    guard !indices.isEmpty else { return nil }
    let members = Dictionary(diagnosis.conflict.map { ($0.index, $0) }) { first, _ in first }
    let hasMakers = indices.contains { diagnosis.lines[$0].origin != nil }
    let hasPlaces = indices.contains { diagnosis.log.constraints[$0].place != nil }
    return DataTable(
      region: region, caption: caption,
      columns: [.init("Constraint"), .init("Rule"), .init("Meaning")]
        + (hasPlaces ? [.init("Source")] : []) + (hasMakers ? [.init("Made by")] : []) + [
          .init("Must give way by"), .init("Result"),
        ],
      rows: indices.map { index in
        let line = diagnosis.lines[index]
        let place = diagnosis.log.constraints[index].place?.words ?? ""
        let shortfall = members[index]?.shortfall
        return .init(
          "\(index + 1)", style: index == diagnosis.givingWay ? "bad" : nil,
          [.code(line.rule ?? "–"), .text(line.sentence.typeset)]
            + (hasPlaces ? [.code(place)] : [])
            + (hasMakers ? [.text(line.origin?.rawValue ?? "")] : []) + [
              shortfall.map { .number($0.withUnit(besides: 0), exact: "\($0)") } ?? .text(""),
              .text(result(of: index, diagnosis)),
            ])
      })
  }

  private static func result(of index: Int, _ diagnosis: LogDiagnosis) -> String {
    if index == diagnosis.broken { return "broken" }
    if index == diagnosis.likelyBroken { return "probably broken" }
    return diagnosis.lines[index].exclusion?.phrase.typeset ?? ""
  }

  private static func views(of diagnosis: LogDiagnosis, _ number: Int) -> DataTable? {
    guard !diagnosis.items.isEmpty else { return nil }
    return DataTable(
      region: "Views of log \(number)", caption: "The views by their names in rules",
      columns: [.init("Name"), .init("View")],
      rows: diagnosis.items.map { .init($0.name, [.text($0.words)]) })
  }
}

/// The extents of views along one axis, as bars below each other.
struct ExtentStrip {
  let stripTitle: String
  let stripText: String
  let titleID: String
  let textID: String
  let viewBox: String
  let displayWidth: String
  let displayHeight: String
  let bars: [Bar]

  /// One view.
  struct Bar {
    let barText: String
    let x: String
    let y: String
    let width: String
    let height: String
    let textX: String
    let textY: String
    /// The same on a narrow page, which scales the picture down.
    let narrowX: String
    let narrowY: String
    let narrowSize: String
  }

  private static let (width, row, bar) = (560.0, 37.0, 30.0)
  /// Ours: the width of a letter of 12 px, and the space around texts.
  private static let (letter, space) = (6.6, 4.0)
  /// Ours: letters of this size have 11 px where the picture has 280, and fit into a bar.
  private static let narrowSize = 22.0

  /// Where the text of a bar begins: inside where it fits, else after the bar, else before it.
  private static func start(ofText length: Double, _ x: Double, _ barWidth: Double) -> Double {
    if length + 2 * space <= barWidth { return x + space }
    let after = x + barWidth + space
    if after + length <= width { return after }
    let before = x - space - length
    return before >= 0 ? before : max(width - length, 0)
  }

  init(_ picture: LogPicture, number: Int, _ diagnosis: LogDiagnosis) {
    let first = picture.bars.map(\.start).min() ?? 0
    let last = picture.bars.map { $0.start + $0.length }.max() ?? 0
    let scale = Self.width / max(last - first, 1)
    let broken = diagnosis.givingWay.map { "constraint \($0 + 1)" } ?? "one constraint"
    stripTitle =
      "\(picture.isHorizontal ? "From left to right" : "From top to bottom"), without \(broken)"
    titleID = "strip-\(number)-title"
    textID = "strip-\(number)-text"
    bars = picture.bars.enumerated().map { index, bar in
      let x = (bar.start - first) * scale
      let width = max(bar.length * scale, 0)
      let extent: Phrase =
        "\(bar.name): \(bare: bar.start) to \(points: bar.start + bar.length)"
      let words = extent.typeset
      let count = Double(max(words.count, 1))
      let narrow = min(Self.narrowSize, Self.width / count / Self.letter * 12)
      let narrowLength = count * Self.letter * narrow / 12
      return Bar(
        barText: words,
        x: NumberText.plain(x), y: NumberText.plain(Double(index) * Self.row),
        width: NumberText.plain(width), height: NumberText.plain(Self.bar),
        textX: NumberText.plain(Self.start(ofText: Double(words.count) * Self.letter, x, width)),
        textY: NumberText.plain(Double(index) * Self.row + Self.bar / 2 + 4),
        narrowX: NumberText.plain(Self.start(ofText: narrowLength, x, width)),
        narrowY: NumberText.plain(Double(index) * Self.row + Self.bar / 2 + narrow * 0.36),
        narrowSize: NumberText.plain(narrow))
    }
    stripText = bars.map(\.barText).joined(separator: "; ")
    let height = Double(bars.count) * Self.row
    viewBox = "-2 -2 \(NumberText.plain(Self.width + 4)) \(NumberText.plain(height + 4))"
    displayWidth = NumberText.plain(Self.width + 4)
    displayHeight = NumberText.plain(height + 4)
  }
}
