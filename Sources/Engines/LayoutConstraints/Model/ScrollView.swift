extension ConstraintSystem {
  /// Makes an item a scroll view, and returns the index of the item that represents its content.
  ///
  /// For a scroll view `feed`, that item is called `feed.contentLayoutGuide`. It is at the origin
  /// of the scroll view, since a layout shows the content offset 0. Constraints decide its size,
  /// the content size.
  ///
  /// Constraints between the edges or margins of a scroll view and anything inside it refer to its
  /// content. All others refer to its frame: those about its size or its centre, and those with
  /// anything outside. `Constraint.Guide.contentLayoutGuide` and `.frameLayoutGuide` choose
  /// explicitly.
  ///
  /// Does nothing if the item is a scroll view already. Throws if there is no such item, if it is a
  /// guide, or if the content's name is taken.
  ///
  /// Source: Auto Layout's rules for scroll views. Ours: a baseline counts as an edge, and the
  /// edges of `layoutMarginsGuide` as margins; seen from the scroll view itself, its edges are its
  /// frame's.
  @discardableResult
  public mutating func makeScrollView(_ item: Int) throws(ConstraintError) -> Int {
    guard items.indices.contains(item) else { throw .unknownItem(index: item) }
    if let content = items[item].contentLayoutGuide { return content }
    var content = ConstraintItem(
      name: "\(items[item].name).\(Constraint.Guide.contentLayoutGuide.rawValue)", parent: item)
    content.kind = .contentLayoutGuide
    let index = try addItem(content)
    try updateItem(item) { $0.contentLayoutGuide = index }
    return index
  }
}
