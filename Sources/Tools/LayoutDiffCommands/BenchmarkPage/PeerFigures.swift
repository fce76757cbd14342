/// What other engines take for the same screens, as it was measured once; for comparison only.
///
/// Instructions of one cold layout by callgrind: kiwi b24c7e6 with its required equalities added
/// first, which is its best order; GLPK 5.0 given the whole program, all wishes weighed into one
/// objective; Yoga f6206ec, nodes built, laid out and freed. Measured 2026-11.
struct PeerFigure {
  let scenario: String
  let rows: Int
  let phase: String
  let peer: String
  let instructions: Double

  /// The name of the page's other columns.
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
