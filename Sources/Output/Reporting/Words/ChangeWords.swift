import ChangeCost
import Geometry

extension ChangeCost {
  /// Whether both notations agree, in up to three sentences.
  var sentence: String {
    var sentences: [String] = []
    if spec != nil, constraints != nil {
      let wrong = disagreements.count
      sentences.append(
        wrong == 0
          ? "Both notations move the same frames\(exceptions)."
          : "\(ListText.count(wrong, "frame")) \(wrong == 1 ? "moves" : "move") differently in the two "
            + "notations.")
    }
    if let ambiguityWords { sentences.append(ambiguityWords) }
    if let differenceWords { sentences.append(differenceWords) }
    return sentences.isEmpty
      ? "Only one notation can be compared." : sentences.joined(separator: " ")
  }

  /// Why frames may move differently although both notations move the same ones.
  private var exceptions: String {
    var words: [String] = []
    if moved.contains(where: { !$0.isAgreed && $0.isAmbiguous == true }) {
      words.append("ambiguous ones")
    }
    if moved.contains(where: { $0.isMended == true }) {
      words.append("those that differed before and agree now")
    }
    return words.isEmpty ? "" : ", except \(ListText.of(words))"
  }

  /// The values that were determined before the change and are ambiguous after it; `nil` where there
  /// are none.
  private var ambiguityWords: String? {
    guard let newlyAmbiguous, !newlyAmbiguous.isEmpty else { return nil }
    let words = newlyAmbiguous.map(\.words).reduce(into: [String]()) { words, word in
      if !words.contains(word) { words.append(word) }
    }
    return "After the change, values that the constraints determined before are ambiguous: "
      + "\(words.joined(separator: "; "))."
  }

  /// Conflicts and differences after the change; `nil` where the notations agree.
  private var differenceWords: String? {
    var sentences: [String] = []
    if let conflicts, !conflicts.isEmpty {
      sentences.append(
        "After the change, required constraints conflict at "
          + "\(ListText.of(conflicts.map(\.shortText))) pt.")
    }
    if let worst = (differing ?? []).max(by: { $0.points < $1.points }) {
      let names = (differing ?? []).map(\.element).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
      }
      sentences.append(
        "After the change, the notations differ in \(ListText.of(names)): "
          + "\(worst.element) \(worst.words) at \(worst.container.sizeText).")
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The cost of each notation, and the frames that moved.
  var figures: [ChangePage.Figure] {
    [(Headings.layoutSpec, "spec", spec), (Headings.constraints, "constraints", constraints)]
      .compactMap { name, style, cost in cost.map { Self.figure($0, name, style) } }
      + [
        ChangePage.Figure(
          figureName: "Frames", figureStyle: "frames-moved", count: "\(moved.count)",
          counted: moved.count == 1 ? "frame moves" : "frames move",
          details: ["of \(comparedFrames) existing ones"])
      ]
  }

  private static func figure(
    _ cost: NotationCost, _ name: String, _ style: String
  ) -> ChangePage.Figure {
    let (rules, lines) = (cost.rules, cost.lines)
    return ChangePage.Figure(
      figureName: name, figureStyle: style, count: "\(rules.count)",
      counted: rules.count == 1 ? "rule" : "rules",
      details: [
        parts(rules.changed.count, rules.added.count, rules.removed.count),
        lines.count == 0
          ? nil
          : "\(ListText.count(lines.count, "line")): "
            + (parts(lines.changed.count, lines.added.count, lines.removed.count) ?? ""),
        "\(cost.understood.count) of \(cost.rulesBefore) existing rules to understand first",
      ].compactMap(\.self))
  }

  /// How many of something are changed, new and removed; `nil` for none.
  private static func parts(_ changed: Int, _ added: Int, _ removed: Int) -> String? {
    let parts = [(changed, "changed"), (added, "new"), (removed, "removed")].filter { $0.0 > 0 }
    return parts.isEmpty ? nil : parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// The elements that were added, removed, or show something else, with their styles.
  private var kinds: [(word: String, style: String, elements: [String])] {
    [
      ("New", "is-new", addedElements), ("Removed", "is-gone", removedElements),
      ("Changed", "is-changed", changedElements ?? []),
    ].filter { !$0.2.isEmpty }
  }

  /// What the pictures light up, in words.
  var elementMarks: [ChangePage.ElementMark] {
    kinds.map { word, style, elements in
      ChangePage.ElementMark(
        elementStyle: style,
        elementWords:
          "\(word) element\(elements.count == 1 ? "" : "s"): \(ListText.of(elements))")
    }
  }

  /// The style of each element that the pictures light up.
  var styles: [String: String] {
    Dictionary(kinds.flatMap { kind in kind.elements.map { ($0, kind.style) } }) { first, _ in first
    }
  }
}
