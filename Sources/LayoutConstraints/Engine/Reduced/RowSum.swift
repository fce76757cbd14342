/// A row in terms of roots, while it is put together: each root once, in the order of appearance.
struct RowSum {
  private(set) var roots: [Int] = []
  private(set) var coefficients: [Double] = []
  /// What the container adds to the sum.
  private(set) var shift = ContainerLength()
  /// What each coefficient is made of, by magnitude, to tell rounding from a number.
  private var magnitudes: [Double] = []
  /// Where each root stands in `roots`, if it does; one entry for each column and the ground.
  private var places: [Int]

  init(columnCount: Int) {
    places = [Int](repeating: -1, count: columnCount + 1)
  }

  /// Becomes the left side of a row.
  ///
  /// Throws where a coefficient is so small beside what it is made of that it may be rounding.
  mutating func set(
    to row: Int, of rows: SparseRows, _ merging: inout ColumnMerging
  ) throws(ReductionFailure) {
    roots.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
    magnitudes.removeAll(keepingCapacity: true)
    shift = ContainerLength()
    for term in rows.terms(of: row) {
      let coefficient = rows.coefficients[term]
      let place = merging.place(of: rows.columns[term])
      shift.add(place.offset, times: coefficient)
      if place.root == merging.ground { continue }
      let scaled = coefficient * place.scale
      let known = places[place.root]
      if known >= 0 {
        coefficients[known] += scaled
        magnitudes[known] += scaled.magnitude
      } else {
        places[place.root] = roots.count
        roots.append(place.root)
        coefficients.append(scaled)
        magnitudes.append(scaled.magnitude)
      }
    }
    for root in roots { places[root] = -1 }
    try removeZeros()
  }

  private mutating func removeZeros() throws(ReductionFailure) {
    var kept = 0
    for index in roots.indices {
      let size = coefficients[index].magnitude
      if size <= 1e-13 * magnitudes[index] { continue }
      // Coefficients beyond these come of long products of multipliers; nothing is sure then.
      guard size > 1e-6 * magnitudes[index], (1e-6...1e6).contains(size) else {
        throw .numericalDoubt
      }
      roots[kept] = roots[index]
      coefficients[kept] = coefficients[index]
      kept += 1
    }
    roots.removeLast(roots.count - kept)
    coefficients.removeLast(coefficients.count - kept)
  }
}
