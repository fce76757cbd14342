import Comparison
import Layouts
package import Phrases

// What a record says in one sentence or a few words.
extension ScenarioRecord {
  /// The words of all results that make it fail, or of the one that it passes with.
  package var standingWords: String {
    let failing = standings.filter { !$0.passes }
    return (failing.isEmpty ? [standing] : failing).map { $0.word }.joined(separator: ", ")
  }

  /// The comparison and what promises and the baseline add to it, in one sentence.
  package var sentence: String {
    guard let baseline, reportsBaseline else { return judgement }
    return "\(judgement); baseline: \(baseline.sentence)"
  }

  /// The comparison, its promises and what an inspection found, in one sentence.
  package var judgement: String {
    let words = [promises?.sentence, inspection?.sentence].compactMap { $0 }
    if words.isEmpty, uncheckedElements != nil, ownStanding == .nothingToCheck {
      return "\(comparison.sentence), and nothing else to check"
    }
    let own = comparison.verdict == .skipped && !words.isEmpty ? [] : [comparison.sentence]
    return (own + words).joined(separator: "; ")
  }

  /// ``sentence`` where it stands alone.
  package var beginningSentence: String { beginning(Phrase(sentence)).text }

  /// A sentence where it stands alone: its first letter is a capital, unless it begins an element's
  /// name.
  package func beginning(_ sentence: Phrase) -> Phrase {
    let broken = (promises ?? []).flatMap { $0.notations }.flatMap { $0.breaches }.flatMap {
      $0.elements
    }
    let found = (inspection?.findings ?? []).flatMap { $0.elements }
    let compared = comparison.containers.flatMap { $0.elements.map { $0.element } }
    return sentence.beginning(unlessIn: compared + broken + found)
  }
}

extension BaselineStatus {
  /// The status in a word or two, for people.
  package var words: String {
    switch self {
    case .same: Standing.asAccepted.word
    case .incomplete: "partly accepted"
    case .missing: Standing.notAccepted.word
    case .slower: Standing.moreWork.word
    case .moved: Standing.moved.word
    case .unreadable: Standing.unreadableBaseline.word
    }
  }
}
