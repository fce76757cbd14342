import Comparison
import Explaining
import Geometry
import LayoutConstraints
import Layouts
import Scenarios

/// Finds what makes the edges that break promises, and a rule that mends them.
struct CauseSearch {
  private let decided: DecidedNotation
  private let work: LayoutWork

  /// Whether rules that would mend a breach are tried: each takes the layouts of the whole decision.
  private let triesRules: Bool

  init(_ decided: DecidedNotation, _ work: LayoutWork, triesRules: Bool = true) {
    (self.decided, self.work, self.triesRules) = (decided, work, triesRules)
  }

  /// The most breaches of a notation whose cause is searched for, where rules are tried.
  ///
  /// Ours: `check` lists about as many.
  private static let mostBreaches = 6

  /// The results of the promises, with the causes of the first breaches.
  var results: [NotationPromise] { explaining(decided.results) }

  /// Results of the promises, or some of their breaches, with the causes of the first ones.
  func explaining(_ plainResults: [NotationPromise]) -> [NotationPromise] {
    guard !decided.scenario.isCode else { return plainResults }
    var results = plainResults
    let all = results.indices.flatMap { index in
      results[index].breaches.indices.map { Suspect(index: index, place: $0) }
    }
    let suspects = all.prefix(triesRules ? Self.mostBreaches : .max)
    let containers = suspects.map { container(of: results[$0.index].breaches[$0.place]) }
    for container in containers.distinct {
      guard let frames = frames(in: container) else { continue }
      let own = zip(suspects, containers).filter { $0.1 == container }.map { $0.0 }
      let guilty = own.map {
        results[$0.index].breaches[$0.place].guiltyEdges(decided.promises[$0.index], frames)
      }
      let lines = EdgeSourceLines.all(
        of: decided.scenario, in: container,
        elements: guilty.flatMap { $0.map { $0.element } }.distinct, work: work)
      for (suspect, guilty) in zip(own, guilty) {
        let edges = guilty.compactMap { element, edge in
          lines.first { $0.element == element && $0.edge == edge.rawValue }.map { lines in
            GuiltyEdge(element: element, edge: edge, rules: lines.determining)
          }
        }
        let rule = rule(mending: suspect, of: plainResults, frames)
        guard !edges.isEmpty || rule != nil else { continue }
        results[suspect.index].breaches[suspect.place].cause = PromiseCause(
          edges: edges, rule: rule)
      }
    }
    return results
  }

  /// The place of a breach in the results of promises.
  private struct Suspect {
    let index: Int
    let place: Int
  }

  private func container(of breach: PromiseBreach) -> Container {
    breach.badContainer(height: breach.height ?? decided.onlyHeight)
  }

  /// The first rule that says what is promised and mends a breach; `nil` where none does, or none is tried.
  private func rule(
    mending suspect: Suspect, of results: [NotationPromise], _ frames: NamedFrames
  ) -> String? {
    guard triesRules else { return nil }
    let breach = results[suspect.index].breaches[suspect.place]
    return suggestions(for: breach, decided.promises[suspect.index], frames).first {
      mends($0, breach, suspect.index, of: results)
    }
  }

  private func frames(in container: Container) -> NamedFrames? {
    let layouts = ScenarioLayouts(decided.scenario, work: work)
    let layout =
      decided.engine == .spec
      ? try? layouts.spec(in: container, rounding: .exact)
      : try? layouts.constraints(in: container, rounding: .exact).layout
    return layout.map { NamedFrames($0) }
  }

  /// The gap that a rule keeps between two elements, in points: the usual one between neighbours.
  private static let gap = 8

  /// The rules that say what is promised, the best one first; none beside a layout spec, which would not
  /// follow.
  private func suggestions(
    for breach: PromiseBreach, _ promise: Promise, _ frames: NamedFrames
  ) -> [String] {
    guard decided.engine == .constraints, !decided.isOneOfTwo else { return [] }
    let (first, last) = (breach.elements.first ?? "", breach.elements.last ?? "")
    let isVertical = breach.axis == .vertical
    switch breach.kind {
    case .overlap, .order:
      var (near, far) = breach.inOrder(frames)
      if !isVertical, decided.scenario.readsRightToLeft { (near, far) = (far, near) }
      let (end, start) = isVertical ? ("bottom", "top") : ("trailing", "leading")
      let rule = "\(near).\(end) <= \(far).\(start)"
      return ["\(rule) - \(Self.gap)", rule]
    case .outside:
      return breach.edge.map { edge in
        let side = edge.directional(readsRightToLeft: decided.scenario.readsRightToLeft)
        let sign = side == "leading" || side == "top" ? ">=" : "<="
        return ["\(first).\(side) \(sign) \(last).\(side)"]
      } ?? []
    case .small:
      return ["\(first).\(isVertical ? "height" : "width") >= \((breach.limit ?? 0).plain)"]
    case .missed: return [breach.rule ?? ""]
    case .cut, .wideLine, .empty, .hidden, .notMirrored: return []
    }
  }

  /// Whether a breach is gone once a rule is added, nothing else breaks, and nothing conflicts.
  private func mends(
    _ rule: String, _ breach: PromiseBreach, _ index: Int, of results: [NotationPromise]
  ) -> Bool {
    var trial = decided.scenario
    guard (try? trial.constraints?.add(rule: rule)) != nil, !conflicts(trial), !work.hasEnded else {
      return false
    }
    let other = DecidedNotation(.constraints, of: trial, decided.promises, [], work)
    guard decided.hasConflict || !other.hasConflict else { return false }
    let after = other.results
    guard !after[index].breaches.contains(where: { $0.isSame(as: breach) }) else { return false }
    return zip(results, after).allSatisfy { before, after in
      after.breaches.allSatisfy { breach in before.breaches.contains { $0.isSame(as: breach) } }
        && (after.status.passes || !before.status.passes)
    }
  }

  /// Whether required constraints conflict in a container, or have no layout.
  private func conflicts(_ scenario: Scenario) -> Bool {
    let layouts = ScenarioLayouts(scenario, work: work)
    return scenario.containers.contains { container in
      let layout = try? layouts.constraints(
        in: container, rounding: .pixels(scale: scenario.scale))
      return layout?.conflicts.isEmpty != true
    }
  }
}

extension PromiseBreach {
  /// A container in which it is so: just inside the first range.
  fileprivate func badContainer(height: Double?) -> Container {
    guard let range = ranges.first else {
      return containers.first?.container ?? Container(width: firstWidth, height: height)
    }
    return Container(
      width: range.from + min(0.5, (range.to - range.from) / 2), height: height)
  }
}

extension EdgeSourceLines {
  /// The rules, nodes and contents that determine it, each once.
  fileprivate var determining: [DeterminingRule] {
    let rules =
      constraints.map { DeterminingRule(line: $0.line, rule: $0.line == nil ? $0.origin : $0.rule) }
      + specs.map { DeterminingRule(line: $0.line, rule: nil) }
    return rules.distinct
  }
}

extension Edge {
  /// The name of the edge that follows the reading direction.
  fileprivate func directional(readsRightToLeft: Bool) -> String {
    switch self {
    case .left: readsRightToLeft ? "trailing" : "leading"
    case .right: readsRightToLeft ? "leading" : "trailing"
    case .top, .bottom: rawValue
    }
  }
}
