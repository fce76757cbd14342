package import Comparison
package import Explaining
import Geometry
package import Layouts
package import Scenarios

/// Decides the promises of a scenario.
///
/// Between two breakpoints every edge is an affine function of the container's width, so each promise is a
/// few linear inequalities there, which are decided exactly.
package enum PromiseDecider {
  /// The result of each promise, in the order of the file, over every case in which it must hold.
  ///
  /// Takes the layouts that following each notation takes in each case; where `work` ends, the rest is
  /// unfinished.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - layouts: its layouts on pixels.
  ///   - work: the most layouts.
  ///   - followed: frames of all views of the only notation that somebody has followed already.
  package static func records(
    of scenario: Scenario, _ layouts: [ContainerLayouts], work: LayoutWork = LayoutWork(),
    followed: [WidthFrames] = []
  ) -> [PromiseRecord] {
    var notations = scenario.promises.map { _ in [NotationPromise]() }
    for shown in scenario.everyCase {
      let hidden = shown.hiddenElements
      let own = scenario.promises.enumerated().compactMap { index, promise in
        promise.applies(inCase: shown.caseName) ? promise.without(hidden).map { (index, $0) } : nil
      }
      guard !own.isEmpty else { continue }
      work.begin("deciding the promises of \(scenario.id)\(shown.caseName.map { ", \($0)" } ?? "")")
      let frames = layouts.filter { $0.container.caseName == shown.caseName }
      for engine in shown.engines {
        let decided = DecidedNotation(
          engine, of: shown, own.map { $0.1 }, frames, work, followed: followed)
        for ((index, _), result) in zip(own, CauseSearch(decided, work).results) {
          notations[index].add(result, inCase: shown.caseName)
        }
      }
    }
    return zip(scenario.promises, notations).map { promise, notations in
      PromiseRecord(
        promise: promise.text, line: promise.place?.position.line,
        column: promise.place?.position.column, notations: notations)
    }
  }
}

extension [NotationPromise] {
  /// Adds the result of another case: to one of the same notation that says the same, or by itself.
  fileprivate mutating func add(_ result: NotationPromise, inCase name: String?) {
    var result = result
    result.caseName = name
    guard let same = firstIndex(where: { $0.saysTheSame(as: result) }) else {
      return append(result)
    }
    // The worst case stands for the others.
    var (worst, other) = (self[same], result)
    if other.worst > worst.worst { swap(&worst, &other) }
    worst.caseCount += other.caseCount
    for (index, breach) in other.breaches.enumerated() {
      worst.breaches[index].add(breach, inCase: other.caseName)
    }
    self[same] = worst
  }
}

extension NotationPromise {
  /// The largest amount by which it is broken, in points; 0 where it is kept.
  fileprivate var worst: Double { breaches.compactMap { $0.worst?.amount }.max() ?? 0 }

  /// Whether the same is kept or broken, by whatever amounts.
  fileprivate func saysTheSame(as other: NotationPromise) -> Bool {
    notation == other.notation && status == other.status && sampled.isEmpty == other.sampled.isEmpty
      && breaches.count == other.breaches.count
      && zip(breaches, other.breaches).allSatisfy { $0.isSame(as: $1) }
  }
}
