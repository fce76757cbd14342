import Comparison

/// The priorities of the rules of one spec, one number for each purpose.
///
/// Ours. A decoration, such as an overlay, must not move what it decorates. So its rules have a greater
/// depth: all priorities of one depth are below those of the depth before. All of them are above 50,
/// the priority at which a self-sizing container is as short as possible.
struct PriorityScale {
  /// The depth, from 0 to ``deepest``; deeper ones share the numbers of the deepest.
  let depth: Int
  /// The number of growing specs around: content that grows is stretched before other content.
  let growing: Int
  /// The number of shrinking specs around: content that shrinks is compressed before other content.
  let shrinking: Int

  /// The last depth with numbers of its own.
  static let deepest = 3
  /// The most flexible specs around that have numbers of their own.
  static let mostYielding = 4
  /// The most sizes around that have numbers of their own.
  static let mostStyled = 20

  /// The most nested specs along one axis that have numbers of their own.
  private static let mostLevels = 6

  /// The number of specs around whose own sizes may not fit: theirs come first.
  let styled: Int

  init(depth: Int, growing: Int = 0, shrinking: Int = 0, styled: Int = 0) {
    self.styled = min(styled, Self.mostStyled)
    self.depth = min(depth, Self.deepest)
    self.growing = min(growing, Self.mostYielding)
    self.shrinking = min(shrinking, Self.mostYielding)
  }

  /// A size of a style, in a space that may be too small for it.
  var style: Double { number(990, 0) - Double(styled) / (depth == 0 ? 1 : 100) }
  var resistance: Double { number(750, 1, shrinking) }
  /// A spec is at least as long as its content.
  var push: Double { push(above: 0) }
  /// The same around `levels` nested specs that must be at least as long as their content.
  func push(above levels: Int) -> Double { number(749, 2, shrinking) - step(levels) }
  /// A spec is at least as long as its content, where the content overflows before it is compressed.
  var lastPush: Double { number(749, 2, Self.mostYielding) }
  var hugging: Double { number(250, 15, growing) }
  /// A spec is as short as allowed.
  var pull: Double { number(249, 16, growing) }
  /// A spec is as short as its content.
  var slack: Double { slack(above: 0) }
  /// The same around `levels` nested specs, whose own rules of this kind come first where a spec is
  /// longer all the same.
  func slack(above levels: Int) -> Double { number(248, 17, growing) - step(levels) }
  /// Leftover space is distributed.
  var spread: Double { number(200, 30) }
  /// No space is left over where something else can take it.
  var packed: Double { number(190, 31) }
  /// Self-sized content goes to the start.
  var settle: Double { number(180, 32) }
  /// The container is as short as its content allows: above all decorations, which must not move it,
  /// and below everything that places or sizes itself.
  static let container = 176.0
  /// The priorities inside a spec whose length its content must not change.
  var decorating: PriorityScale { PriorityScale(depth: depth + 1) }

  /// The priorities inside a spec that grows, shrinks, or does both.
  func flexing(grows: Bool, shrinks: Bool) -> PriorityScale {
    PriorityScale(
      depth: depth, growing: growing + (grows ? 1 : 0), shrinking: shrinking + (shrinks ? 1 : 0),
      styled: styled)
  }

  /// The priorities inside a size that may not fit.
  var underStyle: PriorityScale {
    PriorityScale(depth: depth, growing: growing, shrinking: shrinking, styled: styled + 1)
  }

  /// The priorities inside a spec that decides its own length.
  var selfSized: PriorityScale {
    PriorityScale(depth: depth, growing: 0, shrinking: shrinking, styled: styled)
  }

  /// The highest priority of depth 1.
  private static let secondDepth = 175.0
  /// The number of priorities in each depth from 1 on.
  private static let prioritiesPerDepth = 33.0

  /// The amount by which a rule yields to `levels` nested specs; a fraction where no whole number is
  /// free.
  private func step(_ levels: Int) -> Double {
    Double(min(levels, Self.mostLevels)) / (depth == 0 ? 1 : 10)
  }

  /// `first` at depth 0, else the number at `place` of the depth, less what yields.
  private func number(_ first: Double, _ place: Double, _ yielding: Int = 0) -> Double {
    guard depth > 0 else { return first - 10 * Double(yielding) }
    return Self.secondDepth - place - 3 * Double(yielding) - Self.prioritiesPerDepth
      * Double(depth - 1)
  }
}
