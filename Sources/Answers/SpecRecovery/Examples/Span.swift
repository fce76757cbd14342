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

  /// Whether every edge is where the other box has it.
  func isClose(to other: Box) -> Bool {
    Axis.allCases.allSatisfy {
      abs(self[$0].start - other[$0].start) <= 2 * Closeness.length
        && abs(self[$0].end - other[$0].end) <= 2 * Closeness.length
    }
  }

  /// Whether another box is inside, edges included.
  func contains(_ other: Box) -> Bool {
    Axis.allCases.allSatisfy {
      self[$0].start <= other[$0].start + Closeness.length
        && other[$0].end <= self[$0].end + Closeness.length
    }
  }

  /// Whether both share an area.
  func overlaps(_ other: Box) -> Bool {
    Axis.allCases.allSatisfy {
      self[$0].start < other[$0].end - Closeness.length
        && other[$0].start < self[$0].end - Closeness.length
    }
  }
}

/// How close numbers must be to count as equal while a spec is searched for.
///
/// Closer than what a proof calls equal, so that no candidate fails by accumulated errors alone, and
/// further apart than the errors of the solver.
enum Closeness {
  /// Between two lengths, in points.
  static let length = 0.004
  /// Between two shares of a length.
  static let share = 2e-5

  /// The common value of some lengths; `nil` where they differ, or there are none.
  static func common(_ lengths: some Sequence<Double>, within distance: Double = length) -> Double?
  {
    var low = Double.infinity
    var high = -Double.infinity
    for length in lengths {
      low = min(low, length)
      high = max(high, length)
    }
    return high - low <= distance ? (low + high) / 2 : nil
  }

  /// A length as a person would write it: a whole number where it is one, else with four decimals.
  static func written(_ length: Double) -> Double {
    let whole = length.rounded()
    if abs(length - whole) < 1e-3 { return whole + 0 }
    return (length * 1e4).rounded() / 1e4
  }

  /// A share as a person would write it: a fraction of small numbers where it is one.
  static func writtenShare(_ share: Double) -> Double {
    for denominator in 1...12 {
      let numerator = (share * Double(denominator)).rounded()
      if abs(share - numerator / Double(denominator)) < Closeness.share {
        return numerator / Double(denominator)
      }
    }
    return (share * 1e6).rounded() / 1e6
  }
}
