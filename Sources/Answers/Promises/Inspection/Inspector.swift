package import Comparison
import Geometry
import LayoutConstraints
package import Layouts
package import Scenarios

/// Finds what breaks in a screen at another width or in another case, without being asked.
package enum Inspector {
  /// The findings of a scenario, and how many more are already so at the reference.
  ///
  /// The reference is the first container in the usual case. What is so there is no finding unless
  /// `isWhole`: somebody has seen it. Where `work` ends, the rest is not inspected.
  package static func inspect(
    _ scenario: Scenario, isWhole: Bool = false, work: LayoutWork = LayoutWork()
  ) -> InspectionRecord {
    var findings: [InspectionFinding] = []
    var known: [InspectionFinding] = []
    // The cases in which each finding is so.
    var cases: [Set<String?>] = []
    let widths = InspectedPromises.widths(of: scenario)
    lazy var overlays = Overlays(of: scenario, work)
    for shown in scenario.everyCase {
      work.begin("inspecting \(scenario.id)\(shown.caseName.map { ", \($0)" } ?? "")")
      for engine in shown.engines {
        let notation = InspectedNotation(engine, of: shown, work)
        var own = notation.findings
        if shown.caseName == nil, !isWhole {
          // Nobody sees at the reference what happens in the other direction.
          known += own.filter {
            $0.kind != .notMirrored && $0.isSo(in: scenario.containers[0], of: widths)
          }
        }
        own.removeAll { finding in
          known.contains(where: finding.isSame)
            || !isWhole && finding.kind == .overlap
              && overlays.lieOnEachOther(finding.elements[0], finding.elements[1])
        }
        if !own.isEmpty, let bare = shown.withoutSamples {
          let other = InspectedNotation(engine, of: bare, work)
          own.removeAll { !other.has($0) }
        }
        for finding in notation.explaining(own) {
          if let same = findings.firstIndex(where: finding.isSame) {
            let isInNewCase = cases[same].insert(shown.caseName).inserted
            // The worst case stands for the others.
            var (worst, other) = (findings[same], finding)
            if other.amount > worst.amount { swap(&worst, &other) }
            if isInNewCase, let breach = other.breach {
              worst.breach?.add(breach, inCase: other.caseName)
            } else {
              worst.breach?.otherCases += other.breach?.otherCases ?? []
            }
            findings[same] = worst
          } else {
            findings.append(finding)
            cases.append([shown.caseName])
          }
        }
      }
    }
    for index in findings.indices { findings[index].caseCount = cases[index].count }
    let all = findings + known
    func isAccepted(_ finding: InspectionFinding) -> Bool {
      scenario.accepts.contains { $0.accepts(finding.kind, of: finding.elements) }
    }
    let obsolete = scenario.accepts.filter { accepted in
      !all.contains { accepted.accepts($0.kind, of: $0.elements) }
    }
    var record = InspectionRecord(
      findings: joined(findings.filter { !isAccepted($0) }).sorted { $0.rank < $1.rank },
      known: joined(known.filter { !isAccepted($0) }).count,
      obsoleteLines: obsolete.compactMap { $0.line })
    record.isUnfinished = work.hasEnded
    return record
  }

  /// One finding for those of a kind that the same lines make, or that are ambiguous at the same widths; none
  /// for an ambiguity of texts of which one is cut.
  private static func joined(_ findings: [InspectionFinding]) -> [InspectionFinding] {
    let cut = Set(findings.filter { [.cut, .wideLine].contains($0.kind) }.flatMap { $0.elements })
    return joinedAlike(findings).filter {
      $0.kind != .ambiguous || cut.isDisjoint(with: $0.elements + $0.alsoAbout)
    }
  }

  private static func joinedAlike(_ findings: [InspectionFinding]) -> [InspectionFinding] {
    findings.reduce(into: []) { joined, finding in
      let lines = finding.lines
      let same = joined.firstIndex {
        guard $0.kind == finding.kind, $0.notation == finding.notation else { return false }
        // Everything that stands on a side moves with it: the first one says it for the screen.
        if finding.kind == .notMirrored { return true }
        // Equal elements beside each other overlap alike.
        if finding.kind == .overlap, $0.breach?.ranges == finding.breach?.ranges { return true }
        // What is too wide sticks out at both sides.
        if finding.kind == .outside, $0.elements == finding.elements { return true }
        return lines.isEmpty
          ? finding.kind == .ambiguous && $0.widths == finding.widths : $0.lines == lines
      }
      guard let same else { return joined.append(finding) }
      let names = finding.elements.filter {
        $0 != ConstraintSystem.containerName && !joined[same].elements.contains($0)
          && !joined[same].alsoAbout.contains($0)
      }
      joined[same].alsoAbout += names
    }
  }
}

extension InspectionFinding {
  /// Whether it is the same thing as another one, in another case or in the other notation.
  fileprivate func isSame(as other: InspectionFinding) -> Bool {
    guard kind == other.kind, elements == other.elements else { return false }
    guard let breach, let own = other.breach else { return rule == other.rule }
    return breach.isSame(as: own)
  }

  /// Whether it is so in a container.
  fileprivate func isSo(in container: Container, of inspected: ClosedRange<Double>) -> Bool {
    if let height = breach?.height, height != container.height { return false }
    return spans.contains { $0.contains(container.width, of: inspected) }
  }

  /// The largest amount, in points.
  fileprivate var amount: Double { breach?.worst?.amount ?? 0 }

  /// The lines that make it so.
  fileprivate var lines: Set<Int> {
    Set((breach?.cause?.edges ?? []).flatMap { $0.rules }.compactMap { $0.line })
  }

  /// The worst kinds first, then the largest amounts.
  fileprivate var rank: (Int, Double) {
    (Kind.allCases.firstIndex(of: kind) ?? 0, -amount)
  }
}
