import LinearProgramming

/// A row in terms of roots while it is built: each root once, in the order of appearance.
///
/// Its memory belongs to this value alone and is freed with it; hence it cannot be copied.
struct RowSum: ~Copyable {
  /// A root and its coefficient.
  struct Part {
    var root: Int
    var coefficient: Double
    /// The sum of the magnitudes of the coefficient's parts, to distinguish rounding from a number.
    var magnitude: Double
  }

  private var parts: UnsafeMutableBufferPointer<Part>
  /// The number of parts.
  private(set) var count = 0
  /// Whether a part may be 0, or too small or large to rely on.
  private var isDoubtful = false
  /// The part of the sum that depends on the container.
  private(set) var shift = ContainerLength()

  init() {
    parts = .allocate(capacity: 8)
  }

  deinit { parts.deallocate() }

  /// One part.
  subscript(index: Int) -> Part { parts[index] }

  /// The indices of the parts.
  var indices: Range<Int> { 0..<count }

  /// Becomes the left side of a row.
  ///
  /// Throws if a coefficient is so small in relation to its parts that it may be rounding.
  mutating func set(
    to row: Int, of system: SparseRows, _ merging: inout ColumnMerging
  ) throws(ReductionFailure) {
    let terms = system.rows[row].terms
    if terms.count > parts.count { reserve(terms.count) }
    count = 0
    isDoubtful = false
    var shift = ContainerLength()
    for index in terms {
      let term = system.terms[index]
      let place = merging.place(of: term.column)
      let root = place.pointee.root
      if root == term.column {
        if root != merging.ground { add(term.coefficient, of: root) }
        continue
      }
      shift.add(place.pointee.offset, times: term.coefficient)
      if root != merging.ground { add(term.coefficient * place.pointee.scale, of: root) }
    }
    self.shift = shift
    if isDoubtful { try removeZeros() }
  }

  private mutating func reserve(_ capacity: Int) {
    parts.deallocate()
    parts = .allocate(capacity: capacity)
  }

  @inline(__always)
  private mutating func add(_ coefficient: Double, of root: Int) {
    let magnitude = coefficient.magnitude
    if !SolverLimits.reliableCoefficients.contains(magnitude) { isDoubtful = true }
    var known = 0
    while known < count && parts[known].root != root { known += 1 }
    if known == count {
      let part = Part(root: root, coefficient: coefficient, magnitude: magnitude)
      parts.initializeElement(at: count, to: part)
      count += 1
    } else {
      parts[known].coefficient += coefficient
      parts[known].magnitude += magnitude
      isDoubtful = true
    }
  }

  private mutating func removeZeros() throws(ReductionFailure) {
    var kept = 0
    for index in 0..<count {
      let part = parts[index]
      let size = part.coefficient.magnitude
      if size <= SolverLimits.cancelledPart * part.magnitude { continue }
      guard size > SolverLimits.leastReliablePart * part.magnitude,
        SolverLimits.reliableCoefficients.contains(size)
      else { throw .numericalDoubt }
      if kept < index { parts[kept] = part }
      kept += 1
    }
    count = kept
  }
}
