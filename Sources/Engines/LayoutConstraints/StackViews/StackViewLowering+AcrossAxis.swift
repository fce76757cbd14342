import Geometry

/// The constraints across the axis.
extension StackViewLowering {
  private var start: Constraint.Attribute { .start(along: crossAxis) }
  private var end: Constraint.Attribute { .end(along: crossAxis) }

  /// Adds constraints that align all views with the first, and the canvas around them.
  ///
  /// With baseline alignment, the canvas ends at the first view's upper edge and at the lower edges
  /// of all (for last baselines, the other way round), as in `UIStackView`. A later view that
  /// extends higher than the first extends out of the stack. A view without a baseline is aligned with
  /// the edge of the first, as public measurements of `UIStackView` show.
  ///
  /// Hidden views are aligned like all others, so that a height that one must have is that of a row
  /// that fills: see stored frames in Interface Builder documents. Only visible ones decide how far the
  /// spanner extends.
  mutating func addAlignment() throws(ConstraintError) {
    let first = stack.arranged[0]
    for item in stack.arranged.dropFirst() {
      for attribute in alignedAttributes(of: item, first) {
        try add(
          .alignment, .init(item: item, attribute: attribute), .equal,
          .init(item: first, attribute: attribute))
      }
    }
    let spanner = stack.alignment == .fill ? first : try addGuide("spanner", along: crossAxis)
    try add(
      .canvasConnection, canvas(start),
      stack.alignment == .firstBaseline ? .lessThanOrEqual : .equal,
      .init(item: startsWithFirst ? first : spanner, attribute: start))
    try add(
      .canvasConnection, canvas(end),
      stack.alignment == .lastBaseline ? .greaterThanOrEqual : .equal,
      .init(item: endsWithFirst ? first : spanner, attribute: end))
    if stack.alignment == .center {
      let center = Constraint.Attribute.center(along: crossAxis)
      try add(.canvasConnection, canvas(center), .equal, .init(item: first, attribute: center))
    }
    if stack.alignment.isBaseline {
      try addNoSize(
        .canvasFit, stack.item, along: crossAxis, priority: StackViewPriority.canvasFit)
    }
    if stack.alignment != .fill { try addSpan(of: spanner) }
  }

  /// Adds constraints that make the spanner extend over all visible views, and no further.
  private mutating func addSpan(of spanner: Int) throws(ConstraintError) {
    for item in visible {
      let edges = [
        (start, Constraint.Relation.lessThanOrEqual, stack.alignment == .leading),
        (end, .greaterThanOrEqual, stack.alignment == .trailing),
      ]
      for (attribute, relation, coincides) in edges {
        try add(
          .spanningBoundary, .init(item: spanner, attribute: attribute),
          coincides ? .equal : relation, .init(item: item, attribute: attribute),
          priority: coincides ? StackViewPriority.spanningBoundary : Priority.required)
      }
    }
    try addNoSize(
      .spanningFit, spanner, along: crossAxis, priority: StackViewPriority.spanningFit)
    for item in stack.arranged {
      try addNoSize(
        .ambiguitySuppression, item, along: crossAxis,
        priority: StackViewPriority.ambiguitySuppression)
    }
  }

  /// The attributes that are equal for a view and the first one.
  private func alignedAttributes(of item: Int, _ first: Int) -> [Constraint.Attribute] {
    let haveBaselines = hasBaseline(item) && hasBaseline(first)
    return switch stack.alignment {
    case .fill: [start, end]
    case .leading: [start]
    case .center: [.center(along: crossAxis)]
    case .trailing: [end]
    case .firstBaseline: [haveBaselines ? .firstBaseline : start]
    case .lastBaseline: [haveBaselines ? .lastBaseline : end]
    }
  }

  /// Whether a view has baselines, as text and boxes like controls have.
  private func hasBaseline(_ item: Int) -> Bool {
    if case .measured = system.items[item].content { true } else { false }
  }

  private var startsWithFirst: Bool {
    [.fill, .leading, .firstBaseline].contains(stack.alignment)
  }

  private var endsWithFirst: Bool {
    [.fill, .trailing, .lastBaseline].contains(stack.alignment)
  }
}
