import Comparison
import Geometry

/// What happened to a frame, so that it can be told of several elements at once.
enum BaselineChange: Hashable {
  /// It moved as a whole, by each of these ways, and these edges by themselves.
  case moved(whole: [String], edges: [EdgeWay])
  /// It is there, and was not accepted.
  case appeared
  /// It was accepted, and is not there.
  case disappeared
  /// Anything else, in its own words.
  case other(String)

  /// An edge that moved while the opposite one did not, or not as far.
  struct EdgeWay: Hashable {
    /// The edge's name.
    let edge: String
    /// How far, and to where: `4 points right`.
    let way: String
  }

  init(_ finding: BaselineFinding) {
    guard finding.isOfFrame else {
      self = .other(finding.sentence)
      return
    }
    switch (finding.kind, finding.before, finding.after) {
    case (.moved, let before?, let after?): self = Self.move(from: before, to: after)
    case (.appeared, _, _): self = .appeared
    case (.disappeared, _, _): self = .disappeared
    default: self = .other(finding.sentence)
    }
  }

  private static func move(from old: Frame, to new: Frame) -> BaselineChange {
    var whole: [String] = []
    var edges: [EdgeWay] = []
    let axes: [(Edge, Edge, String, String)] = [
      (.left, .right, "right", "left"), (.top, .bottom, "down", "up"),
    ]
    for (first, second, onward, backward) in axes {
      let moves = [first, second].map { new.position(of: $0) - old.position(of: $0) }
      let ways = moves.map { "\(abs($0).withUnit) \($0 > 0 ? onward : backward)" }
      let isMoved = moves.map { abs($0) > Tolerance.equal }
      if isMoved == [true, true], ways[0] == ways[1] {
        whole.append(ways[0])
      } else {
        edges += zip([first, second], zip(isMoved, ways)).filter(\.1.0).map {
          EdgeWay(edge: $0.rawValue, way: $1.1)
        }
      }
    }
    return .moved(whole: whole, edges: edges)
  }

  /// The change of these elements in words, without the notation.
  func words(of elements: [String]) -> String {
    let names = elements.listedInShort
    let isOne = elements.count == 1
    switch self {
    case .other(let sentence): return sentence
    case .appeared: return "\(names) \(isOne ? "is" : "are") new"
    case .disappeared: return "\(names) \(isOne ? "is" : "are") not placed any more"
    case .moved(let whole, let edges):
      let parts = edges.map { "the \($0.edge) edge \($0.way)" }
      if !whole.isEmpty {
        return (["\(names) moved \(whole.joined(separator: " and "))"] + parts)
          .joined(separator: ", ")
      }
      guard let first = edges.first else { return "\(names) moved" }
      return (["the \(first.edge) edge of \(names) moved \(first.way)"] + parts.dropFirst())
        .joined(separator: ", ")
    }
  }
}
