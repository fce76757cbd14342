import TestSupport
import Testing

@Suite("Tally of blame")
struct BlameTallyTests {
  @Test("random screens with a wrong number have the mistakes that they had")
  func random() throws {
    var tally = Tally()
    for seed in UInt64(1)...20 {
      guard let scenario = try RandomScreen.pair(seed, isWrong: true) else { continue }
      tally.add(ChatCell.blames(scenario))
    }
    #expect(try tally.changes(from: "Blame.txt") == [])
  }
}
