import Foundation
import Geometry
import LayoutSpecs
import Testing

/// Laws of every tree, checked on random ones; a failure names the seed that repeats it.
@Suite("Laws of every layout")
struct LawTests {
  static let seeds: Range<UInt64> = 1..<801

  @Test("laying out twice gives the same layout and the same work")
  func repeatable() throws {
    for seed in Self.seeds {
      let (spec, range) = tree(seed: seed)
      let tree = try SpecTree(spec)
      let first = try? tree.layoutAndStatistics(in: range, rounding: .pixels(scale: 3))
      let second = try? tree.layoutAndStatistics(in: range, rounding: .pixels(scale: 3))
      #expect(first?.layout == second?.layout, "seed \(seed)")
      #expect(first?.statistics == second?.statistics, "seed \(seed)")
    }
  }

  @Test("most random trees can be laid out, so that the laws are really checked")
  func mostTreesWork() throws {
    let works = Self.seeds.count { seed in layout(seed: seed, rounding: .exact) != nil }
    #expect(works > Self.seeds.count * 3 / 4)
  }

  @Test("every edge is on a pixel", arguments: [1.0, 2, 3])
  func pixels(scale: Double) {
    for seed in Self.seeds {
      guard let layout = layout(seed: seed, rounding: .pixels(scale: scale)) else { continue }
      for frame in layout.frames {
        let lengths = [frame.minX, frame.minY, frame.width, frame.height].map { $0 * scale }
        let isOnGrid = lengths.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }
        #expect(isOnGrid, "seed \(seed): \(frame)")
      }
    }
  }

  @Test("without rounding, doubled lengths give doubled frames")
  func linear() {
    for seed in Self.seeds {
      let single = layout(seed: seed, rounding: .exact)
      let double = layout(seed: seed, factor: 2, rounding: .exact)
      let scaled = single.map { layout in
        Layout(
          size: CGSize(width: 2 * layout.size.width, height: 2 * layout.size.height),
          elements: layout.elements,
          frames: layout.frames.map { frame in
            CGRect(
              x: 2 * frame.minX, y: 2 * frame.minY, width: 2 * frame.width,
              height: 2 * frame.height)
          })
      }
      #expect(scaled == double, "seed \(seed)")
    }
  }

  @Test("a size exceeds its range by less than a pixel", arguments: [1.0, 2, 3])
  func ranges(scale: Double) throws {
    for seed in Self.seeds {
      let (_, range) = tree(seed: seed)
      guard let layout = layout(seed: seed, rounding: .pixels(scale: scale)) else { continue }
      #expect(layout.size.width >= range.min.width, "seed \(seed)")
      #expect(layout.size.height >= range.min.height, "seed \(seed)")
      #expect(layout.size.width < range.max.width + 1 / scale, "seed \(seed)")
      #expect(layout.size.height < range.max.height + 1 / scale, "seed \(seed)")
    }
  }

  @Test(
    "lengths of any size give finite frames or an error", arguments: [1e-300, 1e5, 1e300, 1e307])
  func extremes(factor: Double) {
    for seed in Self.seeds {
      guard let layout = layout(seed: seed, factor: factor, rounding: .pixels(scale: 2)) else {
        continue
      }
      let isFinite = layout.frames.allSatisfy { frame in
        [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
      }
      #expect(isFinite, "seed \(seed)")
    }
  }

  private func tree(seed: UInt64, factor: Double = 1) -> (LayoutSpec, SizeRange) {
    var random = RandomSpec(seed: seed, factor: factor)
    let range = random.range()
    return (random.spec(depth: 5), range)
  }

  private func layout(seed: UInt64, factor: Double = 1, rounding: Rounding) -> Layout? {
    let (spec, range) = tree(seed: seed, factor: factor)
    return try? SpecTree(spec).layout(in: range, rounding: rounding)
  }
}
