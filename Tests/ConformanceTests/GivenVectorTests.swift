import Conformance
import Foundation
import Geometry
import Testing

@Suite("Given vectors")
struct GivenVectorTests {
  @Test(
    "all trees have the size and the frames of the file",
    arguments: [(GivenVectors.texture, 87), (GivenVectors.random, 500)])
  func agreement(name: String, count: Int) throws {
    let results = try GivenVectors.file(name).results()
    #expect(results.count == count)
    for result in results { #expect(result.outcome == .agrees, "\(result.name)") }
  }

  @Test("in random trees exactly the nodes with a frame in both models have a frame")
  func nodesWithFrames() throws {
    let file = try GivenVectors.file(GivenVectors.random)
    for (entry, result) in zip(file.entries, file.results()) {
      let layout = try #require(result.layout)
      #expect(Set(layout.elements) == Set(try entry.content.get().frames.keys), "\(entry.name)")
    }
  }

  @Test("Texture's own trees look like the reference pictures, pixel by pixel")
  func pictures() throws {
    let file = try GivenVectors.file(GivenVectors.texture)
    let pictures = try JSONDecoder().decode(
      PictureFile.self, from: GivenVectors.data(GivenVectors.texture))
    var painted = 0
    for (picture, result) in zip(pictures.vectors, file.results()) {
      guard let expected = picture.canvas else { continue }
      let layout = try #require(result.layout)
      let canvas = canvas(of: layout, colors: picture.tree.colors, scale: file.scale)
      #expect(canvas.firstDifference(from: expected) == nil, "\(result.name)")
      painted += 1
    }
    #expect(painted == 85)
  }

  /// The picture of a layout, whose elements are in painting order.
  private func canvas(of layout: Layout, colors: [String: String], scale: Double) -> Canvas {
    var canvas = Canvas(
      width: Int((layout.size.width * scale).rounded()),
      height: Int((layout.size.height * scale).rounded()))
    for (element, frame) in zip(layout.elements, layout.frames) {
      if let color = colors[element] { canvas.paint(frame, scale: scale, color) }
    }
    return canvas
  }
}
