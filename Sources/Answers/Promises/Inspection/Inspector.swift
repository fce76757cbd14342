import Comparison
import Geometry
import LayoutConstraints
package import Layouts
package import Scenarios

/// Finds what breaks in a screen at another width or in another case, without being asked.
package enum Inspector {
  /// The findings of a scenario, the worst first, one for each cause.
  ///
  /// What is already so at the reference, the first container in the usual case, is left out unless
  /// `isWhole`: somebody has seen it there. Where `work` ends, the rest is not inspected.
  package static func findings(
    of scenario: Scenario, isWhole: Bool = false, work: LayoutWork = LayoutWork()
  ) -> [InspectionFinding] {
    var findings: [InspectionFinding] = []
    var known: [InspectionFinding] = []
    // The cases in which each finding is so.
    var cases: [Set<String?>] = []
    for shown in scenario.everyCase {
      work.begin("inspecting \(scenario.id)\(shown.caseName.map { ", \($0)" } ?? "")")
      for engine in shown.engines {
        let own = self.findings(of: shown, by: engine, work)
        if shown.caseName == nil, !isWhole {
          // Nobody sees at the reference what happens in the other direction.
          known += own.filter {
            $0.kind != .notMirrored && $0.isSo(at: scenario.containers[0].width)
          }
        }
        for finding in own where !known.contains(where: finding.isSame) {
          if let same = findings.firstIndex(where: finding.isSame) {
            cases[same].insert(shown.caseName)
          } else {
            findings.append(finding)
            cases.append([shown.caseName])
          }
        }
      }
    }
    for index in findings.indices { findings[index].caseCount = cases[index].count }
    return joined(findings).sorted { $0.rank < $1.rank }
  }

  private static func findings(
    of scenario: Scenario, by engine: Engine, _ work: LayoutWork
  ) -> [InspectionFinding] {
    let inspected = InspectedPromises(of: scenario)
    let decided = DecidedNotation(engine, of: scenario, inspected.promises, [], work)
    let results = CauseSearch(decided, work, keeping: inspected.counts).results
    let breaches = results.flatMap(\.breaches)
    let hidden = Set(breaches.filter { $0.kind == .hidden }.map { $0.elements[0] })
    var findings = breaches.compactMap { breach -> InspectionFinding? in
      guard let kind = InspectionFinding.Kind(breach.kind),
        kind != .outside || !hidden.contains(breach.elements[0])
      else { return nil }
      return InspectionFinding(
        kind: kind, elements: breach.elements, notation: engine, caseName: scenario.caseName,
        breach: breach)
    }
    if engine == .constraints { findings += undecided(decided, scenario, work) }
    return findings
  }

  /// Conflicts of required constraints, and elements that are ambiguous by more than 2 pt.
  private static func undecided(
    _ decided: DecidedNotation, _ scenario: Scenario, _ work: LayoutWork
  ) -> [InspectionFinding] {
    let layouts = ScenarioLayouts(decided.scenario, work: work)
    func layout(in span: PromisedWidths, _ height: Double?) -> ConstraintLayout? {
      let container = Container(width: (span.from + span.to) / 2, height: height)
      return try? layouts.constraints(in: container, rounding: .exact)
    }
    var findings: [InspectionFinding] = []
    for (spans, height) in decided.conflicts {
      guard let first = spans.first, let missed = layout(in: first, height)?.conflicts.first else {
        continue
      }
      findings.append(
        InspectionFinding(
          kind: .conflict, elements: [], notation: .constraints, caseName: scenario.caseName,
          widths: spans,
          rule: DeterminingRule(
            line: scenario.line(ofConstraint: missed.index), rule: missed.origin ?? missed.rule)))
    }
    for (element, spans, height) in decided.ambiguities {
      guard let first = spans.first,
        let found = layout(in: first, height)?.ambiguousElements.first(where: {
          $0.element == element
        }), found.extent > 2
      else { continue }
      findings.append(
        InspectionFinding(
          kind: .ambiguous, elements: [element], notation: .constraints,
          caseName: scenario.caseName, widths: spans))
    }
    return findings
  }

  /// One finding for those of a kind that the same lines make, or that are ambiguous at the same widths.
  private static func joined(_ findings: [InspectionFinding]) -> [InspectionFinding] {
    findings.reduce(into: []) { joined, finding in
      let lines = finding.lines
      let same = joined.firstIndex {
        guard $0.kind == finding.kind, $0.notation == finding.notation else { return false }
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
  /// Whether it is so in a container of this width.
  fileprivate func isSo(at width: Double) -> Bool {
    (breach?.ranges ?? []).contains { $0.from - 1e-6 <= width && width <= $0.to + 1e-6 }
      || widths.contains { $0.from - 1e-6 <= width && width <= $0.to + 1e-6 }
  }

  /// The lines that make it so.
  fileprivate var lines: Set<Int> {
    Set((breach?.cause?.edges ?? []).flatMap(\.rules).compactMap(\.line))
  }

  /// The worst kinds first, then the largest amounts.
  fileprivate var rank: (Int, Double) {
    (Kind.allCases.firstIndex(of: kind) ?? 0, -(breach?.worst?.amount ?? 0))
  }
}

extension AmbiguousElement {
  /// How far its edges may move, in points.
  fileprivate var extent: Double {
    [x, y, width, height].map { $0.upperBound - $0.lowerBound }.max() ?? 0
  }
}
