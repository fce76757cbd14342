import TestSupport
import Testing
import WebTranslation

@Suite("Tally of web pages")
struct WebTallyTests {
  @Test("random specs of any kind have the boxes and deviations that they had")
  func random() throws {
    var tally = Tally()
    for seed in UInt64(1)...400 {
      let translation = try #require(WebTranslation(RandomScreen.spec(seed, isUnrestricted: true)))
      for (property, value) in translation.root.all.flatMap(\.style.declarations) {
        // Each keyword by itself, and all lengths together.
        tally.add(1, as: "\(property): \(value.contains(where: \.isNumber) ? "lengths" : value)")
      }
      tally.add(translation.deviations)
      tally.add(translation.groups)
    }
    #expect(try tally.changes(from: "WebPages.txt") == [])
  }
}
