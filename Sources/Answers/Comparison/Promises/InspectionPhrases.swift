import Layouts
package import Phrases
import Scenarios

extension InspectionRecord {
  /// How much was found, in a few words: `3 findings`.
  package var sentence: String {
    let words = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    if isUnfinished { return "\(words) so far" }
    return findings.isEmpty ? "nothing found at other widths and in other cases" : words
  }
}

extension InspectionFinding {
  /// The finding as a sentence without a full stop, with its case and what makes it so.
  package var phrase: Phrase { (breach?.cause).explaining(clause) }

  /// The finding as a clause, with its case.
  package var clause: Phrase {
    let cases = CaseWords.ending(caseName, count: caseCount)
    let others = alsoAbout.isEmpty ? "" : "; the same of \(alsoAbout.listedInShort)"
    return "\(fact)\(cases)\(others)"
  }

  private var fact: Phrase {
    if let breach { return breach.phrase }
    let places = widths.map { widths -> Phrase in
      "from \(bare: widths.from) to \(points: widths.to)"
    }
    let place = places.listedInShort
    guard kind == .conflict else {
      return "\(elements.first ?? "") is ambiguous \(place)"
    }
    return "required constraints conflict \(place): \(rule: rule?.rule ?? "") is broken"
  }
}
