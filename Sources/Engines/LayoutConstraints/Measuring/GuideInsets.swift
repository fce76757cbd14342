import Geometry

/// The insets of each item's guides inside its frame.
///
/// A safe area depends on where the item is, and so do layout margins that follow those of the
/// superview. In the first pass only the container, and items that add to it, have a safe area.
/// Each further pass uses the positions from the pass before.
///
/// Ours: a side of the container without a bar gives no item a safe area, even one that extends
/// beyond the container. What a scroll view scrolls gets at most the insets of the scroll view, however far
/// it extends beyond it: else content would become longer by its own margin, pass by pass.
struct GuideInsets {
  private let tree: ItemTree
  /// The guides that constraints refer to; `nil` if they refer to none, as in most systems, which
  /// then have no arrays to copy.
  private var named: Named?

  fileprivate struct Named {
    /// One entry for each item; empty if constraints refer to guides of scroll views alone.
    var safeArea: [EdgeInsets] = []
    var margins: [EdgeInsets] = []
    /// The items whose guides constraints refer to, in any order, with repetitions; without guides of
    /// scroll views.
    var usedItems: [Int] = []
  }

  /// One entry for each item; empty if no constraint refers to a guide.
  var safeArea: [EdgeInsets] { named?.safeArea ?? [] }
  var margins: [EdgeInsets] { named?.margins ?? [] }
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

  /// The same guides with other insets.
  func with(safeArea: [EdgeInsets], margins: [EdgeInsets]) -> GuideInsets {
    var guides = self
    guides.named?.safeArea = safeArea
    guides.named?.margins = margins
    return guides
  }

  /// The depth of the deepest item whose guides are used; 0 without any.
  var depth: Int { usedItems.lazy.map { [tree] in tree[$0].depth }.max() ?? 0 }

  /// The insets of one guide of one item; none for the alignment rectangle itself.
  func insets(of guide: Constraint.Guide, item: Int) -> EdgeInsets {
    switch guide {
    case .layoutMarginsGuide: margins[item]
    case .safeAreaLayoutGuide: safeArea[item]
    case .contentLayoutGuide, .frameLayoutGuide: EdgeInsets()
    }
  }

  /// Adapts the insets to the items' frames, in container coordinates, and returns the items with
  /// guides in constraints that moved.
  mutating func adapt(to frames: [CGRect]) -> [Int] {
    let old = self
    var choices: [Double]?
    follow(frames, &choices)
    return Set(usedItems).sorted().filter { !isClose(to: old, of: $0, within: solverNoise) }
  }

  /// Whether all guides in constraints have the same insets in both, to within `tolerance`.
  func isClose(to other: GuideInsets, within tolerance: Double) -> Bool {
    usedItems.allSatisfy { isClose(to: other, of: $0, within: tolerance) }
  }

  private func isClose(to other: GuideInsets, of item: Int, within tolerance: Double) -> Bool {
    safeArea[item].isClose(to: other.safeArea[item], within: tolerance)
      && margins[item].isClose(to: other.margins[item], within: tolerance)
  }

  /// Adapts the insets to the items' frames, and appends the difference of the two lengths for each
  /// choice between them.
  ///
  /// While all choices stay the same, insets are affine functions of the frames.
  mutating func follow(_ frames: [CGRect], _ choices: inout [Double]?) {
    named?.follow(frames, in: tree, &choices)
  }
}

extension GuideInsets.Named {
  /// Sets the insets that are known before anything is laid out.
  mutating func start(in tree: ItemTree) {
    let system = tree.system
    safeArea = system.items.map { $0.additionalSafeAreaInsets }
    safeArea[ConstraintSystem.container].add(system.safeAreaInsets)
    margins = system.items.indices.map { ownMargins(of: $0, in: tree) }
  }

  /// Adapts the insets to the items' frames; see `GuideInsets.follow(_:_:)`.
  mutating func follow(_ frames: [CGRect], in tree: ItemTree, _ choices: inout [Double]?) {
    let items = tree.system.items
    var bars = safeArea
    var safeSides = frames.map { Sides($0) }
    safeSides[ConstraintSystem.container] = Sides(
      frames[ConstraintSystem.container], inset: safeArea[ConstraintSystem.container])
    for item in tree.parentsFirst where item != ConstraintSystem.container {
      let superview = tree[item].parent
      let additional = items[item].additionalSafeAreaInsets
      let isScrolled = tree.contentLayoutGuides[superview] != nil
      safeArea[item] = frames[item].part(outside: safeSides[superview], &choices)
        .only(where: bars[superview])
      if isScrolled {
        safeArea[item] = safeArea[item].combined(with: safeArea[superview], by: min, &choices)
      }
      safeArea[item].add(additional)
      bars[item] = bars[superview]
      bars[item].add(additional)
      safeSides[item] =
        additional == EdgeInsets() && !isScrolled
        ? safeSides[superview] : Sides(frames[item], inset: safeArea[item])
      margins[item] = ownMargins(of: item, in: tree)
      guard items[item].preservesSuperviewLayoutMargins else { continue }
      let inner = Sides(frames[superview], inset: margins[superview])
      var overlap = frames[item].part(outside: inner, &choices)
      if isScrolled { overlap = overlap.combined(with: margins[superview], by: min, &choices) }
      margins[item] = margins[item].combined(with: overlap, by: max, &choices)
    }
  }

  private func ownMargins(of item: Int, in tree: ItemTree) -> EdgeInsets {
    let items = tree.system.items
    var margins = items[item].layoutMargins
      .resolved(readsRightToLeft: tree[item].readsRightToLeft)
    if items[item].insetsLayoutMarginsFromSafeArea { margins.add(safeArea[item]) }
    return margins
  }
}

extension EdgeInsets {
  /// The larger or the smaller inset on each side: that which `choose` takes of the two.
  fileprivate func combined(
    with other: EdgeInsets, by choose: (Double, Double) -> Double, _ choices: inout [Double]?
  ) -> EdgeInsets {
    choices?.append(contentsOf: zip(sides, other.sides).map(-))
    return EdgeInsets(
      top: choose(top, other.top), left: choose(left, other.left),
      bottom: choose(bottom, other.bottom), right: choose(right, other.right))
  }

  /// The insets on those sides where `bars` has one.
  fileprivate func only(where bars: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: bars.top > 0 ? top : 0, left: bars.left > 0 ? left : 0,
      bottom: bars.bottom > 0 ? bottom : 0, right: bars.right > 0 ? right : 0)
  }

  fileprivate func isClose(to other: EdgeInsets, within tolerance: Double) -> Bool {
    (top - other.top).magnitude <= tolerance && (left - other.left).magnitude <= tolerance
      && (bottom - other.bottom).magnitude <= tolerance
      && (right - other.right).magnitude <= tolerance
  }
}

/// The sides of a rectangle; left may be beyond right, if insets are wider than the rectangle.
private struct Sides {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double

  init(_ frame: CGRect, inset: EdgeInsets = EdgeInsets()) {
    top = frame.minY + inset.top
    left = frame.minX + inset.left
    bottom = frame.maxY - inset.bottom
    right = frame.maxX - inset.right
  }
}

extension CGRect {
  /// How far this extends beyond `inner` on each side, at most its own size.
  fileprivate func part(outside inner: Sides, _ choices: inout [Double]?) -> EdgeInsets {
    func part(_ distance: Double, of length: Double) -> Double {
      choices?.append(contentsOf: [min(distance, length), distance - length])
      return withoutNoise(max(0, min(distance, length)))
    }
    return EdgeInsets(
      top: part(inner.top - minY, of: height), left: part(inner.left - minX, of: width),
      bottom: part(maxY - inner.bottom, of: height), right: part(maxX - inner.right, of: width))
  }
}
