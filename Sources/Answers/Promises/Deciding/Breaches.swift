import AffineGeometry
import Comparison
import Explaining
import Geometry
import Layouts

/// Gathers the ranges in which conditions happen.
enum Breaches {
  /// The breaches of these conditions over all pieces, each with its ranges.
  static func found(
    by conditions: [Condition], in pieces: [MovingFrames], sampled: [PromisedWidths]
  ) -> [PromiseBreach] {
    let breaches = conditions.compactMap { condition -> PromiseBreach? in
      let ranges = joined(pieces.flatMap { own(condition, in: $0) })
      guard !ranges.isEmpty else { return nil }
      let axis = condition.breach.axis ?? guiltyAxis(ranges)
      var breach = condition.breach
      breach.axis = axis
      breach.ranges = ranges.compactMap { range in
        guard let worst = range.excess.worst[axis], worst.amount > condition.least + 1e-6 else {
          return nil
        }
        return BrokenRange(
          from: range.from, to: range.to, worst: worst.amount + condition.allowance, at: worst.at,
          isSampled: sampled.contains { part in
            [range.from, range.to, worst.at].contains { part.from < $0 && $0 < part.to }
          })
      }
      return breach.ranges.isEmpty ? nil : breach
    }
    return joined(breaches)
  }

  /// The same breaches with the ranges of equal ones in one: a rule with two signs has two conditions, and
  /// several heights may break the same.
  static func joined(_ breaches: [PromiseBreach]) -> [PromiseBreach] {
    breaches.reduce(into: []) { joined, breach in
      let same = joined.firstIndex {
        $0.isSame(as: breach) && ($0.height == breach.height || $0.ranges == breach.ranges)
      }
      guard let same else { return joined.append(breach) }
      let ranges = joined[same].ranges + breach.ranges.filter { !joined[same].ranges.contains($0) }
      joined[same].ranges = ranges.sorted { $0.from < $1.from }
      joined[same].containers += breach.containers
    }
  }

  /// A range of widths, with the excess at widths instead of distances.
  private struct Range {
    var from: Double
    var to: Double
    var excess: ExcessRange
  }

  private static func own(_ condition: Condition, in frames: MovingFrames) -> [Range] {
    let start = frames.widths.lowerBound
    let length = frames.widths.upperBound - start
    return condition.excesses(frames, 0...length).compactMap { part in
      guard var excess = ExcessRange(of: part.excesses, over: part.range) else { return nil }
      excess.worst = excess.worst.mapValues { ($0.amount, $0.at + start) }
      return Range(from: excess.from + start, to: excess.to + start, excess: excess)
    }
  }

  /// Ranges that touch are one.
  private static func joined(_ ranges: [Range]) -> [Range] {
    ranges.reduce(into: []) { joined, range in
      guard let last = joined.last, range.from - last.to < ProofTolerance.breakpointCluster else {
        return joined.append(range)
      }
      joined[joined.count - 1].to = max(last.to, range.to)
      joined[joined.count - 1].excess.worst.merge(range.excess.worst) {
        $1.amount > $0.amount + 1e-9 ? $1 : $0
      }
      joined[joined.count - 1].excess.endingAxis =
        range.excess.endingAxis ?? last.excess.endingAxis
    }
  }

  /// The axis along which frames come apart where a range ends, or else that along which they are nearest
  /// to it.
  private static func guiltyAxis(_ ranges: [Range]) -> Axis {
    if let axis = ranges.lazy.compactMap({ $0.excess.endingAxis }).first { return axis }
    let worst = ranges[0].excess.worst
    return (worst[.vertical]?.amount ?? .infinity) < (worst[.horizontal]?.amount ?? .infinity)
      ? .vertical : .horizontal
  }
}

extension PromiseBreach {
  /// Whether it is the same thing, wherever it happens.
  func isSame(as other: PromiseBreach) -> Bool {
    kind == other.kind && elements == other.elements && edge == other.edge
      && (axis == other.axis || kind == .overlap || kind == .order)
  }
}

extension PromiseBreach.Kind {
  /// Whether it is so or not, and by no amount.
  var isWithoutAmount: Bool { self == .empty || self == .hidden }
}
