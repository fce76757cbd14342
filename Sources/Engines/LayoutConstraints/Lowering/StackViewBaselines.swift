import Geometry

extension ItemTree {
  /// The anchor with the baseline of a stack view replaced by that of the view that it comes from.
  ///
  /// Source: `UIStackView`'s documentation. In a column, and in a row of equal heights, that is the first
  /// visible view for the first baseline and the last one for the last; in a row on an edge or a
  /// baseline, the view at that edge. The anchor is no distance. Ours: any other baseline of a row is an edge of the stack view.
  func withBaseline(_ anchor: Constraint.Anchor) -> Constraint.Anchor {
    guard anchor.attribute.isBaseline, anchor.guide == nil else { return anchor }
    var anchor = anchor
    while let stack = system.stacks.stack(at: anchor.item),
      let view = baselineView(of: stack, isFirst: anchor.attribute == .firstBaseline)
    {
      anchor = Constraint.Anchor(item: view, attribute: anchor.attribute)
    }
    return anchor
  }

  private func baselineView(of stack: StackView, isFirst: Bool) -> Int? {
    let isVisible = { [system] (item: Int) in !system.items[item].isHidden }
    let known: [StackView.Alignment] =
      isFirst ? [.fill, .leading, .firstBaseline] : [.fill, .trailing, .lastBaseline]
    guard stack.axis == .vertical || known.contains(stack.alignment) else { return nil }
    return isFirst ? stack.arranged.first(where: isVisible) : stack.arranged.last(where: isVisible)
  }
}
