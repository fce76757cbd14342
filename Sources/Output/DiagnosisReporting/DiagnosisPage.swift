import Diagnosing
import LogAnswers
import Reporting

/// The page of console logs: what conflicts in each, and what to change.
struct DiagnosisPage {
  let pageTitle = "Console logs – LayoutDiff report"
  /// The relative path from this page to the folder with its style.
  let root = ""
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
      DiagnosedLogSection(LogSection($1, number: $0 + 1))
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
  let fix: String?
  let members: DataTable?
  let strip: LogStrip?
  let remarks: [String]
  let others: DataTable?
  let views: DataTable?
  let unread: [String]
  let printed: String

  init(_ section: LogSection) {
    anchor = section.anchor
    name = section.name
    logStyle = section.style.rawValue
    verdict = section.verdict
    fix = section.fix
    members = section.conflict.map { DataTable($0) }
    strip = section.picture
    remarks = section.remarks
    others = section.others.map { DataTable($0) }
    views = section.views.map { DataTable($0) }
    unread = section.unread
    printed = section.printed
  }
}

extension DataTable {
  fileprivate init(_ table: LogTable) {
    self.init(
      region: table.region, caption: table.caption, columns: table.columns.map { .init($0) },
      rows: table.rows.map { row in
        .init(
          row.heading, style: row.givesWay ? "bad" : nil,
          row.cells.map { cell in
            switch cell {
            case .text(let text): .text(text)
            case .code(let text): .code(text)
            case .number(let text, let exact): .number(text, exact: exact)
            }
          })
      })
  }
}
