import Geometry
package import LayoutSpecs
import ScenarioFiles

/// How long a spec is: a reader's effort, by which candidates are ranked.
package enum SpecCost {
  /// The number of specs and elements, spacers included.
  package static func nodes(of spec: LayoutSpec) -> Int {
    1 + spec.children.reduce(0) { $0 + nodes(of: $1) }
  }

  /// The number of properties that are not the defaults.
  package static func properties(of spec: LayoutSpec) -> Int {
    WrittenSpecText.keys(of: spec).count
      + spec.children.reduce(0) { $0 + properties(of: $1) }
  }

  /// The number of specs and elements at given positions, which no other element moves.
  package static func positions(of spec: LayoutSpec) -> Int {
    var own = 0
    if case .absolute = spec.kind { own = spec.children.count }
    return own + spec.children.reduce(0) { $0 + positions(of: $1) }
  }

  /// Ours: a property is a quarter of a node, and each position costs one, since it says
  /// nothing of why an element is where it is.
  static func of(_ spec: LayoutSpec) -> Double {
    Double(nodes(of: spec)) + Double(properties(of: spec)) / 4
      + Double(positions(of: spec)) + detours(of: spec)
  }

  /// The cost of what is harder to read than its nodes and properties say.
  ///
  /// Ours: an infinite inset costs a quarter of a node more than an edge or a middle, and a length that is no
  /// multiple of half a point half a node, as does a corner that is counted. A corner of nothing costs a node.
  /// Equal distances before and after all children are written as margins around them.
  private static func detours(of spec: LayoutSpec) -> Double {
    var own = 0.0
    var distances = [spec.style.spacingBefore, spec.style.spacingAfter]
    switch spec.kind {
    case .inset(let insets):
      distances += [insets.top, insets.left, insets.bottom, insets.right]
      own += Double(distances.count(where: { $0.isInfinite })) / 4
    case .stack(let stack):
      distances.append(stack.spacing)
      let (first, last) = (spec.children.first?.style, spec.children.last?.style)
      if let margin = first?.spacingBefore, margin != 0, margin == last?.spacingAfter { own += 1 }
    case .corner(let corner):
      distances += [corner.offset.x, corner.offset.y]
      if case .spacer? = spec.children.first?.kind { own += 1 }
      if corner.wrapsCorner { own += 0.5 }
    case .absolute:
      for child in spec.children {
        distances += [child.style.layoutPosition.x, child.style.layoutPosition.y]
      }
    default: break
    }
    for length in [spec.style.width, spec.style.height, spec.style.flexBasis] {
      if case .points(let points) = length { distances.append(points) }
    }
    let odd = distances.count(where: { $0.isFinite && $0 * 2 != ($0 * 2).rounded() })
    return own + Double(odd) / 2 + spec.children.reduce(0) { $0 + detours(of: $1) }
  }

  static func cheaper(_ one: LayoutSpec?, _ other: LayoutSpec) -> LayoutSpec {
    guard let one, of(one) <= of(other) else { return other }
    return one
  }
}
