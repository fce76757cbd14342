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

  init(depth: Int, growing: Int = 0, shrinking: Int = 0) {
    self.depth = min(depth, Self.deepest)
    self.growing = min(growing, Self.mostYielding)
    self.shrinking = min(shrinking, Self.mostYielding)
  }

  /// A size that a style gives, in a room that may be too small for it.
  var style: Double { number(990, 0) }
  /// Content resists being cut.
  var resistance: Double { number(750, 1, shrinking, step: 10) }
  /// A spec is at least as long as what is in it.
  var push: Double { number(749, 2, shrinking, step: 10) }
  /// Content resists being stretched.
  var hugging: Double { number(250, 11, growing, step: 10) }
  /// A spec is as short as what is in it.
  var pull: Double { number(249, 12, growing, step: 10) }
  /// What is left over is shared out.
  var spread: Double { number(160, 21) }
  /// Nothing is left over where something else can take it.
  var packed: Double { number(150, 22) }
  /// What has sized itself goes to the start.
  var settle: Double { number(140, 23) }
  /// The tier of something inside whose length its content must not move.
  var decorating: PriorityTier { PriorityTier(depth: depth + 1) }

  /// The tier of something inside that grows, shrinks, or does both.
  func flexing(grows: Bool, shrinks: Bool) -> PriorityTier {
    PriorityTier(
      depth: depth, growing: growing + (grows ? 1 : 0), shrinking: shrinking + (shrinks ? 1 : 0))
  }

  /// The highest priority of the second tier, and how many a tier has.
  private static let secondTier = 130.0
  private static let tierCount = 24.0

  /// `first` in the first tier, else the number `place` of the tier, less what yields.
  private func number(
    _ first: Double, _ place: Double, _ yielding: Int = 0, step: Double = 0
  ) -> Double {
    let yielded = Double(yielding) * (depth == 0 ? step : min(step, 2))
    let base = Self.secondTier - place - Self.tierCount * Double(depth - 1)
    return (depth == 0 ? first : base) - yielded
  }
}
