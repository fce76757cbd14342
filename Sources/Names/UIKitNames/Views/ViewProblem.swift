public import TextMeasuring

/// A reason why a part of a tree of views is not laid out as its author wants it.
///
/// Deviation: UIKit stops the program in most of these cases; here the layout goes on without it.
public enum ViewProblem: Error, Sendable, Equatable {
  /// A constraint was activated between items without a common ancestor.
  case noCommonAncestor(constraint: String, madeAt: SourceLine?)
  /// The priority of an active constraint was changed to or from required.
  case requirementChanged(
    constraint: String, madeAt: SourceLine?, from: UILayoutPriority, to: UILayoutPriority)
  /// A constraint is invalid, with the reason as a sentence.
  case invalidConstraint(constraint: String, madeAt: SourceLine?, reason: String)
  /// A visual format cannot be read, with a sentence and the character, counted from 1.
  case visualFormat(format: String, madeAt: SourceLine, column: Int, reason: String)
  /// A view cannot take part in a layout, with the reason as a sentence.
  case view(name: String, reason: String)
  /// The text of a view cannot be measured.
  case text(view: String, FontError)
  /// No layout was found, with the reason as a sentence.
  case noLayout(reason: String)
}

extension UIView {
  package func report(_ problem: ViewProblem) { ownProblems.append(problem) }
}

extension ViewProblem: CustomStringConvertible {
  /// The message: the place, what is wrong, and what to do.
  public var description: String {
    switch self {
    case .noCommonAncestor(let constraint, let madeAt):
      """
      \(Self.place(madeAt))\(constraint) was activated before its items were in one view: add both \
      views to a common superview first
      """
    case .requirementChanged(let constraint, let madeAt, let old, let new):
      """
      \(Self.place(madeAt))\(constraint): the priority cannot change from \(old.rawValue) to \
      \(new.rawValue) while the constraint is active: start with 999 if it should give way later
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
