import Comparison
import Geometry

extension ContainerSection {
  /// A finding besides frames, as plain text.
  struct Message: Hashable {
    let kind: String
    let style: String
    let text: String
    let items: [String]
    let endings: [String]
    let log: String?

    init(
      kind: String, style: String = "note", text: String, items: [String] = [],
      endings: [String] = [], log: String? = nil
    ) {
      self.kind = kind
      self.style = style
      self.text = text
      self.items = items
      self.endings = endings
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
    let log: String?

    init(_ message: Message, _ lines: ListedLines) {
      kind = message.kind
      style = message.style
      text = lines.linked(message.text)
      items = message.items.map(lines.linked)
      hasItems = !items.isEmpty
      endings = message.endings.map(lines.linked)
      log = message.log
    }
  }
}

extension ContainerSection.Message {
  /// All messages about one container, the gravest first.
  static func all(
    in comparison: ContainerComparison, _ open: [AmbiguityExplanation]
  ) -> [Self] {
    var messages =
      comparison.failure.map { [Self(kind: "Failure", style: "bad", text: $0.sentence)] } ?? []
    if comparison.conflictSets.isEmpty {
      messages += comparison.conflicts.map {
        Self(kind: "Conflict", style: "bad", text: $0.sentence)
      }
    }
    messages += comparison.conflictSets.map { conflict in
      Self(
        kind: "Conflict", style: "bad", text: conflict.headline,
        items: conflict.members.map(conflict.text),
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
    return messages + comparison.warnings.map { Self(kind: "Warning", text: $0) }
  }

  /// The causes of differences, then those of elements that agree; without causes that other messages
  /// are about.
  private static func causes(
    in comparison: ContainerComparison, showsAmbiguity: Bool
  ) -> [Self] {
    let shown = comparison.causes.filter { cause in
      // An element that only follows another one is covered by the cause of that.
      if cause.follows != nil { return false }
      return switch cause.kind {
      case .engineError, .noLayout, .conflict: false
      case .tie, .ambiguity: showsAmbiguity
      case .missingRule, .priority, .value, .wholePoints, .wholePixels, .givenFrame, .rounding: true
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
    var seen: Set<String> = []
    let causes = causes.filter { seen.insert("\($0.text) \($0.line ?? 0)").inserted }
    let byLine = Dictionary(grouping: causes.filter(\.isValueOfLine)) { cause in
      SourceLine(line: cause.line ?? 0, fix: cause.fix)
    }
    var written: Set<SourceLine> = []
    return causes.compactMap { cause in
      let line = SourceLine(line: cause.line ?? 0, fix: cause.fix)
      guard cause.isValueOfLine, let alike = byLine[line], alike.count > 1 else {
        return Self(cause)
      }
      return written.insert(line).inserted ? Self(alike, of: line.line) : nil
    }
  }

  /// A line of the source, and the fix that its causes share.
  private struct SourceLine: Hashable {
    let line: Int
    let fix: String?
  }

  private init(_ cause: Cause) {
    let place = cause.line.map { cause.names(line: $0) ? "" : " (line \($0))" } ?? ""
    self.init(
      kind: cause.kind.heading, style: cause.kind.alwaysAgrees ? "note" : "bad",
      text: "\(cause.sentence)\(place)", endings: Self.endings(cause.fix))
  }

  /// Values of several quantities, all given by one line.
  private init(_ causes: [Cause], of line: Int) {
    // The line is in the headline.
    let items = causes.prefix(SizeLimits.causes).map {
      $0.sentence.replacing(" by line \(line): ", with: " by ")
    }
    let more = causes.count - items.count
    var elements: [String] = []
    for case let element? in causes.map(\.element) where !elements.contains(element) {
      elements.append(element)
    }
    let object = elements.isEmpty ? "" : " \(ListText.of(elements))"
    self.init(
      kind: causes[0].kind.heading, style: "bad",
      text: "line \(line) gives\(object) \(causes.count) values that differ from the spec",
      items: more > 0 ? items + ["and \(more) more, in run.json"] : items,
      endings: Self.endings(causes[0].fix))
  }

  private static func endings(_ fix: String?) -> [String] {
    fix.map { ["To fix it, \($0)."] } ?? []
  }

  /// Elements that only rounding separates; those with the same sentence share a message.
  private static func roundings(_ causes: [Cause]) -> [Self] {
    var groups: [(rest: String, elements: [String])] = []
    for cause in causes {
      let start = (cause.element ?? "") + " is "
      let isAlike = cause.element != nil && cause.sentence.hasPrefix(start)
      let rest = isAlike ? String(cause.sentence.dropFirst(start.count)) : cause.sentence
      let name = isAlike ? cause.element.map { [$0] } ?? [] : []
      if let known = groups.firstIndex(where: { $0.rest == rest && $0.elements.isEmpty != isAlike })
      {
        if name.allSatisfy(groups[known].elements.contains) { continue }
        groups[known].elements += name
      } else {
        groups.append((rest, name))
      }
    }
    return groups.map { rest, elements in
      let verb = elements.count == 1 ? "is" : "are"
      let text = elements.isEmpty ? rest : "\(ListText.of(elements)) \(verb) \(rest)"
      return Self(kind: "Rounding", text: text)
    }
  }

  /// Ambiguous values, with their causes where recorded.
  private static func ambiguities(
    in comparison: ContainerComparison, _ open: [AmbiguityExplanation]
  ) -> [Self] {
    let explained = Set(open.map(\.element))
    let plain = comparison.ambiguities.filter { !explained.contains($0.element) }
    return reasons(of: open, in: comparison)
      + plain.map { Self(kind: "Ambiguity", text: $0.sentence) }
  }

  /// One message for each reason, with the values that it leaves ambiguous and with the fix.
  private static func reasons(
    of open: [AmbiguityExplanation], in comparison: ContainerComparison
  ) -> [Self] {
    var groups: [(reason: String, values: [String], elements: [String])] = []
    for element in open {
      for sentence in element.sentences {
        // A sentence is a value with its range in parentheses, and the reason after a colon.
        let end = sentence.firstRange(of: "): ")
        let reason = end.map { String(sentence[$0.upperBound...]) } ?? ""
        let value = end.map { String(sentence[..<$0.lowerBound]) + ")" } ?? sentence
        let known = groups.firstIndex { $0.reason == reason && !reason.isEmpty }
        if let known {
          groups[known].values.append(value)
          groups[known].elements.append(element.element)
        } else {
          groups.append((reason, [value], [element.element]))
        }
      }
    }
    return groups.map { reason, values, elements in
      let fix =
        comparison.causes.first { cause in
          cause.kind == .tie && cause.fix != nil && cause.element.map(elements.contains) == true
        }?.fix.map { ["To fix it, \($0)."] } ?? []
      guard values.count > 1 else {
        let text = reason.isEmpty ? values[0] : "\(values[0]): \(reason)"
        return Self(kind: "Ambiguity", text: text, endings: fix)
      }
      let text = reason.capitalizedFirst
      return Self(kind: "Ambiguity", text: text, items: values, endings: fix)
    }
  }
}

extension DifferenceClass {
  /// The class at the beginning of a message.
  fileprivate var heading: String { words.capitalizedFirst }
}

extension Cause {
  /// Whether the cause is a value that one line of the source gives: nothing else is in its sentence.
  fileprivate var isValueOfLine: Bool {
    guard kind == .value, let line, let values, let heldBy else { return false }
    return values.constraints != nil && values.missed == nil
      && heldBy.hasPrefix("line \(line): ") && sentence.hasSuffix(" by \(heldBy)")
  }

  /// Whether the sentence names the line itself.
  fileprivate func names(line: Int) -> Bool {
    sentence.ranges(of: "line \(line)").contains { range in
      sentence[range.upperBound...].first?.isNumber != true
    }
  }
}
