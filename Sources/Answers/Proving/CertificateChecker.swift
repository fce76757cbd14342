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
