// Specs with two named children keep them in one list.

extension Array {
  /// The element after the first.
  var second: Element? { count > 1 ? self[1] : nil }
}

extension ASLayoutSpec {
  /// The child after the first, of a spec that has two named ones.
  var second: (any ASLayoutElement)? {
    get { children?.second }
    set {
      let first = child ?? ASLayoutSpec()
      children = newValue.map { [first, $0] } ?? [first]
    }
  }
}
