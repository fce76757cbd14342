import Layouts
package import Phrases
import Scenarios

/// One mistake with all that differs because of it, or a cause for which no change was found.
package struct ExplainedDifference: Sendable, Equatable {
  /// The places of the mistake; `nil` where no change helps, or none was looked for.
  package let blame: Blame?
  /// The first cause that the mistake explains; `nil` where required constraints conflict.
  package let cause: CauseGroup?

  /// Whether it has a cause that is about an element, not about a whole container.
  package var isOfElement: Bool { cause?.cause.element != nil }

  /// The cause with its class and its containers, and what differs because of the same mistake; `nil`
  /// without one.
  package var text: String? { cause?.textWithPlaces }

  /// The places of the mistake, with their changes: the likeliest first.
  ///
  /// `count` is the number of the scenario's containers.
  package func phrases(ofContainers count: Int) -> [Phrase] {
    (blame?.sides ?? []).map { $0.phrase(ofContainers: count) }
  }
}

extension ScenarioComparison {
  /// The mistakes, and then the causes that no mistake explains; each cause once with its containers.
  ///
  /// Empty where the layouts agree, whatever rounding or ambiguity is behind that.
  package var explainedDifferences: [ExplainedDifference] {
    var left = groupedCauses
    let explained = blames.map { blame -> ExplainedDifference in
      let isExplained = { (group: CauseGroup) in
        group.cause.element == nil || blame.isBehind(group.cause)
      }
      let own = left.filter(isExplained)
      left.removeAll(where: isExplained)
      let names = blame.explains.map { $0.element }.distinct
      let cause = own.first { $0.cause.element != nil }
      return ExplainedDifference(blame: blame, cause: cause?.following(names))
    }
    return explained + left.map { ExplainedDifference(blame: nil, cause: $0) }
  }
}

extension Blame {
  /// Whether the mistake makes differ what a cause is about.
  package func isBehind(_ cause: Cause) -> Bool {
    explains.contains { $0.element == cause.element && (cause.axis ?? $0.axis) == $0.axis }
  }
}

extension Blame.Side {
  /// The notation, its line and the change there: `in the layout spec, line 16: write …`.
  ///
  /// A place without a change is that of the cause, beside a place in the other notation with one.
  package func phrase(ofContainers count: Int) -> Phrase {
    let name = notation == .spec ? "in the layout spec" : "in the constraints"
    let place = line.map { line -> Phrase in ", \(line: line)" } ?? ""
    let change = suggestion?.phrase(ofContainers: count) ?? "no change there helps as much"
    return "\(name)\(place): \(change)"
  }
}
