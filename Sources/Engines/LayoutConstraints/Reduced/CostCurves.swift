/// The costs of the values of some columns: one convex, piecewise linear curve for each.
///
/// Costs on several priority levels are compared level by level, the highest first, and so are
/// slopes. A curve falls if it falls on the highest level on which it is not constant. Slopes of a
/// convex curve only grow, so its minimum is where they change from falling to rising, as on a
/// single level.
struct CostCurves {
  /// The priority levels of the costs, highest first.
  private(set) var levels: [Double] = []
  /// The curves, in the order in which they were added.
  private(set) var curves: [Curve] = []
  /// The ends of the segments of all curves, from left to right; infinite if a curve has no end.
  private(set) var points: [Double] = []
  /// The slopes of the segment after each point, one for each level; unused after a curve's last
  /// point.
  private(set) var slopes: [Double] = []
  /// The bends of the curve that is being built.
  var bends: [Bend] = []

  /// The curve of one column.
  struct Curve {
    var points: Range<Int>
    /// The segment that starts at the minimum, or that is the minimum if it is flat.
    var lowest: Int
    /// Whether that segment has no slope.
    var isFlat: Bool
    /// The position of the minimum, or of one minimum if several are equal; finite.
    var start: Double
  }

  /// The cost of one optional condition on a column: a point at which the curve becomes steeper.
  struct Bend {
    var point: Double
    /// The cost per point on either side.
    var weight: Double
    /// The priority levels of smaller and of larger values; 0 for no cost.
    var leftPriority: Double
    var rightPriority: Double
  }

  /// Removes everything but keeps the memory; the first call reserves enough for most blocks.
  mutating func removeAll() {
    if levels.capacity == 0 {
      levels.reserveCapacity(8)
      curves.reserveCapacity(16)
      points.reserveCapacity(48)
      slopes.reserveCapacity(192)
      bends.reserveCapacity(16)
    }
    levels.removeAll(keepingCapacity: true)
    curves.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    slopes.removeAll(keepingCapacity: true)
  }

  /// Adds a priority level; all of them are added before the first curve.
  mutating func addLevel(_ priority: Double) {
    guard SparseRows.isLevel(priority) else { return }
    var index = 0
    while index < levels.count && levels[index] > priority { index += 1 }
    if index < levels.count && levels[index] == priority { return }
    levels.insert(priority, at: index)
  }

  /// Builds the curve of the bends between two bounds, and finds its minimum.
  ///
  /// Throws if the curve falls without end, or if a slope is so small that it may be rounding.
  mutating func endCurve(
    lower: Double, upper: Double, _ reduced: ReducedRows, column: Int
  ) throws(ReductionFailure) {
    if bends.count > 1 { bends.sort { $0.point < $1.point } }
    let first = points.count
    points.append(lower)
    addSteepness(reduced, column)
    for bend in bends {
      if bend.point <= lower {
        steepen(bend.rightPriority, by: bend.weight)
      } else {
        steepen(bend.leftPriority, by: -bend.weight)
      }
    }
    for bend in bends where bend.point > lower && bend.point < upper {
      let last = points[points.count - 1]
      // Bends that differ only by rounding are one bend.
      if bend.point - last > SolverLimits.lengthRounding * (1 + bend.point.magnitude) {
        points.append(bend.point)
        for _ in levels { slopes.append(slopes[slopes.count - levels.count]) }
      }
      steepen(bend.leftPriority, by: bend.weight)
      steepen(bend.rightPriority, by: bend.weight)
    }
    points.append(upper)
    for _ in levels { slopes.append(0) }
    try findLowest(first..<points.count)
  }

  /// Adds the slopes of the first segment, before any bends.
  private mutating func addSteepness(_ reduced: ReducedRows, _ column: Int) {
    for _ in levels { slopes.append(0) }
    for cost in reduced.costs(of: column) where cost.points != 0 {
      steepen(cost.priority, by: cost.points)
    }
  }

  /// Adds to a slope of the last segment.
  private mutating func steepen(_ priority: Double, by slope: Double) {
    if priority == 0 { return }
    var level = 0
    while level < levels.count && levels[level] != priority { level += 1 }
    if level == levels.count { return }
    slopes[slopes.count - levels.count + level] += slope
  }

  private mutating func findLowest(_ range: Range<Int>) throws(ReductionFailure) {
    let last = range.upperBound - 1
    var segment = range.lowerBound
    while segment < last {
      let sign = try sign(ofSegment: segment)
      if sign >= 0 {
        let isFlat = sign == 0
        let ends = (points[segment], points[segment + 1])
        let start = isFlat ? min(max(0, ends.0), ends.1) : ends.0
        guard start.isFinite else { throw .notUnique }
        return curves.append(Curve(points: range, lowest: segment, isFlat: isFlat, start: start))
      }
      segment += 1
    }
    guard points[last].isFinite else { throw .notUnique }
    curves.append(Curve(points: range, lowest: last, isFlat: false, start: points[last]))
  }

  /// Whether a segment falls (-1), is flat or rises (1).
  private func sign(ofSegment segment: Int) throws(ReductionFailure) -> Int {
    for index in segment * levels.count..<(segment + 1) * levels.count {
      let slope = slopes[index]
      if slope.magnitude <= SolverLimits.costRounding { continue }
      guard slope.magnitude > SolverLimits.leastCost else { throw .numericalDoubt }
      return slope < 0 ? -1 : 1
    }
    return 0
  }
}
