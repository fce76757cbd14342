import AffineGeometry
import Foundation
import Geometry
import LayoutSpecs
import SeededRandom
import TestSupport
import Testing

/// Checks the segments of random specs against plain layouts at many widths.
@Suite("Segments of a spec")
struct SpecSegmentTests {
  @Test("at random widths and heights of random specs the engine has the frames of the segment")
  func randomSpecs() throws {
    var segments = 0
    var unknown = 0
    for seed in LawSeeds.of(400) {
      var random = RandomSpec(seed: seed)
      guard let tree = try? SpecTree(random.spec(depth: 4)) else { continue }
      let movesHeight = seed % 4 == 0
      let across: Double? = seed % 3 == 0 ? 200 : nil
      var start = 20.0
      var steps = 0
      while start < 420, steps < 4000 {
        steps += 1
        let moving = AffineLength(start, slope: 1)
        let width = movesHeight ? AffineLength(200) : moving
        let height = movesHeight ? moving : across.map { AffineLength($0) }
        let segment = tree.segment(width: width, height: height, limit: 420 - start)
        let length = max(segment.reach, 1e-7)
        segments += 1
        if case .unknown = segment.outcome { unknown += 1 }
        if length > 1e-4 {
          for fraction in [0.01, 0.5, 0.99] {
            let distance = fraction * length
            check(
              segment, of: tree, after: distance, "seed \(seed) from \(start) after \(distance)",
              in: Container(width: width.after(distance), height: height?.after(distance)))
          }
        }
        start += length
      }
      #expect(start >= 420, "seed \(seed) has too many segments")
    }
    #expect(segments > LawSeeds.share(of: 1000))
    #expect(unknown < segments / 10, "\(unknown) of \(segments) are unknown: that proves little")
  }

  private func check(
    _ segment: SpecSegment, of tree: SpecTree, after distance: Double, _ place: String,
    in container: Container
  ) {
    let layout = try? tree.layout(in: SizeRange(container), rounding: .exact)
    switch segment.outcome {
    case .unknown: return
    case .fault(let reason): #expect(layout == nil, "\(place): \(reason)")
    case .layout(let affine):
      guard let layout else {
        Issue.record("\(place): the engine gives no layout")
        return
      }
      #expect(Set(layout.elements) == Set(affine.frames.keys), "\(place)")
      let deviation = segment.deviation
      let (width, height) = (affine.whole.width, affine.whole.height)
      #expect(abs(layout.size.width - width.after(distance)) < 1e-6 + deviation, "\(place)")
      #expect(abs(layout.size.height - height.after(distance)) < 1e-6 + deviation, "\(place)")
      for (name, frame) in zip(layout.elements, layout.frames) {
        guard let moving = affine.frames[name] else { continue }
        let pairs = [
          (frame.minX, moving.x), (frame.minY, moving.y), (frame.width, moving.width),
          (frame.height, moving.height),
        ]
        for (value, length) in pairs {
          #expect(
            abs(value - length.after(distance)) < 1e-6 + deviation,
            "\(place): \(name) in \(container)")
        }
      }
    }
  }

  @Test("a child that reaches its maximum, and a wrapped line, end a segment exactly there")
  func breakpoints() throws {
    let tree = try SpecTree(reachingMaximum)
    let first = tree.segment(width: AffineLength(120, slope: 1), height: nil, limit: 500)
    #expect(abs(first.reach - 80) < 1e-9)
    let wrapping = try SpecTree(wrappingBoxes)
    let lines = wrapping.segment(width: AffineLength(200, slope: 1), height: nil, limit: 500)
    #expect(abs(lines.reach - 56) < 1e-9)
  }

  @Test("shares that are not affine are followed, with their deviation")
  func curved() throws {
    let tree = try SpecTree(shrinkingShares)
    let segment = tree.segment(
      width: AffineLength(200, slope: 1), height: AffineLength(20), limit: 50)
    #expect(segment.reach > 0.1)
    #expect(segment.reach < 50)
    #expect(segment.deviation > 1e-6)
    #expect(segment.deviation < 1e-3)
    for fraction in [0.1, 0.5, 0.9] {
      let distance = fraction * segment.reach
      let container = Container(width: 200 + distance, height: 20)
      check(segment, of: tree, after: distance, "after \(distance)", in: container)
    }
  }

  @Test("content as wide as the room ends a segment where the room is wider; unknown content none")
  func contents() throws {
    let plank = LayoutSpec.stack(
      StackSpec(direction: .vertical, alignItems: .start), [.element("a", .measured(Plank()))])
    let segment = try SpecTree(plank).segment(
      width: AffineLength(80, slope: 1), height: nil, limit: 500)
    #expect(abs(segment.reach - 20) < 1e-9)
    guard case .layout(let layout) = segment.outcome else {
      Issue.record("\(segment.outcome)")
      return
    }
    #expect(layout.frames["a"]?.width == AffineLength(80, slope: 1))
    let unknown = try SpecTree(column(.element("a", .measured(Unknown())))).segment(
      width: AffineLength(80, slope: 1), height: nil, limit: 500)
    #expect(unknown.reach == 500)
    guard case .unknown = unknown.outcome else {
      Issue.record("\(unknown.outcome)")
      return
    }
  }

  @Test("a nest of 300 levels has segments")
  func deepNest() throws {
    let insets = EdgeInsets(all: 0.125)
    let nest = (0..<300).reduce(LayoutSpec.element("a")) { spec, _ in .inset(insets, spec) }
    let segment = try SpecTree(nest).segment(
      width: AffineLength(80, slope: 1), height: AffineLength(90), limit: 500)
    #expect(segment.reach == 500)
    guard case .layout(let layout) = segment.outcome else {
      Issue.record("\(segment.outcome)")
      return
    }
    #expect(layout.frames["a"]?.width == AffineLength(5, slope: 1))
  }
}

/// Content of 100 points, or as wide as the room.
private final class Plank: PiecewiseMeasuring {
  func measure(in available: CGSize) -> ContentMeasurement {
    ContentMeasurement(
      size: CGSize(width: min(100, available.width), height: 10), firstBaseline: 8,
      lastBaselineFromBottom: 2)
  }

  func segment(containing width: Double) -> ContentSegment {
    ContentSegment(
      size: CGSize(width: 100, height: 10), firstBaseline: 8, lastBaselineFromBottom: 2,
      widths: 0...Double.infinity)
  }
}

/// Content that does not say at which widths its size changes.
private final class Unknown: ContentMeasuring {
  func measure(in available: CGSize) -> ContentMeasurement { Plank().measure(in: available) }
}
