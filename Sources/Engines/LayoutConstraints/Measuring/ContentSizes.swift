import Foundation
import Geometry

/// The intrinsic size of one item, in points, as its constraints use it.
struct ContentSize: Equatable {
  var width: Double
  var height: Double
  var firstBaseline = 0.0
  var lastBaselineFromBottom = 0.0

  /// The width or the height.
  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension ConstraintItem {
  /// Whether the size of the content counts along an axis, if there is content.
  func hasContent(along axis: Axis) -> Bool {
    axis == .horizontal ? hasContentWidth : hasContentHeight
  }
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
  /// The items whose content wraps, in the order of the system.
  private(set) var wrapping: [Int] = []
  /// What wraps, and the width that it was last measured in, one entry for each of `wrapping`.
  private var texts: [any ContentMeasuring] = []
  private var measuredWidths: [Double] = []
  private let items: [ConstraintItem]
  private let rounding: Rounding

  /// Measures everything in unlimited room.
  init(of items: [ConstraintItem], rounding: Rounding) throws(ConstraintError) {
    self.items = items
    self.rounding = rounding
    sizes.reserveCapacity(items.count)
    for index in items.indices {
      switch items[index].content {
      case .none:
        sizes.append(nil)
      case .fixed(let size):
        sizes.append(ContentSize(width: roundedUp(size.width), height: roundedUp(size.height)))
      case .measured(let content):
        sizes.append(try size(of: content, index, width: .infinity))
        guard content.wraps else { continue }
        wrapping.append(index)
        texts.append(content)
        measuredWidths.append(.infinity)
      }
    }
  }

  /// Measures again what was solved to another width, and returns the items whose size changed by
  /// that.
  ///
  /// `values` holds the solved columns of all items.
  mutating func adapt(toColumns values: [Double]) throws(ConstraintError) -> [Int] {
    var changed: [Int] = []
    for place in wrapping.indices {
      let index = wrapping[place]
      guard let old = sizes[index] else { continue }
      let width = max(0, withoutNoise(values[ItemColumns.column(.width, of: index)]))
      if abs(width - old.width) <= solverNoise || abs(width - measuredWidths[place]) <= solverNoise
      {
        continue
      }
      if try measure(place, in: width) != old { changed.append(index) }
    }
    return changed
  }

  /// Sets what wraps at one place of `wrapping` to a width that is known before anything is solved.
  ///
  /// The size becomes the one that it would become after all content was measured in unlimited room,
  /// whose sizes are given; content that has been measured in this width is not measured again.
  mutating func adapt(
    _ place: Int, toKnown width: Double, from unlimited: ContentSizes
  ) throws(ConstraintError) {
    let width = max(0, withoutNoise(width))
    if width == measuredWidths[place] { return }
    let index = wrapping[place]
    if let whole = unlimited.sizes[index], abs(width - whole.width) <= solverNoise {
      if measuredWidths[place] == .infinity { return }
      measuredWidths[place] = .infinity
      sizes[index] = whole
    } else {
      _ = try measure(place, in: width)
    }
  }

  /// Puts other content into an item, and measures it in unlimited room.
  ///
  /// Returns whether the item has content as before, that wraps as before; where it has not, it is
  /// the list of what wraps that changed. Throws, and changes nothing, where a size is out of
  /// range.
  mutating func replace(_ content: Content, of index: Int) throws(ConstraintError) -> Bool {
    let hadContent = sizes[index] != nil
    let old = wrapping.firstIndex(of: index)
    var text: (any ContentMeasuring)?
    var new: ContentSize?
    switch content {
    case .none: break
    case .fixed(let size):
      new = ContentSize(width: roundedUp(size.width), height: roundedUp(size.height))
    case .measured(let content):
      new = try size(of: content, index, width: .infinity)
      if content.wraps { text = content }
    }
    sizes[index] = new
    if let old {
      wrapping.remove(at: old)
      texts.remove(at: old)
      measuredWidths.remove(at: old)
    }
    if let text {
      let place = wrapping.firstIndex { $0 > index } ?? wrapping.count
      wrapping.insert(index, at: place)
      texts.insert(text, at: place)
      measuredWidths.insert(.infinity, at: place)
    }
    return hadContent == (new != nil) && (old != nil) == (text != nil)
  }

  /// Takes one item's content from sizes that were just measured in unlimited room.
  mutating func take(_ index: Int, from unlimited: ContentSizes) {
    sizes[index] = unlimited.sizes[index]
    guard let place = wrapping.firstIndex(of: index) else { return }
    texts[place] = unlimited.texts[place]
    measuredWidths[place] = .infinity
  }

  /// Counts only what is measured from now on.
  mutating func countAnew() { measureCalls = 0 }

  /// Counts as in a new layout that begins with other sizes.
  mutating func count(from start: ContentSizes) { measureCalls = start.measureCalls }

  private mutating func measure(
    _ place: Int, in width: Double
  ) throws(ConstraintError) -> ContentSize {
    let new = try size(of: texts[place], wrapping[place], width: width)
    measuredWidths[place] = width
    sizes[wrapping[place]] = new
    return new
  }

  private mutating func size(
    of content: any ContentMeasuring, _ index: Int, width: Double
  ) throws(ConstraintError) -> ContentSize {
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

  private func roundedUp(_ length: Double) -> Double {
    switch rounding {
    case .pixels(let scale): PixelGrid(scale: scale).ceiling(length)
    case .exact: length
    }
  }
}
