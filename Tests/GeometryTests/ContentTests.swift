import Geometry
import Testing

@Suite("Measured content")
struct ContentTests {
  @Test("content without baselines has them at its edges")
  func baselines() {
    let box = ContentMeasurement(size: CGSize(width: 40, height: 20))
    #expect(box.firstBaseline == 0 && box.lastBaselineFromBottom == 0)
  }
}
