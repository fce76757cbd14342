import Geometry
import Layouts
package import Phrases
import Scenarios

extension PromiseBreach {
  /// What is wrong, where, and by how much, as a clause: `title and time overlap from 280 to 303 pt, by
  /// at most 24 pt`.
  package var phrase: Phrase {
    let clause: Phrase = "\(subject) \(places)\(amount)"
    guard let height else { return clause }
    return "\(clause) (in a container \(points: height) high)"
  }

  private var first: String { elements.first ?? "" }
  private var second: String { elements.last ?? "" }
  private var length: String { (axis ?? .horizontal).length }

  /// What is wrong, without where and how much: `title and time overlap`.
  package var subject: Phrase {
    switch kind {
    case .overlap: "\(first) and \(second) overlap"
    case .outside: "\(first) sticks out of \(second) at the \(edge?.rawValue ?? "")"
    case .cut: "\(first) is cut"
    case .wideLine: "a line of \(first) is wider than its frame"
    case .empty: "\(first) has no \(length)"
    case .hidden: "\(first) is wholly outside \(second)"
    case .small:
      "\(first) is \(axis == .vertical ? "shorter" : "narrower") than \(points: limit ?? 0)"
    case .order: "\(second) begins before \(first) ends"
    case .missed: "\(rule: rule ?? "") is missed"
    case .notMirrored: "the \(edge?.rawValue ?? "") edge of \(first) is not mirrored"
    }
  }

  /// Where it is so.
  private var places: Phrase {
    guard !ranges.isEmpty else {
      return "on the pixels of \(containers.map({ $0.container }).listedInPoints)"
    }
    let isSampled = ranges.contains { $0.isSampled }
    return "\(ranges.map({ $0.phrase }).listedInShort) pt\(isSampled ? " (sampled)" : "")"
  }

  /// By how much; nothing where that has no meaning.
  private var amount: Phrase {
    guard let worst, kind != .empty, kind != .hidden else { return "" }
    let most: Phrase = "\(points: worst.amount, besides: 0)"
    let isOne = ranges.count + containers.count == 1 && ranges.allSatisfy { $0.from == $0.to }
    let sum: Phrase = isOne ? "by \(most)" : "by at most \(most)"
    switch kind {
    case .cut: return ": \(isOne ? "" : "up to ")\(most) of its text is not shown"
    default: return ", \(sum)"
    }
  }
}

extension BrokenRange {
  fileprivate var phrase: Phrase {
    from.points == to.points ? "at \(bare: from)" : "from \(bare: from) to \(bare: to)"
  }
}

extension PromiseCause {
  /// The lines that make it so, and the rule that mends it, as a clause: `title.right follows from line 12;
  /// adding 'title.trailing <= time.leading - 8' mends it`.
  package var phrase: Phrase {
    guard let rule else { return sources }
    return [sources, "adding \(rule: rule) mends it (tried)"].filter { $0 != Phrase() }
      .joined(separator: "; ")
  }

  /// The lines that make it so: `title.right follows from line 12`.
  package var sources: Phrase {
    let clauses = edges.map { $0.rules }.distinct.map { rules -> Phrase in
      let names = edges.filter { $0.rules == rules }.map { "\($0.element).\($0.edge.rawValue)" }
      return "\(names.listed) \(names.count == 1 ? "follows" : "follow") from \(rules.phrase)"
    }
    return clauses.joined(separator: "; ")
  }
}

extension PromiseCause? {
  /// A clause on a breach with what makes it so, where that is known.
  func explaining(_ clause: Phrase) -> Phrase {
    map { "\(clause): \($0.phrase)" as Phrase } ?? clause
  }
}

extension [DeterminingRule] {
  fileprivate var phrase: Phrase {
    let lines = Phrase(lines: compactMap { $0.line })
    let written = compactMap { $0.rule }
    let content: Phrase = contains { $0.line == nil && $0.rule == nil } ? " and content" : ""
    guard lines != Phrase() else {
      // Rules in code have their places in them.
      let rules = written.map { rule -> Phrase in "\(rule: rule)" }
      return rules.isEmpty ? "content" : "\(rules.listedInShort)\(content)"
    }
    let rule: Phrase = written.count == 1 && count == 1 ? " (\(rule: written[0]))" : ""
    return "\(lines)\(rule)\(content)"
  }
}

extension PromiseRecord {
  /// Each breach as a sentence without a full stop, with what makes it so.
  package var breachPhrases: [Phrase] {
    notations.flatMap { notation in
      notation.breaches.map { $0.cause.explaining(clause(on: $0, notation)) }
    }
  }

  /// A breach as a clause, with the notation where there are two, and its case.
  package func clause(on breach: PromiseBreach, _ notation: NotationPromise) -> Phrase {
    let place = Set(notations.map { $0.notation }).count > 1 ? " \(notation.notation.place)" : ""
    return "\(breach.phrase)\(place)\(notation.caseWords)"
  }

  /// What was decided, in a few words: `kept from 280 to 1200 pt`.
  package var statusPhrase: Phrase {
    let worst = notations.first { $0.status == status }
    let widths = worst?.widths.map { widths -> Phrase in
      widths.from == widths.to
        ? "at \(points: widths.from)" : "from \(bare: widths.from) to \(points: widths.to)"
    }
    switch status {
    case .broken: return "broken"
    case .unfinished: return "the work ended before it was decided"
    case .conflict:
      return
        "not decided where required constraints conflict: \((worst?.conflicts ?? []).map({ $0.phrase }).listedInShort)"
    case .unplaced: return "no layout has a frame of what it is about"
    case .keptInContainers: return "kept on the pixels of the containers; not decided in between"
    case .keptWhereSampled:
      let parts = (worst?.sampled ?? []).map { part -> Phrase in
        "\(bare: part.from) to \(points: part.to)"
      }
      return
        "kept \(widths ?? ""), of which \(parts.listedInShort) \(parts.count == 1 ? "is" : "are") sampled"
    case .keptAmbiguously:
      let names = worst?.ambiguous ?? []
      return """
        kept \(widths ?? "") by the frames that were chosen: \(names.listedInShort) \
        \(names.count == 1 ? "is" : "are") ambiguous
        """
    case .kept:
      if notations.isEmpty { return "kept: what it is about is hidden" }
      let cases = notations.filter { $0.notation == worst?.notation }.map { $0.caseCount }.reduce(
        0, +)
      return "kept \(widths ?? "")\(cases > 1 ? " in \(cases) cases" : "")\(otherNotation)"
    }
  }

  /// That a notation does not place what it is about, where the other one does.
  private var otherNotation: Phrase {
    guard let other = notations.first(where: { $0.status == .unplaced }) else { return "" }
    return ", but not placed \(other.notation.place)"
  }

  /// The lines about a promise that is not kept; none where it is.
  package var failurePhrases: [Phrase] {
    if status.passes { return [] }
    return status == .broken ? breachPhrases : ["\(code: promise): \(statusPhrase)"]
  }
}

extension PromisedWidths {
  fileprivate var phrase: Phrase {
    from == to ? "at \(points: from)" : "from \(bare: from) to \(points: to)"
  }
}

extension NotationPromise {
  fileprivate var caseWords: String { CaseWords.ending(caseName, count: caseCount) }
}

/// The cases in which something is so.
enum CaseWords {
  /// The first one and how many more, as the end of a clause; empty for the usual one alone.
  static func ending(_ name: String?, count: Int) -> String {
    let more = count == 1 ? "" : " and \(count - 1) more \(count == 2 ? "case" : "cases")"
    guard let name else { return more.isEmpty ? "" : ", as usual\(more)" }
    return ", in \(name)\(more)"
  }
}

extension [PromiseRecord] {
  /// How many are kept, in a sentence: `it keeps its 3 promises`.
  package var sentence: String {
    let kept = count { $0.status.passes }
    let promises = count == 1 ? "its promise" : "its \(count) promises"
    if kept == count { return "it keeps \(promises)" }
    return count == 1 ? "it breaks its promise" : "it keeps \(kept) of \(promises)"
  }
}

extension Engine {
  fileprivate var place: String { self == .spec ? "in the layout spec" : "in the constraints" }
}
