import ConsoleLogs
package import Diagnosing
import Geometry
package import JSONText
import Phrases

/// One console log as a page shows it.
package struct LogSection: Sendable {
  package let anchor: String
  package let name: String
  package let style: Style
  package let verdict: String
  /// The change to make, in sentences; `nil` where nothing is known.
  package let fix: String?
  package let picture: LogStrip?
  /// The constraints that conflict, or would.
  package let conflict: LogTable?
  package let remarks: [String]
  package let others: LogTable?
  package let views: LogTable?
  package let unread: [String]
  package let printed: String

  /// The colour of a verdict.
  package enum Style: String, Sendable {
    case bad, note, good
  }

  /// Makes the section of a log with its number, from 1.
  package init(_ diagnosis: LogDiagnosis, number: Int) {
    let log = diagnosis.log
    anchor = "log-\(number)"
    name = "Log \(number), line \(log.line) (\(log.toolkit.rawValue))"
    style =
      switch diagnosis.status {
      case .conflict: .bad
      case .undecided: .note
      case .noConflict: .good
      }
    verdict = diagnosis.headline.capitalizedFirst.typeset + "."
    let shown = diagnosis.linesInConflict
    conflict = Self.table(
      of: shown, diagnosis, region: "Constraints of log \(number)",
      caption: diagnosis.status == .conflict
        ? "The constraints that conflict" : "The constraints that would conflict")
    let rest = diagnosis.lines.indices.filter { !shown.contains($0) }
    others = Self.table(
      of: rest, diagnosis, region: "Other constraints of log \(number)",
      caption: diagnosis.end == nil ? "Constraints that take no part" : "Other constraints")
    picture = diagnosis.picture.map { LogStrip($0, number: number, diagnosis) }
    fix = diagnosis.fix?.phrase.typeset
    remarks = diagnosis.remarks.compactMap { remark in
      if case .fix = remark { nil } else { remark.sentence.typeset }
    }
    views = Self.views(of: diagnosis, number)
    unread = log.unreadLines.map {
      "Line \($0.line) was not read, because \($0.reason): \($0.text)"
    }
    printed = log.constraints.map { $0.text }.joined(separator: "\n")
  }

  private static func table(
    of indices: [Int], _ diagnosis: LogDiagnosis, region: String, caption: String
  ) -> LogTable? {
    guard !indices.isEmpty else { return nil }
    let members = Dictionary(diagnosis.conflict.map { ($0.index, $0) }) { first, _ in first }
    let hasMakers = indices.contains { diagnosis.lines[$0].origin != nil }
    let hasPlaces = indices.contains { diagnosis.log.constraints[$0].place != nil }
    return LogTable(
      region: region, caption: caption,
      columns: ["Constraint", "Rule", "Meaning"] + (hasPlaces ? ["Source"] : [])
        + (hasMakers ? ["Made by"] : []) + ["Must give way by", "Result"],
      rows: indices.map { index in
        let line = diagnosis.lines[index]
        let place = diagnosis.log.constraints[index].place?.words ?? ""
        var cells: [LogTable.Cell] = [.code(line.rule ?? "–"), .text(line.sentence.typeset)]
        if hasPlaces { cells.append(.code(place)) }
        if hasMakers { cells.append(.text(line.origin?.maker ?? "")) }
        cells.append(
          members[index]?.shortfall.map { .number($0.withUnit(besides: 0), exact: "\($0)") }
            ?? .text(""))
        cells.append(.text(result(of: index, diagnosis)))
        return .init(
          heading: "\(index + 1)", givesWay: index == diagnosis.givingWay, cells: cells)
      })
  }

  private static func result(of index: Int, _ diagnosis: LogDiagnosis) -> String {
    if index == diagnosis.broken { return "broken" }
    if index == diagnosis.likelyBroken { return "probably broken" }
    return diagnosis.lines[index].exclusion?.phrase.typeset ?? ""
  }

  private static func views(of diagnosis: LogDiagnosis, _ number: Int) -> LogTable? {
    guard !diagnosis.items.isEmpty else { return nil }
    return LogTable(
      region: "Views of log \(number)", caption: "The views by their names in rules",
      columns: ["Name", "View"],
      rows: diagnosis.items.map { .init(heading: $0.name, cells: [.text($0.words)]) })
  }

  /// The section for a page.
  package var json: JSONValue {
    var fields: JSONObject = [:]
    fields["anchor"] = .string(anchor)
    fields["name"] = .string(name)
    fields["style"] = .string(style.rawValue)
    fields["verdict"] = .string(verdict)
    fields["fix"] = JSONValue(fix)
    fields["picture"] = picture?.json ?? .null
    fields["conflict"] = conflict?.json ?? .null
    fields["remarks"] = JSONValue(remarks)
    fields["others"] = others?.json ?? .null
    fields["views"] = views?.json ?? .null
    fields["unread"] = JSONValue(unread)
    fields["printed"] = .string(printed)
    return .object(fields)
  }
}
