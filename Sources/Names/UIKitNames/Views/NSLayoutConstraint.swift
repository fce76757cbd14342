import LayoutConstraints
import Synchronization

/// One linear relation between two attributes: `first relation multiplier × second + constant`.
///
/// It takes part in layouts while it is active. What stops the program in UIKit is reported.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private(set) var first = ConstraintSide.none
  private(set) var second: ConstraintSide?
  public private(set) var relation = Relation.equal, multiplier: CGFloat = 1
  open var constant: CGFloat = 0 { didSet { holder?.setNeedsLayout() } }
  open var identifier: String?, shouldBeArchived = false
  /// Whether the constant is the system spacing, and not a number of the author.
  var isSystemSpacing = false
  /// The line that created it; `nil` where it is not known.
  public private(set) var madeAt: SourceLine?
  /// Whether the constant is from an inset, whose sign depends on the edge; used by lint.
  package var isInset = false
  /// Whether `constraints` of the view that stores it lists it.
  var isListed = true
  weak var holder: UIView?
  /// A number that grows with every activation of any constraint; 0 if it was never activated.
  var activation = 0
  /// Whether a problem with it was reported, for example that it could not be activated.
  private var hasProblem = false
  private var storedPriority = UILayoutPriority.required
  private static let activations = Atomic(0)
  /// Makes a constraint of nothing; the only designated one, so that all others are inherited.
  public override init() { super.init() }
  package convenience init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, multiplier: CGFloat,
    constant: CGFloat, madeAt: SourceLine?
  ) {
    self.init()
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant, self.madeAt) = (multiplier, constant, madeAt)
  }

  /// Makes a constraint between attributes of views or guides, or between one and a number.
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
    guard activation == 0, !hasProblem else { return }
    assumingMainActor {
      guard let view = first.end.item?.constrainedView else { return }
      view.discardedConstraints.append(DiscardedConstraint(text: text, madeAt: madeAt))
    }
  }

  /// The priority; a change to or from required is refused and reported in an active constraint.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard !isActive || (newValue == .required) == (storedPriority == .required) else {
        return reportRequirementChange(to: newValue)
      }
      storedPriority = newValue
      holder?.setNeedsLayout()
    }
  }

  // An item is `nil` where it no longer exists.
  public var firstItem: AnyObject? { first.end.item }
  public var secondItem: AnyObject? { second?.end.item }
  public var firstAttribute: Attribute { first.end.attribute }
  public var secondAttribute: Attribute { second?.end.attribute ?? .notAnAttribute }
  /// Whether it takes part in layouts; the closest common ancestor of its items stores it then.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
  var views: [UIView?] { first.views + (second?.views ?? []) }
  private func activate() {
    guard let ancestor = UIView.closestAncestor(of: views) else { return reportNoCommonAncestor() }
    ancestor.addConstraint(self)
  }
  func hasBeenActivated(by view: UIView) {
    holder = view
    activation = Self.activations.add(1, ordering: .relaxed).newValue
  }
  /// Reports a problem with the constraint to the views of its items.
  func report(_ problem: ViewProblem) {
    hasProblem = true
    for view in views { view?.ownProblems.append(problem) }
  }
  func reportNoCommonAncestor() { report(.noCommonAncestor(constraint: text, madeAt: madeAt)) }
  package func reportRequirementChange(to new: UILayoutPriority) {
    report(.requirementChanged(constraint: text, madeAt: madeAt, from: priority, to: new))
  }
  /// The constraint as text, with the classes of its items.
  var text: String {
    var text = "\(first.text) \(relation.sign) "
    guard let second else { return text + "\(constant)" }
    if multiplier != 1 { text += "\(multiplier) * " }
    text += second.text
    if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    return text
  }
  open override var description: String {
    assumingMainActor { "<\(type(of: self)) \(identifier.map { "'\($0)' " } ?? "")\(text)>" }
  }
  public enum Attribute: Int, Sendable, CaseIterable {
    case notAnAttribute = 0, left, right, top, bottom, leading, trailing, width, height, centerX,
      centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin,
      leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    var inEngine: Constraint.Attribute? { Self.engineAttributes[rawValue] }
    private static let engineAttributes = [nil] + Constraint.Attribute.allCases
    init(_ attribute: Constraint.Attribute) {
      self = Self.allCases.first { $0.inEngine == attribute } ?? .notAnAttribute
    }
  }
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1, equal, greaterThanOrEqual
    /// The engine's relation, which it has in the same order.
    var inEngine: Constraint.Relation { .allCases[rawValue + 1] }
    /// The relation as in rules: `<=`, `==` or `>=`.
    package var sign: String { inEngine.rawValue }
  }
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ option: VisualFormatOption) { self.init(rawValue: option.bits) }
    public static let alignAllLeft = Self(.alignAllLeft), alignAllRight = Self(.alignAllRight),
      alignAllTop = Self(.alignAllTop), alignAllBottom = Self(.alignAllBottom),
      alignAllLeading = Self(.alignAllLeading), alignAllTrailing = Self(.alignAllTrailing),
      alignAllCenterX = Self(.alignAllCenterX), alignAllCenterY = Self(.alignAllCenterY),
      alignAllLastBaseline = Self(.alignAllLastBaseline),
      alignAllFirstBaseline = Self(.alignAllFirstBaseline),
      directionLeadingToTrailing: FormatOptions = [],
      directionLeftToRight = Self(.directionLeftToRight),
      directionRightToLeft = Self(.directionRightToLeft), spacingEdgeToEdge: FormatOptions = [],
      spacingBaselineToBaseline = Self(.spacingBaselineToBaseline)
    var inEngine: VisualFormatOptions {
      Set(VisualFormatOption.allCases.filter { $0.bits != 0 && rawValue & $0.bits == $0.bits })
    }
  }
}

/// A constraint that was created and released without ever being active.
public struct DiscardedConstraint: Sendable, Hashable {
  /// The constraint as text, with the classes of its items.
  public let text: String
  /// The line that created it; `nil` where it is not known.
  public let madeAt: SourceLine?
}
