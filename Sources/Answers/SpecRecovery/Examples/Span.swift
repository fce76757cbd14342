import Geometry

/// A range of coordinates on one axis, in points.
struct Span: Hashable {
  var start: Double
  var end: Double

  var length: Double { end - start }

  /// The smallest span that contains both.
  func union(_ other: Span) -> Span {
    Span(start: min(start, other.start), end: max(end, other.end))
  }
}

/// A rectangle as a span on each axis, in points.
struct Box: Hashable {
  var horizontal: Span
  var vertical: Span

  subscript(axis: Axis) -> Span {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// The smallest box that contains both.
  func union(_ other: Box) -> Box {
    Box(
      horizontal: horizontal.union(other.horizontal), vertical: vertical.union(other.vertical))
  }

  /// The box in coordinates that begin where another one does.
  func seen(from origin: Box) -> Box {
    func span(_ axis: Axis) -> Span {
      Span(
        start: self[axis].start - origin[axis].start, end: self[axis].end - origin[axis].start)
    }
    return Box(horizontal: span(.horizontal), vertical: span(.vertical))
  }

  /// Whether every edge is at most this far from where the other box has it.
  func isClose(to other: Box, within distance: Double) -> Bool {
    Axis.allCases.allSatisfy {
      abs(self[$0].start - other[$0].start) <= distance
        && abs(self[$0].end - other[$0].end) <= distance
    }
  }

  /// Whether another box is inside, or outside by at most this much.
  func contains(_ other: Box, within distance: Double) -> Bool {
    Axis.allCases.allSatisfy {
      self[$0].start <= other[$0].start + distance && other[$0].end <= self[$0].end + distance
    }
  }

  /// Whether both share more than an area this narrow.
  func overlaps(_ other: Box, within distance: Double) -> Bool {
    Axis.allCases.allSatisfy {
      self[$0].start < other[$0].end - distance && other[$0].start < self[$0].end - distance
    }
  }
}

/// How close numbers must be to count as equal while a spec is searched for.
///
/// Closer than what a proof calls equal, so that no candidate fails by accumulated errors alone, and
/// further apart than the errors of the solver; further where lengths are rounded.
struct Closeness: Hashable {
  /// How far starts and lengths may be from their exact ones, in points; 0 where they are not rounded.
  var rounding = 0.0

  private static let exact = 0.004
  /// Between a length, or a start, and its exact one, in points.
  var length: Double { Self.exact + rounding }
  /// Between two lengths, or an end and its exact one: each is a sum of two that are rounded.
  var sum: Double { Self.exact + 2 * rounding }
  /// Between two shares of a length, which is hardly shorter than 200 points.
  var share: Double { 2e-5 + rounding / 200 }

  /// The common value of some shares; `nil` where they differ, or there are none.
  func commonShare(_ shares: [Double]) -> Double? { common(shares, within: share) }

  /// The common value of some lengths; `nil` where they differ, or there are none.
  func common(_ lengths: [Double], within distance: Double? = nil) -> Double? {
    var low = Double.infinity
    var high = -Double.infinity
    for length in lengths {
      low = min(low, length)
      high = max(high, length)
    }
    guard low <= high, high - low <= distance ?? sum else { return nil }
    guard rounding > 0 else { return (low + high) / 2 }
    // Of rounded lengths, the one that a person would choose is likely the exact one.
    return lengths.sorted().max { Self.roundness(of: $0) < Self.roundness(of: $1) }
  }

  private static func roundness(of length: Double) -> Int {
    [1.0, 2, 4, 8].count { length / $0 == (length / $0).rounded() }
  }

  /// A length as a person would write it: a whole number where it is one, else with four decimals.
  static func written(_ length: Double) -> Double {
    let whole = length.rounded()
    if abs(length - whole) < 1e-3 { return whole + 0 }
    return (length * 1e4).rounded() / 1e4
  }

  /// A share as a person would write it: a fraction of small numbers where it is one.
  func writtenShare(_ found: Double) -> Double {
    for denominator in 1...12 {
      let numerator = (found * Double(denominator)).rounded()
      if abs(found - numerator / Double(denominator)) < share {
        return numerator / Double(denominator)
      }
    }
    return (found * 1e6).rounded() / 1e6
  }
}
