import Comparison

extension ProofRecord {
  /// What is proven, in as few words as a cell of the overview holds: `proven`, `parts from 344 to
  /// 365.19 and in 2 more stretches`.
  var cellWords: String {
    let mark = StatusMark(self)
    guard outcome == .differs else { return mark.word }
    let stretches = disagreements
    guard let first = stretches.first, let start = sweeps.map(\.from).min(),
      let end = sweeps.map(\.to).max()
    else { return mark.word }
    let verb = first.isConflict ? "conflict" : "parts"
    let more = stretches.count - 1
    let others = more == 0 ? "" : " and in \(more) more stretch\(more == 1 ? "" : "es")"
    if first.from == first.to { return "\(verb) at \(first.from.points)\(others)" }
    if first.from == start, first.to == end { return "\(verb) at every width" }
    let last = first.to == end ? " on" : " to \(first.to.points)"
    return "\(verb) from \(first.from.points)\(last)\(others)"
  }

  /// Widths that do not agree, at whatever height.
  private struct Disagreement {
    let from: Double
    var to: Double
    let isConflict: Bool
  }

  /// All of them from the left, those that touch joined where they are of one kind.
  private var disagreements: [Disagreement] {
    let all = sweeps.flatMap(\.stretches).compactMap { stretch -> Disagreement? in
      guard stretch.verdict == .differs || stretch.verdict == .conflict else { return nil }
      return Disagreement(
        from: stretch.from, to: stretch.to, isConflict: stretch.verdict == .conflict)
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    return all.reduce(into: []) { joined, next in
      if let last = joined.last, last.isConflict == next.isConflict, next.from <= last.to {
        joined[joined.count - 1].to = max(last.to, next.to)
      } else {
        joined.append(next)
      }
    }
  }
}
