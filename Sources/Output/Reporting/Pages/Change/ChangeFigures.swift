import ChangeCost
import Geometry
import RecordWords

extension ChangeCost {
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
