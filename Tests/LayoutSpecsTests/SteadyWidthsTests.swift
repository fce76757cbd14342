import SeededRandom
import Testing

@testable import LayoutSpecs

@Suite("Widths in which content keeps its height")
struct SteadyWidthsTests {
  @Test("they are all between the narrowest and the widest that were asked about")
  func between() {
    for seed in UInt64(0)..<50 {
      var generator = SeededGenerator(seed: seed)
      let asked = (0...Int(seed % 5)).map { _ in Double.random(in: 10...90, using: &generator) }
      var widths = SteadyWidths(of: 3, at: asked[0], growing: true)
      for width in asked.dropFirst() { widths.add(width) }
      #expect(widths.are(of: 3) && !widths.are(of: 2))
      let limits = [asked.min() ?? 0, asked.max() ?? 0]
      for width in (0...100).map(Double.init) + limits {
        let isBetween = limits[0] <= width && width <= limits[1]
        #expect(widths.contain(width, for: 3) == isBetween, "seed \(seed): \(width) of \(asked)")
        #expect(!widths.contain(width, for: 2))
      }
    }
  }

  @Test("where two widths say nothing about those between, there are none")
  func other() {
    var widths = SteadyWidths(of: 3, at: 50, growing: false)
    widths.add(60)
    #expect(widths.are(of: 3) && !widths.contain(50, for: 3) && !widths.contain(55, for: 3))
    #expect(!SteadyWidths().contain(50, for: 3))
  }
}
