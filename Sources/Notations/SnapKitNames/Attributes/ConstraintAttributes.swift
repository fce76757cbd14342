import UIKitNames

/// A set of attributes, as one chain names them.
struct ConstraintAttributes: OptionSet, Hashable {
  /// One bit for each attribute, at the place of its number.
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ attributes: NSLayoutConstraint.Attribute...) {
    rawValue = attributes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  static let edges = Self(.left, .top, .right, .bottom)
  static let directionalEdges = Self(.leading, .top, .trailing, .bottom)
  static let horizontalEdges = Self(.left, .right)
  static let verticalEdges = Self(.top, .bottom)
  static let directionalHorizontalEdges = Self(.leading, .trailing)
  static let directionalVerticalEdges = Self.verticalEdges
  static let size = Self(.width, .height)
  static let center = Self(.centerX, .centerY)
  static let margins = Self(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
  static let directionalMargins = Self(.leadingMargin, .topMargin, .trailingMargin, .bottomMargin)
  static let centerWithinMargins = Self(.centerXWithinMargins, .centerYWithinMargins)

  /// The attributes one by one, in the order in which constraints are made of them, whatever the
  /// order in which a chain names them.
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

  /// The attributes as one would write them, with a dot before each; empty for none.
  var text: String {
    if let composite = Self.names.first(where: { $0.attributes == self }) {
      return ".\(composite.name)"
    }
    return inOrder.map { ".\($0)" }.joined()
  }
}

extension ConstraintAttributes {
  /// Whether one constraint per attribute can be made with what another item is asked for.
  ///
  /// Several attributes go with the same ones, and edges with margins.
  func canBeRelated(to other: ConstraintAttributes) -> Bool {
    other.inOrder.count <= 1 || other == self || Self.marginsOfEdges(self, other) != nil
  }

  /// The attribute of the other side for one of these, where the other side is asked for `other`.
  func partner(
    of attribute: NSLayoutConstraint.Attribute, in other: ConstraintAttributes
  ) -> NSLayoutConstraint.Attribute {
    if other.isEmpty || other == self { return attribute }
    if let pairs = Self.marginsOfEdges(self, other) { return pairs[attribute] ?? attribute }
    return other.inOrder.first ?? attribute
  }

  /// The attribute that goes with each, between edges and margins; `nil` for all other pairs.
  private static func marginsOfEdges(
    _ own: ConstraintAttributes, _ other: ConstraintAttributes
  ) -> [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute]? {
    switch (own, other) {
    case (.edges, .margins):
      [.left: .leftMargin, .top: .topMargin, .right: .rightMargin, .bottom: .bottomMargin]
    case (.margins, .edges):
      [.leftMargin: .left, .topMargin: .top, .rightMargin: .right, .bottomMargin: .bottom]
    case (.directionalEdges, .directionalMargins):
      [
        .leading: .leadingMargin, .top: .topMargin, .trailing: .trailingMargin,
        .bottom: .bottomMargin,
      ]
    case (.directionalMargins, .directionalEdges):
      [
        .leadingMargin: .leading, .topMargin: .top, .trailingMargin: .trailing,
        .bottomMargin: .bottom,
      ]
    default: nil
    }
  }
}
