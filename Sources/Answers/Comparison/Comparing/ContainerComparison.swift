package import Geometry
package import JSONText
package import Layouts
package import Reasons

/// The comparison of both layouts in one container, with all findings of the engines.
package struct ContainerComparison: Sendable, Equatable, Decodable, JSONRepresentable {
  package var container: Container
  /// The container's own frame first, then every element that both notations place.
  ///
  /// In the scenario's order; empty where an engine gave no layout.
  package var elements: [ElementComparison]
  /// Elements that only the constraints place.
  package var onlyInConstraints: [String]
  /// Elements that only the layout spec places.
  package var onlyInSpec: [String]
  /// Required constraints that are broken, with the distance by which they are missed.
  package var conflicts: [ConflictFinding]
  /// The sets of constraints that conflict, which is why some of them are broken.
  package var conflictSets: [ConflictExplanation]
  /// The ambiguous values.
  package var ambiguities: [AmbiguityFinding]
  /// Other findings of the engines.
  package var warnings: [ContainerWarning]
  /// Why an engine gave no layout at all; `nil` where both did.
  package var failure: FailureFinding?
  /// Why edges are not equal, with a class; only for the first elements where many differ.
  ///
  /// Empty where required constraints conflict, since any frame may follow from that.
  package var causes: [Cause]
  /// The comparison with given frames; `nil` where none are given in this container.
  package var given: GivenComparison?

  /// Makes a comparison in one container.
  package init(
    container: Container, elements: [ElementComparison] = [],
    onlyInConstraints: [String] = [], onlyInSpec: [String] = [],
    conflicts: [ConflictFinding] = [], conflictSets: [ConflictExplanation] = [],
    ambiguities: [AmbiguityFinding] = [], warnings: [ContainerWarning] = [],
    failure: FailureFinding? = nil, causes: [Cause] = [], given: GivenComparison? = nil
  ) {
    self.container = container
    self.elements = elements
    self.onlyInConstraints = onlyInConstraints
    self.onlyInSpec = onlyInSpec
    self.conflicts = conflicts
    self.conflictSets = conflictSets
    self.ambiguities = ambiguities
    self.warnings = warnings
    self.failure = failure
    self.causes = causes
    self.given = given
  }

  /// The causes, or the failure or the conflicts that hide them.
  package var allCauses: [Cause] {
    if let failure {
      let kind = failure.reason.isInternal ? DifferenceClass.engineError : .noLayout
      return [Cause(kind: kind, .noLayout(failure))]
    }
    guard !conflicts.isEmpty else { return causes }
    return conflictSets.map { conflict in
      let member = conflict.members.first { $0.isBroken } ?? conflict.members.first
      return Cause(kind: .conflict, .conflict(conflict), line: member?.line)
    }
  }

  /// Whether the layouts agree on every element, with each other and with the given frames; a
  /// conflict disagrees, whatever the frames.
  package var agrees: Bool {
    failure == nil && conflicts.isEmpty && elements.allSatisfy { $0.agrees }
      && (given?.elements ?? []).allSatisfy { $0.agrees }
  }

  /// The names of the elements on which the layouts do not agree, with each other or with a given
  /// frame, in order.
  package var differingElements: [String] {
    var names = elementsThatDiffer
    let known = Set(names)
    names += (given?.elements ?? []).filter { !$0.agrees }.map { $0.element }
      .filter { !known.contains($0) }
    return names
  }

  /// The names of the elements on which the two layouts do not agree with each other, in order.
  package var elementsThatDiffer: [String] { elements.filter { !$0.agrees }.map { $0.element } }

  package var json: JSONValue {
    .object([
      "container": container.json, "elements": elements.json,
      "onlyInConstraints": onlyInConstraints.json, "onlyInSpec": onlyInSpec.json,
      "conflicts": conflicts.json, "conflictSets": conflictSets.json,
      "ambiguities": ambiguities.json, "warnings": warnings.json, "failure": failure?.json,
      "causes": causes.json, "given": given?.json,
    ])
  }
}
