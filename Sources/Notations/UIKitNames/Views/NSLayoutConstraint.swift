public import Foundation
import LayoutConstraints
import Synchronization

/// One linear relation between two attributes: `first relation multiplier × second + constant`.
///
/// It takes part in layout while it is active. Everything but constant, priority and identifier is
/// settled when it is made. What UIKit stops the program for is told by `UIView.layoutProblems`.
open class NSLayoutConstraint: NSObject {
  let first: ConstraintSide
  let second: ConstraintSide?
  /// How the two sides compare.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// What is added on the right, in points.
  open var constant: CGFloat { didSet { holder?.setNeedsLayout() } }
  /// A name for messages.
  open var identifier: String?
  /// Whether the constraint would be archived; carried only.
  open var shouldBeArchived = false
  /// Whether the distance is a standard one, which nobody gave a number.
  var isSystemSpacing = false
  /// Where it was made, if that is known.
  public let madeAt: SourceLine?
  /// Whether the constant came from an inset, whose sign goes by the edge, rather than from an
  /// offset, whose sign its author wrote; lint asks.
  package var isInset = false
  /// The view that holds it while it is active.
  weak var holder: UIView?
  /// When it was activated last, as a number that grows with every activation; 0 if it never was.
  var activation = 0
  /// Whether a problem with it was told, such as that it could not be activated.
  private var hasProblem = false
  private var storedPriority = UILayoutPriority.required

  private static let activations = Atomic(0)

  package init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, multiplier: CGFloat,
    constant: CGFloat, madeAt: SourceLine?
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.madeAt = madeAt
  }

  /// Makes a constraint between two attributes, or, without a second item, between one and a number.
  ///
  /// Items are views or layout guides; anything else is told by `UIView.layoutProblems`.
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      ConstraintSide(ItemAttribute(of: item, attribute)), relation,
      other.map { ConstraintSide(ItemAttribute(of: $0, otherAttribute)) },
      multiplier: multiplier, constant: constant, madeAt: SourceLine(file: file, line: line))
  }

  deinit {
    guard activation == 0, !hasProblem, let view = first.end.item?.constrainedView else { return }
    view.discardedConstraints.append(
      DiscardedConstraint(text: text, madeAt: madeAt))
  }

  /// How much the constraint matters.
  ///
  /// While it is active it cannot become required, or stop being so.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      let isRequired = newValue == .required
      guard !isActive || isRequired == (storedPriority == .required) else {
        reportRequirementChange(to: newValue)
        return
      }
      storedPriority = newValue
      holder?.setNeedsLayout()
    }
  }

  /// The item on the left.
  public var firstItem: AnyObject? { first.end.item }
  /// The item on the right, if there is one.
  public var secondItem: AnyObject? { second?.end.item }
  /// The attribute on the left.
  public var firstAttribute: Attribute { first.end.attribute }
  /// The attribute on the right.
  public var secondAttribute: Attribute { second?.end.attribute ?? .notAnAttribute }

  /// Whether the constraint takes part in layout.
  ///
  /// An active constraint is held by the closest view that is around all of its items, or is one.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  /// Activates constraints, in this order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The views that the constraint speaks of; `nil` for one that is gone.
  var views: [UIView?] { first.views + (second?.views ?? []) }

  private func activate() {
    guard let ancestor = UIView.closestAncestor(of: views) else {
      report(.noCommonAncestor(constraint: text, madeAt: madeAt))
      return
    }
    ancestor.addConstraint(self)
  }

  /// Says that the constraint is active now.
  func hasBeenActivated(by view: UIView) {
    holder = view
    activation = Self.activations.add(1, ordering: .relaxed).newValue
  }

  /// Tells the views that the constraint speaks of what is wrong with it.
  func report(_ problem: ViewProblem) {
    hasProblem = true
    for view in views { view?.ownProblems.append(problem) }
  }

  /// Tells that the priority should have become this one, and cannot.
  package func reportRequirementChange(to new: UILayoutPriority) {
    report(.requirementChanged(constraint: text, madeAt: madeAt, from: priority, to: new))
  }

  /// The constraint in words, with the classes of its items.
  var text: String {
    var text = "\(first.text) \(relation.sign) "
    guard let second else { return text + "\(constant)" }
    if multiplier != 1 { text += "\(multiplier) * " }
    text += second.text
    if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    return text
  }

  /// The constraint in words.
  open override var description: String {
    "<\(type(of: self)) \(identifier.map { "'\($0)' " } ?? "")\(text)>"
  }
}

/// A constraint that was made and let go without ever being active.
public struct DiscardedConstraint: Sendable, Hashable {
  /// The constraint in words, with the classes of its items.
  public let text: String
  /// Where it was made, if that is known.
  public let madeAt: SourceLine?
}

extension NSLayoutConstraint {
  /// An edge, a centre, a baseline or a size, with UIKit's numbers.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// Nothing: the constraint is about one item alone.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading starts.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle from left to right.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge of the layout margins.
    case leftMargin
    /// The right edge of the layout margins.
    case rightMargin
    /// The top edge of the layout margins.
    case topMargin
    /// The bottom edge of the layout margins.
    case bottomMargin
    /// The edge of the layout margins where reading starts.
    case leadingMargin
    /// The edge of the layout margins where reading ends.
    case trailingMargin
    /// The middle of the layout margins from left to right.
    case centerXWithinMargins
    /// The middle of the layout margins from top to bottom.
    case centerYWithinMargins

    /// The same place in the constraint engine's words; `nil` for no attribute.
    var inEngine: Constraint.Attribute? { Self.engineAttributes[rawValue] }

    /// In the order of the numbers.
    private static let engineAttributes: [Constraint.Attribute?] = [
      nil, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]

    /// The attribute that an engine's attribute is.
    init(_ attribute: Constraint.Attribute) {
      self = Self.allCases.first { $0.inEngine == attribute } ?? .notAnAttribute
    }
  }

  /// How the two sides compare, with UIKit's numbers.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1

    /// The same in the constraint engine's words.
    var inEngine: Constraint.Relation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }

    /// The relation as rules have it: `<=`, `==` or `>=`.
    package var sign: String { inEngine.rawValue }
  }

  /// A direction on the screen.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The options of a visual format, with UIKit's bits.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ option: VisualFormatOption) { self.init(rawValue: option.bits) }

    /// Makes left edges equal.
    public static let alignAllLeft = FormatOptions(.alignAllLeft)
    /// Makes right edges equal.
    public static let alignAllRight = FormatOptions(.alignAllRight)
    /// Makes top edges equal.
    public static let alignAllTop = FormatOptions(.alignAllTop)
    /// Makes bottom edges equal.
    public static let alignAllBottom = FormatOptions(.alignAllBottom)
    /// Makes the edges where reading starts equal.
    public static let alignAllLeading = FormatOptions(.alignAllLeading)
    /// Makes the edges where reading ends equal.
    public static let alignAllTrailing = FormatOptions(.alignAllTrailing)
    /// Makes horizontal centres equal.
    public static let alignAllCenterX = FormatOptions(.alignAllCenterX)
    /// Makes vertical centres equal.
    public static let alignAllCenterY = FormatOptions(.alignAllCenterY)
    /// Makes the baselines of last lines equal.
    public static let alignAllLastBaseline = FormatOptions(.alignAllLastBaseline)
    /// Makes the baselines of first lines equal.
    public static let alignAllFirstBaseline = FormatOptions(.alignAllFirstBaseline)
    /// Follows the reading direction; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Runs from left to right.
    public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
    /// Runs from right to left.
    public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
    /// Measures distances from edge to edge; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures distances from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(.spacingBaselineToBaseline)

    /// The options as the constraint engine has them.
    var inEngine: VisualFormatOptions {
      Set(VisualFormatOption.allCases.filter { $0.bits != 0 && rawValue & $0.bits == $0.bits })
    }
  }
}
