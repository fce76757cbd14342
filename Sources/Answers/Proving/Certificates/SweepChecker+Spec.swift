import Comparison
import Foundation
import Geometry
import LayoutSpecs
import Scenarios

extension SweepChecker {
  /// The most layouts that are made for one segment.
  private static let mostCourses = 4000

  /// Whether the spec's frames are the certified ones at all lengths of a segment, by the engine
  /// itself.
  ///
  /// Nothing of what found them is used. The engine lays out at two lengths and tells all that it
  /// depended on (`DecisionPath`). Where that is the same at both, all frames between are affine,
  /// so that frames that agree at both lengths agree between. Where it is not, the stretch is
  /// halved, until it is as short as the rounding of breakpoints. What is left so is added to
  /// `uncovered`.
  func specObjection(
    to frames: [String: [Double]], of segment: CertifiedSegment, uncovered: inout Double
  ) throws(LayoutFailure) -> String? {
    let length = segment.to - segment.from
    let margin = min(ProofTolerance.breakpoint, length / 4)
    uncovered += 2 * margin
    let first = try path(at: margin, of: segment, isEnd: true)
    let last = try path(at: length - margin, of: segment, isEnd: true)
    var made = 2
    var open = [(first: first, last: last)]
    while let stretch = open.popLast() {
      for path in [stretch.first, stretch.last] {
        if let reason = objection(to: frames, of: segment, by: path) { return reason }
      }
      let distance = stretch.last.distance - stretch.first.distance
      if let deviation = stretch.first.decisions.deviation(to: stretch.last.decisions),
        deviation <= Self.mostDeviation
      {
        continue
      }
      guard distance > Self.shortestStretch else {
        uncovered += distance
        continue
      }
      guard made < Self.mostCourses else {
        return "the spec engine decides otherwise within it, over and over again"
      }
      made += 1
      let middle = try path(at: stretch.first.distance + distance / 2, of: segment)
      open.append((stretch.first, middle))
      open.append((middle, stretch.last))
    }
    return nil
  }

  /// How far frames may be from affine functions within a segment, in points; for shares of several
  /// stacks together.
  private static let mostDeviation = 10 * Share.mostDeviation

  /// Stretches shorter than this, in points, are the rounding of one breakpoint.
  private static let shortestStretch = 1e-6

  private struct PathAtLength {
    let distance: Double
    let decisions: DecisionPath
    let isEnd: Bool
  }

  private func path(
    at distance: Double, of segment: CertifiedSegment, isEnd: Bool = false
  ) throws(LayoutFailure) -> PathAtLength {
    let container = sweep.container(at: segment.from + distance)
    do {
      return PathAtLength(
        distance: distance, decisions: try screen.tree.decisionPath(in: container), isEnd: isEnd)
    } catch {
      throw .invalidSpec(error.description)
    }
  }

  /// Whether the engine has other frames at one length than certified ones; they are 0 for an
  /// element that is not part of the layout.
  private func objection(
    to frames: [String: [Double]], of segment: CertifiedSegment, by path: PathAtLength
  ) -> String? {
    let part = path.distance / (segment.to - segment.from)
    let layout = path.decisions.layout
    let own = NamedFrames(layout)
    let tolerance =
      path.isEnd || !path.decisions.hasShares ? Self.tolerance : Self.mostDeviation
    let present = Set(layout.elements).union([ProvenScreen.containerName])
    for name in screen.names {
      guard present.contains(name) else {
        if frames[name] != nil { return "the spec engine has no frame of \(name)" }
        continue
      }
      guard let numbers = frames[name], numbers.count == 8 else {
        return "the spec's frame of \(name) is missing"
      }
      for (index, number) in own[name].numbers.enumerated() {
        let certified = numbers[index] + part * (numbers[index + 4] - numbers[index])
        guard abs(number - certified) <= tolerance else {
          return """
            at \((segment.from + path.distance).finePoints) the spec engine has another frame of \
            \(name)
            """
        }
      }
    }
    return nil
  }
}
