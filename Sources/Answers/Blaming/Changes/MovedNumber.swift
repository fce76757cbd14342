import Layouts

/// A number of a notation, and a small change of it that shows by how much each edge moves with it.
struct MovedNumber {
  let value: Double
  let step: Double
  var limits = -Double.infinity...Double.infinity

  /// The most values of one number that are tried.
  private static let mostValues = 3

  /// The values with which edges get the positions that are wanted, the most frequent first; `moved` are
  /// the frames after the step.
  func values(
    of elements: [String], from own: NamedFrames, by moved: NamedFrames, to wanted: NamedFrames
  ) -> [Double] {
    var counts: [(value: Double, count: Int)] = []
    for name in elements {
      let (old, new) = (own.edges(of: name), moved.edges(of: name))
      for (index, position) in wanted.edges(of: name).enumerated() {
        let response = (new[index] - old[index]) / step
        let missing = position - old[index]
        guard abs(response) > 1e-6, abs(missing) > Tolerance.equal else { continue }
        let solved = (value + missing / response).asWritten
        guard limits.contains(solved), solved != value else { continue }
        if let index = counts.firstIndex(where: { abs($0.value - solved) < 1e-3 }) {
          counts[index].count += 1
        } else {
          counts.append((solved, 1))
        }
      }
    }
    return counts.sorted { $0.count > $1.count }.prefix(Self.mostValues).map { $0.value }
  }
}
