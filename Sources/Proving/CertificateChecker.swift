import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs
public import Scenarios

/// Checks certificates by other means than those that proofs are found with.
///
/// On the side of the constraints, every program is written down anew, and its basis proven optimal
/// at both ends by elimination: what is linear and holds at both ends holds in between. On the side
/// of the spec, the engine itself lays out at both ends, and tells all that it depends on: the same
/// decisions at both ends are the same in between. Both engines, which know nothing of pieces, are
/// then asked near both ends and in the middle. For layouts on pixels, see
/// `SweepChecker.roundingObjections`.
public enum CertificateChecker {
  /// Every reason why a certificate does not hold for a scenario, with the length it is about; none
  /// where it holds.
  public static func objections(
    to certificate: Certificate, of scenario: Scenario
  ) throws(ProofError) -> [String] {
    guard certificate.layoutdiffCertificate == Certificate.currentVersion else {
      let version = certificate.layoutdiffCertificate
      return ["its version is \(version), not \(Certificate.currentVersion)"]
    }
    guard certificate.scenario == scenario.id else {
      return ["it is about '\(certificate.scenario)', not about '\(scenario.id)'"]
    }
    let screen = try ProvenScreen(scenario)
    var objections: [String] = []
    for sweep in certificate.sweeps {
      do {
        let checker = SweepChecker(screen: screen, certified: sweep)
        let found = try checker.objections()
        objections += found
        if found.isEmpty { objections += try checker.roundingObjections() }
      } catch {
        throw .layout(error)
      }
    }
    return objections
  }
}

extension Certificate {
  /// What it claims, if it holds: in one sentence without a full stop.
  public var sentence: String {
    let clauses = sweeps.map { sweep in
      let range = "from \(sweep.from.finePoints) to \(sweep.to.finePoints)"
      let word = sweep.axis == Axis.vertical.rawValue ? "height" : "width"
      let first = { (claim: CertifiedPiece.Claim) in
        sweep.pieces.first { $0.claim == claim }?.from.finePoints
      }
      let rounded = sweep.roundedWords
      if let start = first(.differs) {
        return "different \(range), first from \(start) on\(rounded)"
      }
      if let start = first(.nothing) {
        return "no difference is claimed \(range), and nothing from \(start) on\(rounded)"
      }
      return "equal at every \(word) \(range)\(rounded)"
    }
    return clauses.joined(separator: "; ")
  }
}
