import Foundation
import Geometry
import LayoutSpecs
import SeededRandom
import TestSupport
import Testing

/// Checks recorded decisions against the engine's layouts between two containers with equal
/// decisions.
@Suite("Decision paths")
struct DecisionPathTests {
  @Test("between two containers with equal decisions, all frames are affine")
  func affineBetween() throws {
    var compared = 0
    for seed in LawSeeds.of(1200) {
      var random = RandomSpec(seed: seed)
      guard let tree = try? SpecTree(random.spec(depth: 4)) else { continue }
      var generator = SeededGenerator(seed: seed &+ 1)
      for _ in 0..<6 {
        let start = 20 + 3.7 * Double(generator.index(below: 100))
        let length = [0.3, 2.0, 11, 60][generator.index(below: 4)]
        let height: Double? = generator.index(below: 2) == 0 ? 150 : nil
        let containers = [0, 0.37, 0.5, 0.83, 1].map {
          Container(width: start + $0 * length, height: height)
        }
        let (first, last) = (
          tree.decisionPath(in: containers[0]), tree.decisionPath(in: containers[4])
        )
        guard let one = try? first.layout, let other = try? last.layout,
          let deviation = first.deviation(to: last), deviation < 1e-9
        else { continue }
        for (fraction, container) in zip([0.37, 0.5, 0.83], containers[1...3]) {
          compared += 1
          let layout = try tree.layout(in: SizeRange(container), rounding: .exact)
          check(
            layout, one, other, fraction,
            "seed \(seed) at \(container), between \(start) and \(start + length)")
        }
      }
    }
    #expect(compared > LawSeeds.share(of: 3000), "only \(compared) layouts were compared")
  }

  private func check(
    _ layout: Layout, _ first: Layout, _ last: Layout, _ fraction: Double, _ place: String
  ) {
    guard layout.elements == first.elements, layout.elements == last.elements else {
      Issue.record("\(place): other elements have frames")
      return
    }
    let numbers = [layout, first, last].map { layout in
      [layout.size.width, layout.size.height]
        + layout.frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    }
    for index in numbers[0].indices {
      let expected = numbers[1][index] + fraction * (numbers[2][index] - numbers[1][index])
      #expect(abs(numbers[0][index] - expected) < 1e-6, "\(place): number \(index)")
    }
  }

  @Test("a child that reaches its maximum, and a line that wraps, are recorded")
  func decisions() throws {
    let tree = try SpecTree(reachingMaximum)
    let paths = [180.0, 190, 210].map { tree.decisionPath(in: Container(width: $0)) }
    #expect(paths[0].deviation(to: paths[1]) == 0)
    #expect(paths[1].deviation(to: paths[2]) == nil)
    let wrapping = try SpecTree(wrappingBoxes)
    let lines = [250.0, 255, 257].map { wrapping.decisionPath(in: Container(width: $0)) }
    #expect(lines[0].deviation(to: lines[1]) == 0)
    #expect(lines[1].deviation(to: lines[2]) == nil)
  }

  @Test("shares of changing sizes are recorded with their deviation from affine functions")
  func shares() throws {
    let tree = try SpecTree(shrinkingShares)
    let ends = [200.0, 240].map { tree.decisionPath(in: Container(width: $0, height: 20)) }
    let deviation = try #require(ends[0].deviation(to: ends[1]))
    let middle = tree.decisionPath(in: Container(width: 220, height: 20))
    let widths = try [ends[0], middle, ends[1]].map { try $0.layout.frames[0].width }
    let distance = abs(widths[1] - (widths[0] + widths[2]) / 2)
    #expect(distance > 0.01)
    #expect(distance <= deviation)
    #expect(deviation < 10 * distance)
    #expect(middle.hasShares)
  }
}
