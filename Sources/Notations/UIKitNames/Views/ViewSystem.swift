import Foundation
import Geometry
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

extension ViewSystem {
  /// Sets the frames of all views but the outermost, and where guides lie.
  func apply(_ layout: ConstraintLayout, _ rounding: Rounding) throws(ConstraintError) {
    let frames = Dictionary(zip(layout.layout.elements, layout.layout.frames)) { first, _ in first }
    for (item, view) in zip(system.items, views) {
      guard let view, view.parent != nil, let frame = frames[item.name] else { continue }
      let around = frames[system.items[item.parent].name]?.origin ?? .zero
      view.frame = frame.offsetBy(dx: -around.x, dy: -around.y)
    }
    apply(layout.contentSizes)
    try applyGuides(layout, rounding)
  }

  private func apply(_ contentSizes: [String: CGSize]) {
    for (item, view) in zip(system.items, views) {
      guard let view, view.isScrollView else { continue }
      view.takeContentSize(contentSizes[item.name])
    }
  }

  private func applyGuides(
    _ layout: ConstraintLayout, _ rounding: Rounding
  ) throws(ConstraintError) {
    var places = guides.map { ($0.guide, GuidePlace(item: $0.item)) }
    for (item, view) in views.enumerated() {
      for (role, guide) in view?.builtInGuides ?? [:] {
        places.append((guide, GuidePlace(item: item, guide: role)))
      }
    }
    guard !places.isEmpty else { return }
    let frames = try layout.frames(of: places.map(\.1), rounding: rounding)
    for (place, frame) in zip(places, frames) { place.0.layoutFrame = frame }
  }
}

/// The names that views and guides have in a constraint system: each another one.
struct ViewNames {
  private let given: [ObjectIdentifier: String]
  private var taken: Set<String>
  private var counts: [String: Int] = [:]

  init(_ given: [ObjectIdentifier: String]) {
    self.given = given
    taken = Set(given.values)
  }

  /// The name of an object that is asked for once: the given one, else its class, with a number
  /// from the second on.
  mutating func name(of object: AnyObject, called label: String? = nil) -> String {
    if let name = given[ObjectIdentifier(object)] { return name }
    let label = label ?? "\(type(of: object))"
    while true {
      counts[label, default: 0] += 1
      let count = counts[label, default: 1]
      let name = count == 1 ? label : "\(label)#\(count)"
      if taken.insert(name).inserted { return name }
    }
  }
}
