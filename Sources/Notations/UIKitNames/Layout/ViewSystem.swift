public import LayoutConstraints

/// A tree of views as a constraint system, and who is who in it.
public struct ViewSystem {
  /// The system; its container is the outermost view.
  public var system: ConstraintSystem
  /// The view that each item of the system is; `nil` for guides.
  public internal(set) var views: [UIView?] = []
  /// The constraint that each constraint of the system is; `nil` for those of masks and stacks.
  public internal(set) var constraints: [NSLayoutConstraint?] = []
  /// What could not become part of the system, and why.
  public internal(set) var problems: [ViewProblem] = []
  /// The constraints that were made for these views and let go without ever being active.
  public internal(set) var discardedConstraints: [DiscardedConstraint] = []
  /// The author's guides, with the indices of their items.
  var guides: [(guide: UILayoutGuide, item: Int)] = []
  var indices: [ObjectIdentifier: Int] = [:]

  /// Collects the views inside `root`, itself included, with their guides and active constraints.
  ///
  /// A view is called as `names` says, by its identity, else by its class and a number. Constraints
  /// come in the order in which they were activated, then those of autoresizing masks, then those
  /// of stack views. Linear in the number of views and constraints, but for sorting the latter.
  public init(of root: UIView, names: [ObjectIdentifier: String] = [:]) {
    var lowering = ViewLowering(root, names: ViewNames(names))
    lowering.lower()
    self = lowering.result
  }

  init(system: ConstraintSystem) { self.system = system }

  /// The index of a view's item; `nil` for a view that is not inside.
  public func item(of view: UIView) -> Int? { indices[ObjectIdentifier(view)] }
}
