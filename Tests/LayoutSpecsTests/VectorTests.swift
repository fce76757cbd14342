import Foundation
import Geometry
import LayoutSpecs
import Testing

/// The results of Texture's own layout tests, measured in its reference pictures.
@Suite("Vectors from Texture's own tests")
struct TextureVectorTests {
  @Test("all 87 trees give the reference picture, pixel by pixel")
  func pictures() throws {
    let file = try VectorFile.load("texture-given.json")
    #expect(file.vectors.count == 87)
    for vector in file.vectors {
      let image = try #require(vector.image)
      let layout = try layout(of: vector, scale: file.scale)
      let size = [layout.size.width, layout.size.height].map { Int(($0 * file.scale).rounded()) }
      #expect(size == image.size, "\(vector.class)/\(vector.name)")
      guard let runs = image.runs else { continue }
      let difference = painted(layout, vector.tree, scale: file.scale)
        .firstDifference(from: painted(runs, size: image.size))
      #expect(difference == nil, "\(vector.class)/\(vector.name)")
    }
  }

  @Test("all 87 trees give the frames that the reference pictures show")
  func frames() throws {
    let file = try VectorFile.load("texture-given.json")
    for vector in file.vectors {
      try expectFrames(of: vector, in: layout(of: vector, scale: file.scale), tolerance: 1e-9)
    }
  }

  private func painted(_ runs: [LayoutVector.Run], size: [Int]) -> Canvas {
    var canvas = Canvas(width: size[0], height: size[1])
    for run in runs {
      canvas.paint(x: run.x, y: run.y, width: run.width, height: run.height, run.color)
    }
    return canvas
  }

  /// The elements of a layout come in the order in which they are painted.
  private func painted(_ layout: Layout, _ tree: VectorTree, scale: Double) -> Canvas {
    var canvas = Canvas(
      width: Int((layout.size.width * scale).rounded()),
      height: Int((layout.size.height * scale).rounded()))
    let colors = tree.colors
    for (element, frame) in zip(layout.elements, layout.frames) {
      if let color = colors[element] { canvas.paint(frame, scale: scale, color) }
    }
    return canvas
  }
}

/// Trees whose frames two other implementations of the same rules agree on.
@Suite("Random trees")
struct RandomVectorTests {
  @Test("all 500 trees give the frames that two other models give")
  func frames() throws {
    let file = try VectorFile.load("random-given.json")
    #expect(file.vectors.count == 500)
    for vector in file.vectors {
      let layout = try layout(of: vector, scale: file.scale)
      let size = try #require(vector.rootSize)
      #expect(abs(layout.size.width - size[0]) <= 1e-6, "\(vector.name)")
      #expect(abs(layout.size.height - size[1]) <= 1e-6, "\(vector.name)")
      #expect(Set(layout.elements) == Set(vector.frames.keys), "\(vector.name)")
      try expectFrames(of: vector, in: layout, tolerance: 1e-6)
    }
  }
}

private func layout(of vector: LayoutVector, scale: Double) throws -> Layout {
  try SpecTree(vector.tree.spec()).layout(in: vector.range, rounding: .pixels(scale: scale))
}

private func expectFrames(
  of vector: LayoutVector, in layout: Layout, tolerance: Double
) throws {
  for case (let id, let expected?) in vector.frames {
    let frame = try #require(layout.frame(of: id), "\(vector.name): \(id)")
    let found = [frame.minX, frame.minY, frame.width, frame.height]
    let isEqual = zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
    #expect(isEqual, "\(vector.class)/\(vector.name): \(id) at \(found), not \(expected)")
  }
}

extension VectorTree {
  /// The colours of all nodes that have one.
  fileprivate var colors: [String: String] {
    var colors: [String: String] = [:]
    if let id, let color { colors[id] = color }
    let slots = [Slot.child, .overlay, .background, .corner].compactMap { try? slot($0) }
    for tree in slots + (children ?? []) { colors.merge(tree.colors) { first, _ in first } }
    return colors
  }
}
