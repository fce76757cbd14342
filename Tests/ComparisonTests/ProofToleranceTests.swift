import Comparison
import Testing

@Suite("Tolerances of proofs")
struct ProofToleranceTests {
  @Test(
    "the engines are asked inside a segment: beyond the uncertainty of its ends, at most 0.01 pt",
    arguments: [
      (0, 4e-6), (8e-6, 4e-6), (0.01, 4e-6), (0.04, 4e-6), (0.05, 5e-6), (1, 1e-4), (50, 5e-3),
      (100, 1e-2), (101, 1e-2), (10_000, 1e-2),
    ] as [(Double, Double)])
  func margins(length: Double, margin: Double) {
    #expect(abs(ProofTolerance.margin(ofLength: length) - margin) < 1e-12)
  }
}
