import Geometry
import Layouts
import Phrases
import Reasons
import Scenarios

extension ScenarioComparison {
  /// Why a scenario does not pass: each failure, conflict and differing edge in one or more lines,
  /// with its container; empty where it passes.
  ///
  /// A conflict of the same rules in several containers appears once, for the first one, with the
  /// others and the distance by which the broken rule is missed there.
  package var findings: [[String]] { failures + differences.map { [$0.text] } }

  /// The failures and the conflicts among the findings, in one or more lines each.
  package var failures: [[String]] {
    verdict.passes ? [] : containers.indices.flatMap(failures)
  }

  /// The edges and lengths that differ, each in one line with its element.
  package var differences: [(element: String, text: String)] {
    verdict.passes ? [] : containers.flatMap { $0.differences }
  }

  private func failures(of index: Int) -> [[String]] {
    let comparison = containers[index]
    let place = "at \(comparison.container.inPoints): "
    var findings: [[String]] = []
    if let failure = comparison.failure {
      findings.append([failure.message(at: place)])
    }
    for conflict in comparison.conflictSets where !isListed(conflict, before: index) {
      let lines = conflict.readable.dropFirst() + others(with: conflict, after: index)
      findings.append([place + conflict.readable[0]] + lines.map { "    " + $0 })
    }
    return findings
  }

  private func isListed(_ conflict: ConflictExplanation, before index: Int) -> Bool {
    containers[..<index].contains { $0.conflictSets.contains(where: conflict.isRepeated) }
  }

  /// The other containers with the same conflict, in one line; empty where there are none.
  private func others(with conflict: ConflictExplanation, after index: Int) -> [String] {
    let same = containers[(index + 1)...].compactMap { other in
      other.conflictSets.first(where: conflict.isRepeated).map {
        (other.container, $0.missedBy)
      }
    }
    guard !same.isEmpty else { return [] }
    let points = same.map { $0.1 }
    let (least, most) = (points.min() ?? 0, points.max() ?? 0)
    let range = [least, most].map { NumberText.points($0, besides: 0) }
    let missed = range[0] == range[1] ? range[0] : "\(range[0]) to \(range[1])"
    let end = most == 0 ? "" : ", where the broken one is missed by \(missed) pt"
    return ["the same conflict is at \(same.map({ $0.0 }).listedInPoints)\(end)"]
  }
}

extension ContainerComparison {
  fileprivate var differences: [(element: String, text: String)] {
    let place = "at \(container.inPoints): "
    var differences: [(element: String, text: String)] = []
    for element in elements where !element.agrees {
      for edge in element.edges where edge.agreement == .differs {
        differences.append((element.element, place + edge.phrase(element: element.element).text))
      }
    }
    for element in given?.elements ?? [] {
      for difference in element.countedDifferences {
        let sentence = difference.explainedSentence(of: element)
        differences.append((element.element, place + sentence))
      }
    }
    return differences
  }
}

extension ConflictExplanation {
  /// Whether another conflict has the same rules, and breaks the same one for the same reason.
  fileprivate func isRepeated(by other: ConflictExplanation) -> Bool {
    members.count == other.members.count && reason == other.reason && advice == other.advice
      && (missedBy > 0) == (other.missedBy > 0)
      && zip(members, other.members).allSatisfy {
        $0.rule == $1.rule && $0.part == $1.part && $0.line == $1.line && $0.isBroken == $1.isBroken
      }
  }
}
