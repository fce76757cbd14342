import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Scenarios

extension SweepChecker {
  /// Asks both engines, and compares the certified frames with each other.
  func engineObjection(
    to piece: CertifiedPiece, _ spec: [String: [Double]], _ constraints: [String: [Double]]
  ) throws(LayoutFailure) -> String? {
    let length = piece.to - piece.from
    let margin = max(SweepProver.resolution, 1e-4 * length)
    guard length > 4 * margin else { return claimObjection(piece, spec, constraints, open: []) }
    var open: Set<String> = []
    for part in [margin / length, 0.5, 1 - margin / length] {
      let container = sweep.container(at: piece.from + part * length)
      let specLayout = NamedFrames(try screen.layouts.spec(in: container, rounding: .exact))
      let layout = try screen.layouts.constraints(in: container, rounding: .exact)
      let openHere = screen.names.filter { layout.isAmbiguous($0) }
      if !openHere.isEmpty, try screen.admits(specLayout, for: openHere, in: layout) {
        open.formUnion(openHere)
      }
      let others = NamedFrames(layout.layout)
      for name in screen.names {
        if !openHere.contains(name),
          isFar(others[name].numbers, from: constraints[name], after: part)
        {
          return "the solver has another frame of \(name)"
        }
      }
    }
    return claimObjection(piece, spec, constraints, open: open)
  }

  private func claimObjection(
    _ piece: CertifiedPiece, _ spec: [String: [Double]], _ constraints: [String: [Double]],
    open: Set<String>
  ) -> String? {
    let different = firstDifference(spec, constraints, open: open)
    switch piece.claim {
    case .equal: return different.map { "\($0) is not at the same place in both notations" }
    case .differs: return different == nil ? "nothing differs" : nil
    case .rounding, .nothing: return nil
    }
  }

  /// The first element with an edge that differs at an end of the piece.
  private func firstDifference(
    _ spec: [String: [Double]], _ constraints: [String: [Double]], open: Set<String>
  ) -> String? {
    for name in screen.names where !open.contains(name) {
      let first = spec[name] ?? Array(repeating: 0, count: 8)
      let second = constraints[name] ?? Array(repeating: 0, count: 8)
      for start in [0, 4] {
        for edge in 0..<2 {
          let near = first[start + edge] - second[start + edge]
          let far = near + first[start + edge + 2] - second[start + edge + 2]
          if max(abs(near), abs(far)) > Tolerance.equal + 1e-6 { return name }
        }
      }
    }
    return nil
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
