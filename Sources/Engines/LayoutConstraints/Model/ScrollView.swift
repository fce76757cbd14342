extension ConstraintSystem {
  /// Makes an item a scroll view, and returns the index of the item that stands for its content.
  ///
  /// That item is called `feed.contentLayoutGuide` for a scroll view `feed`. It lies at the origin
  /// of the scroll view, since a layout is that of the content offset 0, and its size, the content
  /// size, is for the constraints to decide.
  ///
  /// Constraints between the edges or the margins of a scroll view and anything inside it are about
  /// its content; all others, those about its size and its centre and those with anything outside,
  /// are about its frame. `Constraint.Guide.contentLayoutGuide` and `.frameLayoutGuide` say which
  /// is meant. Nothing changes where the item is a scroll view already. Throws if there is no such
  /// item, if it is a guide, or if the content's name is taken.
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
