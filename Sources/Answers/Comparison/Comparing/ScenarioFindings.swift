import Geometry
import Scenarios

extension ScenarioComparison {
  /// Why a scenario does not pass: each failure, conflict and differing edge in a line or more, with
  /// its container; empty where it passes.
  ///
  /// A conflict of the same rules in several containers is told once, of the first one, with the
  /// others and by how much the broken rule is missed there.
  public var findings: [[String]] {
    verdict.passes ? [] : containers.indices.flatMap(findings)
  }

  private func findings(of index: Int) -> [[String]] {
    let comparison = containers[index]
    let place = "at \(comparison.container.words): "
    var findings: [[String]] = []
    if let failure = comparison.failure { findings.append([place + failure.sentence]) }
    for conflict in comparison.conflictSets where !isTold(conflict, before: index) {
      let lines = conflict.readable.dropFirst() + others(with: conflict, after: index)
      findings.append([place + conflict.readable[0]] + lines.map { "    " + $0 })
    }
    for element in comparison.elements where !element.agrees {
      for edge in element.edges where edge.agreement == .differs {
        findings.append([place + edge.sentence(element: element.element)])
      }
    }
    return findings
  }

  private func isTold(_ conflict: ConflictExplanation, before index: Int) -> Bool {
    containers[..<index].contains { $0.conflictSets.contains(where: conflict.isRepeated) }
  }

  /// The other containers of the same conflict, in one line; none where there are none.
  private func others(with conflict: ConflictExplanation, after index: Int) -> [String] {
    let same = containers[(index + 1)...].compactMap { other in
      other.conflictSets.first(where: conflict.isRepeated).map {
        (other.container.words, $0.missedBy)
      }
    }
    guard !same.isEmpty else { return [] }
    let points = same.map(\.1)
    let range = [points.min() ?? 0, points.max() ?? 0].map(\.points)
    let missed = range[0] == range[1] ? range[0] : "\(range[0]) to \(range[1])"
    let end = range[1] == 0.0.points ? "" : ", where the broken one is missed by \(missed) pt"
    return ["nor can they at \(same.map(\.0).listedInShort)\(end)"]
  }
}

extension ConflictExplanation {
  /// Whether another one is of the same rules, of which the same one is broken for the same reason.
  fileprivate func isRepeated(by other: ConflictExplanation) -> Bool {
    members.count == other.members.count && reason == other.reason && advice == other.advice
      && (missedBy > 0) == (other.missedBy > 0)
      && zip(members, other.members).allSatisfy {
        $0.rule == $1.rule && $0.part == $1.part && $0.line == $1.line && $0.isBroken == $1.isBroken
      }
  }
}
