import AffineGeometry
import Geometry

/// The insets of each item's guides inside its frame.
///
/// A safe area depends on where the item is, and so do layout margins that follow those of the
/// superview. In the first pass only the container, and items that add to it, have a safe area.
/// Each further pass uses the positions from the pass before. For a segment, frames and insets are
/// functions of a parameter.
///
/// Ours: a side of the container without a bar gives no item a safe area, even one that extends
/// beyond the container. What a scroll view scrolls gets at most the insets of the scroll view, however far
/// it extends beyond it: else content would become longer by its own margin, pass by pass.
struct GuideInsets: Equatable {
  private let tree: ItemTree
  /// The guides that constraints refer to; `nil` if they refer to none, as in most systems, which
  /// then have no arrays to copy.
  private var named: Named?

  fileprivate struct Named {
    /// One entry for each item; empty if constraints refer to guides of scroll views alone.
    var safeArea: [AffineInsets] = []
    var margins: [AffineInsets] = []
    /// The items whose guides constraints refer to, in any order, with repetitions; without guides of
    /// scroll views.
    var usedItems: [Int] = []
  }

  /// Whether a constraint refers to any guide, including those of scroll views.
  var areNamed: Bool { named != nil }

  private var usedItems: [Int] { named?.usedItems ?? [] }
  private var system: ConstraintSystem { tree.system }

  /// The insets that are known before anything is laid out.
  init(_ tree: ItemTree) {
    self.tree = tree
    // Constraints have strings, and copying them costs time.
    let constraints = tree.system.constraints
    for index in constraints.indices where constraints[index].isActive {
      if !constraints[index].first.isPlain { use(constraints[index].first) }
      if let second = constraints[index].second, !second.isPlain { use(second) }
    }
    if areUsed { named?.start(in: tree) }
  }

  /// The insets in a finished layout, also if no constraint refers to a guide.
  func completed(for frames: [CGRect]) -> GuideInsets {
    guard !areUsed else { return self }
    var all = self
    var everything = Named(usedItems: Array(system.items.indices))
    everything.start(in: tree)
    all.named = everything
    _ = all.adapt(to: frames)
    return all
  }

  private mutating func use(_ anchor: Constraint.Anchor) {
    if let start = anchor.start { use(start) }
    guard let guide = anchor.rectangle else { return }
    if named == nil { named = Named() }
    if guide.isOfScrollView { return }
    named?.usedItems.append(anchor.item)
  }

  /// Whether a constraint refers to a guide that may move.
  var areUsed: Bool { !usedItems.isEmpty }

  /// Whether any guide in a constraint depends on the positions of items.
  ///
  /// The container's guides do not. Neither do margins without a safe area to avoid or superview's
  /// margins to follow.
  var areMoving: Bool {
    guard usedItems.contains(where: { $0 != ConstraintSystem.container }) else { return false }
    return system.safeAreaInsets != EdgeInsets()
      || system.items.contains {
        $0.preservesSuperviewLayoutMargins || $0.additionalSafeAreaInsets != EdgeInsets()
      }
  }

  /// The depth of the deepest item whose guides are used; 0 without any.
  var depth: Int { usedItems.lazy.map { [tree] in tree[$0].depth }.max() ?? 0 }

  /// The insets of one guide of one item; none for the alignment rectangle itself.
  func insets(of guide: Constraint.Guide, item: Int) -> EdgeInsets {
    switch guide {
    case .layoutMarginsGuide: named?.margins[item].after(0) ?? EdgeInsets()
    case .safeAreaLayoutGuide: named?.safeArea[item].after(0) ?? EdgeInsets()
    case .contentLayoutGuide, .frameLayoutGuide: EdgeInsets()
    }
  }

  /// Adapts the insets to the items' frames, in container coordinates, and returns the items with
  /// guides in constraints that moved.
  mutating func adapt(to frames: [CGRect]) -> [Int] {
    let old = self
    var domain = AffineDomain(limit: .infinity)
    self = adapted(to: frames.map { AffineFrame($0) }, &domain)
    return Set(usedItems).sorted().filter {
      !isClose(to: old, of: $0, at: 0, within: solverNoise)
    }
  }

  /// The guides adapted to these frames, in container coordinates.
  func adapted(to frames: [AffineFrame], _ domain: inout AffineDomain) -> GuideInsets {
    var guides = self
    guides.named?.follow(frames, in: tree, &domain)
    return guides
  }

  /// The guides at a parameter.
  func after(_ distance: Double) -> GuideInsets {
    var guides = self
    guides.named?.safeArea = named?.safeArea.map { AffineInsets($0.after(distance)) } ?? []
    guides.named?.margins = named?.margins.map { AffineInsets($0.after(distance)) } ?? []
    return guides
  }

  /// Whether all guides in constraints have the same insets in both, at 0 and at `distance`, to
  /// within `tolerance`.
  func isClose(to other: GuideInsets, upTo distance: Double, within tolerance: Double) -> Bool {
    usedItems.allSatisfy { item in
      isClose(to: other, of: item, at: 0, within: tolerance)
        && isClose(to: other, of: item, at: distance, within: tolerance)
    }
  }

  private func isClose(
    to other: GuideInsets, of item: Int, at distance: Double, within tolerance: Double
  ) -> Bool {
    guard let own = named, let other = other.named else { return true }
    return own.safeArea[item].isClose(to: other.safeArea[item], at: distance, within: tolerance)
      && own.margins[item].isClose(to: other.margins[item], at: distance, within: tolerance)
  }

  /// Whether two measurements of the guides of one system are equal.
  static func == (first: GuideInsets, second: GuideInsets) -> Bool {
    first.named?.safeArea == second.named?.safeArea && first.named?.margins == second.named?.margins
  }
}

extension GuideInsets.Named {
  /// Sets the insets that are known before anything is laid out.
  mutating func start(in tree: ItemTree) {
    let system = tree.system
    safeArea = system.items.map { AffineInsets($0.additionalSafeAreaInsets) }
    let container = ConstraintSystem.container
    safeArea[container] = safeArea[container] + AffineInsets(system.safeAreaInsets)
    margins = system.items.indices.map { ownMargins(of: $0, in: tree) }
  }

  /// Adapts the insets to the items' frames, in container coordinates.
  mutating func follow(_ frames: [AffineFrame], in tree: ItemTree, _ domain: inout AffineDomain) {
    let items = tree.system.items
    let container = ConstraintSystem.container
    // The sides on which the container has a bar do not change with its size.
    var bars = safeArea.map { $0.after(0) }
    var safeSides = frames.map { AffineSides($0) }
    safeSides[container] = AffineSides(frames[container], inset: safeArea[container])
    for item in tree.parentsFirst where item != container {
      let superview = tree[item].parent
      let additional = items[item].additionalSafeAreaInsets
      let isScrolled = tree.contentLayoutGuides[superview] != nil
      var outside = safeSides[superview].part(outside: frames[item], &domain)
        .only(where: bars[superview])
      if isScrolled { outside = outside.smaller(safeArea[superview], &domain) }
      safeArea[item] = outside + AffineInsets(additional)
      bars[item] = bars[superview]
      bars[item].add(additional)
      safeSides[item] =
        additional == EdgeInsets() && !isScrolled
        ? safeSides[superview] : AffineSides(frames[item], inset: safeArea[item])
      margins[item] = ownMargins(of: item, in: tree)
      guard items[item].preservesSuperviewLayoutMargins else { continue }
      var overlap = AffineSides(frames[superview], inset: margins[superview])
        .part(outside: frames[item], &domain)
      if isScrolled { overlap = overlap.smaller(margins[superview], &domain) }
      margins[item] = margins[item].larger(overlap, &domain)
    }
  }

  private func ownMargins(of item: Int, in tree: ItemTree) -> AffineInsets {
    let items = tree.system.items
    let margins = AffineInsets(
      items[item].layoutMargins.resolved(readsRightToLeft: tree[item].readsRightToLeft))
    return items[item].insetsLayoutMarginsFromSafeArea ? margins + safeArea[item] : margins
  }
}

extension AffineFrame {
  /// A frame that does not change.
  fileprivate init(_ frame: CGRect) {
    self.init(
      x: AffineLength(frame.minX), y: AffineLength(frame.minY), width: AffineLength(frame.width),
      height: AffineLength(frame.height))
  }
}
