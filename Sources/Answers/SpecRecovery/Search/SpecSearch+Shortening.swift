import Geometry
import LayoutSpecs

// A spec without what it does not need.
extension SpecSearch {
  /// The most nodes of a spec that is shortened: each try lays all of it out.
  private static let mostNodes = 120

  /// The spec without nodes and properties that change nothing, in any example.
  mutating func shortened(_ spec: LayoutSpec, _ group: [Int], _ goal: Goal) -> LayoutSpec {
    guard SpecCost.nodes(of: spec) <= Self.mostNodes else { return spec }
    var spec = spec
    var ways: [[Int]] = [[]]
    while let way = ways.popLast() {
      guard var part = spec.spec(at: way) else { continue }
      for simplify in Simplification.all {
        while let simpler = simplify(part).first(where: { simpler in
          SpecCost.of(simpler) < SpecCost.of(part)
            && isRight(spec.replacing(at: way, by: simpler), group, goal)
        }) {
          (spec, part) = (spec.replacing(at: way, by: simpler), simpler)
        }
      }
      ways += part.children.indices.map { way + [$0] }
    }
    return spec
  }
}
