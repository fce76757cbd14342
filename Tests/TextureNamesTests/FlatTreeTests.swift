import Foundation
import Geometry
import LayoutSpecs
import Testing
import TextureNames
import UIKitValues

/// Nested nodes compared with one flat tree of the same specs, laid out by the engine alone.
@Suite("Nested nodes and flat trees")
struct FlatTreeTests {
  static let seeds: Range<UInt64> = 1..<401

  @Test("nested nodes have the frames of one flat tree")
  func exactly() throws {
    for seed in Self.seeds {
      try compare(seed: seed, on: SimulatedDevice(putsFramesOnPixels: false))
    }
  }

  @Test("each node rounds the frames inside it to pixels", arguments: [1.0, 2, 3])
  func onPixels(scale: Double) throws {
    for seed in Self.seeds { try compare(seed: seed, on: SimulatedDevice(scale: scale)) }
  }

  @Test("most random trees can be laid out, so that they are compared at all")
  func mostTreesWork() throws {
    let works = Self.seeds.count { seed in
      var random = RandomElement(seed: seed)
      let (_, flat) = random.root(depth: 6)
      let range = random.range()
      return (try? placements(of: flat, in: range, .exact)) != nil
    }
    #expect(works > Self.seeds.count / 2)
  }

  private func compare(seed: UInt64, on device: SimulatedDevice) throws {
    var random = RandomElement(seed: seed)
    let (node, flat) = random.root(depth: 6)
    let range = random.range()
    guard let flatPlaces = try? placements(of: flat, in: range, device.rounding) else { return }
    let layout = device.run { node.layoutThatFits(range) }
    #expect(layout.problems.isEmpty, "seed \(seed): \(layout.problems)")
    // A node that was never measured has size zero. In the flat tree the element that marks its
    // place has no frame then.
    let frames = layout.nodeFrames.filter { frame in
      frame.frame.size != .zero || flatPlaces[frame.node.debugName ?? ""] != nil
    }
    #expect(frames.compactMap(\.node.debugName).sorted() == flatPlaces.keys.sorted())
    var origins = ["root": (exact: CGPoint.zero, placed: CGPoint.zero)]
    for frame in frames {
      let name = try #require(frame.node.debugName)
      let place = try #require(flatPlaces[name])
      let parent = try #require(origins[random.enclosing[name] ?? ""])
      let step = CGPoint(
        x: place.origin.x - parent.exact.x, y: place.origin.y - parent.exact.y)
      let onPixels = ceiling(step, device.rounding)
      let origin = CGPoint(x: parent.placed.x + onPixels.x, y: parent.placed.y + onPixels.y)
      let expected = CGRect(origin: origin, size: place.frame.size)
      #expect(isClose(frame.frame, expected), "seed \(seed): \(name) \(frame.frame), \(expected)")
      origins[name] = (place.origin, origin)
    }
  }

  /// The frames of a flat tree by the engine alone, by name.
  private func placements(
    of flat: LayoutSpec, in range: ASSizeRange, _ rounding: Rounding
  ) throws -> [String: SpecPlacement] {
    let tree = try SpecTree(flat)
    let range = SizeRange(min: range.min, max: range.max)
    var places: [String: SpecPlacement] = [:]
    for case let place? in try tree.placements(in: range, rounding: rounding) {
      if let element = place.element { places[tree.elements[element]] = place }
    }
    return places
  }

  private func ceiling(_ point: CGPoint, _ rounding: Rounding) -> CGPoint {
    guard case .pixels(let scale) = rounding else { return point }
    let grid = PixelGrid(scale: scale)
    return CGPoint(x: grid.ceiling(Double(point.x)), y: grid.ceiling(Double(point.y)))
  }

  private func isClose(_ left: CGRect, _ right: CGRect) -> Bool {
    let edges = [
      left.minX - right.minX, left.minY - right.minY, left.maxX - right.maxX,
      left.maxY - right.maxY,
    ]
    return edges.allSatisfy { abs($0) < 1e-9 }
  }
}
