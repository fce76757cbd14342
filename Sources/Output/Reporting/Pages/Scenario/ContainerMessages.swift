import Comparison
import Explaining
import Geometry
import Layouts
import Phrases
import Reasons
import RecordWords

extension ContainerSection {
  /// A finding besides frames.
  struct Message: Hashable {
    let kind: String
    var style: String = "note"
    let text: Phrase
    var items: [Phrase] = []
    var endings: [Phrase] = []
    var log: String?
  }

  /// The same with links to lines.
  struct LinkedMessage {
    let kind: String
    let style: String
    let text: LinkedText
    let items: [LinkedText]
    let endings: [LinkedText]
    let log: String?

    init(_ message: Message, _ lines: ListedLines) {
      kind = message.kind
      style = message.style
      text = lines.linked(message.text)
      items = message.items.map(lines.linked)
      endings = message.endings.map(lines.linked)
      log = message.log
    }
  }
}

extension ContainerSection.Message {
  /// All messages about one container, the gravest first; without the causes of differences, which have
  /// cards.
  static func all(
    in comparison: ContainerComparison, _ open: [AmbiguityExplanation]
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
    messages += causes(in: comparison, showsAmbiguity: open.isEmpty)
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

  /// The causes of elements that agree, and of those that are ambiguous; without what other messages
  /// are about.
  private static func causes(in comparison: ContainerComparison, showsAmbiguity: Bool) -> [Self] {
    let differing = Set(comparison.differingElements)
    let open = comparison.causes.filter { $0.kind == .tie || $0.kind == .ambiguity }
    let rounded = comparison.causes.filter { cause in
      cause.kind == .rounding
        && cause.element.map(differing.contains) != true
    }
    return (showsAmbiguity ? open.map { Self($0) } : []) + roundings(rounded)
  }

  private init(_ cause: Cause) {
    let phrase = cause.phrase
    let place = cause.line.flatMap { line -> Phrase? in
      phrase.lines.contains(line) ? nil : " (\(line: line))"
    }
    self.init(
      kind: cause.kind.words.capitalizedFirst, style: cause.kind.alwaysAgrees ? "note" : "bad",
      text: "\(phrase)\(place ?? "")", endings: Self.endings(cause.fix))
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
