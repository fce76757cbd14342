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
      let points = self.points.map { " by \($0.withUnit(besides: 0))" } ?? ""
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
    remarks += needs.map(\.remark)
    if let inner {
      let lines = inner.lines.map { String($0 + 1) }.inSentence
      remarks.append(
        inner.lines.count == 1
          ? "constraint \(lines) cannot be met even alone, as no size is negative"
          : "constraints \(lines) conflict even without the others, as no size is negative")
      remarks += inner.needs.map(\.remark)
    }
    if conflict.count > 1 { remarks.append(relaxing) }
    if let fix { remarks.append(fix) }
    let after =
      self.fix == nil ? givingWay.map { "without constraint \($0 + 1), " } ?? "then " : "then "
    remarks += furtherConflicts.map { others in
      let lines = others.map { String($0 + 1) }.inSentence
      return others.count == 1
        ? "\(after)constraint \(lines) cannot be met either"
        : "\(after)another conflict remains: constraints \(lines)"
    }
    return remarks + notes + (end.map { [$0] } ?? [])
  }

  /// How far which members must give way.
  private var relaxing: String {
    let resolving = conflict.filter(\.resolves)
    let each = resolving.map { "\($0.index + 1) by \($0.shortfall.withUnit(besides: 0))" }
    let shortfalls = Set(resolving.map { $0.shortfall.withUnit(besides: 0) })
    if resolving.count == conflict.count, shortfalls.count == 1, let only = shortfalls.first {
      return "relaxing any one of them by \(only) resolves this conflict"
    }
    return resolving.count == 1
      ? "only relaxing \(each[0]) resolves this conflict"
      : "relaxing one of them resolves this conflict: \(each.inSentence)"
  }
}

extension SizeFact {
  /// What would have to be, in words: `title.width would have to be -12 pt, and no size is negative`.
  fileprivate var remark: String {
    let limit = isExact ? "" : " or less"
    return
      "\(name).\(size) would have to be \(wouldBe.withUnit(besides: 0))\(limit), and no size is negative"
  }
}
