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
      for simplify in Self.simplifications {
        guard let simpler = simplify(part), SpecCost.of(simpler) < SpecCost.of(part) else {
          continue
        }
        let candidate = spec.replacing(at: way, by: simpler)
        if isRight(candidate, group, goal) { (spec, part) = (candidate, simpler) }
      }
      ways += part.children.indices.map { way + [$0] }
    }
    return spec
  }

  /// Ways to have one thing less: the only child in its parent's place, or a property.
  private static let simplifications: [@Sendable (LayoutSpec) -> LayoutSpec?] = [
    { spec in
      spec.children.count == 1 ? spec.children[0].styled { $0 = spec.style } : nil
    },
    { spec in
      guard case .inset(let outer) = spec.kind, case .inset(let inner) = spec.children[0].kind
      else { return nil }
      let insets = EdgeInsets(
        top: outer.top + inner.top, left: outer.left + inner.left,
        bottom: outer.bottom + inner.bottom, right: outer.right + inner.right)
      return LayoutSpec.inset(insets, spec.children[0].children[0]).styled { $0 = spec.style }
    },
    { spec in
      guard case .stack(var stack) = spec.kind else { return nil }
      stack.alignItems = .stretch
      return spec.replacing(kind: .stack(stack))
    },
    { spec in
      guard case .stack(var stack) = spec.kind else { return nil }
      stack.justifyContent = .start
      return spec.replacing(kind: .stack(stack))
    },
    { $0.styled { $0.flexShrink = 0 } }, { $0.styled { $0.flexGrow = 0 } },
    { $0.styled { $0.flexBasis = .auto } }, { $0.styled { $0.width = .auto } },
    { $0.styled { $0.height = .auto } }, { $0.styled { $0.alignSelf = .auto } },
    { $0.styled { $0.spacingAfter = 0 } },
  ]
}
