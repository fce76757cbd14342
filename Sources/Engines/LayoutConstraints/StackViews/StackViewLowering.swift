import Geometry

/// Lowers one stack view into constraints.
///
/// The tables of constraints describe rows: leading, trailing and width along the axis; top, bottom
/// and height across it. A column swaps the two. The canvas is the rectangle that the views fill:
/// the stack, or its layout margins guide.
struct StackViewLowering {
  let stack: StackView
  /// The system, with everything added so far.
  var system = ConstraintSystem()
  /// The arranged views that are not hidden, in order.
  let visible: [Int]
  /// The places of the visible views among all arranged ones, from which priorities count down.
  let visiblePlaces: [Int]
  /// The arranged views that are hidden, in order.
  let hidden: [Int]
  /// Stack views that are added after this one, by their items; they need not be valid.
  let others: [Int: StackView]

  /// Takes a valid stack view of a system, which must become `system` before anything is added.
  init(_ stack: StackView, among others: [Int: StackView], in system: ConstraintSystem) {
    self.stack = stack
    self.others = others
    visible = stack.arranged.filter { !system.items[$0].isHidden }
    visiblePlaces = stack.arranged.indices.filter { !system.items[stack.arranged[$0]].isHidden }
    hidden = stack.arranged.filter { system.items[$0].isHidden }
  }

  /// Moves the views into the stack, and adds all constraints: along the axis, then across it.
  mutating func lower() throws(ConstraintError) {
    try system.updateItem(stack.item) { $0.isStackView = true }
    for item in stack.arranged { try system.place(item, in: stack.item) }
    guard let first = visible.first else { return try addWithoutVisibleViews() }
    // Before the connections: of a share that contradicts margins, the end of the stack gives way.
    if stack.distribution == .fillProportionally { try addProportions() }
    try addConnectionsAlongAxis()
    try addLinks(first)
    switch stack.distribution {
    case .fill, .fillProportionally: break
    case .fillEqually: try addEqualLengths()
    case .equalSpacing, .equalCentering: try addEqualGaps()
    }
    for item in hidden { try addHiding(item) }
    try addAlignment()
  }

  /// The axis across the stack's.
  var crossAxis: Axis { stack.axis.perpendicular }

  func canvas(_ attribute: Constraint.Attribute) -> Constraint.Anchor {
    let guide =
      stack.isLayoutMarginsRelativeArrangement ? Constraint.Guide.layoutMarginsGuide : nil
    return Constraint.Anchor(item: stack.item, guide: guide, attribute: attribute)
  }

  /// Adds `first relation multiplier × second + constant`.
  mutating func add(
    _ identifier: StackViewIdentifier, _ first: Constraint.Anchor,
    _ relation: Constraint.Relation = .equal, _ second: Constraint.Anchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = Priority.required
  ) throws(ConstraintError) {
    var constraint = Constraint(
      first, relation, second, multiplier: multiplier, constant: constant, priority: priority)
    constraint.identifier = identifier.rawValue
    constraint.source = .stackView
    try system.add(constraint)
  }

  /// Adds `item.size == 0`.
  mutating func addNoSize(
    _ identifier: StackViewIdentifier, _ item: Int, along axis: Axis,
    priority: Double = Priority.required
  ) throws(ConstraintError) {
    try add(identifier, .init(item: item, attribute: .size(along: axis)), priority: priority)
  }

  /// Adds a guide called `stack.name` that measures along one axis, and returns its index.
  mutating func addGuide(_ name: String, along axis: Axis) throws(ConstraintError) -> Int {
    var guide = ConstraintItem(
      name: "\(system.items[stack.item].name).\(name)", parent: stack.item)
    guide.kind = .stackGuide(axis)
    return try system.addItem(guide)
  }

  /// Adds the constraints of a stack without visible views: it is as large as its margins, and hidden
  /// views are at its start.
  private mutating func addWithoutVisibleViews() throws(ConstraintError) {
    let start = Constraint.Attribute.start(along: stack.axis)
    for item in hidden {
      try add(.spacing, .init(item: item, attribute: start), .equal, canvas(start))
      try addHiding(item)
    }
    for axis in [stack.axis, crossAxis] {
      try addNoSize(.canvasFit, stack.item, along: axis, priority: StackViewPriority.canvasFit)
      if !hidden.isEmpty { try addNoNegativeCanvas(along: axis) }
    }
    // Across the axis, without affecting anything else.
    let crossStart = Constraint.Attribute.start(along: crossAxis)
    for item in hidden {
      let own = Constraint.Anchor(item: item, attribute: crossStart)
      if item == hidden[0] {
        try add(.canvasConnection, canvas(crossStart), .equal, own)
      } else {
        try add(.alignment, own, .equal, .init(item: hidden[0], attribute: crossStart))
      }
      try addNoSize(
        .ambiguitySuppression, item, along: crossAxis,
        priority: StackViewPriority.ambiguitySuppression)
    }
  }

  /// Adds the constraint that margins fit into the stack: a canvas has no negative length.
  private mutating func addNoNegativeCanvas(along axis: Axis) throws(ConstraintError) {
    guard stack.isLayoutMarginsRelativeArrangement else { return }
    try add(.canvasConnection, canvas(.size(along: axis)), .greaterThanOrEqual)
  }

  private mutating func addHiding(_ item: Int) throws(ConstraintError) {
    try addNoSize(.hiding, item, along: stack.axis, priority: StackViewPriority.hiding)
  }
}

/// The identifiers of a stack view's constraints, as in `UIStackView`'s messages.
enum StackViewIdentifier: String {
  case canvasConnection = "UISV-canvas-connection"
  case spacing = "UISV-spacing"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case canvasFit = "UISV-canvas-fit"
  case hiding = "UISV-hiding"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
}

/// The priorities of a stack view's optional constraints.
enum StackViewPriority {
  /// A hidden view has no length unless it must have one.
  ///
  /// As public notes on iOS 26.2 have it, and as frames in Interface Builder documents require.
  /// Logs of older systems show it as required: there a length that an author requires is broken,
  /// and the view has none. Visible views have the same frames both ways.
  static let hiding = 999.999
  /// A view aligned with an edge of the spanner is at that edge.
  static let spanningBoundary = 999.5
  /// The spanner is no larger than the views need.
  static let spanningFit = 51.0
  /// A stack is no larger than its views need.
  static let canvasFit = 49.0
  /// A view without any other size has the size 0.
  static let ambiguitySuppression = 25.0

  /// The priority of the proportion of the view at a place, counted from 0: 999, 998 and so on, at
  /// least 751.
  static func proportion(at place: Int) -> Double { max(751, 999 - Double(place)) }

  /// The priority of the distance from the centre of the view at a place, counted from 0, to that of the
  /// next one: 150, 149 and so on, at least 50.
  static func equalCentering(after place: Int) -> Double { max(50, 150 - Double(place)) }
}
