import DeviceFrames
import Foundation
import Geometry
import SeededRandom
import TestSupport
import Testing

/// Trees at random, printed in each form: the oracle is the sum of the positions that were printed.
@Suite("Trees that were printed")
struct PrintedTreeTests {
  struct Node {
    var depth: Int
    var frame: CGRect
    /// The frame from the root's top left corner.
    var inRoot: CGRect
  }

  static func nodes(_ generator: inout SeededGenerator) -> [Node] {
    var nodes = [
      Node(
        depth: 0, frame: CGRect(x: 0, y: 0, width: 375, height: 667),
        inRoot: CGRect(x: 0, y: 0, width: 375, height: 667))
    ]
    for _ in 0..<Int.random(in: 0...30, using: &generator) {
      let last = nodes[nodes.count - 1].depth
      let depth = Int.random(in: 1...(last + 1), using: &generator)
      guard let around = nodes.last(where: { $0.depth == depth - 1 }) else { continue }
      func length(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &generator)) / 2
      }
      let frame = CGRect(
        x: length(-40...300), y: length(-40...300), width: length(0...400), height: length(0...90))
      nodes.append(
        Node(
          depth: depth, frame: frame,
          inRoot: frame.offsetBy(dx: around.inRoot.minX, dy: around.inRoot.minY)))
    }
    return nodes
  }

  private static func number(_ length: Double) -> String { String(format: "%g", length) }

  private static func description(_ nodes: [Node]) -> String {
    nodes.map { node in
      let numbers = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
        .map { number(Double($0)) }
      let bars =
        node.depth == 0 ? "" : "   |" + String(repeating: "    |", count: node.depth - 1) + " "
      return
        "\(bars)<UIView: 0x7f; frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])); layer = <CALayer: 0x60>>"
    }.joined(separator: "\n")
  }

  private static func json(_ nodes: [Node], at index: inout Int) -> String {
    let node = nodes[index]
    index += 1
    var children: [String] = []
    while index < nodes.count, nodes[index].depth == node.depth + 1 {
      children.append(json(nodes, at: &index))
    }
    return """
      {"type":"UIView","x":\(node.frame.minX),"y":\(node.frame.minY),"width":\(node.frame.width),\
      "height":\(node.frame.height),"visible":true,"children":[\(children.joined(separator: ","))]}
      """
  }

  private static func elements(_ nodes: [Node]) -> String {
    nodes.map { node in
      let (place, size) = (node.inRoot.origin, node.inRoot.size)
      return String(repeating: "  ", count: node.depth)
        + "Other, 0x60, {{\(place.x), \(place.y)}, {\(size.width), \(size.height)}}"
    }.joined(separator: "\n")
  }

  private static func source(_ nodes: [Node]) -> String {
    var text = ""
    var open = 0
    for node in nodes {
      while open > node.depth {
        text += "</Other>"
        open -= 1
      }
      let frame = node.inRoot
      text +=
        "<Other x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" height=\"\(frame.height)\">"
      open += 1
    }
    return text + String(repeating: "</Other>", count: open)
  }

  @Test("every form gives the frames and the tree that were printed")
  func printed() throws {
    for seed in LawSeeds.of(400) {
      var generator = SeededGenerator(seed: seed)
      let nodes = Self.nodes(&generator)
      var index = 0
      let texts = [
        Self.description(nodes),
        "{\"rendering_system\":\"UIKIT\",\"windows\":[" + Self.json(nodes, at: &index) + "]}",
        Self.elements(nodes), Self.source(nodes),
      ]
      for text in texts {
        let read = DumpReader.read(text)
        guard read.dumps.count == 1, read.dumps[0].views.count == nodes.count else {
          Issue.record("seed \(seed): \(read.dumps.map(\.views.count)) of \(nodes.count)\n\(text)")
          continue
        }
        let views = read.dumps[0].views
        #expect(views.map { $0.frame } == nodes.map { $0.inRoot }, "seed \(seed)\n\(text)")
        let depths = views.reduce(into: [Int]()) { depths, view in
          depths.append(view.parent.map { depths[$0] + 1 } ?? 0)
        }
        #expect(depths == nodes.map(\.depth), "seed \(seed)\n\(text)")
      }
    }
  }
}
