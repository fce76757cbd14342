extension ItemTree {
  /// Whether edges in a constraint of this source may refer to the content of a scroll view.
  ///
  /// A mask refers to the frame of the scroll view: it sets how the frame grows, not what is
  /// inside.
  func resolvesContents(of source: Constraint.Source) -> Bool {
    !contentLayoutGuides.isEmpty && source != .autoresizingMask
  }

  /// The anchor with the edges of a scroll view replaced by those of its content, if the constraint
  /// refers to the content.
  ///
  /// The ends of a distance are seen from each other, any other anchor from the other side. The
  /// model keeps the constraint as its author wrote it, since items may move into or out of a
  /// scroll view after the constraint was added.
  func withContents(
    _ anchor: Constraint.Anchor, besides other: Constraint.Anchor?
  ) -> Constraint.Anchor {
    guard let start = anchor.start else { return withContent(anchor, seenFrom: other?.item) }
    return .distance(
      from: withContent(start, seenFrom: anchor.item),
      to: withContent(anchor.end, seenFrom: start.item))
  }

  private func withContent(
    _ anchor: Constraint.Anchor, seenFrom other: Int?
  ) -> Constraint.Anchor {
    guard let content = contentLayoutGuides[anchor.item] else { return anchor }
    switch anchor.guide {
    case .contentLayoutGuide:
      return Constraint.Anchor(item: content, attribute: anchor.attribute)
    case .frameLayoutGuide, .safeAreaLayoutGuide:
      return anchor
    case .layoutMarginsGuide, nil:
      guard let other, other != anchor.item, anchor.attribute.isEdge,
        closestCommonAncestor(other, anchor.item) == anchor.item
      else { return anchor }
      return Constraint.Anchor(item: content, guide: anchor.guide, attribute: anchor.attribute)
    }
  }

  /// The scroll view whose content an item is; for any other item, the item itself.
  func scrollView(of item: Int) -> Int {
    contentLayoutGuides[self[item].parent] == item ? self[item].parent : item
  }
}

extension Constraint.Attribute {
  /// Whether this is a position but not a centre.
  fileprivate var isEdge: Bool {
    !isSize && withoutMargin != .centerX && withoutMargin != .centerY
  }
}
