import Comparison
import Geometry

/// An edge that is not where it was accepted.
struct EdgeMove {
  let edge: Edge
  /// Where it was and where it is, in points from the container's left or top edge.
  let before: Double
  let after: Double

  /// The edges of a frame that moved, which are those further than ``Tolerance/equal`` away.
  static func all(from old: Frame, to new: Frame) -> [EdgeMove] {
    Edge.allCases.compactMap { edge in
      let move = EdgeMove(
        edge: edge, before: old.position(of: edge), after: new.position(of: edge))
      return abs(move.after - move.before) > Tolerance.equal ? move : nil
    }
  }

  /// `left from 8 to 12`.
  var words: String { "\(edge.rawValue) from \(before.points) to \(after.points)" }
}
