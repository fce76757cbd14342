import AffineGeometry
import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Scenarios

extension SweepChecker {
  /// Asks both engines, and compares the certified frames with each other.
  mutating func engineObjection(
    to piece: CertifiedPiece, _ spec: [String: [Double]], _ constraints: [String: [Double]],
    optima: MovingOptima
  ) throws(LayoutFailure) -> String? {
    let length = piece.to - piece.from
    let margin = PieceJudge.margin(ofLength: length)
    var open: Set<String> = []
    // In a piece that is no longer than the rounding of its ends, only the middle is beyond that.
    for part in length > 4 * margin ? [margin / length, 0.5, 1 - margin / length] : [0.5] {
      let container = sweep.container(at: piece.from + part * length)
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
    let isAdmitted = try admits(spec, of: piece, for: open, optima)
    return claimObjection(piece, spec, constraints, open: isAdmitted ? open : [])
  }

  /// Whether the spec's frames are as good for the constraints as the chosen ones at both ends of a
  /// piece, so that they are at all lengths between: what is as good is convex over all of them.
  private func admits(
    _ spec: [String: [Double]], of piece: CertifiedPiece, for open: Set<String>,
    _ optima: MovingOptima
  ) throws(LayoutFailure) -> Bool {
    guard !open.isEmpty else { return false }
    let length = piece.to - piece.from
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
      let tolerance = Tolerance.equal + 2 * PieceJudge.solverPrecision
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
    _ piece: CertifiedPiece, _ spec: [String: [Double]], _ constraints: [String: [Double]],
    open: Set<String>
  ) -> String? {
    let different = differences(spec, constraints, open: open)
    switch piece.claim {
    case .equal: return different.first.map { "\($0) is not at the same place in both notations" }
    case .differs:
      differingElements.formUnion(different)
      return different.isEmpty ? "nothing differs" : nil
    case .rounding, .nothing: return nil
    }
  }

  /// The elements with an edge that differs at an end of the piece.
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

  /// Whether a frame is another than the certified one, at a part of the piece.
  private func isFar(_ frame: [Double], from certified: [Double]?, after part: Double) -> Bool {
    let certified = certified ?? Array(repeating: 0, count: 8)
    return frame.indices.contains { index in
      let expected = certified[index] + part * (certified[index + 4] - certified[index])
      return abs(frame[index] - expected) > PieceJudge.solverPrecision
    }
  }
}
