import RunRecords
import Testing
import Timing

@testable import Reporting

@Suite("Scale of ratios")
struct RatioScaleTests {
  private func paired(_ ratio: Double) throws -> PairedRatio {
    try PairedRatio(
      of: SubjectSamples(name: "a", batchSize: 1, nanoseconds: Array(repeating: ratio, count: 5)),
      to: SubjectSamples(name: "b", batchSize: 1, nanoseconds: Array(repeating: 1, count: 5)),
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
      RatioDrawing(ratios[0], scale: scale).text == "3000× (3000–3000), slower, beyond the axis")
    #expect(RatioDrawing(ratios[1], scale: scale).text == "8.00× (8.00–8.00), slower")
  }

  @Test("without ratios, or with one of 1, the scale is still one")
  func smallest() throws {
    #expect(RatioScale(covering: []).limit == 2)
    #expect(RatioScale(covering: [try paired(1)]).limit == 2)
    #expect(RatioScale(covering: [try paired(1e6)]).limit == 1024)
  }
}
