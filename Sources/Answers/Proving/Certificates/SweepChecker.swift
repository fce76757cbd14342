import AffineGeometry
import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

/// Checks one sweep of a certificate.
struct SweepChecker {
  let screen: ProvenScreen
  let certified: CertifiedSweep
  let sweep: Sweep
  /// The elements that were found to differ where that is claimed.
  var differingElements: Set<String> = []

  /// How far a certified number may be from what is worked out, in points.
  static let tolerance = 5e-7

  init(screen: ProvenScreen, certified: CertifiedSweep) {
    self.screen = screen
    self.certified = certified
    sweep = certified.sweep
  }

  mutating func objections() throws(LayoutFailure) -> [String] {
    guard Axis(rawValue: certified.axis) != nil, certified.from < certified.to,
      certified.from >= 0, certified.to <= 100_000, certified.across.map({ $0 >= 0 }) != false
    else { return ["it is about no lengths"] }
    guard certified.axis == Axis.horizontal.rawValue || certified.across != nil else {
      return ["it is about heights, and does not say of which width"]
    }
    guard certified.segments.first?.from == certified.from,
      certified.segments.last?.to == certified.to
    else { return ["the segments do not go from \(certified.from) to \(certified.to)"] }
    var objections: [String] = []
    for (segment, next) in zip(certified.segments, certified.segments.dropFirst())
    where segment.to != next.from {
      objections.append("at \(segment.to): a segment ends, and the next one begins at \(next.from)")
    }
    let neighbours = zip(certified.segments, certified.segments.dropFirst())
    if let (segment, _) = neighbours.first(where: { $0.claim == .rounding && $1.claim == .rounding }
    ) {
      objections.append("at \(segment.to): two stretches that are called rounding adjoin")
    }
    guard objections.isEmpty else { return objections }
    let short = certified.segments.filter { $0.claim == .rounding }.map { $0.to - $0.from }
    if short.reduce(0, +) > Self.mostRounding {
      objections.append("the stretches that are called rounding are too long together")
    }
    var uncovered = 0.0
    for segment in certified.segments {
      guard let reason = try objection(to: segment, uncovered: &uncovered) else { continue }
      objections.append("from \(segment.from.finePoints) to \(segment.to.finePoints): \(reason)")
    }
    if uncovered > Self.mostRounding {
      objections.append("the spec engine decides otherwise at too many lengths")
    }
    return objections
  }

  /// How long all stretches may be together that are as short as rounding, in points.
  private static let mostRounding = 1e-2

  private mutating func objection(
    to segment: CertifiedSegment, uncovered: inout Double
  ) throws(LayoutFailure) -> String? {
    let length = segment.to - segment.from
    guard length > 0 else { return "it has no length" }
    switch segment.claim {
    case .nothing: return nil
    case .rounding:
      // Both ends are rounded to the numbers that are written.
      return length <= ProofTolerance.breakpointCluster + 1e-9
        ? nil : "it is too long to be rounding"
    case .equal, .differs: break
    }
    guard let spec = segment.spec, let constraints = segment.constraints,
      let passes = segment.passes
    else { return "a claim needs frames and passes" }
    guard length >= ProofTolerance.breakpoint else { return "it is too short for what it claims" }
    if let reason = try specObjection(to: spec, of: segment, uncovered: &uncovered) {
      return reason
    }
    switch try constraintCheck(of: constraints, passes, of: segment) {
    case .objection(let reason): return reason
    case .layout(_, let optima):
      return try engineObjection(to: segment, spec, constraints, optima: optima)
    }
  }

  // MARK: The constraints

  private func constraintCheck(
    of frames: [String: [Double]], _ certifiedPasses: [CertifiedPass], of segment: CertifiedSegment
  ) throws(LayoutFailure) -> SegmentCheck {
    let length = segment.to - segment.from
    let (width, height) = sweep.lengths(from: segment.from, slope: 1)
    do {
      let rowCount = try screen.system.linearProgram(
        in: sweep.container(at: segment.from), rounding: .exact
      ).rows.count
      let passes = certifiedPasses.compactMap { $0.pass(length: length, rowCount: rowCount) }
      guard passes.count == certifiedPasses.count else {
        return .objection("a pass is none of this scenario")
      }
      let check = try screen.system.check(
        passes, in: MovingContainer(width: width, height: height), length: length,
        margin: ProofTolerance.breakpoint / 4)
      guard case .layout(let layout, _) = check else { return check }
      let own = CertifiedSegment.frames(of: layout, screen.names, length: length)
      return isSame(own, frames) ? check : .objection("the constraints' frames are others")
    } catch {
      throw LayoutFailure(error)
    }
  }

  private func isSame(_ first: [String: [Double]], _ second: [String: [Double]]) -> Bool {
    guard Set(first.keys) == Set(second.keys) else { return false }
    return first.allSatisfy { name, numbers in
      guard let others = second[name], others.count == numbers.count else { return false }
      return zip(numbers, others).allSatisfy { abs($0 - $1) <= Self.tolerance }
    }
  }
}

extension SweepChecker {
  /// Asks both engines, and compares the certified frames with each other.
  mutating func engineObjection(
    to segment: CertifiedSegment, _ spec: [String: [Double]], _ constraints: [String: [Double]],
    optima: MovingOptima
  ) throws(LayoutFailure) -> String? {
    let length = segment.to - segment.from
    let margin = ProofTolerance.margin(ofLength: length)
    var open: Set<String> = []
    // In a segment that is no longer than the rounding of its ends, only the middle is beyond that.
    for part in length > 4 * margin ? [margin / length, 0.5, 1 - margin / length] : [0.5] {
      let container = sweep.container(at: segment.from + part * length)
      let layout = try screen.layouts.constraints(in: container, rounding: .exact)
      let openHere = screen.names.filter { layout.isAmbiguous($0) }
      open.formUnion(openHere)
      guard length > 4 * margin else { continue }
      let others = NamedFrames(layout.layout)
      for name in screen.names {
        if !openHere.contains(name),
          isFar(others[name].numbers, from: constraints[name], after: part)
        {
          return "the solver has another frame of \(name)"
        }
      }
    }
    let isAdmitted = try admits(spec, of: segment, for: open, optima)
    return claimObjection(segment, spec, constraints, open: isAdmitted ? open : [])
  }

  /// Whether the spec's frames are as good for the constraints as the chosen ones at both ends of a
  /// segment, so that they are at all lengths between: what is as good is convex over all of them.
  private func admits(
    _ spec: [String: [Double]], of segment: CertifiedSegment, for open: Set<String>,
    _ optima: MovingOptima
  ) throws(LayoutFailure) -> Bool {
    guard !open.isEmpty else { return false }
    let length = segment.to - segment.from
    var frames: [String: AffineFrame] = [:]
    for name in open {
      let numbers = spec[name] ?? Array(repeating: 0, count: 8)
      let lengths = (0..<4).map { index in
        AffineLength(numbers[index], slope: (numbers[index + 4] - numbers[index]) / length)
      }
      frames[name] = AffineFrame(
        x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    }
    do {
      let tolerance = Tolerance.equal + 2 * ProofTolerance.solver
      for distance in [0, length]
      where try !optima.admits(frames, at: distance, within: tolerance) {
        return false
      }
    } catch {
      throw LayoutFailure(error)
    }
    return true
  }

  private mutating func claimObjection(
    _ segment: CertifiedSegment, _ spec: [String: [Double]], _ constraints: [String: [Double]],
    open: Set<String>
  ) -> String? {
    let different = differences(spec, constraints, open: open)
    switch segment.claim {
    case .equal: return different.first.map { "\($0) is not at the same place in both notations" }
    case .differs:
      differingElements.formUnion(different)
      return different.isEmpty ? "nothing differs" : nil
    case .rounding, .nothing: return nil
    }
  }

  /// The elements with an edge that differs at an end of the segment.
  private func differences(
    _ spec: [String: [Double]], _ constraints: [String: [Double]], open: Set<String>
  ) -> [String] {
    screen.names.filter { name in
      guard !open.contains(name) else { return false }
      let first = spec[name] ?? Array(repeating: 0, count: 8)
      let second = constraints[name] ?? Array(repeating: 0, count: 8)
      for start in [0, 4] {
        for edge in 0..<2 {
          let near = first[start + edge] - second[start + edge]
          let far = near + first[start + edge + 2] - second[start + edge + 2]
          if max(abs(near), abs(far)) > Tolerance.equal + 1e-6 { return true }
        }
      }
      return false
    }
  }

  /// Whether a frame is another than the certified one, at a part of the segment.
  private func isFar(_ frame: [Double], from certified: [Double]?, after part: Double) -> Bool {
    let certified = certified ?? Array(repeating: 0, count: 8)
    return frame.indices.contains { index in
      let expected = certified[index] + part * (certified[index + 4] - certified[index])
      return abs(frame[index] - expected) > ProofTolerance.solver
    }
  }
}
