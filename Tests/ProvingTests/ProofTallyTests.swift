import Comparison
import Geometry
import Proving
import Scenarios
import TestSupport
import Testing

@Suite("Tally of proofs")
struct ProofTallyTests {
  @Test("random screens have the segments that they had", arguments: [false, true])
  func random(isWrong: Bool) throws {
    var tally = Tally()
    for seed in UInt64(1)...24 {
      guard let scenario = try RandomScreen.pair(seed, isWrong: isWrong) else { continue }
      let height = scenario.containers[0].height
      let proof = try ScenarioProver.prove(
        scenario, on: [Sweep(widths: 280...500, height: height)])
      tally.add(proof.sweeps)
    }
    #expect(
      try tally.changes(from: isWrong ? "ProofsOfWrongScreens.txt" : "ProofsOfRightScreens.txt")
        == [])
  }
}
