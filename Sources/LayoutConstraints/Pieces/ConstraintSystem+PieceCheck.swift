import Foundation
package import Geometry
import LinearProgramming

/// What came of checking that some passes are the layout of a system at all lengths of a piece.
package enum PieceCheck: Sendable {
  /// They are: the frames that follow from them, and all layouts that are as good.
  case layout(AffineLayout, optima: MovingOptima)
  /// They are not, or do not show it: why.
  case objection(String)
}

extension ConstraintSystem {
  /// Works out the layout that `passes` say holds from `s = 0` to `length`, and whether it does.
  ///
  /// Nothing is searched: programs are written down anew from the system and the contents that are
  /// claimed, the contents are measured at both ends, and each basis is proven optimal by
  /// `BasisProof`, whatever found it. `margin` is how far inside the ends texts are measured.
  package func check(
    _ passes: [ConstraintPiece.Pass], in container: MovingContainer, length: Double,
    margin: Double
  ) throws(ConstraintError) -> PieceCheck {
    try container.after(0).check()
    try container.after(length).check()
    let moving = try MovingSystem(self, in: container)
    let checker = PieceChecker(moving: moving, length: length, margin: margin)
    return checker.check(passes)
  }
}

private struct PieceChecker {
  let moving: MovingSystem
  let length: Double
  let margin: Double

  /// How far a number may be from what is worked out, in points.
  private static let tolerance = 5e-7

  func check(_ passes: [ConstraintPiece.Pass]) -> PieceCheck {
    guard (1...moving.mostPasses).contains(passes.count) else {
      return .objection(
        """
        there are \(passes.count) passes, and a layout takes 1 to \(moving.mostPasses)
        """)
    }
    var expected = moving.natural
    var last: (values: [MovingValue], optima: MovingOptima)?
    for (index, pass) in passes.enumerated() {
      if let name = firstDifference(pass.contents, moving.named(expected.contents)) {
        return .objection("the content of \(name) in pass \(index + 1) is not as it is measured")
      }
      let measured = MovingMeasurements(
        contents: moving.system.items.map { pass.contents[$0.name] }, guides: expected.guides)
      let proof = BasisProof(moving.program(measured), basis: pass.basis)
      guard let proof else { return .objection("the basis of pass \(index + 1) is none") }
      guard proof.isOptimal else {
        return .objection("the basis of pass \(index + 1) is not optimal")
      }
      guard proof.reach >= length - margin else {
        return .objection("the basis of pass \(index + 1) holds for \(proof.reach) points only")
      }
      last = (proof.columnValues, MovingOptima(region: proof.optima, moving: moving))
      guard index < moving.mostPasses - 1 else { continue }
      guard let contents = self.measured(measured.contents, proof.columnValues) else {
        return .objection("a text is not the same at both ends")
      }
      guard let guides = guides(measured.guides, proof.columnValues) else {
        return .objection("a safe area or a margin is decided otherwise at the ends")
      }
      expected = MovingMeasurements(contents: contents, guides: guides)
      guard index == passes.count - 1 else { continue }
      if let name = firstDifference(pass.contents, moving.named(contents)) {
        return .objection("the content of \(name) is to be measured again, and was not")
      }
      guard guides.isClose(to: measured.guides, upTo: length, within: Self.tolerance) else {
        return .objection("guides are to be placed again, and were not")
      }
    }
    guard let last else { return .objection("there is no pass") }
    var domain = AffineDomain(limit: length)
    let layout = moving.layout(of: last.values, &domain)
    guard domain.reach >= length - margin else {
      return .objection("a frame shrinks to nothing after \(domain.reach) points")
    }
    return .layout(layout, optima: last.optima)
  }

  /// Where the guides are after a pass; `nil` where the engine, asked at both ends, has them
  /// elsewhere, or chooses otherwise between two lengths.
  private func guides(_ old: MovingGuides, _ values: [MovingValue]) -> MovingGuides? {
    guard old.areMoving else { return old }
    var domain = AffineDomain(limit: length)
    let guides = moving.adapted(old, to: values, &domain)
    var ends: [[Double]] = []
    for distance in [margin, length - margin] {
      var engine = old.after(distance)
      var choices: [Double]? = []
      let columns = values.map { $0.at(distance) }
      engine.follow(
        moving.system.frames(ofColumns: columns, tree: moving.tree), &choices)
      guard engine.isClose(to: guides.after(distance), within: solverNoise) else { return nil }
      ends.append(choices ?? [])
    }
    let areSame = zip(ends[0], ends[1]).allSatisfy { first, second in
      first * second >= 0 || min(abs(first), abs(second)) <= Self.tolerance
    }
    return areSame ? guides : nil
  }

  /// The contents as they are measured in the widths of a pass; `nil` where the height of one is
  /// not the same at both ends, so that it may have any in between.
  private func measured(
    _ contents: [MovingContent?], _ values: [MovingValue]
  ) -> [MovingContent?]? {
    var measured = contents
    for item in moving.wrapping {
      guard case .measured(let content) = moving.system.items[item].content else { continue }
      let width = values[ConstraintProgram.column(.width, of: item)]
      let ends = [margin, length - margin].map { distance in
        content.measure(
          in: CGSize(width: max(0, width.at(distance)), height: CGFloat.infinity))
      }
      guard ends[0].size.height == ends[1].size.height else { return nil }
      let slope = (ends[1].size.width - ends[0].size.width) / (length - 2 * margin)
      let start = ends[0].size.width - slope * margin
      measured[item] = MovingContent(
        width: AffineLength(start, slope: slope), height: ends[0].size.height,
        firstBaseline: ends[0].firstBaseline,
        lastBaselineFromBottom: ends[0].lastBaselineFromBottom)
    }
    return measured
  }

  /// The first name whose contents are not the same at both ends.
  private func firstDifference(
    _ first: [String: MovingContent], _ second: [String: MovingContent]
  ) -> String? {
    Set(first.keys).union(second.keys).sorted().first { name in
      guard let one = first[name], let other = second[name] else { return true }
      let pairs = [
        (one.width.value, other.width.value),
        (one.width.after(length), other.width.after(length)), (one.height, other.height),
        (one.firstBaseline, other.firstBaseline),
        (one.lastBaselineFromBottom, other.lastBaselineFromBottom),
      ]
      return !pairs.allSatisfy { abs($0 - $1) <= Self.tolerance }
    }
  }
}
