import AffineGeometry
import Comparison
import Geometry
import LayoutConstraints
import Layouts

/// The conditions of promises about frames alone.
enum FrameConditions {
  /// No two frames share interior points: not both along x and along y.
  ///
  /// Where an element paints less than its frame, that part counts. Only the frames that may meet in these pieces
  /// have a condition.
  static func apart(
    _ names: [String], painted: [String: PaintedPart] = [:], in pieces: [MovingFrames]
  ) -> [Condition] {
    MovingFrames.meetingPairs(of: names, in: pieces).map { first, second in
      let pair = [names[first], names[second]]
      return Condition(PromiseBreach(.overlap, pair)) { frames in
        guard let one = frames.edges(of: pair[0]), let other = frames.edges(of: pair[1]),
          mayMeet(one, other, over: frames.length)
        else { return nil }
        let parts = pair.compactMap { frames.edges(of: painted[$0], $0) }
        return Axis.allCases.flatMap { axis in
          let start = axis == .horizontal ? 0 : 1
          // A frame and its painted part have in common what is within both. Also each with itself: an
          // empty frame has no interior.
          let edges = [one, other] + parts
          return edges.flatMap { one in
            edges.map { other in Excess(one[start + 2] - other[start], axis) }
          }
        }
      }
    }
  }

  /// Whether two frames may share points somewhere in a range: not where one is on the same side of the
  /// other at both ends, and so in between.
  private static func mayMeet(
    _ one: MovingEdges, _ other: MovingEdges, over length: Double
  ) -> Bool {
    for start in [0, 1] {
      for (first, second) in [(one, other), (other, one)]
      where first[start + 2].value <= second[start].value
        && first[start + 2].after(length) <= second[start].after(length)
      {
        return false
      }
    }
    return true
  }

  /// Each edge is within the same edge of `outer`.
  ///
  /// Where an element paints less than its frame, that part counts.
  static func inside(
    _ names: [String], of outer: String, painted: [String: PaintedPart] = [:]
  ) -> [Condition] {
    names.flatMap { name in
      Edge.allCases.map { edge in
        let allowance = edge.axis == .horizontal ? painted[name]?.slack ?? 0 : 0
        let breach = PromiseBreach(.outside, [name, outer], axis: edge.axis, edge: edge)
        return Condition(breach, allowance: allowance) { frames in
          guard let own = frames.edge(edge, of: name), let other = frames.edge(edge, of: outer)
          else { return nil }
          let isStart = edge == .left || edge == .top
          let part = frames.edges(of: painted[name], name)?[edge.index]
          return [own + (isStart ? allowance : -allowance), part].compactMap { $0 }.map {
            Excess(isStart ? other - $0 : $0 - other, edge.axis)
          }
        }
      }
    }
  }

  /// A length up to which a frame is empty, in points: above the noise of the solver.
  private static let empty = 1e-3

  /// Each frame has a width and a height, and reaches into the container.
  static func visible(_ names: [String]) -> [Condition] {
    names.flatMap { name in
      Axis.allCases.map { axis in
        Condition(PromiseBreach(.empty, [name], axis: axis), least: 0) { frames in
          frames.length(axis, of: name).map { [Excess(AffineLength(empty) - $0, axis)] }
        }
      }
        + Edge.allCases.map { edge in
          let container = ConstraintSystem.containerName
          let breach = PromiseBreach(.hidden, [name, container], axis: edge.axis, edge: edge)
          return Condition(breach, least: 0) { frames in
            let isStart = edge == .left || edge == .top
            guard let own = frames.edge(edge.opposite, of: name),
              let other = frames.edge(edge, of: container)
            else { return nil }
            return [Excess((isStart ? other - own : own - other) + empty, edge.axis)]
          }
        }
    }
  }

  /// Each frame is at least as large as `size`.
  static func tappable(_ names: [String], _ size: CGSize) -> [Condition] {
    names.flatMap { name in
      Axis.allCases.map { axis in
        let limit = size[axis]
        return Condition(PromiseBreach(.small, [name], axis: axis, limit: limit)) { frames in
          frames.length(axis, of: name).map { [Excess(AffineLength(limit) - $0, axis)] }
        }
      }
    }
  }

  /// Each frame begins where the one before ends or later, along x or along y.
  static func inOrder(_ names: [String]) -> [Condition] {
    zip(names, names.dropFirst()).map { first, second in
      Condition(PromiseBreach(.order, [first, second])) { frames in
        guard let one = frames.edges(of: first), let other = frames.edges(of: second) else {
          return nil
        }
        let along = frames.readsRightToLeft ? other[2] - one[0] : one[2] - other[0]
        return [Excess(along, .horizontal), Excess(one[3] - other[1], .vertical)]
      }
    }
  }

  /// Each frame of the layout that reads the other way is the mirror image of its own.
  static func mirrored(_ names: [String]) -> [Condition] {
    names.flatMap { name in
      Edge.allCases.flatMap { edge in
        [1.0, -1].map { sign in
          let breach = PromiseBreach(.notMirrored, [name], axis: edge.axis, edge: edge)
          return Condition(breach) { frames in
            guard let own = frames.edge(edge.mirrored, of: name),
              let width = frames.length(.horizontal, of: ConstraintSystem.containerName),
              let other = frames.opposite[name]?[edge.index]
            else { return nil }
            let image = edge.axis == .horizontal ? width - own : own
            return [Excess(sign * (other - image), edge.axis)]
          }
        }
      }
    }
  }
}

extension MovingFrames {
  /// The edges of what an element paints; `nil` where that is its frame, or it has none.
  fileprivate func edges(of part: PaintedPart?, _ name: String) -> MovingEdges? {
    guard let part, let frame = edges(of: name) else { return nil }
    return part.edges(in: frame, readsRightToLeft: readsRightToLeft)
  }
}

extension Edge {
  /// Its place in the edges of a frame.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  fileprivate var opposite: Edge {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  /// The edge that the mirror image puts here.
  fileprivate var mirrored: Edge { axis == .horizontal ? opposite : self }
}
