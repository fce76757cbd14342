package import Comparison
package import Explaining
import Geometry
package import JSONText
package import Layouts
import Proving
package import Scenarios

/// The proof of a scenario, with frames at all widths.
package struct ProofStep: Decodable, JSONRepresentable {
  package let record: ProofRecord
  /// The frames of both layouts for each height; `nil` where no proof was tried.
  package let frames: [WidthFrames]?

  /// Proves a scenario at all widths from 280 to 1200, and to those of its containers; `nil` where
  /// there is nothing to compare.
  ///
  /// Where `work` ends, the rest is unproven.
  package init?(proving scenario: Scenario, work: LayoutWork = LayoutWork()) {
    guard scenario.hasBothNotations else { return nil }
    guard scenario.elements.count <= ProofRecord.mostElements else {
      frames = nil
      record = ProofRecord(
        outcome: .notTried,
        reason: .elements(count: scenario.elements.count, most: ProofRecord.mostElements))
      return
    }
    let sweeps = Self.sweeps(of: scenario)
    let heights = Set(sweeps.map { $0.across }).count
    var record: ProofRecord
    do {
      let proof = try ScenarioProver.prove(
        scenario, on: sweeps.ofFirstHeights, mostSegments: ProofRecord.mostSegments, work: work,
        keepsFrames: true)
      record = proof.record
      // The record has the frames at every width.
      for index in record.sweeps.indices {
        record.sweeps[index].segments = record.sweeps[index].segments.map {
          $0.withoutOtherDifferences
        }
      }
      frames = proof.frames.ofFirstCases
    } catch {
      record = ProofRecord(outcome: .notTried, reason: .failed(error: error))
      frames = nil
    }
    if heights > ProofRecord.mostHeights {
      if record.outcome == .equal { record.outcome = .unproven }
      record.reason = .heights(count: heights, most: ProofRecord.mostHeights)
    }
    self.record = record
  }

  package var json: JSONValue { .object(["record": record.json, "frames": frames?.json]) }

  /// The frames of a scenario with one notation at the widths that are proven of others; `nil` where
  /// it has both, and where it has too many elements.
  static func frames(following scenario: Scenario, work: LayoutWork) -> [WidthFrames]? {
    guard !scenario.hasBothNotations, scenario.elements.count <= ProofRecord.mostElements else {
      return nil
    }
    return NotationFollower.frames(
      of: scenario, on: sweeps(of: scenario).ofFirstHeights, mostSegments: ProofRecord.mostSegments,
      work: work
    ).ofFirstCases
  }

  /// Frames of the compared elements of a scenario that is too large for a proof, at the height of its
  /// first container; `nil` where it is not too large, and where nothing is compared.
  static func sampledFrames(
    of scenario: Scenario, _ elements: [String], work: LayoutWork
  ) -> [WidthFrames]? {
    guard scenario.elements.count > ProofRecord.mostElements, !elements.isEmpty,
      let first = scenario.containers.first
    else { return nil }
    let range =
      min(
        Sweep.usualWidths.lowerBound, first.width)...max(
        Sweep.usualWidths.upperBound, first.width)
    let sweep = Sweep(widths: range, height: first.height)
    return [FrameSampler.frames(of: elements, in: scenario, on: sweep, work: work)]
  }

  /// The widths from 280 to 1200, and to those of the containers, for each height.
  private static func sweeps(of scenario: Scenario) -> [Sweep] {
    let range = scenario.containers.map { $0.width }.reduce(Sweep.usualWidths) { range, width in
      min(range.lowerBound, width)...max(range.upperBound, width)
    }
    return Sweep.all(of: scenario, widths: range)
  }
}

extension [Sweep] {
  /// The sweeps of the first heights, in every case.
  fileprivate var ofFirstHeights: [Sweep] {
    let name = first?.caseName
    let heights = filter { $0.caseName == name }.prefix(ProofRecord.mostHeights).map { $0.across }
    return filter { heights.contains($0.across) }
  }
}

extension [WidthFrames] {
  /// The frames of the first cases: of 72 they would be most of a record.
  fileprivate var ofFirstCases: [WidthFrames] {
    let names = caseNames.prefix(ProofRecord.mostCases)
    return filter { names.contains($0.caseName) }
  }
}

extension ProofRecord {
  /// The most elements of a scenario that a report proves and translates.
  ///
  /// Ours: a proof of 40 elements takes about a second, and of 100 ten.
  package static let mostElements = 40
  /// The most cases, with the usual one, whose frames at all widths a record has.
  fileprivate static let mostCases = 24
  /// The most segments of a range, and the most heights, that a report proves.
  ///
  /// Ours: a paragraph has a segment for each width at which another word fits on a line.
  fileprivate static let (mostSegments, mostHeights) = (300, 4)
}
