import Geometry

/// A length that is known, or a part of another one: `constant + multiplier × item's size`.
struct LengthExpression: Equatable {
  /// Points; what an inset takes away is negative.
  var constant: Double
  /// The part of the item's size; 0 where the length is a constant.
  var multiplier = 0.0
  /// The item whose size counts.
  var item = 0

  /// A number of points.
  static func points(_ points: Double) -> LengthExpression { LengthExpression(constant: points) }

  /// The whole size of an item.
  static func whole(_ item: Int) -> LengthExpression {
    LengthExpression(constant: 0, multiplier: 1, item: item)
  }

  /// Whether it is a number of points.
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

/// What is known of one axis of a spec before it is laid out.
struct AxisRoom {
  /// Who decides the length.
  enum Extent {
    /// The surroundings, whatever is inside.
    case exact
    /// The surroundings, as long as what is inside where they leave it a choice.
    case flexed
    /// What is inside, within bounds.
    case natural
  }

  var extent: Extent
  /// The shortest length that is allowed, of `natural` only; `nil` where there is none.
  var lower: LengthExpression?
  /// The longest lengths that are allowed, of `natural` only; empty where there are none.
  var uppers: [LengthExpression] = []
  /// What fractions refer to; `nil` where that is undefined.
  var parent: LengthExpression?
  /// Whether the length follows from required rules alone, so that no content can move it.
  var isHard = false
  /// The priorities of what is inside.
  var tier = PriorityTier(depth: 0)
  /// Whether content of known length is to be fixed by a rule, because others flex beside it.
  var isFirm = false

  /// Whether a length that flexes has a longest one before it does.
  var isBoundedBefore = false

  /// Whether what is inside alone decides.
  var isUnbounded: Bool {
    if case .natural = extent { lower == nil && uppers.isEmpty } else { false }
  }

  /// The same room for something that decides its own length without bounds.
  func unbounded(parent: LengthExpression?) -> AxisRoom {
    AxisRoom(extent: .natural, parent: parent, tier: tier)
  }
}
