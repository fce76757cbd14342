extension LayoutSpec {
  /// The spec at a way, the indices of children from this one down; `nil` where there is none.
  package func spec(at way: some Sequence<Int>) -> LayoutSpec? {
    var spec = self
    for index in way {
      guard spec.children.indices.contains(index) else { return nil }
      spec = spec.children[index]
    }
    return spec
  }

  /// The same spec with another one at a way, which must be one of its ways.
  ///
  /// Recursive, one call per level.
  package func replacing(at way: some Collection<Int>, by spec: LayoutSpec) -> LayoutSpec {
    guard let index = way.first else { return spec }
    var children = children
    children[index] = children[index].replacing(at: way.dropFirst(), by: spec)
    return replacing(children: children)
  }

  /// The same spec around other children, as many as it has.
  package func replacing(children: [LayoutSpec]) -> LayoutSpec {
    var spec = LayoutSpec(kind, children)
    spec.style = style
    return spec
  }

  /// The same children and style, with a kind of as many children.
  package func replacing(kind: Kind) -> LayoutSpec {
    var spec = LayoutSpec(kind, children)
    spec.style = style
    return spec
  }
}
