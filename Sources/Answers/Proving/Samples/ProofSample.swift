package import Comparison
import Geometry
package import JSONText
import LayoutConstraints
import Layouts
import Phrases
package import Scenarios

/// The result of comparing a proof with layouts at many single lengths.
package struct ProofSample: Sendable, Equatable, JSONRepresentable {
  /// The number of lengths that were laid out and compared with the proof.
  package var compared = 0
  /// The number of lengths of which the proof claims nothing.
  package var unproven = 0
  /// The number of lengths at which the engines contradict the proof.
  package var disagreements = 0
  /// The first ten contradictions.
  package var examples: [Example] = []

  /// A length at which the engines contradict the proof.
  package struct Example: Sendable, Equatable, JSONRepresentable {
    /// The length, in points.
    package var length: Double
    /// The layout of the engines instead, as a clause without a full stop.
    package var reason: String

    package var json: JSONValue { .object(["length": length.json, "reason": reason.json]) }
  }

  /// The most examples that are kept; more are only counted.
  private static let mostExamples = 10

  /// Makes an empty sample.
  package init() {}

  mutating func add(_ reason: String, at length: Double) {
    disagreements += 1
    if examples.count < Self.mostExamples {
      examples.append(Example(length: length, reason: reason))
    }
  }

  /// Adds the sample of other, larger lengths.
  package mutating func add(_ other: ProofSample) {
    compared += other.compared
    unproven += other.unproven
    disagreements += other.disagreements
    examples = Array((examples + other.examples).prefix(Self.mostExamples))
  }

  package var json: JSONValue {
    .object([
      "compared": compared.json, "unproven": unproven.json, "disagreements": disagreements.json,
      "examples": examples.json,
    ])
  }
}

/// Lays a scenario out at single lengths, and compares verdicts, distances and ambiguous elements with
/// its proof.
///
/// It uses the engines of every other command: the spec engine, and the constraint engine with the
/// reduced solver, which finds no segments of proofs.
package struct ProofSampler: Sendable {
  private let screen: ProvenScreen
  private let layouts: ScenarioLayouts

  /// Throws where there is nothing to prove of `scenario`, with the reason.
  package init(_ scenario: Scenario, inCase name: String? = nil) throws(ProofError) {
    let scenario = scenario.shown(inCase: name)
    screen = try ProvenScreen(scenario)
    layouts = ScenarioLayouts(scenario, solver: .reduced)
  }

  /// The lengths of a sweep that are whole steps from its first one, and its last one.
  package static func lengths(of sweep: Sweep, step: Double) -> [Double] {
    let (first, last) = (sweep.lengths.lowerBound, sweep.lengths.upperBound)
    let count = Int(((last - first) / step + 1e-9).rounded(.down))
    var lengths = (0...count).map { min(last, first + Double($0) * step) }
    if let end = lengths.last, end < last { lengths.append(last) }
    return lengths
  }

  /// Lays out at these lengths, in ascending order, and compares with the proof.
  package func sample(
    _ proof: SweepProof, at lengths: some Sequence<Double>
  ) throws(ProofError) -> ProofSample {
    guard var layouter = try layouter() else { throw ProofError.code }
    do throws(LayoutFailure) {
      var sample = ProofSample()
      var segments = Neighbourhood(proof)
      for length in lengths {
        let claims = segments.segments(at: length)
        if claims.contains(where: { $0.verdict.isUnproven }) {
          sample.unproven += 1
          continue
        }
        sample.compared += 1
        let found = try Found(screen, &layouter, proof.sweep.container(at: length))
        guard let reason = found.objection(to: claims, at: length) else { continue }
        if found.isLessAmbiguous(than: claims),
          try agreesBeside(length, proof, claims, &layouter)
        {
          continue
        }
        sample.add(reason, at: length)
      }
      return sample
    } catch {
      throw .layout(failure: error)
    }
  }

  private func layouter() throws(ProofError) -> ConstraintLayouter? {
    do {
      return try layouts.layouter(rounding: .exact)
    } catch {
      throw .layout(failure: error)
    }
  }

  /// Whether the proof agrees with the engines just before and just after a length: then that is a
  /// breakpoint, of which nothing is claimed.
  private func agreesBeside(
    _ length: Double, _ proof: SweepProof, _ claims: [ProofSegment],
    _ layouter: inout ConstraintLayouter
  ) throws(LayoutFailure) -> Bool {
    // Far enough for the solver to see that something is ambiguous.
    for beside in [length - 1e-3, length + 1e-3] {
      guard proof.sweep.lengths.contains(beside) else { continue }
      let found = try Found(screen, &layouter, proof.sweep.container(at: beside))
      if found.objection(to: claims, at: beside) != nil { return false }
    }
    return true
  }
}

/// The segments of a proof around ascending lengths.
private struct Neighbourhood {
  private let segments: [ProofSegment]
  private let isolated: [ProofSegment]
  private var first = 0

  /// The uncertainty of a breakpoint, in points: this close to it, either segment may apply.
  private static let precision = 1e-5

  init(_ proof: SweepProof) {
    segments = proof.segments
    isolated = proof.isolated
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

/// The layouts of both engines in one container.
private struct Found {
  let names: [String]
  let spec: NamedFrames
  let constraints: NamedFrames
  let hasConflicts: Bool
  /// The ambiguous elements for which the spec's frames are a valid solution.
  var admitted: [String] = []
  /// The ambiguous elements for which they are not.
  var refused: [String] = []

  /// The largest distance between the engines and a proof that counts as none, in points.
  private static let precision = 2e-5

  init(
    _ screen: ProvenScreen, _ layouter: inout ConstraintLayouter, _ container: Container
  ) throws(LayoutFailure) {
    names = screen.names
    spec = NamedFrames(try screen.layouts.spec(in: container, rounding: .exact))
    let layout: ConstraintLayout
    do {
      layout = try layouter.layout(in: container)
    } catch {
      throw LayoutFailure(error)
    }
    constraints = NamedFrames(layout.layout)
    hasConflicts = !layout.conflicts.isEmpty
    let ambiguous = layout.ambiguousElements.isEmpty ? [] : names.filter(layout.isAmbiguous)
    if try screen.admits(spec, for: ambiguous, in: layout) {
      admitted = ambiguous
    } else {
      refused = ambiguous
    }
  }

  /// The contradiction to all segments around a length; `nil` where the engines agree with one.
  func objection(to segments: [ProofSegment], at length: Double) -> String? {
    let reasons = segments.map { objection(to: $0, at: length) }
    if reasons.contains(nil) { return nil }
    return reasons.lazy.compactMap { $0 }.first ?? "no segment contains it"
  }

  /// Whether less is ambiguous than each segment claims, without a conflict.
  ///
  /// Where the bounds of a value meet at one length, the value is ambiguous beside it but not at it.
  func isLessAmbiguous(than segments: [ProofSegment]) -> Bool {
    let ambiguous = Set(admitted + refused)
    return !hasConflicts
      && segments.allSatisfy {
        ambiguous.isStrictSubset(of: $0.admittedElements + $0.refusedElements)
      }
  }

  /// The contradiction to one segment at a length.
  private func objection(to segment: ProofSegment, at length: Double) -> String? {
    if segment.verdict.isConflict { return hasConflicts ? nil : "there is no conflict" }
    if hasConflicts { return "there is a conflict" }
    guard admitted == segment.admittedElements else {
      return "ambiguous elements are [\(admitted.joined(separator: ", "))]"
    }
    let whole = segment.lengths.upperBound - segment.lengths.lowerBound
    let fraction = whole > 0 ? (length - segment.lengths.lowerBound) / whole : 0
    for name in names where !admitted.contains(name) {
      let edges = zip(spec.edges(of: name), constraints.edges(of: name))
      for (edge, (first, second)) in zip(Edge.allCases, edges) {
        let found = first - second
        let claimed = segment.differences.first { $0.element == name && $0.edge == edge }
        let precision = Self.precision + segment.deviation
        let isAsClaimed: Bool
        if let claimed {
          let expected =
            claimed.distanceAtStart + fraction * (claimed.distanceAtEnd - claimed.distanceAtStart)
          // Each solver makes its own choice for refused elements.
          isAsClaimed = refused.contains(name) || abs(found - expected) <= precision
        } else {
          let most = min(segment.largestDistance, Tolerance.equal)
          isAsClaimed = refused.contains(name) || abs(found) <= most + precision
        }
        guard isAsClaimed else {
          return "\(name).\(edge.rawValue) differs by \(found.exactWithUnit.text)"
        }
      }
    }
    return nil
  }
}

/// The sample of one sweep.
package struct SampledSweep: Sendable, JSONRepresentable {
  private let word: String
  private let step: Double
  /// The result so far.
  package var sample = ProofSample()

  /// Makes an empty sample of a sweep with one layout every `step` points.
  package init(of proof: SweepProof, step: Double) {
    word = proof.sweep.word
    self.step = step
  }

  /// Whether no layout contradicts the proof.
  package var isAsProven: Bool { sample.disagreements == 0 }

  /// The result as lines for people.
  package var text: String {
    let sampled =
      "Sampled \(sample.compared) \(word)s, one every \(step.exactWithUnit.text), with both engines"
    var lines = ["\(sampled): all as proven."]
    if !isAsProven {
      lines = ["\(sampled): \(sample.disagreements) not as proven:"]
      lines += sample.examples.map { "  at \($0.length) pt: \($0.reason)" }
    }
    if sample.unproven > 0 {
      lines.append("Not sampled, because nothing is proven there: \(sample.unproven) \(word)s.")
    }
    return lines.joined(separator: "\n")
  }

  /// The keys of the sample, with `step` beside them.
  package var json: JSONValue { sample.json.adding(["step": step.json]) }
}
