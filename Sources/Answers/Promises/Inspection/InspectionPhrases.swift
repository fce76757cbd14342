import Comparison
import Layouts
package import Phrases
import Scenarios

extension InspectionFinding {
  /// The finding as a sentence without a full stop, with its case and what makes it so.
  package var phrase: Phrase {
    let more =
      caseCount == 1 ? "" : " and \(caseCount - 1) more \(caseCount == 2 ? "case" : "cases")"
    let cases = caseName.map { ", in \($0)\(more)" } ?? (more.isEmpty ? "" : ", as usual\(more)")
    let others = alsoAbout.isEmpty ? "" : "; the same of \(alsoAbout.listedInShort)"
    let cause: Phrase = breach?.cause.map { ": \($0.phrase)" } ?? ""
    return "\(clause)\(cases)\(others)\(cause)"
  }

  private var clause: Phrase {
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
