import Layouts
import Testing

@Suite("Whole pixels in ranges of lengths")
struct WholePixelTests {
  @Test(
    "a length may be on a pixel at 2 or 3 of them per point, at either end of the range, too",
    arguments: [
      (100...100.2, true), (99.8...100, true), (99.9...100.1, true), (100.1...100.3, false),
      (100.4...100.5, true), (100.5...100.6, true), (100.51...100.66, false),
      (100.3...100.33333333, true), (100.3...100.33, false), (100.33333333...100.4, true),
      (100.34...100.49, false), (100.66666667...100.7, true), (0...0.1, true),
      (0.01...0.3, false), (100.0000003...100.2, true), (100.000001...100.2, false),
      (99.8...99.9999998, true), (99.8...99.999999, false),
    ])
  func wholePixels(lengths: ClosedRange<Double>, areShown: Bool) {
    #expect(lengths.holdsWholePixel == areShown)
    let words = "; it contains no whole pixel, so no device shows it"
    #expect(lengths.pixelWords == (areShown ? "" : words))
  }

  @Test("nothing is said of a single length, which somebody asked for")
  func single() {
    #expect((100.1...100.1).pixelWords.isEmpty)
    #expect(!(100.1...100.1).holdsWholePixel)
  }
}
