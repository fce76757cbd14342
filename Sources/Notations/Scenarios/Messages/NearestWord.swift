/// Finds the known word that a mistyped word most likely stands for.
public enum NearestWord {
  /// The candidate nearest to `word`; `nil` where none is near enough.
  ///
  /// A candidate is near enough at an edit distance of at most a third of the word's length,
  /// rounded up. Ties go to the candidate that comes first. Case does not count as an edit. A word
  /// that means the same as a candidate in another toolkit, such as `rtl`, is always near enough.
  public static func to(_ word: String, among candidates: some Collection<String>) -> String? {
    let wanted = Array(word.lowercased())
    guard wanted.count <= ScenarioLimits.longestGuessedWord else { return nil }
    if let synonym = otherWords[String(wanted)], candidates.contains(synonym) { return synonym }
    var best: (word: String, distance: Int)?
    let reach = (wanted.count + 2) / 3
    // Each edit changes the length by at most one.
    for candidate in candidates where abs(candidate.count - wanted.count) <= reach {
      let distance = editDistance(wanted, Array(candidate.lowercased()))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= reach else { return nil }
    return best.word
  }

  /// The hint for a wrong word: the nearest candidate, or else the first candidates.
  public static func hint(for word: String, among candidates: [String]) -> String {
    if let nearest = to(word, among: candidates) { return "did you mean '\(nearest)'?" }
    let shown = candidates.prefix(ScenarioLimits.mostListedWords).joined(separator: ", ")
    return
      "expected one of: \(shown)\(candidates.count > ScenarioLimits.mostListedWords ? ", …" : "")"
  }

  /// Words of other toolkits, in lower case, with the word used here.
  private static let otherWords = [
    "rtl": "rightToLeft", "ltr": "leftToRight", "safearea": "safeAreaLayoutGuide",
    "alignallmiddle": "alignAllCenterY",
  ]

  /// The number of insertions, deletions, substitutions and swaps of neighbours that turn one word
  /// into the other.
  ///
  /// Source: the optimal string alignment distance, a restricted Damerau–Levenshtein distance.
  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let substitution = last[column] + (left[row] == right[column] ? 0 : 1)
        var distance = min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
