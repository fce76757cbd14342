import LinearProgramming

/// The vertices of a small program, found by solving for every choice of as many bounds as there
/// are columns.
///
/// This is the oracle: it shares no code and no idea with the simplex method. A box around the
/// origin, far larger than any vertex of a program with small whole numbers, makes every program
/// bounded; an optimum that reaches the box is unbounded.
struct VertexEnumeration {
  let program: LinearProgram
  let boxSize: Double
  private(set) var vertices: [[Double]] = []

  init(_ program: LinearProgram, boxSize: Double) {
    self.program = program
    self.boxSize = boxSize
    let planes = self.planes
    choose(from: planes[...], chosen: [])
  }

  /// The optimum in one box.
  struct Optimum {
    var values: [Double]
    var vertices: [[Double]]
  }

  /// A hyperplane: coefficients · x = value.
  private typealias Plane = (coefficients: [Double], value: Double)

  private var planes: [Plane] {
    var planes: [Plane] = []
    for row in program.rows { add(dense(row.terms), row.bounds, to: &planes) }
    for (index, column) in program.columns.enumerated() {
      let unit = program.columns.indices.map { $0 == index ? 1.0 : 0 }
      add(unit, column.bounds, to: &planes)
      add(unit, .between(-boxSize, boxSize), to: &planes)
    }
    return planes
  }

  private func add(_ coefficients: [Double], _ bounds: Bounds, to planes: inout [Plane]) {
    if bounds.lower.isFinite { planes.append((coefficients, bounds.lower)) }
    if bounds.upper.isFinite, bounds.upper != bounds.lower {
      planes.append((coefficients, bounds.upper))
    }
  }

  private func dense(_ terms: [Term]) -> [Double] {
    var coefficients = [Double](repeating: 0, count: program.columns.count)
    for term in terms { coefficients[term.column] += term.coefficient }
    return coefficients
  }

  private mutating func choose(from planes: ArraySlice<Plane>, chosen: [Plane]) {
    if chosen.count == program.columns.count {
      if let point = Self.intersection(of: chosen), admits(point) { vertices.append(point) }
      return
    }
    for index in planes.indices {
      choose(from: planes[(index + 1)...], chosen: chosen + [planes[index]])
    }
  }

  /// Gaussian elimination with the largest pivot; `nil` where the planes do not meet in one point.
  private static func intersection(of planes: [Plane]) -> [Double]? {
    var matrix = planes.map { $0.coefficients + [$0.value] }
    let count = planes.count
    for pivot in 0..<count {
      let candidates = pivot..<count
      guard
        let best = candidates.max(by: { abs(matrix[$0][pivot]) < abs(matrix[$1][pivot]) }),
        abs(matrix[best][pivot]) > 1e-9
      else { return nil }
      matrix.swapAt(pivot, best)
      for row in 0..<count where row != pivot {
        let factor = matrix[row][pivot] / matrix[pivot][pivot]
        for column in pivot...count { matrix[row][column] -= factor * matrix[pivot][column] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }

  private func admits(_ point: [Double]) -> Bool {
    func allows(_ bounds: Bounds, _ value: Double) -> Bool {
      value >= bounds.lower - 1e-7 && value <= bounds.upper + 1e-7
    }
    return point.allSatisfy { abs($0) <= boxSize + 1 }
      && zip(program.columns, point).allSatisfy { allows($0.bounds, $1) }
      && program.rows.allSatisfy { allows($0.bounds, value($0.terms, at: point)) }
  }

  private func value(_ terms: [Term], at point: [Double]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * point[$1.column] }
  }

  /// The best value of each objective among the best of those before, and the vertices that reach
  /// all of them.
  ///
  /// `nil` where there is no vertex.
  func lexicographicOptimum() -> Optimum? {
    guard !vertices.isEmpty else { return nil }
    var left = vertices
    var values: [Double] = []
    for objective in program.objectives {
      let sign: Double = objective.direction == .minimise ? 1 : -1
      let costs = left.map { sign * (value(objective.terms, at: $0) + objective.constant) }
      let best = costs.min() ?? 0
      left = zip(left, costs).filter { $0.1 <= best + 1e-6 }.map(\.0)
      values.append(sign * best)
    }
    return Optimum(values: values, vertices: left)
  }
}
