import Scenarios

extension ScenarioComparison {
  /// Why a scenario does not pass: each failure, conflict and differing edge in a line or more, with
  /// its container; empty where it passes.
  public var findings: [[String]] {
    verdict.passes ? [] : containers.flatMap(\.findings)
  }
}

extension ContainerComparison {
  /// What was found in this container, each finding in a line or more.
  fileprivate var findings: [[String]] {
    let place = "at \(container.words): "
    var findings: [[String]] = []
    if let failure { findings.append([place + failure.sentence]) }
    for conflict in conflictSets {
      let lines = conflict.readable
      findings.append([place + lines[0]] + lines.dropFirst().map { "    " + $0 })
    }
    for element in elements where !element.agrees {
      for edge in element.edges where edge.agreement == .differs {
        findings.append([place + edge.sentence(element: element.element)])
      }
    }
    return findings
  }
}
