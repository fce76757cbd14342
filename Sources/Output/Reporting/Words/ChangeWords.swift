import Comparison
import Geometry

extension ChangeCost {
  /// The cost in both notations, in a sentence or three.
  var sentence: String {
    var parts: [String] = []
    if let spec { parts.append("The layout spec takes \(Self.words(spec)).") }
    if let constraints { parts.append("The constraints take \(Self.words(constraints)).") }
    if spec != nil, constraints != nil {
      let wrong = disagreements.count
      parts.append(
        wrong == 0
          ? "Both notations move the same frames\(movesOpenFrames ? ", but for what is open" : "")."
          : "\(wrong) frame\(wrong == 1 ? " moves" : "s move") in one notation and not alike in the "
            + "other, which should not be.")
    }
    if let openedWords { parts.append(openedWords) }
    if let apartWords { parts.append(apartWords) }
    return parts.joined(separator: " ")
  }

  private var movesOpenFrames: Bool {
    moved.contains { !$0.isAgreed && $0.isLeftOpen == true }
  }

  /// What the constraints leave open that they held before; `nil` where that is nothing.
  private var openedWords: String? {
    guard let opened, !opened.isEmpty else { return nil }
    let words = opened.map(\.words).reduce(into: [String]()) { words, word in
      if !words.contains(word) { words.append(word) }
    }
    return "After the change, the constraints leave open what they held before: "
      + "\(words.joined(separator: "; "))."
  }

  /// What the notations do not agree on after the change; `nil` where they agree.
  private var apartWords: String? {
    var parts: [String] = []
    if let conflicts, !conflicts.isEmpty {
      parts.append(
        "After the change, required constraints conflict at "
          + "\(ListText.of(conflicts.map(\.shortText))).")
    }
    if let worst = (apart ?? []).max(by: { $0.points < $1.points }) {
      let names = (apart ?? []).map(\.element).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
      }
      parts.append(
        "After the change, the notations lie apart at \(ListText.of(names)): "
          + "\(worst.element) is \(worst.words) at \(worst.container.shortText).")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private static func words(_ cost: NotationCost) -> String {
    let rules = cost.rules
    let counts = [
      (rules.changed.count, "changed"), (rules.added.count, "new"),
      (rules.removed.count, "removed"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let changed =
      counts.isEmpty
      ? "no other rule" : "\(counts.joined(separator: " and ")) rule\(rules.count == 1 ? "" : "s")"
    return "\(changed), and \(cost.understood.count) of \(cost.rulesBefore) to understand first"
  }

  /// The elements that came, went, or show something else; `nil` where none did.
  var elementWords: String? {
    var parts: [String] = []
    if !addedElements.isEmpty { parts.append("New: \(ListText.of(addedElements)).") }
    if !removedElements.isEmpty { parts.append("Gone: \(ListText.of(removedElements)).") }
    if let changedElements, !changedElements.isEmpty {
      parts.append("Changed: \(ListText.of(changedElements)).")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// How many frames moved, in a sentence.
  var movedWords: String {
    let count = moved.count
    let start = "Of \(comparedFrames) frames that were there before, "
    guard count > 0 else { return start + "none moved." }
    return start + "\(count) moved."
  }
}
