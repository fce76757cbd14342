import LayoutSpecs
import SpecTranslation
import TestSupport
import Testing

@Suite("Tally of translations")
struct TranslationTallyTests {
  @Test("random specs of any kind have the constraints, groups and deviations that they had")
  func random() throws {
    var tally = Tally()
    for seed in UInt64(1)...400 {
      var random = RandomScreenSpec(seed: seed)
      random.isUnrestricted = true
      let spec = random.spec(depth: 1 + Int(seed % 4))
      tally.add(try SpecTranslator.translate(spec, height: .init(of: [random.container()])))
    }
    #expect(try tally.changes(from: "Translations.txt") == [])
  }
}
