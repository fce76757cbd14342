import Comparison
import Geometry

extension ProofRecord {
  /// What is proven, in as few words as a cell of the overview holds: `proven`, `parts from 344 to
  /// 365.19 and in 2 more stretches`, `conflict from 220 to 316, parts up to 1200`.
  var cellWords: String {
    let mark = StatusMark(self)
    guard outcome == .differs else { return mark.word }
    let stretches = disagreements
    guard let first = stretches.first, let start = sweeps.map(\.from).min(),
      let end = sweeps.map(\.to).max()
    else { return mark.word }
    let verb = first.isConflict ? "conflict" : "parts"
    let more = stretches.dropFirst().count { $0.isConflict == first.isConflict }
    let alike = more == 0 ? "" : " and in \(more) more stretch\(more == 1 ? "" : "es")"
    let others = alike + Self.words(of: stretches, besides: first, upTo: end)
    if first.from == first.to { return "\(verb) at \(first.from.points)\(others)" }
    if first.from == start, first.to == end { return "\(verb) at every width\(exceptionWords)" }
    let last = first.to == end ? " on" : " to \(first.to.points)"
    return "\(verb) from \(first.from.points)\(last)\(others)"
  }

  /// Where they disagree in the other way than at first: `, parts up to 1200`.
  private static func words(
    of stretches: [Disagreement], besides first: Disagreement, upTo end: Double
  ) -> String {
    let others = stretches.filter { $0.isConflict != first.isConflict }
    guard let other = others.first else { return "" }
    let verb = first.isConflict ? "parts" : "conflict"
    if others.count > 1 { return ", \(verb) in \(others.count) stretches" }
    if other.from == other.to { return ", \(verb) at \(other.from.points)" }
    if stretches.count == 2, other.from == first.to { return ", \(verb) up to \(other.to.points)" }
    let last = other.to == end ? " on" : " to \(other.to.points)"
    return ", \(verb) from \(other.from.points)\(last)"
  }

  /// The single widths at which both agree: ` but 100`; nothing without any.
  private var exceptionWords: String {
    let alone = sweeps.flatMap(\.stretches).filter { $0.verdict.agrees && $0.from == $0.to }
    guard let first = alone.first else { return "" }
    return alone.count > 1 ? " but \(alone.count)" : " but \(first.from.points)"
  }

  /// Whether constraints conflict at some width.
  var hasConflict: Bool {
    sweeps.contains { $0.stretches.contains { $0.verdict == .conflict } }
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
