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
    if case .corner = spec.kind, case .spacer? = spec.children.first?.kind { own = 1 }
    return own + spec.children.reduce(0) { $0 + positions(of: $1) }
  }

  /// Ours: a property is a quarter of a node, and each position costs one node, since it says
  /// nothing of why an element is where it is.
  static func of(_ spec: LayoutSpec) -> Double {
    Double(nodes(of: spec)) + Double(properties(of: spec) + infiniteInsets(of: spec)) / 4
      + Double(positions(of: spec))
  }

  /// The cost of some elements at given positions, at least.
  static func ofPositions(_ count: Int) -> Double { 1 + Double(count) * (1 + 1 + 0.25) }

  /// The number of insets that take what is left: edges and middles are easier to read.
  private static func infiniteInsets(of spec: LayoutSpec) -> Int {
    var own = 0
    if case .inset(let insets) = spec.kind {
      own = [insets.top, insets.left, insets.bottom, insets.right].count(where: { $0.isInfinite })
    }
    return own + spec.children.reduce(0) { $0 + infiniteInsets(of: $1) }
  }

  static func cheaper(_ one: LayoutSpec?, _ other: LayoutSpec) -> LayoutSpec {
    guard let one, of(one) <= of(other) else { return other }
    return one
  }
}
