import SpecRecovery
import TestSupport
import Testing

@Suite("Tally of recovered specs")
struct RecoveryTallyTests {
  @Test("the constraints of random screens have the specs that they had")
  func random() throws {
    var tally = Tally()
    for seed in UInt64(5001)...5024 {
      guard let screen = try RandomScreen.pair(seed),
        let recovery = try SpecRecoverer.recover(screen)
      else { continue }
      tally.add(recovery.spec)
      tally.add(recovery.grade)
      tally.add(recovery.apart, as: "apart")
      tally.add(recovery.leftOut, as: "left out")
    }
    #expect(try tally.changes(from: "RecoveredSpecs.txt") == [])
  }
}
