import Geometry

/// A length: a constant, or a linear function of an item's size.
///
/// Its value is `constant + multiplier × size of item`.
struct LengthExpression: Equatable {
  /// The constant in points; negative for what an inset subtracts.
  var constant: Double
  /// The factor of the item's size; 0 for a constant length.
  var multiplier = 0.0
  var item = 0

  /// The constant length of this many points.
  static func points(_ points: Double) -> LengthExpression { LengthExpression(constant: points) }

  static func whole(_ item: Int) -> LengthExpression {
    LengthExpression(constant: 0, multiplier: 1, item: item)
  }

  var isConstant: Bool { multiplier == 0 }

  func adding(_ points: Double) -> LengthExpression {
    var copy = self
    copy.constant += points
    return copy
  }

  func scaled(by factor: Double) -> LengthExpression {
    LengthExpression(constant: constant * factor, multiplier: multiplier * factor, item: item)
  }
}

/// The space that is available to a spec along one axis, as far as it is known before layout.
struct AxisSpace {
  /// The side that decides the length: the surroundings, the content, or both.
  enum Extent {
    /// The surroundings alone, whatever the content is.
    case exact
    /// The surroundings, and the content where they leave a choice: the spec flexes or stretches.
    case flexed
    /// The content, within bounds.
    case natural
  }

  var extent: Extent
  /// The smallest length that is allowed, for `natural` only; `nil` without one.
  var lower: LengthExpression?
  /// The upper bounds of the length, for `natural` only; the smallest one counts.
  var uppers: [LengthExpression] = []
  /// The length that fractions refer to; `nil` where it is undefined.
  var parent: LengthExpression?
  /// Whether required rules alone determine the length, so that no content can change it.
  var isHard = false
  /// The priorities of the content's rules.
  var priorities = PriorityScale(depth: 0)
  /// Whether a rule must fix content of known length, because siblings flex.
  var isFirm = false

  /// Whether a length that flexes has an upper bound before it does.
  var isBoundedBefore = false

  /// Whether the content alone decides.
  var isUnbounded: Bool {
    if case .natural = extent { lower == nil && uppers.isEmpty } else { false }
  }

  /// The same space for content that decides its own length without bounds.
  func unbounded(parent: LengthExpression?) -> AxisSpace {
    AxisSpace(extent: .natural, parent: parent, priorities: priorities)
  }
}
