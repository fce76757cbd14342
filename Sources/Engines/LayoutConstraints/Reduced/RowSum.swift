import LinearProgramming

/// A row in terms of roots while it is built: each root once, in the order of appearance.
struct RowSum {
  /// A root and its coefficient.
  struct Part {
    var root: Int
    var coefficient: Double
    /// The sum of the magnitudes of the coefficient's parts, to distinguish rounding from a number.
    var magnitude: Double
  }

  private(set) var parts: [Part] = []
  /// The part of the sum that depends on the container.
  private(set) var shift = ContainerLength()

  init() {
    parts.reserveCapacity(8)
  }

  /// Becomes the left side of a row.
  ///
  /// Throws if a coefficient is so small in relation to its parts that it may be rounding.
  mutating func set(
    to row: Int, of system: SparseRows, _ merging: inout ColumnMerging
  ) throws(ReductionFailure) {
    // For a few parts this is faster than replacing all at once.
    while parts.popLast() != nil {}
    shift = ContainerLength()
    for index in system.rows[row].terms {
      let term = system.terms[index]
      let place = merging.place(of: term.column)
      shift.add(place.offset, times: term.coefficient)
      if place.root == merging.ground { continue }
      add(term.coefficient * place.scale, of: place.root)
    }
    try removeZeros()
  }

  private mutating func add(_ coefficient: Double, of root: Int) {
    var known = 0
    while known < parts.count && parts[known].root != root { known += 1 }
    if known == parts.count {
      parts.append(Part(root: root, coefficient: coefficient, magnitude: coefficient.magnitude))
    } else {
      parts[known].coefficient += coefficient
      parts[known].magnitude += coefficient.magnitude
    }
  }

  private mutating func removeZeros() throws(ReductionFailure) {
    var kept = 0
    for index in parts.indices {
      let part = parts[index]
      let size = part.coefficient.magnitude
      if size <= 1e-13 * part.magnitude { continue }
      // Coefficients outside this range come from long products of multipliers, and are unreliable.
      guard size > 1e-6 * part.magnitude, size >= 1e-6, size <= 1e6 else {
        throw .numericalDoubt
      }
      if kept < index { parts[kept] = part }
      kept += 1
    }
    if kept < parts.count { parts.removeLast(parts.count - kept) }
  }
}
