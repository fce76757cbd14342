import Foundation
import Geometry
import LayoutConstraints

/// Says what bounds a value that is open, since no equation or wish holds it.
struct BoundWords {
  let words: ConditionWords

  /// `nothing holds it`, or the inequalities that do, with the values that they leave.
  ///
  /// That a size is not below 0 bounds every size, and is not told.
  func words(for value: AmbiguousValue) -> String {
    let lowest = value.range.lowerBound
    let hasLower = lowest.isFinite && !(isSize(value) && lowest == 0)
    let hasUpper = value.range.upperBound.isFinite
    guard hasLower || hasUpper else { return "nothing holds it" }
    let place =
      hasLower && hasUpper
      ? "from \(value.range.lowerBound.points) to \(value.range.upperBound.points)"
      : hasLower
        ? "from \(value.range.lowerBound.points) up" : "up to \(value.range.upperBound.points)"
    let limits = limits(of: value, hasLower: hasLower, hasUpper: hasUpper)
    switch limits.count {
    case 0: return "only limits hold it, \(place)"
    case 1: return "only \(words.list(limits)) holds it, \(place)"
    default: return "only \(words.list(limits)) hold it, \(place)"
    }
  }

  private func isSize(_ value: AmbiguousValue) -> Bool {
    value.variable == .width || value.variable == .height
  }

  /// The inequalities that are met exactly where the value is at one of its ends, and not where it
  /// is at the other; none where they are more than four, of which not all need bound it.
  private func limits(of value: AmbiguousValue, hasLower: Bool, hasUpper: Bool) -> [LayoutCondition]
  {
    let conditions = words.system.constraints.indices
      .filter { words.system.constraints[$0].relation != .equal }
      .map { LayoutCondition.constraint($0) }
    let ends = [value.smallest, value.largest].map { witness in
      words.layout.readings(of: conditions, at: frames(of: witness)).map { reading in
        reading.unknownItems.isEmpty && abs(reading.excess) < 1e-6
      }
    }
    let limits = conditions.indices.filter { index in
      let (atSmallest, atLargest) = (ends[0][index], ends[1][index])
      return atSmallest != atLargest && (atSmallest ? hasLower : hasUpper)
    }
    return limits.count > 4 ? [] : limits.map { conditions[$0] }
  }

  private func frames(of witness: Witness) -> [String: CGRect] {
    let layout = witness.layout
    var frames = Dictionary(zip(layout.elements, layout.frames)) { first, _ in first }
    frames[words.system.items[ConstraintSystem.container].name] = CGRect(
      origin: .zero, size: layout.size)
    return frames
  }
}
