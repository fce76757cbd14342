/// Why a stack view cannot be added to a constraint system; every name is an item's.
public enum StackViewError: Error, Sendable, Equatable {
  /// The item of the stack has content: a stack view is as large as the views inside need.
  case stackWithContent(stack: String)
  /// The item is a stack view already.
  case stackTwice(stack: String)
  /// A view is arranged twice, by this stack and by this or another one.
  case arrangedTwice(view: String, stack: String, other: String)
  /// A guide is no view, and can neither be a stack nor be arranged.
  case guideInsteadOfView(guide: String)
  /// There is a distance after something that the stack does not arrange.
  case spacingAfterOther(view: String, stack: String)
  /// Between baselines the system spacing depends on the font, which constraints do not know.
  case systemSpacingBetweenBaselines(stack: String)
  /// Views above each other have no common baseline.
  case baselineAlignmentInColumn(stack: String)
}

extension StackViewError: CustomStringConvertible {
  /// One sentence that says what is wrong, without place or punctuation at the end.
  public var description: String {
    switch self {
    case .stackWithContent(let stack):
      "'\(stack)' has content, and a stack view has none of its own"
    case .stackTwice(let stack):
      "'\(stack)' is a stack view already"
    case .arrangedTwice(let view, let stack, let other) where stack == other:
      "'\(view)' stands twice in the stack view '\(stack)'"
    case .arrangedTwice(let view, let stack, let other):
      "'\(view)' cannot be in the stack view '\(stack)': it is in '\(other)'"
    case .guideInsteadOfView(let guide):
      "'\(guide)' is a guide, and stack views are made of views"
    case .spacingAfterOther(let view, let stack):
      "there is a custom spacing after '\(view)', which is not in the stack view '\(stack)'"
    case .systemSpacingBetweenBaselines(let stack):
      "the system spacing between the baselines of '\(stack)' depends on the font"
    case .baselineAlignmentInColumn(let stack):
      "the views of '\(stack)' are above each other, and have no common baseline"
    }
  }
}
