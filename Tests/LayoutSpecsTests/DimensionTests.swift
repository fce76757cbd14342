import LayoutSpecs
import Testing

@Suite("Dimensions and ranges")
struct DimensionTests {
  @Test("points need no parent, fractions do, and auto has the given default")
  func resolving() {
    #expect(LayoutSpecs.Dimension.points(5).resolved(parent: .nan, auto: 1) == 5)
    #expect(LayoutSpecs.Dimension.fraction(0.5).resolved(parent: 80, auto: 1) == 40)
    #expect(LayoutSpecs.Dimension.fraction(0.5).resolved(parent: .nan, auto: 1).isNaN)
    #expect(LayoutSpecs.Dimension.auto.resolved(parent: 80, auto: 1) == 1)
  }
}
