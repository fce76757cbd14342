public import Geometry
public import LinearProgramming

/// The reason why a constraint system cannot be built or laid out.
///
/// Contradicting constraints are no error: they are laid out as well as possible, and the layout
/// reports them.
public enum ConstraintError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Two items have this name.
  case duplicateItem(name: String)
  /// No item has this index.
  case unknownItem(index: Int)
  /// Each of these items would be inside the next one; the last name repeats the first.
  case hierarchyCycle(names: [String])
  /// The container cannot be placed inside one of its own items.
  case containerInsideItem(name: String)

  /// A guide cannot contain items.
  case insideGuide(name: String)
  /// The content of a scroll view cannot leave it.
  case contentOutsideScrollView(name: String)
  /// Only scroll views have this guide.
  case noScrollView(item: String, Constraint.Guide)
  /// The container has no superview to follow.
  case noSuperview(item: String)

  /// A position needs a second item to be measured from.
  case positionWithoutSecondItem(Constraint.Attribute)
  /// One attribute is a position and the other a size.
  case positionWithSize(Constraint.Attribute, Constraint.Attribute)
  /// The attribute is a position and the other side is a distance.
  case positionWithDistance(Constraint.Attribute)
  /// A distance needs two positions, and this is a size.
  case distanceOfSize(Constraint.Attribute)
  /// One attribute is a horizontal position and the other a vertical one.
  case differentAxes(Constraint.Attribute, Constraint.Attribute)
  /// Leading and trailing follow the reading direction; left and right do not.
  case directionalWithPhysical(Constraint.Attribute, Constraint.Attribute)
  /// A guide is a plain rectangle, without margins or baselines.
  case attributeOfGuide(Constraint.Attribute, Constraint.Guide)
  /// No constraint has this index.
  case unknownConstraint(index: Int)

  /// The stack view is invalid.
  case invalidStackView(StackViewError)

  /// A multiplier is NaN or not in `Constraint.multiplierMagnitudes` by magnitude.
  case multiplierOutOfRange(Double)
  /// A constant is NaN or above `Constraint.largestLength` by magnitude.
  case constantOutOfRange(Double)
  /// A priority is NaN or not in `0 < priority ≤ 1000`.
  case priorityOutOfRange(Double)
  /// The size of content, given or measured, is negative, NaN or above `Constraint.largestLength`.
  case contentSizeOutOfRange(item: String, size: CGSize)
  /// An alignment inset or a layout margin is NaN or above `Constraint.largestLength` by magnitude,
  /// or an inset of a safe area is, or is negative.
  case insetOutOfRange(item: String, inset: Double)
  /// A bar covers a negative length of the container, NaN, or more than `Constraint.largestLength`.
  case safeAreaOutOfRange(inset: Double)
  /// Content has a baseline that is NaN or infinite.
  case contentBaselineNotFinite(item: String)
  /// A frame or superview size for an autoresizing mask is NaN or above `Constraint.largestLength`
  /// by magnitude, or is a negative size.
  case autoresizingOutOfRange(item: String, length: Double)
  /// The number of pixels per point is not finite or not above 0.
  case invalidScale(Double)
  /// The container is negative, NaN or above `Constraint.largestLength` on an axis, in points.
  case containerOutOfRange(length: Double)

  /// The solver refused the program or failed on it.
  case solver(LinearProgramError)
  /// The solver ended without a solution, although every layout has one.
  case noSolution(reason: String)

  /// One sentence that says what is wrong, without place or punctuation at the end.
  public var description: String {
    switch self {
    case .duplicateItem(let name):
      "there is more than one '\(name)'"
    case .unknownItem(let index):
      "there is no item with the index \(index)"
    case .hierarchyCycle(let names):
      "an item cannot be inside itself: \(names.joined(separator: " in "))"
    case .containerInsideItem(let name):
      "the container cannot be inside its own item '\(name)'"
    case .insideGuide(let name):
      "'\(name)' is a guide, and nothing can be inside it"
    case .contentOutsideScrollView(let name):
      "'\(name)' cannot leave its scroll view"
    case .noScrollView(let item, let guide):
      "'\(item)' is not a scroll view, so it has no \(guide.rawValue)"
    case .noSuperview(let name):
      "'\(name)' is the container and has no superview"
    case .positionWithoutSecondItem(let attribute):
      "a position such as \(attribute) needs a second item to be measured from"
    case .positionWithSize(let first, let second):
      "\(first) and \(second) cannot be compared: one is a position, the other a size"
    case .positionWithDistance(let attribute):
      "\(attribute) and a distance cannot be compared: a position is not a length"
    case .distanceOfSize(let attribute):
      "a distance is between two positions, and \(attribute) is a size"
    case .differentAxes(let first, let second):
      """
      \(first) is \(first.axis.rawValue) and \(second) is \(second.axis.rawValue): they cannot be \
      compared
      """
    case .directionalWithPhysical(let first, let second):
      "\(first) and \(second) cannot be mixed: one of them follows the reading direction"
    case .attributeOfGuide(let attribute, let guide):
      "\(guide.rawValue) has no \(attribute): a guide has neither margins nor baselines"
    case .unknownConstraint(let index):
      "there is no constraint with the index \(index)"
    case .invalidStackView(let error):
      error.description
    case .multiplierOutOfRange(let value):
      "a multiplier of \(decimal(value)) is not between 0.001 and 1000, or -1000 and -0.001"
    case .constantOutOfRange(let value):
      "a constant of \(decimal(value)) is not between -1e7 and 1e7"
    case .priorityOutOfRange(let value):
      "a priority of \(decimal(value)) is not above 0 and at most 1000"
    case .contentSizeOutOfRange(let item, let size):
      "the content of '\(item)' cannot be \(decimal(size.width)) × \(decimal(size.height)) points"
    case .insetOutOfRange(let item, let inset):
      "an inset of \(decimal(inset)) points on '\(item)' is not between -1e7 and 1e7"
    case .safeAreaOutOfRange(let inset):
      "a safe-area inset of \(decimal(inset)) points is not between 0 and 1e7"
    case .contentBaselineNotFinite(let item):
      "the content of '\(item)' has a baseline that is not a finite number"
    case .autoresizingOutOfRange(let item, let length):
      """
      a length of \(decimal(length)) points is out of range for the autoresizing mask of \
      '\(item)': sizes are between 0 and 1e7, positions between -1e7 and 1e7
      """
    case .invalidScale(let scale):
      "a scale of \(decimal(scale)) is not above 0 and finite"
    case .containerOutOfRange(let length):
      "a container cannot be \(decimal(length)) points long"
    case .solver(let error):
      "the solver failed: \(error)"
    case .noSolution(let reason):
      "the solver found no layout: \(reason)"
    }
  }
}

/// The result of solving or changing a program; an error becomes `ConstraintError.solver`.
func solving<Result>(
  _ solution: @autoclosure () throws(LinearProgramError) -> Result
) throws(ConstraintError) -> Result {
  do {
    return try solution()
  } catch {
    throw .solver(error)
  }
}
