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
          BaselineFinding(
            kind: .appeared, container: container, engine: "both",
            sentence: "nothing was accepted in this container"))
      }
    }
    for container in baseline.containers.keys.sorted() where now.containers[container] == nil {
      findings.append(
        BaselineFinding(
          kind: .disappeared, container: container, engine: "both",
          sentence: "the scenario has no such container any more"))
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
    _ ratio: Baseline.Ratio, against accepted: Baseline.Ratio, band: Double, container: String
  ) -> BaselineFinding? {
    guard ratio.of == accepted.of, ratio.to == accepted.to,
      ratio.low > accepted.high * (1 + band)
    else { return nil }
    return BaselineFinding(
      kind: .slower, container: container, engine: ratio.of,
      sentence: """
        the time of \(ratio.of) was \(accepted.words) that of \(ratio.to), and is \(ratio.words)
        """)
  }
}

extension Baseline.Ratio {
  fileprivate var words: String {
    "\(NumberText.ratio(ratio))× (\(NumberText.ratio(low))–\(NumberText.ratio(high)))"
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
        finding(.uncounted, $0, "there is no engine '\($0)', whose work was accepted")
      }
  }

  private func frames(
    of engine: Engine, _ now: [String: Frame]?, _ accepted: [String: Frame]?
  ) -> [BaselineFinding] {
    guard let now else {
      let gone = finding(.disappeared, engine.rawValue, "\(engine.possessive) layout is gone")
      return accepted == nil ? [] : [gone]
    }
    guard let accepted else {
      let words = "\(engine.possessive) layout was not accepted"
      return [finding(.appeared, engine.rawValue, words)]
    }
    return Set(now.keys).union(accepted.keys).sorted().compactMap { element in
      switch (now[element], accepted[element]) {
      case (let frame?, let old?): moved(element, of: engine, from: old, to: frame)
      case (nil, _?):
        finding(
          .disappeared, engine.rawValue, element: element,
          "\(element) is not placed \(engine.place) any more")
      case (_?, nil):
        finding(
          .appeared, engine.rawValue, element: element,
          "\(element) was not accepted \(engine.place)")
      case (nil, nil): nil
      }
    }
  }

  private func moved(
    _ element: String, of engine: Engine, from old: Frame, to new: Frame
  ) -> BaselineFinding? {
    let moves = EdgeMove.all(from: old, to: new)
    guard !moves.isEmpty else { return nil }
    var finding = finding(
      .moved, engine.rawValue, element: element,
      "\(element) moved \(engine.place): \(moves.map(\.words).joined(separator: ", "))")
    if [new.x, new.y, new.width, new.height].allSatisfy(\.isFinite) {
      (finding.before, finding.after) = (old, new)
    }
    return finding
  }

  private func work(
    of engine: String, _ now: [String: Int], _ accepted: [String: Int]?
  ) -> [BaselineFinding] {
    guard let accepted else {
      let words = "no work of \(Self.who(engine)) was accepted"
      return [finding(.uncounted, engine, words)]
    }
    return Set(now.keys).union(accepted.keys).sorted().compactMap { counter in
      let words = WorkCounter.words(counter)
      switch (now[counter], accepted[counter]) {
      case (let new?, let old?) where new != old && !Self.sayNothing.contains(counter):
        return finding(
          new > old ? .moreWork : .lessWork, engine, counter: counter,
          "\(Self.who(engine)) needs \(new) \(WorkCounter.words(counter, count: new)) "
            + "instead of \(old)")
      case (_?, nil):
        return finding(
          .uncounted, engine, counter: counter,
          "the \(words) of \(Self.who(engine)) were not accepted")
      case (nil, _?):
        return finding(
          .uncounted, engine, counter: counter,
          "\(Self.who(engine)) has no \(words), which were accepted")
      default: return nil
      }
    }
  }

  private static func who(_ engine: String) -> String {
    engine == Engine.spec.rawValue ? "the spec" : "the \(engine) solver"
  }

  /// Counters that may grow while the work shrinks.
  private static let sayNothing: Set<String> = ["components", "reducedPasses"]

  private func finding(
    _ kind: BaselineFinding.Kind, _ engine: String, element: String? = nil, counter: String? = nil,
    _ sentence: String
  ) -> BaselineFinding {
    BaselineFinding(
      kind: kind, container: container, engine: engine, element: element, counter: counter,
      sentence: sentence)
  }
}

extension Engine {
  fileprivate var place: String { self == .spec ? "in the spec" : "in the constraints" }
  fileprivate var possessive: String { self == .spec ? "the spec's" : "the constraints'" }
}
