import Foundation
import Geometry

/// The intrinsic size of one item, in points, as its constraints use it.
struct ContentSize: Equatable {
  var width: Double
  var height: Double
  var firstBaseline = 0.0
  var lastBaselineFromBottom = 0.0
}

/// The intrinsic sizes of all items, and the widths at which those that wrap were measured.
///
/// Text is first measured with all the room there is, as if it were one line, and then in the width
/// that the solver gave it; text of one line at most keeps its size. Source:
/// `preferredMaxLayoutWidth` of `UILabel`, which is set in the same way, and which one line ignores.
struct ContentSizes {
  /// One entry for each item; `nil` without content.
  private(set) var sizes: [ContentSize?] = []
  /// How often content was measured so far.
  private(set) var measureCalls = 0
  /// The items whose content wraps.
  private(set) var wrapping: [Int] = []
  private var rooms: [Double] = []
  private let items: [ConstraintItem]
  private let rounding: Rounding

  /// Measures everything in unlimited room.
  init(of items: [ConstraintItem], rounding: Rounding) throws(ConstraintError) {
    self.items = items
    self.rounding = rounding
    rooms = Array(repeating: .infinity, count: items.count)
    sizes.reserveCapacity(items.count)
    for index in items.indices {
      sizes.append(try size(of: index, width: .infinity))
      if case .measured(let content) = items[index].content, content.wraps {
        wrapping.append(index)
      }
    }
  }

  /// Measures again what was solved to another width, and answers the items whose size changed by
  /// that.
  ///
  /// `values` holds the solved columns of all items.
  mutating func adapt(toColumns values: [Double]) throws(ConstraintError) -> [Int] {
    var changed: [Int] = []
    for index in wrapping {
      let width = values[ConstraintProgram.column(.width, of: index)]
      if try adapt(index, toWidth: width) { changed.append(index) }
    }
    return changed
  }

  /// Measures an item that wraps in a solved width, where that may make a difference, and says
  /// whether it did.
  mutating func adapt(_ index: Int, toWidth solved: Double) throws(ConstraintError) -> Bool {
    guard let old = sizes[index] else { return false }
    let width = max(0, withoutNoise(solved))
    let isKnown =
      abs(width - old.width) <= solverNoise || abs(width - rooms[index]) <= solverNoise
    if isKnown { return false }
    let new = try size(of: index, width: width)
    rooms[index] = width
    sizes[index] = new
    return new != old
  }

  private mutating func size(
    of index: Int, width: Double
  ) throws(ConstraintError) -> ContentSize? {
    switch items[index].content {
    case .none:
      return nil
    case .fixed(let size):
      return ContentSize(width: roundedUp(size.width), height: roundedUp(size.height))
    case .measured(let content):
      measureCalls += 1
      let measurement = content.measure(in: CGSize(width: width, height: .infinity))
      let lengths = 0...Constraint.largestLength
      let size = measurement.size
      guard lengths.contains(size.width) && lengths.contains(size.height) else {
        throw .contentSizeOutOfRange(item: items[index].name, size: size)
      }
      guard measurement.firstBaseline.isFinite, measurement.lastBaselineFromBottom.isFinite else {
        throw .contentBaselineNotFinite(item: items[index].name)
      }
      return ContentSize(
        width: roundedUp(size.width), height: roundedUp(size.height),
        firstBaseline: measurement.firstBaseline,
        lastBaselineFromBottom: measurement.lastBaselineFromBottom)
    }
  }

  private func roundedUp(_ length: Double) -> Double {
    switch rounding {
    case .pixels(let scale): PixelGrid(scale: scale).ceiling(length)
    case .exact: length
    }
  }
}
