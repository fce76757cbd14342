import Geometry
public import LayoutConstraints

/// A tree of views as a constraint system, with the view of each item.
@preconcurrency @MainActor public struct ViewSystem {
  /// The system; its container is the root view.
  public var system: ConstraintSystem
  /// The view of each item of the system, in the same order; `nil` for guides.
  public internal(set) var views: [UIView?] = []
  /// The constraints in the system's order; `nil` for those of masks and stack views.
  public internal(set) var constraints: [NSLayoutConstraint?] = []
  /// The reasons why something is missing in the system.
  public internal(set) var problems: [ViewProblem] = []
  /// The constraints for these views that were created and released without ever being active.
  public internal(set) var discardedConstraints: [DiscardedConstraint] = []
  /// The guides of authors, with the indices of their items.
  var guides: [(guide: UILayoutGuide, item: Int)] = []
  var indices: [ObjectIdentifier: Int] = [:]
  /// Collects `root` and all views inside, with their guides and active constraints.
  ///
  /// A view is named by `names`, by its identity, or else by its class and a number. Constraints
  /// are in the order of activation, followed by those of autoresizing masks and those of stack
  /// views. Takes O(v + c log c) time for v views and c constraints.
  public init(of root: UIView, names: [ObjectIdentifier: String] = [:]) {
    self.init(of: root, names: names, asksRoot: true)
  }
  /// Collects the tree, without the content of a root that keeps its size.
  init(of root: UIView, names: [ObjectIdentifier: String] = [:], asksRoot: Bool) {
    var lowering = ViewLowering(root, names: ViewNames(names), asksRoot: asksRoot)
    lowering.lower()
    self = lowering.result
  }
  init(system: ConstraintSystem) { self.system = system }
  /// The index of a view's item; `nil` for a view outside the tree.
  public func item(of view: UIView) -> Int? { indices[ObjectIdentifier(view)] }
  /// Sets the frames of all views except the root, and of the guides.
  func apply(_ layout: ConstraintLayout, _ rounding: Rounding) throws(ConstraintError) {
    let frames = Dictionary(zip(layout.layout.elements, layout.layout.frames)) { first, _ in first }
    for (item, view) in zip(system.items, views) {
      guard let view, view.parent != nil, let frame = frames[item.name] else { continue }
      let around = frames[system.items[item.parent].name]?.origin ?? .zero
      view.frame = frame.offsetBy(dx: -around.x, dy: -around.y)
    }
    for (item, view) in zip(system.items, views) {
      guard let view, view.isScrollView else { continue }
      view.setContentSize(layout.contentSizes[item.name])
    }
    var places = guides.map { ($0.guide, GuidePlace(item: $0.item)) }
    for (item, view) in views.enumerated() {
      for (role, guide) in view?.builtInGuides ?? [:] {
        places.append((guide, GuidePlace(item: item, guide: role)))
      }
    }
    guard !places.isEmpty else { return }
    let guideFrames = try layout.frames(of: places.map(\.1), rounding: rounding)
    for (place, frame) in zip(places, guideFrames) { place.0.layoutFrame = frame }
  }
}

/// Unique names of views and guides in a constraint system.
struct ViewNames {
  private let given: [ObjectIdentifier: String]
  private var numbered: NumberedNames
  init(_ given: [ObjectIdentifier: String]) {
    self.given = given
    numbered = NumberedNames(besides: Set(given.values))
  }
  /// The given name, or else the label or class, numbered from the second on; to be called once.
  mutating func name(of object: AnyObject, called label: String? = nil) -> String {
    given[ObjectIdentifier(object)] ?? numbered.next(label ?? "\(type(of: object))")
  }
}
