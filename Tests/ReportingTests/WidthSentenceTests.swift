import Comparison
import Testing

@testable import Reporting

@Suite("The sentence over all widths")
struct WidthSentenceTests {
  private typealias Piece = (from: Double, to: Double, verdict: ProofSegment.Verdict)

  private func sweep(_ pieces: [Piece], height: Double? = nil) -> SweepProof {
    var sweep = SweepProof(
      sweep: Sweep(widths: 280...1200, height: height),
      segments: pieces.filter { $0.from < $0.to }.map {
        ProofSegment(lengths: $0.from...$0.to, verdict: $0.verdict)
      })
    sweep.isolatedDifferences = pieces.filter { $0.from == $0.to }.map {
      ProofSegment(lengths: $0.from...$0.to, verdict: $0.verdict)
    }
    return sweep
  }

  private func sentence(_ sweeps: SweepProof...) -> String? {
    ProofRecord(outcome: .differs, sweeps: sweeps).widthSentence
  }

  @Test("neighbouring widths of one verdict are one range, in tenths of a point")
  func ranges() {
    #expect(
      sentence(sweep([(280, 456.98, .differs), (456.98, 457, .nearlyEqual), (457, 1200, .equal)]))
        == "Differs from 280 to 457 pt; equal from there to 1200 pt, proven.")
    #expect(
      sentence(sweep([(280, 1200, .equal)])) == "Equal at every width from 280 to 1200 pt, proven.")
    #expect(
      sentence(sweep([(280, 400, .differs), (400, 1200, .differs)]))
        == "Differs at every width from 280 to 1200 pt.")
    #expect(
      sentence(sweep([(280, 300, .conflict(rules: [])), (300, 1200, .equal)]))
        == "Constraints conflict from 280 to 300 pt; equal from there to 1200 pt, proven.")
  }

  @Test("a single width at which both differ is named; of many ranges, their number")
  func several() {
    #expect(
      sentence(sweep([(280, 827, .equal), (827, 1200, .equal), (827, 827, .differs)]))
        == "Equal from 280 to 1200 pt, but differs at 827 pt, proven.")
    let many: [Piece] = [
      (280, 300, .differs), (300, 400, .equal), (400, 500, .differs), (500, 600, .equal),
      (600, 700, .differs), (700, 1200, .equal),
    ]
    #expect(
      sentence(sweep(many))
        == "Differs in 3 width ranges from 280 to 700 pt; equal at all other widths from 280 to 1200 "
        + "pt, proven.")
  }

  @Test("heights at which the same holds share a sentence, others have their own")
  func heights() {
    let equal = sweep([(280, 1200, .equal)])
    #expect(
      sentence(equal, sweep([(280, 1200, .equal)], height: 120))
        == "Equal at every width from 280 to 1200 pt, proven.")
    #expect(
      sentence(equal, sweep([(280, 1200, .differs)], height: 120))
        == "Equal at every width from 280 to 1200 pt, proven (self-sizing height). "
        + "Differs at every width from 280 to 1200 pt (120 pt high).")
    #expect(ProofRecord(outcome: .notTried).widthSentence == nil)
  }
}
