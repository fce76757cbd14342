package import AffineGeometry
import Geometry
import LinearProgramming

/// The result of checking that passes are the layout of a system in a whole segment.
package enum SegmentCheck: Sendable {
  /// The bases are optimal; with the frames that follow from them, and all equally good layouts.
  case layout(AffineLayout, optima: MovingOptima)
  /// The bases are not optimal, or do not prove it.
  case objection(Objection)

  /// Why passes, counted from 1, are not the layout or do not prove it; lengths in points.
  package enum Objection: Error, Sendable, Equatable {
    /// There are none, or more than a layout takes.
    case count(Int, most: Int)
    /// The content of an item must be measured again, and was not.
    case unmeasuredContent(item: String)
    /// Guides must be placed again, and were not.
    case unplacedGuides
    /// A frame shrinks to 0 before the end.
    case shrinkingFrame(after: Double)
    /// The content of an item differs from what was measured.
    case content(item: String, pass: Int)
    /// The basis is none of the program.
    case noBasis(pass: Int)
    /// The basis is not optimal.
    case notOptimal(pass: Int)
    /// The basis is optimal for a part only.
    case shortReach(pass: Int, length: Double)
    /// The height of a text differs between the two ends.
    case changingText
    /// A safe area or a margin differs between the two ends.
    case changingGuides
  }
}

extension ConstraintSystem {
  /// Derives the layout that `passes` claim from `s = 0` to `length`, and checks the claim.
  ///
  /// Nothing is searched. Programs are lowered again from the system and the claimed contents, the
  /// contents are measured at both ends, and each basis is proven optimal by `BasisProof`, whatever
  /// found it. `margin` is the distance from the ends at which texts are measured.
  package func check(
    _ passes: [ConstraintSegment.Pass], in container: MovingContainer, length: Double,
    margin: Double
  ) throws(ConstraintError) -> SegmentCheck {
    try container.after(0).check()
    try container.after(length).check()
    let moving = MovingSystem(try LayoutPreparation(self, rounding: .exact), in: container)
    return SegmentChecker(moving: moving, length: length, margin: margin).check(passes)
  }
}

private struct SegmentChecker {
  let moving: MovingSystem
  let length: Double
  let margin: Double

  private typealias Objection = SegmentCheck.Objection

  func check(_ passes: [ConstraintSegment.Pass]) -> SegmentCheck {
    do {
      return try checked(passes)
    } catch {
      return .objection(error)
    }
  }

  private func checked(_ passes: [ConstraintSegment.Pass]) throws(Objection) -> SegmentCheck {
    let most = moving.mostPasses
    guard let last = passes.last, passes.count <= most else {
      throw .count(passes.count, most: most)
    }
    var measured = moving.natural
    for (index, pass) in passes.dropLast().enumerated() {
      let proof = try proven(pass, of: measured, index + 1)
      measured = try measuredAgain(measured, in: proof.columnValues)
    }
    let proof = try proven(last, of: measured, passes.count)
    if passes.count < most {
      let again = try measuredAgain(measured, in: proof.columnValues)
      if let name = firstDifference(measured, again) {
        throw .unmeasuredContent(item: name)
      }
      guard again.guides.isClose(to: measured.guides, upTo: length, within: SolverLimits.claimError)
      else {
        throw .unplacedGuides
      }
    }
    var domain = AffineDomain(limit: length)
    let layout = moving.layout(of: proof.columnValues, &domain)
    guard domain.reach >= length - margin else {
      throw .shrinkingFrame(after: domain.reach)
    }
    return .layout(layout, optima: MovingOptima(region: proof.optima, moving: moving))
  }

  /// The proof that a pass solves the program for these measurements.
  private func proven(
    _ pass: ConstraintSegment.Pass, of measured: MovingMeasurements, _ number: Int
  ) throws(Objection) -> BasisProof {
    let claimed = MovingMeasurements(
      contents: moving.system.items.map { pass.contents[$0.name] }, guides: measured.guides)
    let unknown = Set(pass.contents.keys).subtracting(moving.system.items.map { $0.name }).min()
    if let name = unknown ?? firstDifference(claimed, measured) {
      throw .content(item: name, pass: number)
    }
    guard let proof = BasisProof(moving.program(claimed), basis: pass.basis) else {
      throw .noBasis(pass: number)
    }
    guard proof.isOptimal else {
      throw .notOptimal(pass: number)
    }
    guard proof.reach >= length - margin else {
      throw .shortReach(pass: number, length: proof.reach)
    }
    return proof
  }

  /// The measurements after a pass.
  private func measuredAgain(
    _ measured: MovingMeasurements, in values: [MovingValue]
  ) throws(Objection) -> MovingMeasurements {
    guard let contents = self.measured(measured.contents, values) else {
      throw .changingText
    }
    guard let guides = guides(measured.guides, values) else {
      throw .changingGuides
    }
    return MovingMeasurements(contents: contents, guides: guides)
  }

  /// The guides after a pass; `nil` if a choice between two lengths changes before the end.
  private func guides(_ old: GuideInsets, _ values: [MovingValue]) -> GuideInsets? {
    var domain = AffineDomain(limit: length)
    let guides = moving.adapted(old, to: values, &domain)
    return domain.reach >= length - margin ? guides : nil
  }

  /// The contents as measured in the widths of a pass; `nil` if a height differs between the two
  /// ends, so that any height in between is possible.
  private func measured(
    _ contents: [MovingContent?], _ values: [MovingValue]
  ) -> [MovingContent?]? {
    var measured = contents
    for item in moving.wrapping {
      guard case .measured(let content) = moving.system.items[item].content else { continue }
      let width = values[ItemColumns.column(.width, of: item)]
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

  /// The first item whose content differs between the two, at either end.
  private func firstDifference(
    _ first: MovingMeasurements, _ second: MovingMeasurements
  ) -> String? {
    let pairs = zip(first.contents, second.contents)
    return zip(moving.system.items, pairs).first { !areSame($1.0, $1.1) }?.0.name
  }

  private func areSame(_ first: MovingContent?, _ second: MovingContent?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    let pairs = [
      (first.width.value, second.width.value),
      (first.width.after(length), second.width.after(length)), (first.height, second.height),
      (first.firstBaseline, second.firstBaseline),
      (first.lastBaselineFromBottom, second.lastBaselineFromBottom),
    ]
    return pairs.allSatisfy { abs($0 - $1) <= SolverLimits.claimError }
  }
}
