import ChangeCost
import Geometry

extension ChangeCost {
  /// The cost in both notations, in up to four sentences.
  var sentence: String {
    var sentences: [String] = []
    if let spec { sentences.append("The layout spec needs \(Self.words(spec)).") }
    if let constraints { sentences.append("The constraints need \(Self.words(constraints)).") }
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
    return sentences.joined(separator: " ")
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

  private static func words(_ cost: NotationCost) -> String {
    let rules = cost.rules
    let counts = [
      (rules.changed.count, "changed"), (rules.added.count, "new"),
      (rules.removed.count, "removed"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let edit =
      counts.isEmpty
      ? "no edit" : "\(counts.joined(separator: " and ")) rule\(rules.count == 1 ? "" : "s")"
    return "\(edit), with \(cost.understood.count) of \(cost.rulesBefore) existing rules to "
      + "understand first"
  }

  /// The elements that were added, removed, or show something else; `nil` where there are none.
  var elementWords: String? {
    let sentences = [
      ("New", addedElements), ("Removed", removedElements), ("Changed", changedElements ?? []),
    ].filter { !$1.isEmpty }.map { word, elements in
      "\(word) element\(elements.count == 1 ? "" : "s"): \(ListText.of(elements))."
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// How many of the existing frames moved, in a sentence.
  var movedWords: String {
    let count = moved.count
    return "\(count == 0 ? "None" : "\(count)") of \(comparedFrames) existing frames moved."
  }
}
