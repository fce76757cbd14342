import LayoutSpecs
import Testing

@Suite("Dimensions and ranges")
struct DimensionTests {
  @Test(
    "a dimension is read as Texture reads it",
    arguments: [
      ("", .auto), ("auto", .auto), ("Auto", .auto), ("100", .auto), ("50px", .auto),
      ("12.5pt", .points(12.5)), ("pt", .points(0)), ("50%", .fraction(0.5)),
      ("150%", .fraction(1.5)),
    ] as [(String, LayoutSpecs.Dimension)])
  func reading(text: String, dimension: LayoutSpecs.Dimension) {
    #expect(LayoutSpecs.Dimension(text) == dimension)
  }

  @Test("a dimension is printed without decimals")
  func writing() {
    let written = ["12.6pt", "50%", "auto"].map { LayoutSpecs.Dimension($0).description }
    #expect(written == ["13pt", "50%", "Auto"])
  }

  @Test("points need no parent, fractions do, and auto has the given default")
  func resolving() {
    #expect(LayoutSpecs.Dimension.points(5).resolved(parent: .nan, auto: 1) == 5)
    #expect(LayoutSpecs.Dimension.fraction(0.5).resolved(parent: 80, auto: 1) == 40)
    #expect(LayoutSpecs.Dimension.fraction(0.5).resolved(parent: .nan, auto: 1).isNaN)
    #expect(LayoutSpecs.Dimension.auto.resolved(parent: 80, auto: 1) == 1)
  }
}
