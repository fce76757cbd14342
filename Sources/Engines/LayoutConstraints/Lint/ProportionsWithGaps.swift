import Geometry

/// Stack views that fill proportionally, but not in proportion.
extension ConstraintSystem {
  /// One warning for each stack view whose proportions do not add up because of gaps or margins, at
  /// the first constraint about a proportion.
  ///
  /// With one view, which gets the whole length, margins contradict that.
  ///
  /// `StackView.correctsProportions` describes the resulting lengths.
  func proportionWarnings() -> [LintWarning] {
    stackViews.compactMap { stack in
      guard stack.distribution == .fillProportionally, !stack.correctsProportions else {
        return nil
      }
      let visible = stack.arranged.filter { !items[$0].isHidden }
      let margins = items[stack.item].layoutMargins
      let hasMargins =
        stack.isLayoutMarginsRelativeArrangement
        && (stack.axis == .horizontal
          ? margins.leading != 0 || margins.trailing != 0
          : margins.top != 0 || margins.bottom != 0)
      let hasGaps = visible.dropLast().contains { stack.spacing(after: $0) != 0 }
      guard !visible.isEmpty, hasGaps || hasMargins else { return nil }
      let index = constraints.firstIndex {
        $0.isActive && $0.identifier == StackViewIdentifier.fillProportionally.rawValue
          && $0.second?.item == stack.item
      }
      guard let index else { return nil }
      let name = items[stack.item].name
      return LintWarning(
        index: index, related: [],
        problem: visible.count > 1
          ? .proportionsWithGaps(stack: name)
          : .proportionOfOneView(stack: name, view: items[visible[0]].name),
        betterForm: nil)
    }
  }
}
