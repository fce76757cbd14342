/// The priorities that one part of a translation uses, each level for one purpose.
///
/// Ours. What only decorates, such as an overlay, must not move what it decorates: so all its
/// priorities lie below all those of the part that it follows. Each part is of a tier, counted from
/// 0; all of them lie above the 50 at which a container without a height strives to be small.
struct PriorityTier {
  /// The tier; what is deeper than `deepest` shares that one's numbers.
  let depth: Int
  /// How many specs around grow: what grows is stretched before what does not.
  let growing: Int
  /// How many specs around shrink: what shrinks is cut before what does not.
  let shrinking: Int

  /// The last tier that has numbers of its own.
  static let deepest = 3
  /// The most flexible specs around that make a difference.
  static let mostYielding = 4
  /// The most sizes around that make a difference.
  static let mostStyled = 20

  /// The most specs inside of the same axis that make a difference.
  private static let mostLevels = 6

  /// How many specs around have sizes of their own that may not fit: theirs hold first.
  let styled: Int

  init(depth: Int, growing: Int = 0, shrinking: Int = 0, styled: Int = 0) {
    self.styled = min(styled, Self.mostStyled)
    self.depth = min(depth, Self.deepest)
    self.growing = min(growing, Self.mostYielding)
    self.shrinking = min(shrinking, Self.mostYielding)
  }

  /// A size that a style gives, in a room that may be too small for it.
  var style: Double { number(990, 0) - Double(styled) / (depth == 0 ? 1 : 100) }
  /// Content resists being cut.
  var resistance: Double { number(750, 1, shrinking) }
  /// A spec is at least as long as what is in it.
  var push: Double { push(above: 0) }
  /// The same around `levels` specs that are to be as long as what is in them, whatever it is.
  func push(above levels: Int) -> Double { number(749, 2, shrinking) - step(levels) }
  /// A spec is at least as long as what is in it, where that sticks out before it is cut.
  var lastPush: Double { number(749, 2, Self.mostYielding) }
  /// Content resists being stretched.
  var hugging: Double { number(250, 15, growing) }
  /// A spec is as short as it may be.
  var pull: Double { number(249, 16, growing) }
  /// A spec is as short as what is in it.
  var slack: Double { slack(above: 0) }
  /// The same around `levels` specs that are to be as short as what is in them before it is: where
  /// it is longer all the same, theirs hold.
  func slack(above levels: Int) -> Double { number(248, 17, growing) - step(levels) }
  /// What is left over is shared out.
  var spread: Double { number(200, 30) }
  /// Nothing is left over where something else can take it.
  var packed: Double { number(190, 31) }
  /// What has sized itself goes to the start.
  var settle: Double { number(180, 32) }
  /// The container is as low as it may be: it moves nothing that is placed or sized by itself, and
  /// what only decorates does not move it.
  static let container = 176.0
  /// The tier of something inside whose length its content must not move.
  var decorating: PriorityTier { PriorityTier(depth: depth + 1) }

  /// The tier of something inside that grows, shrinks, or does both.
  func flexing(grows: Bool, shrinks: Bool) -> PriorityTier {
    PriorityTier(
      depth: depth, growing: growing + (grows ? 1 : 0), shrinking: shrinking + (shrinks ? 1 : 0),
      styled: styled)
  }

  /// The tier of something inside a size that may not fit.
  var underStyle: PriorityTier {
    PriorityTier(depth: depth, growing: growing, shrinking: shrinking, styled: styled + 1)
  }

  /// The tier of something inside that decides its own length.
  var selfSized: PriorityTier {
    PriorityTier(depth: depth, growing: 0, shrinking: shrinking, styled: styled)
  }

  /// The highest priority of the second tier, and how many a tier has.
  private static let secondTier = 175.0
  private static let tierCount = 33.0

  /// What something yields to `levels` specs inside: between two numbers where none is free.
  private func step(_ levels: Int) -> Double {
    Double(min(levels, Self.mostLevels)) / (depth == 0 ? 1 : 10)
  }

  /// `first` in the first tier, else the number `place` of the tier, less what yields.
  private func number(_ first: Double, _ place: Double, _ yielding: Int = 0) -> Double {
    guard depth > 0 else { return first - 10 * Double(yielding) }
    return Self.secondTier - place - 3 * Double(yielding) - Self.tierCount * Double(depth - 1)
  }
}
