import Comparison
public import Geometry
import LayoutConstraints
import LayoutSpecs
public import Scenarios

/// Checks certificates by other means than those that proofs are found with.
///
/// On the side of the constraints, every program is written down anew, and its basis proven optimal
/// at both ends by elimination: what is linear and holds at both ends holds in between. On the side
/// of the spec, the engine itself lays out at both ends, and tells all that it depends on: the same
/// decisions at both ends are the same in between. Both engines, which know nothing of segments, are
/// then asked near both ends and in the middle. For layouts on pixels, see
/// `SweepChecker.roundingObjections`.
public enum CertificateChecker {
  /// Every reason why a certificate does not hold for a scenario, with the length it is about; none
  /// where it holds.
  public static func objections(
    to certificate: Certificate, of scenario: Scenario
  ) throws(ProofError) -> [String] {
    try check(certificate, of: scenario).objections
  }

  /// Checks a certificate against a scenario.
  public static func check(
    _ certificate: Certificate, of scenario: Scenario
  ) throws(ProofError) -> CertificateCheck {
    var check = CertificateCheck(certificate, of: scenario)
    guard check.objections.isEmpty else { return check }
    let screen = try ProvenScreen(scenario)
    for sweep in certificate.sweeps {
      do {
        var checker = SweepChecker(screen: screen, certified: sweep)
        let found = try checker.objections()
        check.objections += found
        if found.isEmpty { check.objections += try checker.roundingObjections() }
        check.differingElements.formUnion(checker.differingElements)
      } catch {
        throw .layout(error)
      }
    }
    return check
  }
}

/// What came of checking a certificate.
public struct CertificateCheck: Sendable {
  /// Every reason why it does not hold, with the length it is about; none where it holds.
  public internal(set) var objections: [String] = []
  /// The elements that it shows to differ.
  public internal(set) var differingElements: Set<String> = []
  /// What it claims, if it holds.
  public let outcome: SweepProof.Outcome
  /// The scenario's containers that it is not about.
  public let uncoveredContainers: [Container]
  private let expectation: Scenario.Expectation?

  init(_ certificate: Certificate, of scenario: Scenario) {
    outcome = certificate.outcome
    expectation = scenario.expectation
    uncoveredContainers = scenario.containers.filter { container in
      !certificate.sweeps.contains { $0.covers(container) }
    }
    let version = certificate.layoutdiffCertificate
    if version != Certificate.currentVersion {
      objections = ["its version is \(version), not \(Certificate.currentVersion)"]
    } else if certificate.scenario != scenario.id {
      objections = ["it is about '\(certificate.scenario)', not about '\(scenario.id)'"]
    } else if certificate.sweeps.isEmpty {
      objections = ["it is about no containers"]
    }
  }

  /// Whether it holds.
  public var holds: Bool { objections.isEmpty }

  /// Whether it shows differences, but none that the author does not announce.
  public var isAsAnnounced: Bool {
    guard let expectation, outcome == .differs else { return false }
    return differingElements.isSubset(of: expectation.elements)
  }
}

extension Certificate {
  /// What it claims, if it holds: in one sentence without a full stop.
  public var sentence: String {
    sweeps.map(\.sentence).joined(separator: "; ")
  }

  /// What it claims of all its sweeps; a difference is none where something else is not claimed.
  var outcome: SweepProof.Outcome {
    let claims = Set(sweeps.flatMap(\.segments).map(\.claim))
    if claims.contains(.nothing) { return .unproven }
    return claims.contains(.differs) ? .differs : .equal
  }
}

extension CertifiedSweep {
  /// What it is about; widths where it does not say.
  var sweep: Sweep {
    let ends = [from, to].sorted()
    return Sweep(
      lengths: ends[0]...ends[1], axis: Axis(rawValue: axis) ?? .horizontal, across: across)
  }

  /// Whether a container is one that it is about.
  func covers(_ container: Container) -> Bool {
    switch sweep.axis {
    case .horizontal: container.height == across && sweep.lengths.contains(container.width)
    case .vertical:
      container.width == across && container.height.map(sweep.lengths.contains) == true
    }
  }

  /// What it claims, if it holds: in one clause.
  ///
  /// A segment that differs does so at one of its ends at least, so that a difference is told to lie
  /// between the ends of a stretch.
  fileprivate var sentence: String {
    let sweep = sweep
    let range = "from \(sweep.lengths.words(" to "))\(sweep.acrossWords)"
    let differing = stretches(of: .differs).map { $0.words(" and ") }
    let silent = stretches(of: .nothing).map { $0.words(" to ") }
    guard !differing.isEmpty || !silent.isEmpty else {
      return "equal at every \(sweep.word) \(range)\(roundedWords)"
    }
    var parts: [String] = []
    if !differing.isEmpty { parts.append("different between \(Self.short(differing))") }
    if !silent.isEmpty { parts.append("nothing is claimed from \(Self.short(silent))") }
    if segments.contains(where: { $0.claim == .equal }) { parts.append("equal elsewhere") }
    return "\(range): \(parts.joined(separator: "; "))\(roundedWords)"
  }

  /// Where neighbouring segments claim the same, those that are as short as rounding among them.
  private func stretches(of claim: CertifiedSegment.Claim) -> [ClosedRange<Double>] {
    var stretches: [ClosedRange<Double>] = []
    var isOpen = false
    for segment in segments where segment.from < segment.to {
      if segment.claim == claim, isOpen, let last = stretches.last {
        stretches[stretches.count - 1] = last.lowerBound...segment.to
      } else if segment.claim == claim {
        stretches.append(segment.from...segment.to)
        isOpen = true
      } else if segment.claim != .rounding {
        isOpen = false
      }
    }
    return stretches
  }

  private static func short(_ stretches: [String]) -> String {
    let most = 2
    guard stretches.count > most else { return stretches.listed }
    return "\(stretches[0]) and in \(stretches.count - 1) more stretches"
  }
}
