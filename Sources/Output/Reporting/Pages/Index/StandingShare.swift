import Geometry
import RunRecords

/// The share of the scenarios with one standing, as a piece of a bar that is 1000 wide.
struct StandingShare {
  let style: String
  let x: String
  let width: String

  /// The narrowest piece, so that one of 5000 scenarios is seen, and the gap after a piece.
  private static let (least, gap) = (8.0, 3.0)

  /// The pieces, the worst standing first; they share what is left when each has its least width.
  static func all(of scenarios: [ScenarioRecord]) -> [StandingShare] {
    let counts = Dictionary(scenarios.map { ($0.standing, 1.0) }, uniquingKeysWith: +)
      .sorted { $0.key < $1.key }
    let free = 1000 - Double(counts.count) * (least + gap) + gap
    var x = 0.0
    return counts.map { standing, count in
      let width = least + free * count / Double(scenarios.count)
      defer { x += width + gap }
      return StandingShare(
        style: standing.style, x: NumberText.coordinate(x), width: NumberText.coordinate(width))
    }
  }
}
