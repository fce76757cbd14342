extension ConstraintLayout {
  /// Whether leading is right and trailing is left for the edges of the item at an index: whether
  /// what is around it is read from right to left.
  ///
  /// The index is that of an existing item.
  public func readsRightToLeft(around item: Int) -> Bool {
    let tree = finalProgram.direct.tree
    return tree[tree[item].parent].readsRightToLeft
  }
}
