import RunRecords
import Testing
import Timing

@testable import Reporting

@Suite("Scale of ratios")
struct RatioScaleTests {
  private func paired(_ ratio: Double, of: String = "a", to: String = "b") throws -> PairedRatio {
    try PairedRatio(
      of: SubjectSamples(name: of, batchSize: 1, nanoseconds: Array(repeating: ratio, count: 5)),
      to: SubjectSamples(name: to, batchSize: 1, nanoseconds: Array(repeating: 1, count: 5)),
      options: RatioOptions(resamples: 1))
  }

  @Test("1 is in the middle, and the ends are as far as the farthest ratio needs")
  func positions() throws {
    let scale = RatioScale(covering: [try paired(0.2), try paired(3)])
    #expect(scale.limit == 8)
    #expect(scale.position(of: 1) == 0.5)
    #expect(scale.position(of: 8) == 1)
    #expect(abs(scale.position(of: 0.5) - 1.0 / 3) < 1e-12)
    #expect(scale.position(of: 1e9) == 1)
    #expect(scale.position(of: 0) == 0)
  }

  @Test("a ratio beyond the largest scale is marked")
  func beyond() throws {
    let ratios = [try paired(3000), try paired(8)]
    let scale = RatioScale(covering: ratios)
    #expect(
      RatioDrawing(ratios[0], scale: scale).text == "3000× (3000–3000), a slower, beyond the axis")
    #expect(RatioDrawing(ratios[1], scale: scale).text == "8.00× (8.00–8.00), a slower")
  }

  @Test(
    "a ratio says whose time is longer, without the way of solving beside a layout spec",
    arguments: [
      ("direct", "spec", 8, "8.00× (8.00–8.00), constraints slower"),
      ("direct", "spec", 0.5, "0.500× (0.500–0.500), constraints faster"),
      ("reduced", "direct", 8, "8.00× (8.00–8.00), constraints (reduced) slower"),
      ("direct", "spec", 1, "1.00× (1.00–1.00), equal times"),
    ])
  func subject(of: String, to: String, ratio: Double, text: String) throws {
    #expect(TimeWords.ratio(try paired(ratio, of: of, to: to)) == text)
  }

  @Test("without ratios, or with one of 1, the scale is still one")
  func smallest() throws {
    #expect(RatioScale(covering: []).limit == 2)
    #expect(RatioScale(covering: [try paired(1)]).limit == 2)
    #expect(RatioScale(covering: [try paired(1e6)]).limit == 1024)
  }
}
