import Diagnosing
import SeededRandom
import TestSupport
import Testing

@Suite("Tally of diagnoses")
struct DiagnosisTallyTests {
  @Test("random logs have the answers that they had", arguments: [false, true])
  func random(isVaried: Bool) throws {
    var tally = Tally()
    for seed in UInt64(1)...200 {
      var random = SeededGenerator(seed: seed)
      for diagnosis in try LogDiagnoser.diagnoses(of: RandomLog(&random, isVaried: isVaried).text) {
        tally.add(diagnosis)
      }
    }
    #expect(try tally.changes(from: isVaried ? "VariedLogs.txt" : "RandomLogs.txt") == [])
  }
}
