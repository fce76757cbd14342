import ChangeCost
import Geometry
import RecordWords

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
}
