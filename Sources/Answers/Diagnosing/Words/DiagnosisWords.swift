import ConsoleLogs
import Geometry

extension LogDiagnosis {
  /// The answer in a few words: `4 of 6 constraints conflict by 36 pt`.
  public var headline: String {
    let count = lines.count
    if count == 0 { return "undecided: it has no constraint that can be read" }
    let all = count == 1 ? "the constraint" : "all \(count) constraints"
    switch status {
    case .conflict:
      let points = self.points.map { " by \($0.withUnit)" } ?? ""
      return conflict.count == 1
        ? "1 of \(count) constraints cannot be met\(points)"
        : "\(conflict.count) of \(count) constraints conflict\(points)"
    case .undecided:
      return isSearched
        ? "undecided: as printed, \(all) can be satisfied"
        : "undecided: the search for a conflict was not finished"
    case .noConflict: return "no conflict: \(all) can be satisfied"
    }
  }

  /// The sentences after the constraints: conditions, sizes below 0, what resolves the conflict, the
  /// fix, and notes.
  public var remarks: [String] {
    remarks(fix: fix.map { "fix: \($0.advice) \($0.consequence)" })
  }

  /// The same without the fix, for readers who see it elsewhere.
  public var remarksWithoutFix: [String] { remarks(fix: nil) }

  private func remarks(fix: String?) -> [String] {
    var remarks = conditions.map { "it conflicts only if \($0.clause)" }
    remarks += needs.map {
      "\($0.name).\($0.size) would have to be \($0.wouldBe.withUnit), and no size is negative"
    }
    let shortfalls = Set(conflict.map(\.shortfall.withUnit))
    if conflict.count > 1 {
      if shortfalls.count == 1, let only = shortfalls.first {
        remarks.append("relaxing any one of them by \(only) resolves this conflict")
      } else {
        let each = conflict.map { "\($0.index + 1) by \($0.shortfall.withUnit)" }
        remarks.append("relaxing one of them resolves this conflict: \(each.inSentence)")
      }
    }
    if let fix { remarks.append(fix) }
    remarks += furtherConflicts.map { others in
      "then another conflict remains: constraints \(others.map { String($0 + 1) }.inSentence)"
    }
    return remarks + notes + (end.map { [$0] } ?? [])
  }
}
