/// A set of attributes, such as those that one chain names.
public struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute, at the position of its raw value.
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  init(_ attributes: NSLayoutConstraint.Attribute...) {
    rawValue = attributes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }
  static let edges = Self(.left, .top, .right, .bottom),
    directionalEdges = Self(.leading, .top, .trailing, .bottom),
    horizontalEdges = Self(.left, .right), verticalEdges = Self(.top, .bottom),
    directionalHorizontalEdges = Self(.leading, .trailing),
    directionalVerticalEdges = Self.verticalEdges, size = Self(.width, .height),
    center = Self(.centerX, .centerY),
    margins = Self(.leftMargin, .topMargin, .rightMargin, .bottomMargin),
    directionalMargins = Self(.leadingMargin, .topMargin, .trailingMargin, .bottomMargin),
    centerWithinMargins = Self(.centerXWithinMargins, .centerYWithinMargins)
  /// The attributes in the order in which constraints are created for them, whatever the chain's.
  var inOrder: [NSLayoutConstraint.Attribute] { Self.order.filter { contains(Self($0)) } }
  private static let order: [NSLayoutConstraint.Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]
  private static let names: [(name: String, attributes: ConstraintAttributes)] = [
    ("edges", .edges), ("directionalEdges", .directionalEdges),
    ("horizontalEdges", .horizontalEdges), ("verticalEdges", .verticalEdges),
    ("directionalHorizontalEdges", .directionalHorizontalEdges), ("size", .size),
    ("center", .center), ("margins", .margins), ("directionalMargins", .directionalMargins),
    ("centerWithinMargins", .centerWithinMargins),
  ]
  /// The attributes as in source code, with a dot before each; empty for none.
  var text: String {
    if let composite = Self.names.first(where: { $0.attributes == self }) {
      return ".\(composite.name)"
    }
    return inOrder.map { ".\($0)" }.joined()
  }
  /// Whether each attribute can be related to an attribute of `other`.
  ///
  /// Several attributes can be related to one attribute or none, to the same attributes, and edges
  /// to margins.
  func canBeRelated(to other: ConstraintAttributes) -> Bool {
    other.inOrder.count <= 1 || other == self || Self.marginsOfEdges(self, other) != nil
  }
  /// The attribute of the other side for one of these, where that side names `other`.
  func partner(
    of attribute: NSLayoutConstraint.Attribute, in other: ConstraintAttributes
  ) -> NSLayoutConstraint.Attribute {
    if other.isEmpty || other == self { return attribute }
    if let pairs = Self.marginsOfEdges(self, other) { return pairs[attribute] ?? attribute }
    return other.inOrder.first ?? attribute
  }

  /// The margin of each edge or the edge of each margin; `nil` for all other pairs of sets.
  private static func marginsOfEdges(
    _ own: ConstraintAttributes, _ other: ConstraintAttributes
  ) -> [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute]? {
    switch (own, other) {
    case (.edges, .margins), (.directionalEdges, .directionalMargins): marginOfEdge
    case (.margins, .edges), (.directionalMargins, .directionalEdges): edgeOfMargin
    default: nil
    }
  }
  private static let marginOfEdge: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
    .left: .leftMargin, .top: .topMargin, .right: .rightMargin, .bottom: .bottomMargin,
    .leading: .leadingMargin, .trailing: .trailingMargin,
  ]
  private static let edgeOfMargin = Dictionary(
    uniqueKeysWithValues: marginOfEdge.map { ($0.value, $0.key) })
}
