/// The instructions that another engine takes for one of the scenes, for comparison only.
///
/// All figures were counted once with callgrind, 2026-11:
/// - kiwi b24c7e6, with its required equalities added first, which is its best order;
/// - GLPK 5.0, given the whole program, with all optional constraints weighted in one objective;
/// - Yoga f6206ec, with nodes built, laid out and freed.
struct PeerFigure {
  let scenario: String
  let rows: Int
  let phase: String
  let peer: String
  let instructions: Double

  /// The other engines, in the order of the page's columns.
  static let peers = ["kiwi", "GLPK", "Yoga"]

  /// All figures.
  static let all = [
    PeerFigure("row", 1, "cold", "kiwi", 346_000), PeerFigure("row", 1, "cold", "GLPK", 200_000),
    PeerFigure("row", 1, "cold", "Yoga", 73_950),
    PeerFigure("row", 30, "cold", "kiwi", 126_000_000),
    PeerFigure("row", 30, "cold", "GLPK", 36_000_000),
    PeerFigure("row", 100, "cold", "GLPK", 418_000_000),
    PeerFigure("row", 100, "cold", "Yoga", 5_566_351),
    PeerFigure("row", 100, "resize", "Yoga", 4_290_251),
    PeerFigure("chain", 100, "cold", "kiwi", 43_300_000),
    PeerFigure("chain", 100, "cold", "GLPK", 1_020_000),
    PeerFigure("chain", 100, "cold", "Yoga", 894_641),
    PeerFigure("chain", 100, "resize", "Yoga", 699_335),
  ]

  private init(
    _ scenario: String, _ rows: Int, _ phase: String, _ peer: String, _ instructions: Double
  ) {
    self.scenario = scenario
    self.rows = rows
    self.phase = phase
    self.peer = peer
    self.instructions = instructions
  }
}
