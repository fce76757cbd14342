import Comparison
import Geometry
import LayoutSpecs
import Layouts
import Scenarios

extension SweepChecker {
  /// The most layouts for one segment.
  private static let mostPaths = 4000

  /// The objection to the certified frames of the spec over a segment, found with the engine itself.
  ///
  /// It uses nothing of the code that found the frames.
  ///
  /// 1. The engine lays out at two lengths, and records its decision path (`DecisionPath`): everything
  ///    that the layout depends on.
  /// 2. Where both paths are the same, every frame in between is affine. So frames that are right at
  ///    both lengths are right in between.
  /// 3. Where the paths differ, the range is halved, down to the uncertainty of one breakpoint. The
  ///    length of what is left is added to `uncovered`.
  func specObjection(
    to frames: [String: [Double]], of segment: CertifiedSegment, uncovered: inout Double
  ) throws(LayoutFailure) -> SegmentObjection? {
    if let other = frames.keys.filter({ !screen.names.contains($0) }).min() {
      return .surprisingFrame(element: other)
    }
    let length = segment.to - segment.from
    let margin = min(ProofTolerance.breakpoint, length / 4)
    uncovered += 2 * margin
    let first = try path(at: margin, of: segment, isEnd: true)
    let last = try path(at: length - margin, of: segment, isEnd: true)
    var made = 2
    var unchecked = [(first: first, last: last)]
    while let range = unchecked.popLast() {
      for path in [range.first, range.last] {
        if let reason = objection(to: frames, of: segment, by: path) { return reason }
      }
      let distance = range.last.distance - range.first.distance
      if let deviation = range.first.decisions.deviation(to: range.last.decisions),
        deviation <= Self.mostDeviation
      {
        continue
      }
      guard distance > Self.shortestRange else {
        uncovered += distance
        continue
      }
      guard made < Self.mostPaths else { return .manyPaths }
      made += 1
      let middle = try path(at: range.first.distance + distance / 2, of: segment)
      unchecked.append((range.first, middle))
      unchecked.append((middle, range.last))
    }
    return nil
  }

  /// The largest distance of a frame from an affine function within a segment, in points: ten times
  /// that of one stack's shares, since shares of several stacks add up.
  private static let mostDeviation = 10 * Share.mostDeviation

  /// The shortest range that is halved, in points: a shorter one is the uncertainty of one breakpoint.
  private static let shortestRange = 1e-6

  private struct PathAtLength {
    let distance: Double
    let layout: Layout
    let decisions: DecisionPath
    let isEnd: Bool
  }

  private func path(
    at distance: Double, of segment: CertifiedSegment, isEnd: Bool = false
  ) throws(LayoutFailure) -> PathAtLength {
    let container = sweep.container(at: segment.from + distance)
    try takeLayout()
    let decisions = screen.tree.decisionPath(in: container)
    do {
      return PathAtLength(
        distance: distance, layout: try decisions.layout, decisions: decisions, isEnd: isEnd)
    } catch {
      throw .invalidSpec(message: error.description)
    }
  }

  /// The objection where the engine has other frames at one length than the certified ones, which are
  /// absent for an element that is not part of the layout.
  private func objection(
    to frames: [String: [Double]], of segment: CertifiedSegment, by path: PathAtLength
  ) -> SegmentObjection? {
    let fraction = path.distance / (segment.to - segment.from)
    let own = NamedFrames(path.layout)
    let tolerance =
      path.isEnd || !path.decisions.hasShares ? Self.tolerance : Self.mostDeviation
    let present = Set(path.layout.elements).union([ProvenScreen.containerName])
    for name in screen.names {
      guard present.contains(name) else {
        if frames[name] != nil { return .surprisingFrame(element: name) }
        continue
      }
      guard let numbers = frames[name], numbers.count == 8 else {
        return .missingFrame(element: name)
      }
      for (index, number) in own.frame(of: name).numbers.enumerated() {
        let certified = numbers[index] + fraction * (numbers[index + 4] - numbers[index])
        guard abs(number - certified) <= tolerance else {
          return .specFrame(element: name, length: segment.from + path.distance)
        }
      }
    }
    return nil
  }
}
