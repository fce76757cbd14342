import AffineGeometry
import Comparison
public import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import LinearProgramming

/// All that it takes to check a proof without finding it again.
///
/// For every segment it says what both layouts are at its ends, how large each content is there, and
/// which basis is optimal for the constraints. The rest follows from the scenario.
public struct Certificate: Codable, Sendable, Equatable {
  /// The version of the format.
  public static let currentVersion = 1

  /// The version of the format that it is written in.
  public var layoutdiffCertificate = currentVersion
  /// The id of the scenario.
  public var scenario: String
  /// What is certified of each sweep.
  public var sweeps: [CertifiedSweep]

  /// The certificate as it is written to a file.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Reads a certificate from a file.
  public init(data: Data) throws {
    // The decoder looks one byte too far where a text ends at the deepest level that it allows.
    self = try JSONDecoder().decode(Certificate.self, from: data + Data("\n".utf8))
  }

  init(scenario: String, sweeps: [CertifiedSweep]) {
    self.scenario = scenario
    self.sweeps = sweeps
  }
}

/// A sweep of a certificate.
public struct CertifiedSweep: Codable, Sendable, Equatable {
  /// What changes: `horizontal` for the width, `vertical` for the height.
  public var axis: String
  /// The first length, in points.
  public var from: Double
  /// The last length, in points.
  public var to: Double
  /// The length along the other axis; `nil` for a height that the content decides.
  public var across: Double?
  /// The segments, without a gap.
  public var segments: [CertifiedSegment]
  /// What is claimed of the layouts on pixels; `nil` where nothing is.
  public var rounded: CertifiedRounding?

  enum CodingKeys: String, CodingKey {
    case axis, from, to, across, rounded
    case segments = "pieces"
  }
}

/// A segment of a certificate, on which no decision of either layout changes.
public struct CertifiedSegment: Codable, Sendable, Equatable {
  /// The first length, in points.
  public var from: Double
  /// The last length, in points.
  public var to: Double
  /// What is claimed.
  public var claim: Claim
  /// The frames of the spec at both ends: `x, y, width, height` at the first, then at the last.
  ///
  /// `nil` where nothing is claimed.
  public var spec: [String: [Double]]?
  /// The same of the constraints.
  public var constraints: [String: [Double]]?
  /// The passes over the constraints.
  public var passes: [CertifiedPass]?

  /// What a segment claims of both notations.
  public enum Claim: String, Codable, Sendable {
    /// No two edges are more than 0.01 points apart.
    case equal
    /// Some are, at one end at least.
    case differs
    /// Nothing: it is as short as the rounding of its ends.
    case rounding
    /// Nothing: there is a conflict, or something is not known.
    case nothing
  }
}

/// A pass of a certified segment.
public struct CertifiedPass: Codable, Sendable, Equatable {
  /// For each item with content: the width at both ends of the segment, the height, and the distances
  /// of the first baseline from the top and of the last from the bottom.
  public var contents: [String: [Double]]
  /// The basis that is optimal on all of the segment, a letter for each row and then for each column:
  /// B basic, L at its lower bound, U at its upper one, F free, X fixed.
  public var basis: String
}

extension CertifiedSegment {
  init(_ step: SweepProver.Step, of proof: SweepProof, names: [String]) {
    from = step.start
    to = step.end
    let segments = proof.segments.filter {
      $0.lengths.upperBound > step.start && $0.lengths.lowerBound < step.end
    }
    claim =
      step.length < ProofTolerance.breakpoint
      ? .rounding : segments.allSatisfy(\.verdict.agrees) ? .equal : .nothing
    if claim == .nothing, segments.contains(where: { $0.verdict == .differs }) { claim = .differs }
    guard step.length >= ProofTolerance.breakpoint, claim != .nothing,
      case .layout(let spec) = step.spec.outcome,
      case .layout(let constraints) = step.constraints.outcome
    else { return }
    self.spec = Self.frames(of: spec, names, length: step.length)
    self.constraints = Self.frames(of: constraints, names, length: step.length)
    passes = step.constraints.passes.map { CertifiedPass($0, length: step.length) }
  }

  /// The segments with neighbours that are as short as rounding joined to one; too long for that, it
  /// claims nothing.
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

  /// The frames at both ends; those of elements that are not part of the layout are left out.
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
    basis = String(statuses.map(\.letter))
  }

  /// The pass for programs with this many rows; `nil` where it is none.
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
  /// The letter of a certificate.
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

/// What a certificate claims of the layouts of a sweep as they are rounded to pixels, at all lengths
/// where it does not claim that they differ without rounding.
public struct CertifiedRounding: Codable, Sendable, Equatable {
  /// Pixels per point.
  public var scale: Double
  /// The number of lengths of whole pixels at which no two edges are further apart.
  public var wholePixels: Int
  /// The first largest distance at these; `nil` where all edges are the same.
  public var largestAtPixels: CertifiedDistance?
  /// The number of steps between them in which no two edges are further apart.
  public var steps: Int
  /// The first largest distance in these; `nil` where there is none.
  public var largestBetween: CertifiedDistance?
  /// The first and the last length of each stretch of which nothing is claimed.
  public var gaps: [[Double]]
  /// The elements that are not compared everywhere, because the constraints leave them open.
  public var ambiguousElements: [String]

  enum CodingKeys: String, CodingKey {
    case scale, wholePixels, largestAtPixels, steps, largestBetween, gaps
    case ambiguousElements = "openElements"
  }
}

/// An edge that both rounded layouts put in different places, at one length.
public struct CertifiedDistance: Codable, Sendable, Equatable {
  /// The element, or `superview`.
  public var element: String
  /// The edge: `left`, `top`, `right` or `bottom`.
  public var edge: String
  /// The container's length, in points.
  public var length: Double
  /// Where the spec puts the edge, in points.
  public var spec: Double
  /// Where the constraints put it, in points.
  public var constraints: Double
}

extension CertifiedRounding {
  init(_ proof: RoundedProof) {
    scale = proof.scale
    wholePixels = proof.wholePixels
    largestAtPixels = proof.largestAtPixels.map(CertifiedDistance.init)
    steps = proof.steps
    largestBetween = proof.largestBetween.map(CertifiedDistance.init)
    gaps = proof.gaps.map { [$0.lengths.lowerBound, $0.lengths.upperBound] }
    ambiguousElements = proof.ambiguousElements.sorted()
  }

  /// The numbers, which are compared to a tolerance.
  fileprivate var numbers: [Double] {
    [scale, Double(wholePixels), Double(steps)] + gaps.flatMap(\.self)
      + (largestAtPixels?.numbers ?? []) + (largestBetween?.numbers ?? [])
  }

  /// The words, which are compared exactly.
  fileprivate var words: [String?] {
    [
      largestAtPixels?.element, largestAtPixels?.edge, largestBetween?.element,
      largestBetween?.edge,
    ] + ambiguousElements
  }
}

extension CertifiedDistance {
  init(_ distance: RoundedDistance) {
    element = distance.element
    edge = distance.edge.rawValue
    length = distance.length
    spec = distance.spec
    constraints = distance.constraints
  }

  fileprivate var numbers: [Double] { [length, spec, constraints] }
}

extension CertifiedSweep {
  /// What it claims of the layouts on pixels, as the end of a clause.
  var roundedWords: String {
    guard let rounded, rounded.wholePixels > 0 || rounded.steps > 0 else { return "" }
    let (pixels, between) = (rounded.largestAtPixels, rounded.largestBetween)
    let limit = rounded.gaps.isEmpty ? "" : ", where anything is claimed"
    return """
      ; rounded to \(rounded.scale.points) pixels a point \(Self.words(of: pixels)) at whole \
      pixels, and \(Self.words(of: between)) between\(limit)
      """
  }

  private static func words(of distance: CertifiedDistance?) -> String {
    guard let distance else { return "nowhere apart" }
    return "up to \(abs(distance.spec - distance.constraints).withUnit) apart"
  }

  /// The lengths where nothing says that the layouts differ without rounding, in order.
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

extension SweepChecker {
  /// Every reason why what is claimed of the layouts on pixels does not hold.
  ///
  /// Both engines lay out every length of whole pixels again. Between these, the steps are followed
  /// anew, by the same code that found them; but both engines, which know nothing of steps, are asked
  /// near both ends and in the middle of each. What is trusted is that a step that is the same at
  /// these three lengths is so between.
  func roundingObjections() throws(LayoutFailure) -> [String] {
    guard let claimed = certified.rounded else { return [] }
    guard RoundedProver.scales.contains(claimed.scale) else {
      return ["no screen has \(claimed.scale) pixels per point"]
    }
    var prover = try RoundedProver(screen: screen, sweep: sweep, scale: claimed.scale)
    prover.trials = [0, 0.5, 1]
    let found = CertifiedRounding(try prover.prove(in: certified.comparableLengths))
    guard found.words == claimed.words, found.numbers.count == claimed.numbers.count,
      zip(found.numbers, claimed.numbers).allSatisfy({ abs($0 - $1) <= Self.roundingTolerance })
    else { return ["the layouts on pixels are not as far apart as it claims"] }
    return []
  }

  /// How far a certified number may be from what is worked out, in points.
  private static let roundingTolerance = 5e-7
}
