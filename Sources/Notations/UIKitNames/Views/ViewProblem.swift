public import TextMeasuring

/// Why a part of a tree of views is not laid out as it was meant to be.
///
/// UIKit stops the program in most of these places. Ours: the layout goes on without that part, and
/// `UIView.layoutProblems` tells.
public enum ViewProblem: Error, Sendable, Equatable {
  /// A constraint was activated between items that are in no common view.
  case noCommonAncestor(constraint: String, madeAt: SourceLine?)
  /// A priority was changed to or from required while the constraint was active.
  case requirementChanged(
    constraint: String, madeAt: SourceLine?, from: UILayoutPriority, to: UILayoutPriority)
  /// A constraint cannot be: the reason, as a sentence.
  case invalidConstraint(constraint: String, madeAt: SourceLine?, reason: String)
  /// A visual format cannot be read: the reason, as a sentence, and at which of its characters,
  /// counted from 1.
  case visualFormat(format: String, madeAt: SourceLine, column: Int, reason: String)
  /// A view cannot be part of a layout: the reason, as a sentence.
  case view(name: String, reason: String)
  /// The text of a view cannot be measured.
  case text(view: String, FontError)
  /// No layout was found: the reason, as a sentence.
  case noLayout(reason: String)
}

extension UIView {
  /// Adds to what `layoutProblems` tells.
  package func report(_ problem: ViewProblem) { ownProblems.append(problem) }
}

extension ViewProblem: CustomStringConvertible {
  /// What is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .noCommonAncestor(let constraint, let madeAt):
      """
      \(Self.place(madeAt))\(constraint) was activated before its items were in one view: add both \
      views to a common superview first
      """
    case .requirementChanged(let constraint, let madeAt, let old, let new):
      """
      \(Self.place(madeAt))\(constraint): the priority cannot go from \(old.rawValue) to \(new.rawValue) while the \
      constraint is active: begin with 999 where it is to give way later
      """
    case .invalidConstraint(let constraint, let madeAt, let reason):
      "\(Self.place(madeAt))\(constraint): \(reason)"
    case .visualFormat(let format, let madeAt, let column, let reason):
      "\(madeAt): the visual format \"\(format)\", character \(column): \(reason)"
    case .view(let name, let reason): "\(name): \(reason)"
    case .text(let view, let error): "\(view): \(error)"
    case .noLayout(let reason): "no layout was found: \(reason)"
    }
  }

  private static func place(_ place: SourceLine?) -> String { place.map { "\($0): " } ?? "" }
}
