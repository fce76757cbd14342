import Geometry
package import JSONText
import Layouts
package import Scenarios

/// The one rule for what a scenario expects, whatever looked for differences: a comparison in its
/// containers, a proof, or a certificate.
///
/// - Where it expects a difference, exactly the named elements differ, and no constraints conflict.
/// - Where it expects a conflict, constraints conflict somewhere. Which frames differ does not matter: they
///   depend on the rule that is broken.
package struct ExpectationJudgement: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The elements that should differ but do not, in order.
  package let missing: [String]
  /// The elements that differ but should not, in order.
  package let surprising: [String]
  /// Whether an expected conflict was not found.
  package let lacksConflict: Bool
  /// Whether constraints conflict that should not.
  package let hasSurprisingConflict: Bool
  /// Whether a difference is expected, and of no element.
  package let namesNothing: Bool

  /// Judges the elements that differ, and whether constraints conflict anywhere.
  package init(
    of differing: Set<String>, hasConflict: Bool, against expectation: Scenario.Expectation
  ) {
    let expected = Set(expectation.elements)
    missing = expectation.isConflict ? [] : expected.subtracting(differing).sorted()
    surprising = expectation.isConflict ? [] : differing.subtracting(expected).sorted()
    lacksConflict = expectation.isConflict && !hasConflict
    hasSurprisingConflict = hasConflict && !expectation.isConflict
    namesNothing = !expectation.isConflict && expected.isEmpty
  }

  /// Judges the comparisons of containers.
  package init(of containers: [ContainerComparison], against expectation: Scenario.Expectation) {
    self.init(
      of: Set(containers.flatMap { $0.differingElements }),
      hasConflict: containers.contains { !$0.conflicts.isEmpty }, against: expectation)
  }

  /// Whether something expected was not found: it may still be where nobody looked.
  package var lacksSomething: Bool { lacksConflict || !missing.isEmpty }

  /// Whether what was found is what the scenario expects.
  package var isMet: Bool {
    missing.isEmpty && surprising.isEmpty && !lacksConflict && !hasSurprisingConflict
      && !namesNothing
  }

  package var json: JSONValue {
    .object([
      "missing": missing.json, "surprising": surprising.json, "lacksConflict": lacksConflict.json,
      "hasSurprisingConflict": hasSurprisingConflict.json, "namesNothing": namesNothing.json,
    ])
  }
}

extension Scenario.Expectation {
  /// The author's reason without a full stop at its end, for sentences that have none.
  package var clause: String {
    reason.hasSuffix(".") && !reason.hasSuffix("..") ? String(reason.dropLast()) : reason
  }
}
