package import Geometry

/// The intrinsic size of one item, in points, rounded as the layout is.
struct ContentSize: Equatable {
  var width: Double
  var height: Double
  var firstBaseline = 0.0
  var lastBaselineFromBottom = 0.0

  /// The width or the height.
  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension ConstraintItem {
  /// Whether the size of the content counts along an axis, if the item has content.
  package func hasContent(along axis: Axis) -> Bool {
    axis == .horizontal ? hasContentWidth : hasContentHeight
  }
}

/// The intrinsic sizes of all items, and the widths in which wrapping content was measured.
///
/// Text is first measured without limits, as if it were one line, and then in the width that the
/// solver gave it. Text of at most one line keeps its size. Source: `preferredMaxLayoutWidth` of
/// `UILabel`, which is set in the same way, and which one line ignores.
struct ContentSizes {
  /// One entry for each item; `nil` without content.
  private(set) var sizes: [ContentSize?] = []
  /// The number of measurements so far.
  private(set) var measureCalls = 0
  /// The items whose content wraps, in the order of the system.
  private(set) var wrapping: [Int] = []
  /// The wrapping content, one entry for each of `wrapping`.
  private var texts: [WrappingContent] = []
  private let items: [ConstraintItem]
  private let rounding: Rounding

  private struct WrappingContent {
    let content: any ContentMeasuring
    /// The width in which it was last measured.
    var measuredWidth = Double.infinity
    /// The sizes that are known at other widths; none until it is measured at a second one.
    var cache = ContentSizeCache()
  }

  /// Measures all content without limits.
  init(of items: [ConstraintItem], rounding: Rounding) throws(ConstraintError) {
    self.items = items
    self.rounding = rounding
    sizes.reserveCapacity(items.count)
    wrapping.reserveCapacity(8)
    texts.reserveCapacity(8)
    for index in items.indices {
      switch items[index].content {
      case .none:
        sizes.append(nil)
      case .fixed(let size):
        sizes.append(ContentSize(width: roundedUp(size.width), height: roundedUp(size.height)))
      case .measured(let content):
        sizes.append(try unlimitedSize(of: content, index))
        guard content.wraps else { continue }
        wrapping.append(index)
        texts.append(WrappingContent(content: content))
      }
    }
  }

  /// Measures wrapping content again if its solved width is another, and returns the items whose
  /// size changed.
  ///
  /// `values` starts with the solved columns of all items.
  mutating func adapt(toColumns values: [Double]) throws(ConstraintError) -> [Int] {
    var changed: [Int] = []
    for place in wrapping.indices {
      let index = wrapping[place]
      guard let old = sizes[index] else { continue }
      let width = max(0, withoutNoise(values[ItemColumns.column(.width, of: index)]))
      let measuredWidth = texts[place].measuredWidth
      if abs(width - old.width) <= solverNoise || abs(width - measuredWidth) <= solverNoise {
        continue
      }
      if try measure(place, in: width) != old { changed.append(index) }
    }
    return changed
  }

  /// Measures wrapping content in widths that are known before anything is solved, one for each of
  /// `wrapping`.
  ///
  /// The results are the sizes that a first pass without limits, with the sizes `unlimited`, would
  /// lead to. Content that was last measured in this width is not measured again.
  mutating func adapt(
    toKnown widths: [Double], from unlimited: [ContentSize?]
  ) throws(ConstraintError) {
    for place in wrapping.indices {
      let width = max(0, withoutNoise(widths[place]))
      let measuredWidth = texts[place].measuredWidth
      if width == measuredWidth { continue }
      let index = wrapping[place]
      if let whole = unlimited[index], abs(width - whole.width) <= solverNoise {
        if measuredWidth == .infinity { continue }
        texts[place].measuredWidth = .infinity
        sizes[index] = whole
      } else if measuredWidth == .infinity {
        _ = try measure(place, in: width)
      } else {
        try measureAgain(place, in: width)
      }
    }
  }

  /// Measures content that was measured in another width before, unless its size is known.
  private mutating func measureAgain(
    _ place: Int, in width: Double
  ) throws(ConstraintError) {
    if let size = texts[place].cache.size(in: width) {
      texts[place].measuredWidth = width
      sizes[wrapping[place]] = size
      return
    }
    let size = try measure(place, in: width)
    texts[place].cache.add(size, in: width, of: texts[place].content)
  }

  /// Resets `measureCalls` to 0.
  mutating func countAnew() { measureCalls = 0 }

  /// Sets `measureCalls` to that of the sizes with which a new layout starts.
  mutating func count(from start: ContentSizes) { measureCalls = start.measureCalls }

  /// Measures the content at one index of `wrapping` in a width.
  private mutating func measure(
    _ place: Int, in width: Double
  ) throws(ConstraintError) -> ContentSize {
    measureCalls += 1
    let available = CGSize(width: width, height: .infinity)
    // In place: a copy of the content would be counted, and most sizes are cached.
    let measurement = texts.withUnsafeBufferPointer { $0[place].content.measure(in: available) }
    let new = try size(measurement, of: wrapping[place])
    texts[place].measuredWidth = width
    sizes[wrapping[place]] = new
    return new
  }

  /// Measures content without limits.
  private mutating func unlimitedSize(
    of content: any ContentMeasuring, _ index: Int
  ) throws(ConstraintError) -> ContentSize {
    measureCalls += 1
    return try size(content.unlimitedMeasurement, of: index)
  }

  /// The size of an item's content by a measurement.
  @inline(__always)
  private func size(
    _ measurement: ContentMeasurement, of index: Int
  ) throws(ConstraintError) -> ContentSize {
    let size = measurement.size
    let isValid =
      size.width >= 0 && size.width <= Constraint.largestLength
      && size.height >= 0 && size.height <= Constraint.largestLength
    guard isValid else {
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
