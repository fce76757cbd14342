import Comparison
import Geometry
import LayoutConstraints
import Layouts
import Scenarios

/// What is wrong in one notation of a screen, in one case.
struct InspectedNotation {
  private let decided: DecidedNotation
  private let inspected: InspectedPromises
  private let scenario: Scenario
  private let engine: Engine
  private let work: LayoutWork

  init(_ engine: Engine, of scenario: Scenario, _ work: LayoutWork) {
    inspected = InspectedPromises(of: scenario)
    decided = DecidedNotation(
      engine, of: scenario, inspected.promises, [], work, isInspection: true)
    (self.engine, self.scenario, self.work) = (engine, scenario, work)
  }

  /// Everything that counts, without causes.
  var findings: [InspectionFinding] {
    let results = decided.results
    let all = results.flatMap { $0.breaches }
    let empty = Set(all.filter { $0.kind == .empty }.map { $0.elements[0] })
    let breaches = withoutConflicts(all.compactMap(inspected.counted))
    let hidden = Set(breaches.filter { $0.kind == .hidden }.map { $0.elements[0] })
    let cut = Set(breaches.filter { $0.kind == .cut }.map { $0.elements[0] })
    let outside = breaches.filter { $0.kind == .outside }
    let findings = breaches.compactMap { breach -> InspectionFinding? in
      guard let kind = InspectionFinding.Kind(breach.kind),
        kind != .outside || !hidden.contains(breach.elements[0]),
        // It is outside with a view around it.
        !outside.contains(where: { inspected.isInside(breach, $0) }),
        kind != .hidden || !empty.contains(breach.elements[0]),
        // Nobody sees on which side nothing is, nor what of it is cut.
        ![.notMirrored, .cut].contains(kind) || !empty.contains(breach.elements[0]),
        kind != .wideLine || !cut.contains(breach.elements[0])
      else { return nil }
      return InspectionFinding(
        kind, breach.elements, notation: engine, caseName: scenario.caseName, breach: breach)
    }
    return findings + (engine == .constraints ? undecided : [])
  }

  /// The breaches without those where other required constraints are broken than where somebody has seen the screen.
  private func withoutConflicts(_ breaches: [PromiseBreach]) -> [PromiseBreach] {
    guard engine == .constraints, decided.hasConflict else { return breaches }
    let layouts = ScenarioLayouts(decided.scenario, work: work)
    func broken(in container: Container) -> Set<Int> {
      let layout = try? layouts.constraints(in: container, rounding: .exact)
      return Set(layout?.conflictSets.map { $0.broken } ?? [])
    }
    let reference = scenario.containers[0]
    let known = broken(in: reference)
    return breaches.filter { breach in
      guard let width = breach.worst?.width else { return true }
      let there = Container(width: width, height: breach.height ?? reference.height)
      return broken(in: there).isSubset(of: known)
    }
  }

  /// Whether a finding of the same screen with other texts is so here, too.
  func has(_ finding: InspectionFinding) -> Bool {
    func meets(_ spans: [PromisedWidths]) -> Bool {
      spans.contains { span in
        finding.spans.contains { $0.from <= span.to && span.from <= $0.to }
      }
    }
    switch finding.kind {
    case .conflict: return decided.conflicts.contains { meets($0.widths) }
    case .ambiguous:
      return decided.ambiguities.contains { $0.element == finding.elements[0] && meets($0.widths) }
    default:
      return decided.results.contains { result in
        result.breaches.contains { breach in
          finding.breach.map(breach.isSame) == true
            && (meets(breach.ranges.map { PromisedWidths(from: $0.from, to: $0.to) })
              || !breach.containers.isEmpty)
        }
      }
    }
  }

  /// The findings among these that no code undoes, with the lines that make them so.
  func explaining(_ findings: [InspectionFinding]) -> [InspectionFinding] {
    let places = findings.indices.filter { findings[$0].breach != nil }
    guard !places.isEmpty else { return findings }
    // Rules are not tried, so that it does not matter which promise a breach is of.
    let all = NotationPromise(
      notation: engine, status: .broken, breaches: places.compactMap { findings[$0].breach })
    let search = CauseSearch(decided, work, triesRules: false)
    var explained = findings
    for (place, breach) in zip(places, search.explaining([all])[0].breaches) {
      explained[place].breach = breach
    }
    return explained.filter { !inspected.isMadeByCode($0) }
  }

  /// Conflicts of required constraints, and elements that are ambiguous by more than 2 pt.
  private var undecided: [InspectionFinding] {
    let layouts = ScenarioLayouts(decided.scenario, work: work)
    func layout(in span: PromisedWidths, _ height: Double?) -> ConstraintLayout? {
      let container = Container(width: (span.from + span.to) / 2, height: height)
      return try? layouts.constraints(in: container, rounding: .exact)
    }
    var findings: [InspectionFinding] = []
    func counted(_ spans: [PromisedWidths]) -> [PromisedWidths] {
      spans.filter { inspected.counts($0.from...$0.to) }
    }
    for (spans, height) in decided.conflicts.map({ (counted($0.widths), $0.height) }) {
      guard let first = spans.first,
        let conflict = layout(in: first, height)?.conflictSets.first(where: {
          !inspected.isMadeByCode($0)
        }), let broken = conflict.members.first(where: { $0.isBroken })
      else { continue }
      findings.append(
        InspectionFinding(
          .conflict, [], notation: .constraints, caseName: scenario.caseName, widths: spans,
          rule: DeterminingRule(
            line: scenario.line(ofConstraint: broken.constraint),
            rule: broken.origin ?? broken.rule)))
    }
    for (element, all, height) in decided.ambiguities where inspected.looks(at: [element]) {
      let spans = counted(all)
      guard let first = spans.first,
        let found = layout(in: first, height)?.ambiguousElements.first(where: {
          $0.element == element
        }), found.extent > 2
      else { continue }
      findings.append(
        InspectionFinding(
          .ambiguous, [element], notation: .constraints, caseName: scenario.caseName,
          widths: spans))
    }
    return findings
  }
}

extension InspectionFinding.Kind {
  /// The kind of a broken promise that is inspected; `nil` for others.
  fileprivate init?(_ kind: PromiseBreach.Kind) {
    switch kind {
    case .overlap: self = .overlap
    case .outside: self = .outside
    case .cut: self = .cut
    case .wideLine: self = .wideLine
    case .empty: self = .empty
    case .hidden: self = .hidden
    case .notMirrored: self = .notMirrored
    case .small, .order, .missed: return nil
    }
  }
}

extension AmbiguousElement {
  /// How far its edges may move, in points.
  fileprivate var extent: Double {
    [x, y, width, height].map { $0.upperBound - $0.lowerBound }.max() ?? 0
  }
}
