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

  /// The most breaches of a notation whose cause is searched for.
  ///
  /// Ours: `check` lists about as many, and each takes a layout for each edge of each element.
  private static let mostBreaches = 6

  /// The results of the promises, with the causes of the first breaches.
  var results: [NotationPromise] { explaining(decided.results) }

  /// Results of the promises, or some of their breaches, with the causes of the first ones.
  func explaining(_ plainResults: [NotationPromise]) -> [NotationPromise] {
    var results = plainResults
    let plain = results
    var explained: [Container: [EdgeLines]] = [:]
    var count = 0
    for index in results.indices {
      for place in results[index].breaches.indices
      where count < Self.mostBreaches && !decided.scenario.isCode {
        let breach = results[index].breaches[place]
        let container = breach.badContainer(height: breach.height ?? decided.onlyHeight)
        count += 1
        if explained[container] == nil {
          explained[container] = EdgeLines.all(of: decided.scenario, in: container, work: work)
        }
        results[index].breaches[place].cause = cause(
          of: breach, decided.promises[index], in: container, explained[container] ?? [],
          mending: index, of: plain)
      }
    }
    return results
  }

  private func cause(
    of breach: PromiseBreach, _ promise: Promise, in container: Container, _ lines: [EdgeLines],
    mending index: Int, of results: [NotationPromise]
  ) -> PromiseCause? {
    guard let frames = frames(in: container) else { return nil }
    let edges = breach.guiltyEdges(promise, frames).compactMap { element, edge in
      lines.first { $0.element == element && $0.edge == edge.rawValue }.map { lines in
        GuiltyEdge(element: element, edge: edge, rules: lines.determining)
      }
    }
    let suggestions = triesRules ? suggestions(for: breach, promise, frames) : []
    let rule = suggestions.first {
      mends($0, breach, index, of: results)
    }
    return edges.isEmpty && rule == nil ? nil : PromiseCause(edges: edges, rule: rule)
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

extension EdgeLines {
  /// The rules, nodes and contents that determine it, each once.
  fileprivate var determining: [DeterminingRule] {
    let rules =
      constraints.map { DeterminingRule(line: $0.line, rule: $0.line == nil ? $0.origin : $0.rule) }
      + specs.map { DeterminingRule(line: $0.line, rule: nil) }
    return rules.reduce(into: []) { rules, rule in
      if !rules.contains(rule) { rules.append(rule) }
    }
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
