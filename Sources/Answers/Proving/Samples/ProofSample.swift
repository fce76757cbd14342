import Comparison
import Foundation
import Geometry
import LayoutConstraints
public import Scenarios

/// What came of laying a scenario out at many lengths, and holding its proof against that.
public struct ProofSample: Sendable, Equatable {
  /// The number of lengths at which both engines were asked and the proof says something.
  public var compared = 0
  /// The number of lengths of which the proof says nothing.
  public var unproven = 0
  /// The number of lengths at which the proof says something else than the engines.
  public var disagreements = 0
  /// The first of these: the length, and what is said otherwise.
  public var examples: [Example] = []

  /// A length at which the engines say something else.
  public struct Example: Sendable, Equatable, Encodable {
    /// The length, in points.
    public var length: Double
    /// What is said otherwise, without a full stop.
    public var reason: String
  }

  /// More are counted, and not kept.
  private static let mostExamples = 10

  /// Makes a sample of nothing.
  public init() {}

  mutating func add(_ reason: String, at length: Double) {
    disagreements += 1
    if examples.count < Self.mostExamples {
      examples.append(Example(length: length, reason: reason))
    }
  }

  /// Adds what came of other, larger lengths.
  public mutating func add(_ other: ProofSample) {
    compared += other.compared
    unproven += other.unproven
    disagreements += other.disagreements
    examples = Array((examples + other.examples).prefix(Self.mostExamples))
  }
}

/// Lays a scenario out at single lengths, and compares that with what is proven of them: the
/// verdict, how far edges are apart, and what is open.
///
/// The engines are those of every other command: the spec engine, and the constraint engine with
/// the reduced solver, which has no part in proofs.
public struct ProofSampler: Sendable {
  private let screen: ProvenScreen
  private let layouts: ScenarioLayouts

  /// Throws why there is nothing to prove of `scenario`.
  public init(_ scenario: Scenario) throws(ProofError) {
    screen = try ProvenScreen(scenario)
    layouts = ScenarioLayouts(scenario, solver: .reduced)
  }

  /// The lengths of a sweep that are whole steps from its first one; the last one too.
  public static func lengths(of sweep: Sweep, step: Double) -> [Double] {
    let (first, last) = (sweep.lengths.lowerBound, sweep.lengths.upperBound)
    let count = Int(((last - first) / step + 1e-9).rounded(.down))
    var lengths = (0...count).map { min(last, first + Double($0) * step) }
    if let end = lengths.last, end < last { lengths.append(last) }
    return lengths
  }

  /// Asks both engines at these lengths, the smaller first.
  public func sample(
    _ proof: SweepProof, at lengths: some Sequence<Double>
  ) throws(ProofError) -> ProofSample {
    do {
      guard var layouter = try layouts.layouter(rounding: .exact) else { throw ProofError.code }
      var sample = ProofSample()
      var segments = Neighbourhood(proof)
      for length in lengths {
        let told = segments.segments(at: length)
        if told.contains(where: \.isUnproven) {
          sample.unproven += 1
          continue
        }
        sample.compared += 1
        let found = try Found(screen, &layouter, proof.sweep.container(at: length))
        guard let reason = found.objection(to: told, at: length) else { continue }
        if found.opensLess(than: told),
          try isToldBeside(length, proof, told, &layouter)
        {
          continue
        }
        sample.add(reason, at: length)
      }
      return sample
    } catch let error as LayoutFailure {
      throw .layout(error)
    } catch let error as ConstraintError {
      throw .layout(LayoutFailure(error))
    } catch let error as ProofError {
      throw error
    } catch {
      throw .layout(.solver("\(error)"))
    }
  }
}

extension ProofSampler {
  /// Whether a proof says what the engines do just before and just behind a length: then it is a
  /// breakpoint, of which nothing is claimed.
  private func isToldBeside(
    _ length: Double, _ proof: SweepProof, _ told: [ProofSegment],
    _ layouter: inout ConstraintLayouter
  ) throws -> Bool {
    // Far enough for the solver to see that something is open.
    for beside in [length - 1e-3, length + 1e-3] {
      guard proof.sweep.lengths.contains(beside) else { continue }
      let found = try Found(screen, &layouter, proof.sweep.container(at: beside))
      if found.objection(to: told, at: beside) != nil { return false }
    }
    return true
  }
}

/// The segments of a proof around one length after the other.
private struct Neighbourhood {
  private let segments: [ProofSegment]
  private let isolated: [ProofSegment]
  private var first = 0

  /// A breakpoint is known to this many points: next to it, either segment may hold.
  private static let precision = 1e-5

  init(_ proof: SweepProof) {
    segments = proof.segments
    isolated =
      proof.isolatedDifferences
      + proof.isolatedAgreements.map {
        ProofSegment(lengths: $0...$0, verdict: .equal, largestDistance: 0)
      }
  }

  mutating func segments(at length: Double) -> [ProofSegment] {
    while first < segments.count, segments[first].lengths.upperBound < length - Self.precision {
      first += 1
    }
    var found: [ProofSegment] = []
    var index = first
    while index < segments.count, segments[index].lengths.lowerBound <= length + Self.precision {
      found.append(segments[index])
      index += 1
    }
    return found + isolated.filter { abs($0.lengths.lowerBound - length) < Self.precision }
  }
}

/// What both engines give in one container.
private struct Found {
  let names: [String]
  let spec: NamedFrames
  let constraints: NamedFrames
  let hasConflicts: Bool
  /// The elements that the constraints leave open, and find the spec's frames as good for.
  var open: [String] = []
  /// Those that they leave open, and do not.
  var refused: [String] = []

  /// What the engines and a proof may be apart, in points.
  private static let precision = 2e-5

  init(
    _ screen: ProvenScreen, _ layouter: inout ConstraintLayouter, _ container: Container
  ) throws {
    names = screen.names
    spec = NamedFrames(try screen.layouts.spec(in: container, rounding: .exact))
    let layout = try layouter.layout(in: container)
    constraints = NamedFrames(layout.layout)
    hasConflicts = !layout.conflicts.isEmpty
    let ambiguous = layout.ambiguousElements.isEmpty ? [] : names.filter(layout.isAmbiguous)
    if try screen.admits(spec, for: ambiguous, in: layout) {
      open = ambiguous
    } else {
      refused = ambiguous
    }
  }

  /// What all segments around a length say otherwise; `nil` where one says what the engines do.
  func objection(to segments: [ProofSegment], at length: Double) -> String? {
    let reasons = segments.map { objection(to: $0, at: length) }
    if reasons.contains(nil) { return nil }
    return reasons.lazy.compactMap { $0 }.first ?? "no segment holds it"
  }

  /// Whether less is open than each segment says, and nothing contradicts itself.
  ///
  /// Where what bounds a value from both sides meets, it is open beside a length and not at it.
  func opensLess(than segments: [ProofSegment]) -> Bool {
    let open = Set(open + refused)
    return !hasConflicts
      && segments.allSatisfy { open.isStrictSubset(of: $0.admittedElements + $0.refusedElements) }
  }

  /// What a segment says otherwise at a length.
  private func objection(to segment: ProofSegment, at length: Double) -> String? {
    if case .conflict = segment.verdict { return hasConflicts ? nil : "there is no conflict" }
    if hasConflicts { return "there is a conflict" }
    guard open == segment.admittedElements else {
      return "the constraints leave open [\(open.joined(separator: ", "))]"
    }
    let whole = segment.lengths.upperBound - segment.lengths.lowerBound
    let part = whole > 0 ? (length - segment.lengths.lowerBound) / whole : 0
    for name in names where !open.contains(name) {
      let edges = zip(spec.edges(of: name), constraints.edges(of: name))
      for (edge, (first, second)) in zip(Edge.inOrder, edges) {
        let found = first - second
        let told = segment.differences.first { $0.element == name && $0.edge == edge }
        let precision = Self.precision + segment.deviation
        let isTold: Bool
        if let told {
          let expected =
            told.distanceAtStart + part * (told.distanceAtEnd - told.distanceAtStart)
          // Of what is open and refused, either solver takes a choice of its own.
          isTold = refused.contains(name) || abs(found - expected) <= precision
        } else {
          let most = min(segment.largestDistance, Tolerance.equal)
          isTold = refused.contains(name) || abs(found) <= most + precision
        }
        guard isTold else {
          return "\(name).\(edge.rawValue) is \(found.finePoints) points apart"
        }
      }
    }
    return nil
  }
}

extension ProofSegment {
  fileprivate var isUnproven: Bool { if case .unproven = verdict { true } else { false } }
}

/// What sampling one sweep gave.
public struct SampledSweep: Encodable, Sendable {
  private let word: String
  private let step: Double
  /// What sampling gave; of nothing at first.
  public var sample = ProofSample()

  /// Makes an empty sample of a sweep, to be taken every `step` points.
  public init(of proof: SweepProof, step: Double) {
    word = proof.sweep.word
    self.step = step
  }

  /// Whether the engines said at every length what is proven.
  public var isAsProven: Bool { sample.disagreements == 0 }

  private enum CodingKeys: String, CodingKey {
    case step, compared, unproven, disagreements, examples
  }

  /// Encodes the sample, flat: `step`, `compared`, `unproven`, `disagreements`, `examples`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(step, forKey: .step)
    try container.encode(sample.compared, forKey: .compared)
    try container.encode(sample.unproven, forKey: .unproven)
    try container.encode(sample.disagreements, forKey: .disagreements)
    try container.encode(sample.examples, forKey: .examples)
  }

  /// The lines for people.
  public var text: String {
    let distance = String(format: "%g", step) + (step == 1 ? " point" : " points")
    let count = "\(sample.compared) \(word)s, \(distance) apart"
    var lines = ["Laid out by both engines at \(count): all as proven."]
    if !isAsProven {
      lines = ["Laid out by both engines at \(count): \(sample.disagreements) not as proven:"]
      lines += sample.examples.map { "  at \($0.length): \($0.reason)" }
    }
    if sample.unproven > 0 {
      lines.append("Nothing is proven at \(sample.unproven) more \(word)s.")
    }
    return lines.joined(separator: "\n")
  }
}
