import AffineGeometry
import Geometry

/// The sizes of wrapping content in widths in which it need not be measured again.
///
/// Text has one size from one line break to the next. Somebody who drags an edge comes back to the
/// same few sizes, whatever the widths.
struct ContentSizeCache {
  /// The segment of the last answer: most are in it again.
  private var last = Segment()
  private var others: [Segment] = []
  /// Whether the content does not say where its size changes.
  private var areUnknown = false

  private struct Segment {
    var lower = Double.infinity
    var upper = -Double.infinity
    var size = ContentSize(width: 0, height: 0)

    @inline(__always)
    func contains(_ width: Double) -> Bool { lower <= width && width <= upper }
  }

  /// The size in a width, if it is known.
  @inline(__always)
  mutating func size(in width: Double) -> ContentSize? {
    last.contains(width) || find(width) ? last.size : nil
  }

  /// Looks among the other segments for one with this width, which becomes the last; returns whether
  /// there is one.
  @inline(never)
  private mutating func find(_ width: Double) -> Bool {
    guard let place = others.firstIndex(where: { $0.contains(width) }) else { return false }
    swap(&last, &others[place])
    return true
  }

  /// Notes a size that was measured in a width, for all widths that have it too.
  mutating func add(_ size: ContentSize, in width: Double, of content: any ContentMeasuring) {
    guard !areUnknown else { return }
    guard let content = content.segments else {
      areUnknown = true
      return
    }
    let segment = content.segment(containing: width)
    // Content that is wider than its width is cut there, and has another width in another one.
    let lower = max(segment.innerWidths.lowerBound, Double(segment.size.width))
    let upper = segment.innerWidths.upperBound
    guard lower <= width, width <= upper else { return }
    if last.lower <= last.upper { others.append(last) }
    if others.count > SolverLimits.cachedSizes { others.removeFirst() }
    last = Segment(lower: lower, upper: upper, size: size)
  }
}
