import Comparison
import Testing

@testable import Proving

@Suite("Steps of proofs")
struct SweepStepTests {
  @Test(
    "decisions that change close to each other have a step between them, of 1e-7 pt at least",
    arguments: [("0.3333333334", 1e-7), ("0.33333334", 1.2006e-6), ("0.3333333", 5.9994e-6)])
  func shortest(share: String, length: Double) throws {
    let scenario = try ProofSupport.read(
      """
      layoutdiff: 1
      containers: [320]
      elements:
        photo: { box: 20x10 }
      spec:
        stack:
          direction: horizontal
          children:
            - { element: photo, style: { minWidth: 33.333333333% } }
      constraints:
        - photo.leading == superview.leading
        - photo.top == superview.top
        - superview.bottom == photo.bottom
        - photo.width >= \(share) * superview.width
        - photo.width == 20 @500
      """)
    let (proof, steps) = try SweepProver(
      screen: ProvenScreen(scenario), sweep: Sweep(widths: 20...200)
    ).prove()
    let shortest = try #require(steps.map(\.length).min())
    #expect(abs(shortest - length) < 1e-9)
    #expect(steps.first?.start == 20 && steps.last?.end == 200)
    #expect(proof.outcome == .equal)
  }
}
