import AffineGeometry
package import Comparison
import Geometry
package import JSONText
import LayoutConstraints
import LayoutSpecs
import Layouts
import LinearProgramming
import Phrases
import Scenarios

/// Everything that it takes to check a proof without finding it again.
///
/// For every segment it states the frames of both layouts at its ends, the size of each content there,
/// and the optimal basis of the constraints. The rest follows from the scenario. A JSON file; its keys
/// are a contract.
package struct Certificate: Decodable, Sendable, Equatable {
  /// The version of the format.
  package static let currentVersion = 1

  /// The version of the format of this certificate.
  package var layoutdiffCertificate = currentVersion
  /// The id of the scenario.
  package var scenario: String
  /// The certified sweeps.
  package var sweeps: [CertifiedSweep]
}

extension Certificate: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "layoutdiffCertificate": layoutdiffCertificate.json, "scenario": scenario.json,
      "sweeps": sweeps.json,
    ])
  }
}

/// A sweep of a certificate.
package struct CertifiedSweep: Decodable, Sendable, Equatable {
  /// The axis of the sweep: `horizontal` for widths, `vertical` for heights.
  package var axis: String
  /// The first length, in points.
  package var from: Double
  /// The last length, in points.
  package var to: Double
  /// The length along the other axis, in points; `nil` for a self-sizing height.
  package var across: Double?
  /// The case of the screen; `nil` for the usual one.
  package var caseName: String?
  /// The segments in order, without gaps.
  package var segments: [CertifiedSegment]
  /// The promises, as the file has them, that every notation keeps at all of these widths at which they must
  /// hold; `nil` without any claim about them.
  package var promises: [String]?
  /// The claim about the layouts on pixels; `nil` without one.
  package var rounded: CertifiedRounding?

  enum CodingKeys: String, CodingKey {
    case axis, from, to, across, promises, rounded
    case caseName = "case"
    case segments
  }
}

extension CertifiedSweep: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "axis": axis.json, "from": from.json, "to": to.json, "across": across?.json,
      "case": caseName?.json, "segments": segments.json, "promises": promises?.json,
      "rounded": rounded?.json,
    ])
  }
}

extension CertifiedSweep {
  /// A sweep with these segments, without a claim from the last one on.
  init(_ sweep: Sweep, _ segments: [CertifiedSegment]) {
    (axis, across, caseName) = (sweep.axis.rawValue, sweep.across, sweep.caseName)
    (from, to) = (sweep.lengths.lowerBound, sweep.lengths.upperBound)
    self.segments = CertifiedSegment.joined(segments)
    let end = segments.last?.to ?? from
    if to - end > ProofTolerance.breakpoint {
      self.segments.append(CertifiedSegment(from: end, to: to, claim: .nothing))
    }
  }
}

/// A segment of a certificate: no decision of either layout changes within it.
package struct CertifiedSegment: Decodable, Sendable, Equatable {
  /// The first length, in points.
  package var from: Double
  /// The last length, in points.
  package var to: Double
  /// The claim about the segment.
  package var claim: Claim
  /// The spec's frames by element, eight numbers each, in points: `x, y, width, height` at the first
  /// length, then at the last; `nil` where nothing is claimed, and without a spec.
  package var spec: [String: [Double]]?
  /// The constraints' frames, in the same form, also of other views that promises are about.
  package var constraints: [String: [Double]]?
  /// The passes of the constraint engine, in order.
  package var passes: [CertifiedPass]?

  /// A claim about both notations, or about the only one.
  package enum Claim: String, Decodable, JSONRepresentable, Sendable {
    /// The only notation has these frames.
    case alone
    /// No edge differs by more than 0.01 points.
    case equal
    /// Some edge does, at one end at least.
    case differs
    /// Nothing: the segment is as short as the uncertainty of its ends.
    case rounding
    /// Nothing: constraints conflict, or nothing is proven.
    case nothing
  }
}

extension CertifiedSegment: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "from": from.json, "to": to.json, "claim": claim.json, "spec": spec?.json,
      "constraints": constraints?.json, "passes": passes?.json,
    ])
  }
}

/// One pass of the constraint engine over a certified segment.
package struct CertifiedPass: Decodable, Sendable, Equatable {
  /// Five lengths for each item with content, in points: the width at both ends of the segment, the
  /// height, the first baseline's distance from the top, and the last baseline's from the bottom.
  package var contents: [String: [Double]]
  /// The basis that is optimal throughout the segment: a letter for each row, then one for each column.
  ///
  /// B is basic, L at its lower bound, U at its upper bound, F free, X fixed.
  package var basis: String
}

extension CertifiedPass: JSONRepresentable {
  package var json: JSONValue { .object(["contents": contents.json, "basis": basis.json]) }
}

extension CertifiedSegment {
  /// The segment of a step; `proof` is `nil` where there is nothing to compare.
  init(_ step: SweepProver.Step, of proof: SweepProof?, _ screen: ProvenScreen) {
    from = step.start
    to = step.end
    claim = Self.claim(of: step, in: proof)
    guard claim != .rounding, claim != .nothing, case .layout(let spec) = step.spec.outcome,
      case .layout(let constraints) = step.constraints.outcome
    else { return }
    let scenario = screen.scenario
    if scenario.hasSpec { self.spec = Self.frames(of: spec, screen.names, length: step.length) }
    guard scenario.constraints != nil else { return }
    self.constraints = Self.frames(of: constraints, screen.constraintNames, length: step.length)
    passes = step.constraints.passes.map { CertifiedPass($0, length: step.length) }
  }

  private static func claim(of step: SweepProver.Step, in proof: SweepProof?) -> Claim {
    guard step.length >= ProofTolerance.breakpoint else { return .rounding }
    guard let proof else {
      guard case .layout = step.spec.outcome, case .layout = step.constraints.outcome else {
        return .nothing
      }
      return .alone
    }
    let segments = proof.segments.filter {
      $0.lengths.upperBound > step.start && $0.lengths.lowerBound < step.end
    }
    if segments.allSatisfy({ $0.verdict.agrees }) { return .equal }
    return segments.contains { $0.verdict == .differs } ? .differs : .nothing
  }

  /// The segments with adjacent `rounding` ones merged; a merged one that is too long claims nothing.
  static func joined(_ segments: [CertifiedSegment]) -> [CertifiedSegment] {
    var joined: [CertifiedSegment] = []
    for segment in segments {
      if segment.claim == .rounding, joined.last?.claim == .rounding {
        joined[joined.count - 1].to = segment.to
      } else {
        joined.append(segment)
      }
    }
    for index in joined.indices where joined[index].claim == .rounding {
      let length = joined[index].to - joined[index].from
      if length > ProofTolerance.breakpointCluster { joined[index].claim = .nothing }
    }
    return joined
  }

  /// The frames at both ends, without elements that are not part of the layout.
  static func frames(
    of layout: AffineLayout, _ names: [String], length: Double
  ) -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for name in names {
      guard let frame = name == ProvenScreen.containerName ? layout.whole : layout.frames[name]
      else {
        continue
      }
      let lengths = [frame.x, frame.y, frame.width, frame.height]
      frames[name] = lengths.map { $0.after(0) } + lengths.map { $0.after(length) }
    }
    return frames
  }
}

extension CertifiedPass {
  init(_ pass: ConstraintSegment.Pass, length: Double) {
    contents = pass.contents.mapValues {
      [
        $0.width.after(0), $0.width.after(length), $0.height, $0.firstBaseline,
        $0.lastBaselineFromBottom,
      ]
    }
    let statuses = pass.basis.rowStatuses + pass.basis.columnStatuses
    basis = String(statuses.map { $0.letter })
  }

  /// The pass for a linear program with this many rows; `nil` where it does not fit one.
  func pass(length: Double, rowCount: Int) -> ConstraintSegment.Pass? {
    let statuses = basis.compactMap(Basis.Status.init(letter:))
    guard statuses.count == basis.count, statuses.count >= rowCount,
      contents.values.allSatisfy({ $0.count == 5 })
    else { return nil }
    return ConstraintSegment.Pass(
      contents: contents.mapValues { numbers in
        MovingContent(
          width: AffineLength(numbers[0], slope: (numbers[1] - numbers[0]) / length),
          height: numbers[2], firstBaseline: numbers[3], lastBaselineFromBottom: numbers[4])
      },
      basis: Basis(rows: Array(statuses[..<rowCount]), columns: Array(statuses[rowCount...])))
  }
}

extension Basis.Status {
  /// The letter for the status in a certificate.
  fileprivate var letter: Character {
    switch self {
    case .basic: "B"
    case .atLower: "L"
    case .atUpper: "U"
    case .free: "F"
    case .fixed: "X"
    }
  }

  fileprivate init?(letter: Character) {
    let all: [Basis.Status] = [.basic, .atLower, .atUpper, .free, .fixed]
    guard let status = all.first(where: { $0.letter == letter }) else { return nil }
    self = status
  }
}

/// A claim about the layouts of a sweep rounded to pixels, at all lengths at which the certificate does
/// not claim that they differ before rounding.
package struct CertifiedRounding: Decodable, Sendable, Equatable {
  /// Pixels per point.
  package var scale: Double
  /// The number of lengths of whole pixels at which no distance exceeds ``largestAtPixels``.
  package var wholePixels: Int
  /// The first largest distance at these lengths; `nil` where all edges are equal.
  package var largestAtPixels: RoundedDistance?
  /// The number of steps in between in which no distance exceeds ``largestBetween``.
  package var steps: Int
  /// The first largest distance in these steps; `nil` where all edges are equal.
  package var largestBetween: RoundedDistance?
  /// The ranges without a claim: the first and the last length of each.
  package var gaps: [[Double]]
  /// The elements that are ambiguous somewhere; they are not compared there.
  package var ambiguousElements: [String]

  enum CodingKeys: String, CodingKey {
    case scale, wholePixels, largestAtPixels, steps, largestBetween, gaps
    case ambiguousElements
  }
}

extension CertifiedRounding: JSONRepresentable {
  package var json: JSONValue {
    .object([
      "scale": scale.json, "wholePixels": wholePixels.json,
      "largestAtPixels": largestAtPixels?.json, "steps": steps.json,
      "largestBetween": largestBetween?.json, "gaps": gaps.json,
      "ambiguousElements": ambiguousElements.json,
    ])
  }
}

extension CertifiedRounding {
  init(_ proof: RoundedProof) {
    scale = proof.scale
    wholePixels = proof.wholePixels
    largestAtPixels = proof.largestAtPixels
    steps = proof.steps
    largestBetween = proof.largestBetween
    gaps = proof.gaps.map { [$0.lengths.lowerBound, $0.lengths.upperBound] }
    ambiguousElements = proof.ambiguousElements
  }

  /// The numbers, which are compared within a tolerance.
  var numbers: [Double] {
    [scale, Double(wholePixels), Double(steps)] + gaps.flatMap { $0 }
      + (largestAtPixels?.numbers ?? []) + (largestBetween?.numbers ?? [])
  }

  /// The words, which are compared exactly.
  var words: [String?] {
    [
      largestAtPixels?.element, largestAtPixels?.edge.rawValue, largestBetween?.element,
      largestBetween?.edge.rawValue,
    ] + ambiguousElements.map(Optional.init)
  }
}

extension RoundedDistance {
  fileprivate var numbers: [Double] { [length, spec, constraints] }
}

extension CertifiedSweep {
  /// The claim about the layouts on pixels, as the end of a clause.
  var roundedWords: Phrase {
    guard let rounded, rounded.wholePixels > 0 || rounded.steps > 0 else { return "" }
    let (pixels, between) = (rounded.largestAtPixels, rounded.largestBetween)
    let limit = rounded.gaps.isEmpty ? "" : ", except where it is not proven"
    return """
      ; rounded to pixels (\(rounded.scale.exact) px per pt) \(Self.words(of: pixels)) at whole \
      pixels and \(Self.words(of: between)) in between\(limit)
      """
  }

  private static func words(of distance: RoundedDistance?) -> Phrase {
    guard let distance else { return "equal" }
    return "within \(points: distance.distance)"
  }

  /// The lengths at which the certificate does not claim a difference before rounding, in order.
  var comparableLengths: [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    for segment in segments where segment.claim != .differs && segment.from < segment.to {
      if let last = ranges.last, last.upperBound == segment.from {
        ranges[ranges.count - 1] = last.lowerBound...segment.to
      } else {
        ranges.append(segment.from...segment.to)
      }
    }
    return ranges
  }
}
