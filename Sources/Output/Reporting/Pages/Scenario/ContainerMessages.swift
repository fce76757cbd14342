import Comparison
import Explaining
import Geometry
import Layouts
import Phrases
import Reasons

extension ContainerSection {
  /// A finding besides frames.
  struct Message: Hashable {
    let kind: String
    let style: String
    let text: Phrase
    let items: [Phrase]
    let endings: [Phrase]
    /// Items that a reader has to open.
    let others: [Phrase]
    /// What the pictures light up while a reader points at the message.
    let lit: [Cause.Follower]
    let log: String?

    init(
      kind: String, style: String = "note", text: Phrase, items: [Phrase] = [],
      endings: [Phrase] = [], others: [Phrase] = [], lit: [Cause.Follower] = [], log: String? = nil
    ) {
      self.kind = kind
      self.style = style
      self.text = text
      self.items = items
      self.endings = endings
      self.others = others
      self.lit = lit
      self.log = log
    }
  }

  /// The same with links to lines.
  struct LinkedMessage {
    let kind: String
    let style: String
    let text: LinkedText
    let items: [LinkedText]
    let hasItems: Bool
    let endings: [LinkedText]
    let others: [LinkedText]
    let hasOthers: Bool
    /// Edges for the script: `title top;title bottom`; `nil` without any.
    let litEdges: String?
    let log: String?

    init(_ message: Message, _ lines: ListedLines) {
      kind = message.kind
      style = message.style
      text = lines.linked(message.text)
      items = message.items.map(lines.linked)
      hasItems = !items.isEmpty
      endings = message.endings.map(lines.linked)
      others = message.others.map(lines.linked)
      hasOthers = !others.isEmpty
      let edges = message.lit.prefix(SizeLimits.sliderElements).flatMap { place in
        Edge.allCases.filter { $0.axis == place.axis }.map { "\(place.element) \($0.rawValue)" }
      }
      litEdges = edges.isEmpty ? nil : edges.joined(separator: ";")
      log = message.log
    }
  }
}

extension ContainerSection.Message {
  /// All messages about one container, the gravest first; without what mistakes explain.
  static func all(
    in comparison: ContainerComparison, _ open: [AmbiguityExplanation],
    explainedBy blames: [Blame] = []
  ) -> [Self] {
    var messages =
      comparison.failure.map { [Self(kind: "Failure", style: "bad", text: Phrase($0.sentence))] }
      ?? []
    if comparison.conflictSets.isEmpty {
      messages += comparison.conflicts.map {
        Self(kind: "Conflict", style: "bad", text: $0.phrase)
      }
    }
    messages += comparison.conflictSets.map { conflict in
      Self(
        kind: "Conflict", style: "bad", text: conflict.headline,
        items: conflict.members.map { conflict.phrase(of: $0) },
        endings: conflict.closingSentences, log: conflict.log)
    }
    messages += causes(in: comparison, showsAmbiguity: open.isEmpty, explainedBy: blames)
    let notAsked = comparison.elementsNotAsked
    if notAsked > 0 {
      messages.append(
        Self(
          kind: "More",
          text: "causes of \(ListText.count(notAsked, "more element")) were not computed"))
    }
    messages += ambiguities(in: comparison, open)
    if !comparison.onlyInConstraints.isEmpty {
      let names = comparison.onlyInConstraints.joined(separator: ", ")
      messages.append(
        Self(kind: "Not compared", text: "only the constraints have a frame for \(names)"))
    }
    if !comparison.onlyInSpec.isEmpty {
      let names = comparison.onlyInSpec.joined(separator: ", ")
      messages.append(
        Self(kind: "Not compared", text: "only the layout spec has a frame for \(names)"))
    }
    return messages + comparison.warnings.map { Self(kind: "Warning", text: $0.phrase) }
  }

  /// The causes of differences, then those of elements that agree; without causes that other messages
  /// or mistakes are about.
  private static func causes(
    in comparison: ContainerComparison, showsAmbiguity: Bool, explainedBy blames: [Blame]
  ) -> [Self] {
    let shown = comparison.causes.filter { cause in
      switch cause.kind {
      case .engineError, .noLayout, .conflict: false
      case .tie, .ambiguity: showsAmbiguity
      case .rounding: true
      case .missingRule, .priority, .value, .wholePoints, .wholePixels, .givenFrame:
        !blames.contains { $0.isBehind(cause) }
      }
    }
    let differing = Set(comparison.differingElements)
    func isOfDifference(_ cause: Cause) -> Bool {
      !cause.kind.alwaysAgrees || cause.element.map(differing.contains) ?? false
    }
    let own = shown.filter { isOfDifference($0) || $0.kind != .rounding }
    let all = messages(of: own.filter(isOfDifference) + own.filter { !isOfDifference($0) })
    let rounded = roundings(shown.filter { !isOfDifference($0) && $0.kind == .rounding })
    let more = all.count - SizeLimits.causes
    if more <= 0 { return all + rounded }
    return all.prefix(SizeLimits.causes)
      + [Self(kind: "More", text: "\(more) more causes are in run.json")] + rounded
  }

  /// A message for each cause; the values that one line of the source gives share one.
  private static func messages(of causes: [Cause]) -> [Self] {
    var seen: Set<CauseText> = []
    let causes = causes.filter { seen.insert(CauseText($0)).inserted }
    let byLine = Dictionary(grouping: causes.filter(\.isValueOfLine)) { SourceLine($0) }
    var written: Set<SourceLine> = []
    return causes.compactMap { cause in
      let line = SourceLine(cause)
      guard cause.isValueOfLine, let alike = byLine[line], alike.count > 1 else {
        return Self(cause)
      }
      return written.insert(line).inserted ? Self(alike, of: line.line) : nil
    }
  }

  /// What a page shows of a cause.
  private struct CauseText: Hashable {
    let kind: DifferenceClass
    let phrase: Phrase
    let line: Int?

    init(_ cause: Cause) { (kind, phrase, line) = (cause.kind, cause.phrase, cause.line) }
  }

  /// A line of the source, and the fix that its causes share.
  private struct SourceLine: Hashable {
    let line: Int
    let fix: Cause.Fix?

    init(_ cause: Cause) { (line, fix) = (cause.line ?? 0, cause.fix) }
  }

  private init(_ cause: Cause) {
    let phrase = cause.phrase
    let place = cause.line.flatMap { line -> Phrase? in
      phrase.lines.contains(line) ? nil : " (\(line: line))"
    }
    self.init(
      kind: cause.kind.heading, style: cause.kind.alwaysAgrees ? "note" : "bad",
      text: "\(phrase)\(place ?? "")", endings: Self.endings(cause.fix))
  }

  /// Values of several quantities, all given by one line.
  private init(_ causes: [Cause], of line: Int) {
    let items = causes.prefix(SizeLimits.lineValues).map(\.withoutLine.phrase)
    let more = causes.count - items.count
    let elements = causes.compactMap(\.element).distinct
    let object = elements.isEmpty ? "" : " \(ListText.of(elements))"
    self.init(
      kind: causes[0].kind.heading, style: "bad",
      text: "\(line: line) gives\(object) \(causes.count) values that differ from the spec",
      items: more > 0 ? items + ["and \(more) more, in run.json"] : items,
      endings: Self.endings(causes[0].fix))
  }

  /// A mistake: what it causes, then the places that it may be at, each with its change; `nil` where a
  /// record names neither.
  init?(_ difference: ExplainedDifference, ofContainers count: Int) {
    guard let blame = difference.blame else { return nil }
    var places = difference.phrases(ofContainers: count)
    let cause = difference.cause
    if cause == nil, places.isEmpty { return nil }
    let text = cause?.phraseWithPlaces ?? places.removeFirst()
    self.init(
      kind: cause?.cause.kind.heading ?? Headings.mistake, style: "bad", text: text,
      items: places.enumerated().map { index, place in
        (index == 0 && cause != nil ? place : "or \(place)").capitalizedFirst
      },
      others: blame.alternatives.map { $0.phrase(ofContainers: count).capitalizedFirst },
      lit: blame.explains)
  }

  private static func endings(_ fix: Cause.Fix?) -> [Phrase] {
    fix.map { ["To fix it, \($0.phrase)."] } ?? []
  }

  /// What only rounding separates; elements that are equal before it share a message.
  private static func roundings(_ causes: [Cause]) -> [Self] {
    var elements: [String] = []
    var others: [Phrase] = []
    for cause in causes {
      if case .equalBeforeRounding(let element) = cause.reason {
        elements.append(element)
      } else {
        others.append(cause.phrase)
      }
    }
    elements = elements.distinct
    let verb = elements.count == 1 ? "is" : "are"
    let equal: [Phrase] =
      elements.isEmpty
      ? [] : ["\(ListText.of(elements)) \(verb) equal in both layouts before rounding"]
    return (equal + others.distinct).map { Self(kind: "Rounding", text: $0) }
  }

  /// Ambiguous values, with their causes where recorded.
  private static func ambiguities(
    in comparison: ContainerComparison, _ explained: [AmbiguityExplanation]
  ) -> [Self] {
    let known = Set(explained.map(\.element))
    let plain = comparison.ambiguities.filter { !known.contains($0.element) }
    return reasons(of: explained, in: comparison)
      + plain.map { Self(kind: "Ambiguity", text: $0.phrase) }
  }

  /// One message for each reason, with the values that it leaves ambiguous and with the fix.
  private static func reasons(
    of ambiguous: [AmbiguityExplanation], in comparison: ContainerComparison
  ) -> [Self] {
    var groups: [(cause: AmbiguityCause, values: [NamedAmbiguousValue])] = []
    for value in ambiguous.flatMap(\.values) {
      if let known = groups.firstIndex(where: { $0.cause == value.cause }) {
        groups[known].values.append(value)
      } else {
        groups.append((value.cause, [value]))
      }
    }
    let reasons = groups.map { cause, values in
      let elements = values.map(\.value.element)
      let fix = comparison.causes.first { cause in
        cause.kind == .tie && cause.fix != nil && cause.element.map(elements.contains) == true
      }?.fix
      return values.count == 1
        ? Self(
          kind: "Ambiguity", text: "\(values[0].phrase): \(cause.phrase()).",
          endings: endings(fix))
        : Self(
          kind: "Ambiguity", text: "\(cause.phrase().capitalizedFirst).",
          items: values.map(\.phrase), endings: endings(fix))
    }
    return reasons
      + ambiguous.compactMap(\.moves).map { Self(kind: "Ambiguity", text: $0) }
  }
}

extension DifferenceClass {
  /// The class at the beginning of a message.
  fileprivate var heading: String { words.capitalizedFirst }
}

extension Cause {
  /// Whether the cause is a value that one line of the source gives, and nothing else.
  fileprivate var isValueOfLine: Bool {
    guard kind == .value, line != nil, case .violated(let condition) = reason else { return false }
    return condition.line == line && values?.constraints != nil && missed == nil
      && stretched == nil
  }

  /// The same without the number of the line, which a headline names.
  fileprivate var withoutLine: Cause {
    guard case .violated(.rule(var rule)) = reason else { return self }
    rule.line = nil
    var cause = self
    cause.reason = .violated(by: .rule(rule))
    return cause
  }
}
