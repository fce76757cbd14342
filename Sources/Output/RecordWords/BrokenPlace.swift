package import Comparison
import Layouts
package import Phrases
package import RunRecords
package import Scenarios

/// Where a promise is broken, or something breaks that an inspection found.
package struct BrokenPlace {
  /// Whether it was found without being promised.
  package let isFound: Bool
  /// What is wrong, where and by how much, with its case.
  package let clause: Phrase
  /// What is wrong; `nil` for a conflict and what is ambiguous, which pictures show anyway.
  package let fact: Phrase?
  package let notation: Engine
  package private(set) var caseName: String?
  /// Whether it is the same as the one before it, in another case where it is less bad.
  package private(set) var isRepeated = false
  /// The container's height, where it is known of several.
  package let height: Double?
  package private(set) var spans: [PromisedWidths]
  /// The width at which it is worst.
  package let width: Double?
  package let elements: [String]
  package let cause: PromiseCause?

  private init(
    _ clause: Phrase, _ notation: Engine, _ caseName: String?, of breach: PromiseBreach?,
    spans: [PromisedWidths], elements: [String], isFound: Bool
  ) {
    (self.clause, self.notation, self.caseName, self.isFound) = (
      clause, notation, caseName, isFound
    )
    fact = breach?.subject
    height = breach?.height
    cause = breach?.cause
    self.elements = elements
    self.spans = breach?.ranges.map { $0.widths } ?? spans
    width = breach?.worst?.width ?? spans.first?.from
  }

  /// All of a scenario: of its promises in the order of the file, then what was found, the worst first;
  /// each in its worst case, then in others.
  package static func all(of scenario: ScenarioRecord) -> [BrokenPlace] {
    let promised = (scenario.promises ?? []).flatMap { promise in
      promise.notations.flatMap { notation in
        notation.breaches.flatMap {
          BrokenPlace(
            promise.clause(on: $0, notation), notation.notation, notation.caseName, of: $0,
            spans: [], elements: $0.elements, isFound: false
          ).inEachCase(of: $0)
        }
      }
    }
    let found = (scenario.inspection?.findings ?? []).flatMap {
      BrokenPlace(
        $0.clause, $0.notation, $0.caseName, of: $0.breach, spans: $0.widths,
        elements: $0.elements, isFound: true
      ).inEachCase(of: $0.breach)
    }
    return promised + found
  }

  private func inEachCase(of breach: PromiseBreach?) -> [BrokenPlace] {
    [self]
      + (breach?.otherCases ?? []).map { other in
        var place = self
        (place.caseName, place.isRepeated) = (other.caseName, true)
        place.spans = other.ranges.map { $0.widths }
        return place
      }
  }

  /// Whether it is of a picture over the widths.
  package func isOf(height: Double?, caseName: String?) -> Bool {
    self.caseName == caseName && (self.height == nil || self.height == height)
  }
}

extension BrokenRange {
  fileprivate var widths: PromisedWidths { PromisedWidths(from: from, to: to) }
}
