import Foundation
import Geometry
package import Layouts
package import RunRecords
import Scenarios

/// Compares the layouts of a scenario with its baseline.
package enum BaselineComparer {
  /// The differences from the baseline, in the order of the containers.
  ///
  /// Edges count as equal within `Tolerance.equal`; counters are exact. Counters that exist
  /// on one side only, such as those of the other solver, are reported as not comparable.
  package static func findings(
    _ layouts: [ContainerLayouts], against baseline: Baseline, solver: String
  ) -> [BaselineFinding] {
    let now = Baseline(scenario: baseline.scenario, layouts: layouts, solver: solver)
    var findings: [BaselineFinding] = []
    var seen: Set<String> = []
    for container in layouts.map(\.container.text) where seen.insert(container).inserted {
      guard let entry = now.containers[container] else { continue }
      if let accepted = baseline.containers[container] {
        findings += AcceptedLayoutsComparer(container: container).findings(entry, against: accepted)
      } else {
        findings.append(
          BaselineFinding(container: container, engine: "both", .appeared(element: nil)))
      }
    }
    for container in baseline.containers.keys.sorted() where now.containers[container] == nil {
      findings.append(
        BaselineFinding(container: container, engine: "both", .disappeared(element: nil)))
    }
    return findings
  }

  /// The worst status of the findings.
  package static func status(of findings: [BaselineFinding]) -> BaselineStatus {
    findings.map(\.kind.status).max() ?? .same
  }

  /// The finding that the ratio of times grew; `nil` where the intervals do not show that it did.
  ///
  /// The whole interval must be above the accepted one, widened by `band`.
  package static func finding(
    _ ratio: AcceptedRatio, against accepted: AcceptedRatio, band: Double, container: String
  ) -> BaselineFinding? {
    guard ratio.of == accepted.of, ratio.to == accepted.to,
      ratio.low > accepted.high * (1 + band)
    else { return nil }
    return BaselineFinding(
      container: container, engine: ratio.of, .slower(from: accepted, to: ratio))
  }
}

private struct AcceptedLayoutsComparer {
  let container: String

  func findings(
    _ now: Baseline.AcceptedLayouts, against accepted: Baseline.AcceptedLayouts
  ) -> [BaselineFinding] {
    frames(of: .spec, now.spec, accepted.spec)
      + frames(of: .constraints, now.constraints, accepted.constraints)
      + now.work.keys.sorted().flatMap { engine in
        work(of: engine, now.work[engine] ?? [:], accepted.work[engine])
      }
      + Set(accepted.work.keys).subtracting(Baseline.engines).sorted().map {
        BaselineFinding(container: container, engine: $0, .oldWork(counter: nil))
      }
  }

  private func frames(
    of engine: Engine, _ now: [String: Frame]?, _ accepted: [String: Frame]?
  ) -> [BaselineFinding] {
    changes(now, accepted).map {
      BaselineFinding(container: container, engine: engine.rawValue, $0)
    }
  }

  private func changes(
    _ now: [String: Frame]?, _ accepted: [String: Frame]?
  ) -> [BaselineFinding.Change] {
    guard let now else { return accepted == nil ? [] : [.disappeared(element: nil)] }
    guard let accepted else { return [.appeared(element: nil)] }
    return Set(now.keys).union(accepted.keys).sorted().compactMap { element in
      switch (now[element], accepted[element]) {
      case (let frame?, let old?):
        EdgeMove.all(from: old, to: frame).isEmpty
          ? nil : .moved(element: element, from: old, to: frame)
      case (nil, _?): .disappeared(element: element)
      case (_?, nil): .appeared(element: element)
      case (nil, nil): nil
      }
    }
  }

  private func work(
    of engine: String, _ now: [String: Int], _ accepted: [String: Int]?
  ) -> [BaselineFinding] {
    changes(now, accepted).map { BaselineFinding(container: container, engine: engine, $0) }
  }

  private func changes(
    _ now: [String: Int], _ accepted: [String: Int]?
  ) -> [BaselineFinding.Change] {
    guard let accepted else { return [.newWork(counter: nil)] }
    return Set(now.keys).union(accepted.keys).sorted().compactMap { counter in
      switch (now[counter], accepted[counter]) {
      case (let new?, let old?) where new != old && !Self.sayNothing.contains(counter):
        .work(counter: counter, from: old, to: new)
      case (_?, nil): .newWork(counter: counter)
      case (nil, _?): .oldWork(counter: counter)
      default: nil
      }
    }
  }

  /// Counters that may grow while the work shrinks.
  private static let sayNothing: Set<String> = ["components", "reducedPasses"]
}
