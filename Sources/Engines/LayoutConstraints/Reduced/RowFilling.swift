import LinearProgramming

/// Solves a block of one row: columns with cost curves, and bounds for a sum of them.
///
/// Every column starts at its minimum. If the sum is then out of bounds, the columns move where a
/// point of the sum costs least, then where it costs least of the rest, and so on: a continuous
/// knapsack, whose prices are compared level by level. The result is unique if no alternative costs
/// the same.
struct RowFilling {
  /// The values of the columns, in the order of the curves.
  private(set) var values: [Double] = []
  private var offers: [Offer] = []
  /// The prices of the offers, one for each priority level.
  private var prices: [Double] = []
  private var order: [Int] = []

  /// A part of the sum at one price.
  private struct Offer {
    /// The index of its curve, or -1 for missing the row itself.
    var curve: Int
    /// The largest change of the sum.
    var length: Double
    /// The change of the curve's column per point of the sum, with its sign.
    var rate: Double
  }

  /// The row: its terms, in the order of the curves, and the conditions on their sum.
  struct Row {
    var terms: ArraySlice<Term>
    var rightSide: Double
    var underPriority: Double
    var overPriority: Double
  }

  /// Finds `values`.
  ///
  /// Throws unless they are proven to be the unique best ones.
  mutating func solve(_ curves: CostCurves, _ row: Row) throws(ReductionFailure) {
    if values.capacity == 0 { reserveCapacity() }
    values.removeAll(keepingCapacity: true)
    offers.removeAll(keepingCapacity: true)
    prices.removeAll(keepingCapacity: true)
    var sum = 0.0
    var size = row.rightSide.magnitude
    var flatCount = 0
    for (curve, term) in zip(curves.curves, row.terms) {
      let coefficient = term.coefficient
      values.append(curve.start)
      sum += coefficient * curve.start
      size += (coefficient * curve.start).magnitude
      if curve.isFlat { flatCount += 1 }
    }
    let gap = row.rightSide - sum
    let isOutOfBounds = gap > 0 ? row.underPriority > 0 : row.overPriority > 0
    let isBinding = row.underPriority > 0 && row.overPriority > 0
    let tolerance = SolverLimits.lengthRounding * (1 + size)
    if gap.magnitude <= tolerance || !isOutOfBounds {
      guard flatCount == 0 || isBinding && flatCount == 1 else { throw .notUnique }
      return
    }
    collectOffers(curves, row, direction: gap > 0 ? 1 : -1)
    try take(
      gap.magnitude, tolerance, levels: curves.levels.count, isBinding: isBinding,
      flatCount: flatCount)
  }

  /// Reserves memory that is enough for most rows.
  private mutating func reserveCapacity() {
    values.reserveCapacity(16)
    offers.reserveCapacity(32)
    prices.reserveCapacity(128)
    order.reserveCapacity(32)
  }

  private mutating func collectOffers(_ curves: CostCurves, _ row: Row, direction: Double) {
    let levels = curves.levels.count
    for index in curves.curves.indices {
      let curve = curves.curves[index]
      let rate = direction / row.terms[row.terms.startIndex + index].coefficient
      if rate > 0 {
        var from = curve.start
        for segment in curve.lowest..<curve.points.upperBound - 1 {
          let end = curves.points[segment + 1]
          offer(index, length: (end - from) / rate, rate, curves, segment, levels)
          from = end
        }
      } else {
        var from = curve.start
        var segment = curve.isFlat ? curve.lowest : curve.lowest - 1
        while segment >= curve.points.lowerBound {
          let end = curves.points[segment]
          offer(index, length: (end - from) / rate, rate, curves, segment, levels)
          from = end
          segment -= 1
        }
      }
    }
    let priority = direction > 0 ? row.underPriority : row.overPriority
    guard let level = curves.levels.firstIndex(of: priority) else { return }
    offers.append(Offer(curve: -1, length: .infinity, rate: 0))
    for index in 0..<levels { prices.append(index == level ? 1 : 0) }
  }

  private mutating func offer(
    _ curve: Int, length: Double, _ rate: Double, _ curves: CostCurves, _ segment: Int,
    _ levels: Int
  ) {
    guard length > 0 else { return }
    offers.append(Offer(curve: curve, length: length, rate: rate))
    for index in segment * levels..<(segment + 1) * levels {
      prices.append(curves.slopes[index] * rate)
    }
  }

  private mutating func take(
    _ gap: Double, _ tolerance: Double, levels: Int, isBinding: Bool, flatCount: Int
  ) throws(ReductionFailure) {
    order.removeAll(keepingCapacity: true)
    for index in offers.indices { order.append(index) }
    if order.count > 1 { sortByPrice(levels) }
    var missing = gap
    var place = 0
    while place < order.count {
      let offer = offers[order[place]]
      let isLast = offer.length >= missing - tolerance
      let taken = isLast ? missing : offer.length
      if offer.curve >= 0 { values[offer.curve] += taken * offer.rate }
      missing -= taken
      if isLast {
        let isExhausted = (offer.length - taken).magnitude <= tolerance
        // Two columns that can move at no cost could move against each other.
        let mayBeFree = !isBinding || !isExhausted && flatCount > 1
        return try prove(place, isExhausted: isExhausted, levels, mayBeFree: mayBeFree)
      }
      place += 1
    }
    throw .notFeasible
  }

  private mutating func sortByPrice(_ levels: Int) {
    let prices = prices
    order.sort { first, second in
      for level in 0..<levels {
        let difference = prices[first * levels + level] - prices[second * levels + level]
        if difference != 0 { return difference < 0 }
      }
      return first < second
    }
  }

  /// Throws unless every offer before a position is cheaper, and every offer after it more
  /// expensive; an offer that is taken whole may cost the same.
  ///
  /// If the row is an inequality and the last price is 0, more could be taken as well.
  private func prove(
    _ last: Int, isExhausted: Bool, _ levels: Int, mayBeFree: Bool
  ) throws(ReductionFailure) {
    if mayBeFree {
      let sign = try comparison(order[last], to: nil, levels)
      guard sign > 0 else { throw .notUnique }
    }
    for place in order.indices where place != last {
      let sign = try comparison(order[place], to: order[last], levels)
      if place < last {
        guard sign < 0 || isExhausted && sign == 0 else { throw .notUnique }
      } else {
        guard sign > 0 else { throw .notUnique }
      }
    }
  }

  /// Compares the price of an offer with another one, or with 0: lower (-1), equal (0) or higher
  /// (1).
  private func comparison(
    _ first: Int, to second: Int?, _ levels: Int
  ) throws(ReductionFailure) -> Int {
    let rates = [offers[first].rate, second.map { offers[$0].rate } ?? 0]
    let unit = max(1, rates[0].magnitude, rates[1].magnitude)
    for level in 0..<levels {
      let other = second.map { prices[$0 * levels + level] } ?? 0
      let difference = prices[first * levels + level] - other
      if difference.magnitude <= SolverLimits.costRounding * unit { continue }
      guard difference.magnitude > SolverLimits.leastCost * unit else { throw .numericalDoubt }
      return difference < 0 ? -1 : 1
    }
    return 0
  }
}
