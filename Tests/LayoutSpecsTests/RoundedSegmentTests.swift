import AffineGeometry
import Foundation
import Geometry
import LayoutSpecs
import SeededRandom
import TestSupport
import Testing

/// Checks the steps of random specs against plain layouts at random widths.
@Suite("Rounded segments")
struct RoundedSegmentTests {
  @Test(
    "at 15000 random widths and heights of 300 random specs the engine has the frames of the step")
  func randomSpecs() throws {
    var compared = 0
    var unknown = 0
    for seed in LawSeeds.of(300) {
      var random = RandomSpec(seed: seed)
      guard let tree = try? SpecTree(random.spec(depth: 4)) else { continue }
      var generator = SeededGenerator(seed: seed)
      let scale = [1, 2, 3][generator.index(below: 3)] as Double
      for _ in 0..<50 {
        let start = 20 + Double(generator.index(below: 4_000_000)) / 1e4
        let moving = AffineLength(start, slope: 1)
        let movesHeight = seed % 4 == 0
        let width = movesHeight ? AffineLength(200.3) : moving
        let height = movesHeight ? moving : seed % 3 == 0 ? AffineLength(200) : nil
        let segment = tree.roundedSegment(width: width, height: height, scale: scale, limit: 50)
        guard case .layout(let step) = segment.outcome, !segment.isUndecided else {
          unknown += 1
          continue
        }
        guard segment.reach > 1e-5 else { continue }
        for _ in 0..<3 {
          let fraction = 0.001 + 0.998 * Double(generator.index(below: 1000)) / 1000
          let distance = fraction * segment.reach
          let container = Container(
            width: width.after(distance), height: height?.after(distance))
          let place = "seed \(seed) on \(scale) from \(start) after \(distance)"
          check(step, tree, in: container, scale: scale, place)
          compared += 1
        }
      }
    }
    #expect(compared > LawSeeds.share(of: 15_000), "only \(compared) layouts were compared")
    #expect(unknown < compared / 20, "\(unknown) steps are unknown: that proves little")
  }

  @Test("a segment that ends within rounding errors has the frames just beyond its start")
  func shortLimits() throws {
    var compared = 0
    for seed in LawSeeds.of(160) {
      var random = RandomSpec(seed: seed)
      guard let tree = try? SpecTree(random.spec(depth: 3)) else { continue }
      let width = AffineLength(120.3, slope: 1)
      for limit in [1e-9, 1e-8, 1e-7, 1e-6] {
        let place = "seed \(seed), limit \(limit)"
        let segment = tree.roundedSegment(width: width, height: nil, scale: 2, limit: limit)
        #expect(segment.reach > 0 && segment.reach <= limit, "\(place)")
        guard case .layout(let step) = segment.outcome, !segment.isUndecided else { continue }
        let container = Container(width: width.after(segment.reach / 2), height: nil)
        check(step, tree, in: container, scale: 2, place)
        compared += 1
      }
    }
    #expect(compared > LawSeeds.share(of: 160))
  }

  private func check(
    _ step: Layout, _ tree: SpecTree, in container: Container, scale: Double, _ place: String
  ) {
    guard
      let layout = try? tree.layout(in: SizeRange(container), rounding: .pixels(scale: scale))
    else {
      Issue.record("\(place): the engine gives no layout")
      return
    }
    #expect(isSame(layout.size, step.size), "\(place): \(layout.size), not \(step.size)")
    let frames = Dictionary(uniqueKeysWithValues: zip(step.elements, step.frames))
    #expect(Set(layout.elements) == Set(step.elements), "\(place)")
    for (name, frame) in zip(layout.elements, layout.frames) {
      guard let other = frames[name] else { continue }
      let isSame =
        isSame(frame.size, other.size) && abs(frame.minX - other.minX) < 1e-9
        && abs(frame.minY - other.minY) < 1e-9
      #expect(isSame, "\(place): \(name) is \(frame), not \(other)")
    }
  }

  private func isSame(_ first: CGSize, _ second: CGSize) -> Bool {
    abs(first.width - second.width) < 1e-9 && abs(first.height - second.height) < 1e-9
  }

  @Test("steps end a ten-millionth beyond whole pixels for sizes, and at whole points for shares")
  func ends() throws {
    let one = try SpecTree(.element("a"))
    let size = one.roundedSegment(
      width: AffineLength(100.25, slope: 1), height: AffineLength(10), scale: 2, limit: 50)
    #expect(abs(size.reach - 0.25 - PixelGrid.noise) < 1e-9)
    let children = ["a", "b"].map { LayoutSpec.element($0).styled { $0.flexGrow = 1 } }
    let two = try SpecTree(.stack(StackSpec(), children))
    let shares = two.roundedSegment(
      width: AffineLength(100.5, slope: 1), height: AffineLength(10), scale: 1, limit: 50)
    guard case .layout(let layout) = shares.outcome else {
      Issue.record("\(shares.outcome)")
      return
    }
    #expect(shares.sharesWholePoints)
    // Each gets 50 whole points, and the first one also the remainder: 50.5, rounded to 51.
    #expect(layout.frames.map(\.width) == [51, 50])
    // There both rounded children fill the available length, and a comparison changes.
    #expect(abs(shares.reach - 0.5) < 1e-9)
  }
}
