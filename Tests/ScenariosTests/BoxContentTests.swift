import Foundation
import Geometry
import Scenarios
import Testing

@Suite("Contents of boxes")
struct BoxContentTests {
  @Test(
    "a box has its size, at most as wide as what is available, and its baselines in every width",
    arguments: [
      (BoxContent(width: 80, height: 30), 0.0, 0.0),
      (BoxContent(width: nil, height: 30), 0, 0),
      (BoxContent(width: 80, height: nil), 0, 0),
      (BoxContent(width: 80, height: 30, baselines: .init(first: 21, last: 21)), 21, 9),
      (BoxContent(width: 80, height: 30, baselines: .init(first: 12, last: 26)), 12, 4),
      (BoxContent(width: 80, height: 9, baselines: .init(first: 15.5, last: -2)), 15.5, 11),
    ])
  func measured(box: BoxContent, first: Double, lastFromBottom: Double) {
    for width in [0, 40, 80, 320, Double.infinity] {
      let measured = MeasuredBox(box).measure(in: CGSize(width: width, height: .infinity))
      #expect(measured.size == CGSize(width: min(box.width ?? 0, width), height: box.height ?? 0))
      #expect(measured.firstBaseline == first)
      #expect(measured.lastBaselineFromBottom == lastFromBottom)
    }
  }

  @Test(
    "without baselines, a box has those of its top and its bottom, in every width",
    arguments: [(80, 30), (80, 0), (0, 30)] as [(Double, Double)])
  func withoutBaselines(width: Double, height: Double) {
    let box = MeasuredBox(BoxContent(width: width, height: height))
    let same = MeasuredBox(
      BoxContent(width: width, height: height, baselines: .init(first: 0, last: height)))
    let other = MeasuredBox(
      BoxContent(width: width, height: height, baselines: .init(first: 1, last: height)))
    for available in [0, 40, 320, Double.infinity] {
      #expect(box.segment(containing: available) == same.segment(containing: available))
      #expect(box.segment(containing: available) != other.segment(containing: available))
      #expect(box.segment(containing: available) == box.segment(containing: 7))
    }
  }
}
