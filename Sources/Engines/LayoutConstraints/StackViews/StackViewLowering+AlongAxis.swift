import Geometry

/// The constraints along the axis except those of proportions.
extension StackViewLowering {
  private var start: Constraint.Attribute { .start(along: stack.axis) }
  private var end: Constraint.Attribute { .end(along: stack.axis) }
  private var size: Constraint.Attribute { .size(along: stack.axis) }

  /// Whether gaps are equal, so that the spacing is only their least length.
  private var hasEqualGaps: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  /// Adds constraints for the start of the first and the end of the last visible view at the
  /// canvas.
  mutating func addConnectionsAlongAxis() throws(ConstraintError) {
    for (attribute, item) in [(start, visible.first), (end, visible.last)] {
      guard let item else { continue }
      try add(
        .canvasConnection, canvas(attribute), .equal, .init(item: item, attribute: attribute))
    }
  }

  /// Adds the distance between each visible view and the next one, and the place of hidden views.
  ///
  /// Hidden views push no other view, whatever their length. Before the first visible view, each
  /// ends where that starts; all others are at half the spacing after the last visible view, or at
  /// its end if no visible view follows.
  mutating func addLinks(_ first: Int) throws(ConstraintError) {
    let shown = Set(visible)
    var lastVisible: Int?
    for (previous, next) in zip(stack.arranged, stack.arranged.dropFirst()) {
      if shown.contains(previous) { lastVisible = previous }
      guard let lastVisible else {
        try add(
          .spacing, .init(item: first, attribute: start), .equal,
          .init(item: previous, attribute: end))
        continue
      }
      let isInside = lastVisible != visible.last
      let isShown = shown.contains(next)
      let distance = isInside ? stack.spacing(after: lastVisible) : 0
      try add(
        .spacing, startAnchor(of: next, isBaseline: isInside && isShown),
        hasEqualGaps && isShown ? .greaterThanOrEqual : .equal,
        endAnchor(of: lastVisible, isBaseline: isInside),
        constant: isShown ? distance : distance / 2)
    }
  }

  /// Adds constraints that make all visible views as long as the first.
  mutating func addEqualLengths(
    priority: Double = Priority.required
  ) throws(ConstraintError) {
    guard let first = visible.first else { return }
    for item in visible.dropFirst() {
      try add(
        .fillEqually, .init(item: item, attribute: size), .equal,
        .init(item: first, attribute: size), priority: priority)
    }
  }

  /// Adds a guide for every gap between visible views, and constraints that make these equal.
  mutating func addEqualGaps() throws(ConstraintError) {
    var gaps: [Int] = []
    for (previous, next) in zip(visible, visible.dropFirst()) {
      let gap = try addGuide("gap\(gaps.count + 1)", along: stack.axis)
      gaps.append(gap)
      for (attribute, edge) in [
        (start, gapEdge(at: previous, endAnchor(of: previous, isBaseline: true))),
        (end, gapEdge(at: next, startAnchor(of: next, isBaseline: true))),
      ] {
        try add(.distributingEdge, .init(item: gap, attribute: attribute), .equal, edge)
      }
    }
    for (gap, place) in zip(gaps, visiblePlaces).dropFirst() {
      let priority =
        stack.distribution == .equalSpacing
        ? Priority.required : StackViewPriority.equalCentering(after: place)
      try add(
        .fillEqually, .init(item: gap, attribute: size), .equal,
        .init(item: gaps[0], attribute: size), priority: priority)
    }
    try addNoSize(
      .canvasFit, stack.item, along: stack.axis, priority: StackViewPriority.canvasFit)
  }

  /// The place of a view that a gap begins or ends at: this edge of it, or its centre.
  private func gapEdge(at item: Int, _ edge: Constraint.Anchor) -> Constraint.Anchor {
    stack.distribution == .equalSpacing
      ? edge : .init(item: item, attribute: .center(along: stack.axis))
  }

  /// The start of a view for distances: its first baseline if distances are between baselines.
  private func startAnchor(of item: Int, isBaseline: Bool) -> Constraint.Anchor {
    .init(item: item, attribute: isBaseline && measuresBaselines ? .firstBaseline : start)
  }

  private func endAnchor(of item: Int, isBaseline: Bool) -> Constraint.Anchor {
    .init(item: item, attribute: isBaseline && measuresBaselines ? .lastBaseline : end)
  }

  private var measuresBaselines: Bool {
    stack.axis == .vertical && stack.isBaselineRelativeArrangement
  }
}

/// The constraints of `fillProportionally`.
extension StackViewLowering {
  /// Adds constraints for the share of each visible view in the stack's length, the first with the
  /// highest priority.
  ///
  /// A share of all or nothing is required, even where margins contradict it: a lone view then
  /// extends beyond the stack, as public notes on `UIStackView` show.
  ///
  /// Ours: a share below a thousandth counts as 0, since no multiplier is that small; it is optional
  /// for a view with others inside, whose own length is not counted here. If negative gaps leave less
  /// than a thousandth of a view's length, there is no proportion: then all views have the same
  /// length, as they do if no view has a length at all. With a stack view among them, that is
  /// optional: in Interface Builder documents, lengths of an author win.
  mutating func addProportions() throws(ConstraintError) {
    let lengths = try contentLengths()
    let contents = lengths.reduce(0, +)
    let gaps = Double(visible.count - 1) * stack.spacing
    let total = stack.correctsProportions ? contents : contents + gaps
    let longest = lengths.max() ?? 0
    let smallestShare = Constraint.multiplierMagnitudes.lowerBound
    guard longest > 0, total >= longest * smallestShare else {
      let hasStack = visible.contains { others[$0] != nil || system.isStackView($0) }
      return try addEqualLengths(
        priority: hasStack ? StackViewPriority.proportion(at: 0) : Priority.required)
    }
    for (index, item) in visible.enumerated() {
      let priority = StackViewPriority.proportion(at: visiblePlaces[index])
      let share = lengths[index] / total
      guard share >= smallestShare else {
        let isEmpty = !system.items.contains { $0.parent == item }
        try addNoSize(
          .fillProportionally, item, along: stack.axis,
          priority: isEmpty ? Priority.required : priority)
        continue
      }
      try add(
        .fillProportionally, .init(item: item, attribute: .size(along: stack.axis)), .equal,
        whole, multiplier: share, constant: stack.correctsProportions ? -share * allGaps : 0,
        priority: share == 1 ? Priority.required : priority)
    }
  }

  /// The length of each visible view's content.
  ///
  /// A function of its own: while anything else holds the system, adding to it copies it.
  private mutating func contentLengths() throws(ConstraintError) -> [Double] {
    let required = system.readRequiredLengths()
    return try ContentLengths(
      along: stack.axis, in: system, required: required, among: others
    ).lengths(of: visible)
  }

  /// The length that is divided into shares.
  private var whole: Constraint.Anchor {
    let size = Constraint.Attribute.size(along: stack.axis)
    return stack.correctsProportions ? canvas(size) : .init(item: stack.item, attribute: size)
  }

  /// The sum of the gaps between visible views, in points.
  private var allGaps: Double {
    visible.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
  }
}
