import AffineGeometry
import Foundation
import Geometry

/// Records every comparison of the engine, in a pass that records its decisions. The functions
/// shadow the plain functions of the same names, so that every call by that name in a pass is
/// recorded.
extension LayoutPass {
  @inline(__always)
  mutating func larger(_ a: Double, _ b: Double) -> Double {
    if Trace.decides { recorder.decide(.limit(a - b)) }
    return LayoutSpecs.larger(a, b)
  }

  @inline(__always)
  mutating func smaller(_ a: Double, _ b: Double) -> Double {
    if Trace.decides { recorder.decide(.limit(a - b)) }
    return LayoutSpecs.smaller(a, b)
  }

  /// Records a condition and returns it.
  @inline(__always)
  mutating func decide(_ condition: Bool) -> Bool {
    if Trace.decides { recorder.decide(.choice(condition ? 1 : 0)) }
    return condition
  }

  @inline(__always)
  mutating func clamp(_ size: CGSize, into range: SizeRange) -> CGSize {
    if Trace.decides {
      for axis in Axis.allCases { recordClamp(size[axis], into: range[axis]) }
    }
    return range.clamp(size)
  }

  @inline(__always)
  mutating func intersection(_ range: SizeRange, _ requested: SizeRange) -> SizeRange {
    if Trace.decides {
      for axis in Axis.allCases { recordIntersection(range[axis], requested[axis]) }
    }
    return range.intersection(requested)
  }

  @inline(__always)
  mutating func violation(of length: Double, in interval: Interval) -> Double {
    if Trace.decides {
      recorder.decide(.limit(length - interval.lower))
      recorder.decide(.limit(length - interval.upper))
    }
    return interval.violation(of: length)
  }

  @inline(__always)
  mutating func isExact(_ interval: Interval) -> Bool {
    if Trace.decides { recorder.decide(.choice(Self.order(interval.lower, interval.upper))) }
    return interval.isExact
  }

  @inline(__always)
  mutating func isValidForLayout(_ size: CGSize) -> Bool {
    if Trace.decides { recordValidity(of: size) }
    return size.isValidForLayout
  }

  @inline(__always)
  mutating func validOrUndefined(_ size: CGSize) -> CGSize {
    if Trace.decides { recordValidity(of: size) }
    return size.validOrUndefined
  }

  // MARK: Recording

  @inline(never)
  private mutating func recordClamp(_ length: Double, into interval: Interval) {
    recorder.decide(.limit(interval.upper - length))
    recorder.decide(.limit(interval.lower - LayoutSpecs.smaller(interval.upper, length)))
  }

  @inline(never)
  private mutating func recordIntersection(_ interval: Interval, _ requested: Interval) {
    let low = larger(interval.lower, requested.lower)
    let high = smaller(interval.upper, requested.upper)
    guard !decide(low <= high) else { return }
    recorder.decide(.choice(Self.order(interval.lower, requested.lower)))
  }

  @inline(never)
  private mutating func recordValidity(of size: CGSize) {
    for length in [Double(size.width), Double(size.height)] { recordValidity(of: length) }
  }

  private mutating func recordValidity(of length: Double) {
    let isUndefined = length.isNaN
    recorder.decide(.choice(isUndefined ? 3 : isValidLength(length) ? 1 : length < 1 ? 0 : 2))
  }

  @inline(never)
  mutating func recordStyle(of node: Int, _ axis: Axis, parent: Double, auto: Interval) {
    let (minimum, exact, maximum) = nodes[node].style.lengths(along: axis)
    let lower = minimum.resolved(parent: parent, auto: auto.lower)
    let upper = maximum.resolved(parent: parent, auto: auto.upper)
    guard !decide(lower.isNaN || upper.isNaN), !decide(upper <= lower) else { return }
    let length = exact.resolved(parent: parent, auto: .nan)
    guard !decide(length.isNaN) else { return }
    recorder.decide(.limit(upper - length))
    recorder.decide(.limit(lower - length))
  }

  @inline(never)
  mutating func recordInset(_ inset: InsetAxis, parent: Double, child: Double) {
    let (margins, range) = (inset.margins, inset.range)
    recorder.decide(.limit((inset.isFlexible ? 0 : range.lower) - margins))
    recorder.decide(.limit(range.upper - margins))
    recorder.decide(.limit(parent - margins))
    let whole = inset.isFlexible ? range.upper : child + inset.leading + inset.trailing
    recordClamp(whole, into: range)
  }

  @inline(never)
  mutating func recordRatio(_ ratio: Double, in range: SizeRange) {
    recordValidity(of: range.max)
    var sizes: [CGSize] = []
    for axis in Axis.allCases {
      guard let size = candidate(axis, ratio, in: range) else { continue }
      let available = range.max
      let whole =
        axis == .horizontal
        ? CGSize(width: available.width, height: ratio * available.width)
        : CGSize(width: available.height / ratio, height: available.height)
      for axis in Axis.allCases { recordClamp(whole[axis], into: range[axis]) }
      sizes.append(size)
    }
    guard sizes.count == 2 else { return }
    let distances = sizes.map { $0.height - ratio * $0.width }
    for (size, distance) in zip(sizes, distances) {
      recorder.decide(.choice(Self.order(size.width, 0)))
      recorder.decide(.limit(distance))
    }
    recorder.decide(
      .nearer(
        first: abs(distances[1]), width: sizes[1].width, other: abs(distances[0]),
        otherWidth: sizes[0].width))
  }

  @inline(never)
  mutating func recordShares(_ flex: LineFlex, of items: Range<Int>, _ context: StackContext) {
    guard !flex.isGrowing else { return }
    recorder.decide(.choice(Self.order(flex.weights, 0)))
    guard flex.weights != 0 else { return }
    for item in items {
      recorder.decide(
        .share(
          weight: weight(of: item, flex, context), sum: flex.weights, length: flex.violation))
    }
  }

  @inline(never)
  mutating func recordContent(
    _ content: any ContentMeasuring, in available: CGSize, _ answer: ContentMeasurement
  ) {
    let lines = (content as? any PiecewiseMeasuring)?.lines(inWidth: available.width) ?? []
    recorder.decide(.content(answer, lines: lines))
  }

  /// The order of two numbers: -1 where `b` is larger, 1 where `a` is, else 0.
  private static func order(_ a: Double, _ b: Double) -> Int8 { a < b ? -1 : a > b ? 1 : 0 }
}
