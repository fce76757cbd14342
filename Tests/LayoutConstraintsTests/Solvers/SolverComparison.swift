import Foundation
import Geometry
import LayoutConstraints

/// One system laid out by both solvers.
struct SolverComparison {
  let direct: ConstraintLayout
  let reduced: ConstraintLayout

  init(_ system: ConstraintSystem, in container: Container) throws {
    direct = try system.layout(in: container, rounding: .exact, solver: .direct)
    reduced = try system.layout(in: container, rounding: .exact, solver: .reduced)
  }

  /// Compares a layouter's layout, exact and in this container, with a direct one.
  init(_ system: ConstraintSystem, in container: Container, with layout: ConstraintLayout) throws {
    direct = try system.layout(in: container, rounding: .exact, solver: .direct)
    reduced = layout
  }

  /// Whether the reduced solver solved all passes itself.
  var isReduced: Bool { reduced.statistics.reducedPasses == reduced.statistics.passes }

  /// All differences between the two; lengths may differ by 10⁻⁶ points, or by 10⁻⁶ points per
  /// thousand.
  func differences() -> [String] {
    var differences: [String] = []
    for (name, (first, second)) in zip(
      direct.rawLayout.elements, zip(direct.rawLayout.frames, reduced.rawLayout.frames))
    where !isClose(first, second) {
      differences.append("\(name) is at \(second), not \(first)")
    }
    if !isClose(direct.rawLayout.size, reduced.rawLayout.size) {
      differences.append("the size is \(reduced.rawLayout.size), not \(direct.rawLayout.size)")
    }
    if direct.ambiguousElements.map(\.element) != reduced.ambiguousElements.map(\.element) {
      differences.append(
        "open are \(reduced.ambiguousElements), not \(direct.ambiguousElements)")
    }
    if direct.conflictSets != reduced.conflictSets {
      differences.append("conflicts are \(reduced.conflictSets), not \(direct.conflictSets)")
    }
    return differences + rangeDifferences() + missedDifferences() + levelDifferences()
  }

  private func rangeDifferences() -> [String] {
    zip(direct.ambiguousElements, reduced.ambiguousElements).compactMap { their, our in
      let ranges = zip(
        [their.x, their.y, their.width, their.height], [our.x, our.y, our.width, our.height])
      let isSame = ranges.allSatisfy {
        isSameEnd($0.lowerBound, $1.lowerBound) && isSameEnd($0.upperBound, $1.upperBound)
      }
      return isSame ? nil : "the ranges are \(our), not \(their)"
    }
  }

  private func missedDifferences() -> [String] {
    let ours = [reduced.conflicts, reduced.missedOptionalConstraints].map { $0.map(\.rule) }
    let theirs = [direct.conflicts, direct.missedOptionalConstraints].map { $0.map(\.rule) }
    return ours == theirs ? [] : ["missed are \(ours), not \(theirs)"]
  }

  private func isSameEnd(_ first: Double, _ second: Double) -> Bool {
    first == second || isClose(first, second, count: 10)
  }

  private func levelDifferences() -> [String] {
    let (ours, theirs) = (reduced.priorityLevels, direct.priorityLevels)
    guard ours.map(\.priority) == theirs.map(\.priority) else {
      return ["levels are \(ours.map(\.priority)), not \(theirs.map(\.priority))"]
    }
    return zip(ours, theirs).compactMap { our, their in
      isClose(our.missedPoints, their.missedPoints, count: Double(max(1, their.conditionCount)))
        ? nil : "\(our.priority) misses \(our.missedPoints), not \(their.missedPoints)"
    }
  }

  private func isClose(_ first: Double, _ second: Double, count: Double = 1) -> Bool {
    abs(first - second) <= 1e-6 * max(count, abs(first) / 1000)
  }

  private func isClose(_ first: CGSize, _ second: CGSize) -> Bool {
    isClose(first.width, second.width) && isClose(first.height, second.height)
  }

  private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
    isClose(first.minX, second.minX) && isClose(first.minY, second.minY)
      && isClose(first.size, second.size)
  }
}
