import Geometry
import LayoutSpecs
import Phrases
import Reasons
import Testing

/// A small spec, and what is said about one of its nodes.
struct GoldenExplanation: CustomTestStringConvertible {
  /// What the example explains.
  let testDescription: String
  let range: SizeRange
  let scale: Double
  let spec: LayoutSpec
  /// The path of the node that it is about.
  let path: String
  /// Among the steps that lead to the first answer: these, in this order, side by side.
  let steps: [String]

  init(
    _ description: String, _ range: SizeRange, scale: Double = 2, _ spec: LayoutSpec,
    at path: String, _ steps: String...
  ) {
    testDescription = description
    self.range = range
    self.scale = scale
    self.spec = spec
    self.path = path
    self.steps = steps
  }

  /// Explains the spec, and compares.
  func check() throws {
    let trace = try SpecTree(spec).trace(in: range, rounding: .pixels(scale: scale))
    let nodes = try #require(SpecExplanation(of: trace)).nodes
    let node = try #require(nodes.first { $0.path == path })
    let found = try #require(node.questions.first).steps.map(\.text)
    let start = found.firstIndex(of: steps[0]) ?? 0
    #expect(Array(found[start...].prefix(steps.count)) == steps)
  }
}
