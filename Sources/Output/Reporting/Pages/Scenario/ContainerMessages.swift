import Comparison

extension ContainerSection {
  /// Something that an engine found besides frames.
  struct Message {
    let kind: String
    let style: String
    let text: String
    let items: [String]
    let ending: String?
    let log: String?

    init(
      kind: String, style: String = "note", text: String, items: [String] = [],
      ending: String? = nil, log: String? = nil
    ) {
      self.kind = kind
      self.style = style
      self.text = text
      self.items = items
      self.ending = ending
      self.log = log
    }
  }

  /// The same, ready for the page.
  struct LinkedMessage {
    let kind: String
    let style: String
    let text: LinkedText
    let items: [LinkedText]
    let hasItems: Bool
    let ending: LinkedText?
    let log: String?

    init(_ message: Message, _ lines: ListedLines) {
      kind = message.kind
      style = message.style
      text = lines.linked(message.text)
      items = message.items.map(lines.linked)
      hasItems = !items.isEmpty
      ending = message.ending.map(lines.linked)
      log = message.log
    }
  }
}

extension ContainerSection.Message {
  /// All of one container, as plain text: the gravest first.
  static func all(
    in comparison: ContainerComparison, _ open: [OpenElement]
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
        ending: conflict.closing.joined(separator: "; "), log: conflict.log)
    }
    messages += causes(in: comparison, isOpenTold: !open.isEmpty)
    let notAsked = comparison.elementsNotAsked
    if notAsked > 0 {
      messages.append(
        Self(kind: "More", text: "\(notAsked) more that differ were not asked why they do"))
    }
    messages += ambiguities(in: comparison, open)
    if !comparison.onlyInConstraints.isEmpty {
      let names = comparison.onlyInConstraints.joined(separator: ", ")
      messages.append(Self(kind: "Not compared", text: "only the constraints place \(names)"))
    }
    if !comparison.onlyInSpec.isEmpty {
      let names = comparison.onlyInSpec.joined(separator: ", ")
      messages.append(Self(kind: "Not compared", text: "only the layout spec places \(names)"))
    }
    return messages + comparison.warnings.map { Self(kind: "Warning", text: $0) }
  }

  /// The most causes that are told: a mistake in one element moves all that hang on it.
  private static let mostCauses = 12

  /// Why what differs does, that before what agrees; what other messages say better is left to them.
  private static func causes(
    in comparison: ContainerComparison, isOpenTold: Bool
  ) -> [Self] {
    let told = (comparison.causes ?? []).filter { cause in
      // What only moves with something else is told with that.
      if cause.follows != nil { return false }
      return switch cause.kind {
      case .engineError, .noLayout, .conflict: false
      case .tie, .ambiguity: !isOpenTold
      case .missingRule, .priority, .value, .wholePoints, .wholePixels, .rounding: true
      }
    }
    let differing = Set(comparison.differingElements)
    func isOfDifference(_ cause: Cause) -> Bool {
      !cause.kind.alwaysAgrees || cause.element.map(differing.contains) ?? false
    }
    var seen: Set<String> = []
    let own = told.filter { isOfDifference($0) || $0.kind != .rounding }
    let all = (own.filter(isOfDifference) + own.filter { !isOfDifference($0) }).map { cause in
      let place = cause.line.map { cause.names(line: $0) ? "" : " (line \($0))" } ?? ""
      return Self(
        kind: cause.kind.words.prefix(1).uppercased() + cause.kind.words.dropFirst(),
        style: cause.kind.alwaysAgrees ? "note" : "bad", text: "\(cause.sentence)\(place)")
    }.filter { seen.insert("\($0.kind) \($0.text)").inserted }
    let rounded = roundings(told.filter { !isOfDifference($0) && $0.kind == .rounding })
    let more = all.count - mostCauses
    if more <= 0 { return all + rounded }
    return all.prefix(mostCauses)
      + [Self(kind: "More", text: "\(more) more causes are in run.json")] + rounded
  }

  /// What is only rounded, in one message for all elements of which the same is said.
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

  /// What is open, with its cause where that was recorded.
  private static func ambiguities(
    in comparison: ContainerComparison, _ open: [OpenElement]
  ) -> [Self] {
    let told = Set(open.map(\.element))
    let plain = comparison.ambiguities.filter { !told.contains($0.element) }
    return open.flatMap(\.sentences).map { Self(kind: "Ambiguity", text: $0) }
      + plain.map { Self(kind: "Ambiguity", text: $0.sentence) }
  }
}

extension Cause {
  /// Whether the sentence itself says which line of the file it is about.
  fileprivate func names(line: Int) -> Bool {
    sentence.ranges(of: "line \(line)").contains { range in
      sentence[range.upperBound...].first?.isNumber != true
    }
  }
}
